import CalqueCatalogs
import Testing

@testable import CalqueExchange

/// Names that Xcode 26 wrote into `GeneratedStringSymbols_Localizable.swift` of public projects.
@Suite struct StringSymbolsTests {
  @Test(arguments: [
    ("settings", "settings"), ("Settings", "settings"), ("app.name", "appName"),
    ("SPEED BOOST", "speedBoost"), ("Retro Green CRT", "retroGreenCrt"), ("dept.GE", "deptGe"),
    ("action.copy_link", "actionCopyLink"), ("F_A_Title", "fATitle"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("error.invalidURL", "errorInvalidURL"),
    ("permission.expiry.1month", "permissionExpiry1Month"),
    ("share.expiry.3days", "shareExpiry3Days"), ("detail.techInfo", "detailTechInfo"),
    ("Deleting Synced Content…", "deletingSyncedContent"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    (
      "iCloud Sync does not have an active collection.", "iCloudSyncDoesNotHaveAnActiveCollection"
    ),
    ("Snip Snap’s files use CKAsset data", "snipSnapsFilesUseCkassetData"),
    ("local-only data to CloudKit.", "localOnlyDataToCloudKit"),
    ("Update file with ${content}", "updateFileWith$Content"),
    ("Clean black-and-white visuals", "cleanBlackAndWhiteVisuals"),
  ])
  func namesKeys(_ key: String, _ name: String) {
    #expect(SymbolName.property(of: key, hasArguments: false) == name)
  }

  @Test(arguments: [
    ("%lld MiB", "miB(_ arg1: Int)"), ("%lld active", "active(_ arg1: Int)"),
    ("unsupported file type %@", "unsupportedFileType(_ arg1: String)"),
    (
      "larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit(_ arg1: String)"
    ),
    (
      "Score %@, %@ %lld, %@ %lld",
      "score(_ arg1: String, _ arg2: String, _ arg3: Int, _ arg4: String, _ arg5: Int)"
    ),
    (
      "starred.unstar_batch_partial %lld %lld",
      "starredUnstarBatchPartial(_ arg1: Int, _ arg2: Int)"
    ),
  ])
  func takesTheArgumentsOfKeys(_ key: String, _ declaration: String) {
    let source = symbols([CatalogEntry(key: key, extractionState: "manual")])
    #expect(source.contains("static func \(declaration) -> LocalizedStringResource {"))
  }

  @Test func takesTheArgumentsOfTheSourceText() {
    let text = CatalogText("%@ failed with status %lld")
    let entry = CatalogEntry(
      key: "attachment.error.detail", comment: "A file name and a reason.",
      extractionState: "manual",
      localizations: [CatalogLocalization(locale: "en", value: .text(text))])
    let source = symbols([entry])
    #expect(source.contains("static func attachmentErrorDetail(_ arg1: String, _ arg2: Int)"))
    #expect(source.contains(#"defaultValue: "\(arg1)\(arg2, specifier: "%lld")""#))
    #expect(source.contains("/// A file name and a reason.\n"))
  }

  /// Texts of a public catalog, with the labels that its app calls the functions with.
  @Test(arguments: [
    (
      "about_thanks", "[Contributors](%1$(contributorsLink)@) and [Sponsors](%2$(sponsorsLink)@)",
      "aboutThanks(contributorsLink: String, sponsorsLink: String)"
    ),
    (
      "delete_confirmation_description", "%1$(secretName)@, then “%2$(confirmSecretName)@”",
      "deleteConfirmationDescription(secretName: String, confirmSecretName: String)"
    ),
    ("shell_default", "`%(shellName)@`", "shellDefault(shellName: String)"),
    ("posts", "%(count)lld", "posts(count: Int)"),
    // Each label once; a word of Swift is a label, and needs quotes as a value.
    ("twice", "%(a)@ %(a)@", "twice(_ arg1: String, _ arg2: String)"),
    ("word", "%(in)@", "word(in: String)"),
  ])
  func namesOfArgumentsAreLabels(_ key: String, _ text: String, _ declaration: String) {
    let entry = CatalogEntry(
      key: key, extractionState: "manual",
      localizations: [CatalogLocalization(locale: "en", value: .text(CatalogText(text)))])
    let source = symbols([entry])
    #expect(source.contains("static func \(declaration) -> LocalizedStringResource {"))
    if key == "posts" { #expect(source.contains(#""\(count, specifier: "%lld")""#)) }
    if key == "word" { #expect(source.contains(#""\(`in`)""#)) }
  }

  @Test func onlyKeysAddedByHandGetSymbols() {
    let source = symbols([
      CatalogEntry(key: "Found in code"),
      CatalogEntry(key: "stale", extractionState: "stale"),
      CatalogEntry(key: "class", extractionState: "manual"),
    ])
    #expect(!source.contains("foundInCode"))
    #expect(!source.contains("stale"))
    #expect(source.contains("static var `class`: LocalizedStringResource {"))
  }

  @Test func keysOfOneNameGetOneSymbol() {
    let catalog = Catalog(
      name: "Localizable", format: .xcstrings, sourceLanguage: "en", version: "1.0",
      locales: ["en"],
      entries: ["a.b", "a b", "…"].map { CatalogEntry(key: $0, extractionState: "manual") })
    #expect(StringSymbols(catalog, module: "Foundation").omitted == ["a.b", "…"])
  }

  /// The names that a compiler takes, whatever is in a key.
  @Test(arguments: [
    ("${app} name", "_$AppName"), ("3 files", "_3Files"), ("٣ ملفات", "_٣ملفات"),
  ])
  func namesAreNamesOfSwift(_ key: String, _ name: String) {
    #expect(SymbolName.property(of: key, hasArguments: false) == name)
  }

  /// The end of a line in a catalog must not end a comment, after which it would be code.
  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{b}"])
  func commentsStayComments(_ end: String) {
    let entry = CatalogEntry(
      key: "a\(end)fatalError()", comment: "b\(end)fatalError()", extractionState: "manual")
    let lines = symbols([entry]).split(whereSeparator: \.isNewline)
    let called = lines.filter { $0.contains("fatalError") }
      .map { $0.drop(while: \.isWhitespace) }
    #expect(called.count >= 2)
    #expect(
      called.allSatisfy {
        $0.hasPrefix("///") || $0.hasPrefix("static var")
          || $0.hasPrefix("LocalizedStringResource(\"")
      })
  }

  @Test func otherTablesHaveTypes() {
    let source = symbols(
      [CatalogEntry(key: "CFBundleName", extractionState: "manual")], table: "InfoPlist")
    #expect(source.contains("enum InfoPlist {\n"))
    #expect(source.contains(#"table: "InfoPlist""#))
  }

  private func symbols(_ entries: [CatalogEntry], table: String = "Localizable") -> String {
    let catalog = Catalog(
      name: table, format: .xcstrings, sourceLanguage: "en", version: "1.0", locales: ["en"],
      entries: entries)
    return StringSymbols(catalog, module: "CalqueLocalization").source
  }
}
