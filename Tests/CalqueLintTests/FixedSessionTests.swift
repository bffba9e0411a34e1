import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Fixes in rounds: one that another one makes possible or changes is made after it.
@Suite struct FixedSessionTests {
  private static func fixed(_ files: [(path: String, text: String)]) -> FixedSession {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    return FixedSession(
      LintSession(
        files: files.map { ($0.path, Array($0.text.utf8)) }, configuration: configuration))
  }

  /// A catalog as Xcode lays it out, with a plural in Polish that lacks two forms.
  private static func catalog(other: String) -> String {
    func form(_ name: String, _ text: String) -> String {
      """
                    "\(name)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(text)"
                      }
                    }
      """
    }
    func language(_ name: String, _ one: String, _ other: String) -> String {
      """
              "\(name)" : {
                "variations" : {
                  "plural" : {
      \(form("one", one)),
      \(form("other", other))
                  }
                }
              }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "files" : {
            "extractionState" : "manual",
            "localizations" : {
      \(language("en", "%lld file", "%lld files")),
      \(language("pl", "%lld plik", other))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  @Test func aFormIsCopiedAfterItsTextIsFixed() throws {
    let fixed = Self.fixed([("A.xcstrings", Self.catalog(other: "%lld pliku "))])
    let contents = try #require(fixed.run.contents["A.xcstrings"])
    let catalog = Catalog(XCStrings(SourceText(path: "A.xcstrings", contents: contents)))
    guard case .variations(let plural)? = catalog["files"]?.localization("pl")?.value else {
      Issue.record("no plural")
      return
    }
    // Xcode sorts the forms by name.
    #expect(plural.cases.map(\.selector) == ["few", "many", "one", "other"])
    #expect(plural["few"]?.texts.map(\.string) == ["%lld pliku"])
    #expect(plural["many"]?.texts.map(\.state) == ["needs_review"])
    #expect(plural["other"]?.texts.map(\.string) == ["%lld pliku"])
    #expect(fixed.after.fixable == 0)
    let rules = fixed.findings.flatMap(\.findings).map(\.rule)
    #expect(!rules.contains("xcstrings_format"))
    #expect(rules.filter { $0 == "plural_missing_category" }.count == 1)
  }

  /// Each text has a fix only after the first one is made.
  @Test(
    arguments: [
      ("Post was sent. ", "Post\\tinviato.\\t", "Post inviato. "),
      ("Sent to %1$@ by %2$@.", "Inviato a % @ da %2$@.", "Inviato a %1$@ da %2$@."),
      ("Post was sent.", "\\u202BPost inviato.", nil),
    ] as [(String, String, String?)])
  func aSecondRunChangesNothing(_ source: String, _ text: String, _ wanted: String?) throws {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"\(source)\";\n"),
      ("it.lproj/A.strings", "\"a\" = \"\(text)\";\n"),
    ]
    let fixed = Self.fixed(files)
    let contents = try #require(fixed.run.contents["it.lproj/A.strings"])
    let result = String(decoding: contents, as: UTF8.self)
    if let wanted { #expect(result == "\"a\" = \"\(wanted)\";\n") }
    #expect(fixed.after.fixable == 0)
    let again = Self.fixed([files[0], ("it.lproj/A.strings", result)])
    #expect(again.run.contents.isEmpty)
  }

  @Test func theReportIsThatOfASecondRun() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"Open %@\";\n\"b\" = \"Shut\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Öffnen %d \";\n\"b\" = \"Zu \";\n"),
    ]
    let fixed = Self.fixed(files)
    var second = files
    for index in files.indices {
      guard let contents = fixed.run.contents[files[index].0] else { continue }
      second[index].1 = String(decoding: contents, as: UTF8.self)
    }
    let after = Self.fixed(second)
    #expect(fixed.findings.flatMap(\.findings) == after.findings.flatMap(\.findings))
    #expect(fixed.after.counts == after.before.counts)
    #expect(fixed.before.fixable == 2)
  }

  /// Only what a fix concerns is linted again, and what is found is what a new session finds.
  @Test(arguments: ["en", "de", "fr", "Base"])
  func laterRoundsFindWhatANewSessionFinds(_ faulty: String) {
    let files = ["Base", "en", "de", "de-CH", "fr"].flatMap { locale in
      ["A", "B"].map { table in
        (
          "\(locale).lproj/\(table).strings",
          "\"a\" = \"Text\(locale == faulty && table == "A" ? " " : "") \(locale) %@\";\n"
            + "\"b\" = \"\(locale == faulty ? "%d  of" : "%d of") %@ \";\n"
        )
      }
    }
    let fixed = Self.fixed(files)
    let contents = files.map { ($0.0, fixed.run.contents[$0.0] ?? Array($0.1.utf8)) }
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    let session = LintSession(files: contents, configuration: configuration)
    #expect(fixed.findings.flatMap(\.findings) == session.findings())
    #expect(!fixed.run.contents.isEmpty)
  }

  /// A reader limits the number of its problems, but not of those that a fix removes.
  @Test(arguments: ["\\u00e9", "\\U0001F600"]) func oneRunFixesAll(_ escape: String) throws {
    let text = (0..<3_000).map { "\"key.\($0)\" = \"Caf\(escape) \($0)\";\n" }.joined()
    let fixed = Self.fixed([("de.lproj/A.strings", text)])
    let contents = try #require(fixed.run.contents["de.lproj/A.strings"])
    #expect(!String(decoding: contents, as: UTF8.self).contains(escape))
    #expect(fixed.run.count == 3_000)
    #expect(fixed.after.fixable == 0)
  }

  /// While the source text has no form for a category, or a copy that needs review, its
  /// translations are not told that they lack it.
  @Test func aCopiedFormOfTheSourceIsNoNewFindingInTranslations() {
    func text(_ state: String, _ value: String) -> String {
      #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }
    func catalog(_ one: String) -> String {
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "months" : { "localizations" : {
        "de" : { "variations" : { "plural" : { "other" : \(text("translated", "%lld Monate")) } } },
        "en" : { "variations" : { "plural" : { \(one)"other" : \(
          text("translated", "%lld months")) } } } } } } }
      """
    }
    func locales(_ one: String) -> [String?] {
      LinterTests.lint([("A.xcstrings", catalog(one))]).findings
        .filter { $0.rule == "plural_missing_category" }.map(\.locale)
    }
    let copy = text("needs_review", "%lld months")
    #expect(locales("") == ["en"])
    let fixed = Self.fixed([("A.xcstrings", catalog(""))])
    #expect(!fixed.findings.flatMap(\.findings).contains { $0.rule == "plural_same_forms" })
    #expect(locales("\"one\" : \(copy), ") == ["en"])
    #expect(locales("\"one\" : \(text("translated", "%lld months")), ") == ["de"])
    #expect(locales("\"one\" : \(text("needs_review", "%lld month")), ") == ["de"])
  }

  /// A key is fixed in all languages or in none: they would have other keys otherwise.
  @Test func fixesAKeyInEveryLanguage() {
    let languages = "aa ab af am ar as az ba be bg bn bo".split(separator: " ")
    let entry = #""one \u{2022} two" = "uno \u{2022} due";"#
    let files =
      ([("en.lproj/A.strings", entry)] + languages.map { ("\($0).lproj/A.strings", entry) })
    let fixed = FixedSession(LintSession(files: files.map { ($0.0, Array($0.1.utf8)) }))
    #expect(fixed.run.contents.count == files.count)
    #expect(
      fixed.run.contents.values.allSatisfy {
        String(decoding: $0, as: UTF8.self) == #""one \U2022 two" = "uno \U2022 due";"#
      })
    #expect(fixed.findings.flatMap(\.findings).isEmpty)
  }

  /// Where most languages differ from the source text, that may be wrong.
  @Test(arguments: [
    (#""a" = "Open\n";"#, #""a" = "Öffnen";"#), (#""a" = "Yours";"#, #""a" = "Deine: ";"#),
  ]) func leavesOpenWhatMostLanguagesSay(_ english: String, _ other: String) {
    let files =
      [("en.lproj/A.strings", english)]
      + ["de", "fr", "it", "es"].map { ("\($0).lproj/A.strings", other) }
    let fixed = FixedSession(LintSession(files: files.map { ($0.0, Array($0.1.utf8)) }))
    #expect(fixed.run.contents.isEmpty)
    let two = FixedSession(LintSession(files: files.prefix(3).map { ($0.0, Array($0.1.utf8)) }))
    #expect(two.run.contents.count == 2)
  }

  /// The same in a string catalog, which has all languages in one file.
  @Test func leavesOpenWhatMostLanguagesOfACatalogSay() {
    func catalog(_ languages: [String]) -> String {
      let texts = (languages + ["en"]).map { language in
        let text = language == "en" ? "Open\\n" : "Öffnen"
        return
          #""\#(language)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
      }
      return """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "open" : {
          "extractionState" : "manual", "localizations" : { \(texts.joined(separator: ", ")) } } } }
        """
    }
    func fixed(_ languages: [String]) -> Bool {
      !FixedSession(LintSession(files: [("A.xcstrings", Array(catalog(languages).utf8))]))
        .run.contents.isEmpty
    }
    #expect(!fixed(["de", "es", "fr", "it"]))
    #expect(fixed(["de", "es"]))
  }

  /// What is told once is fixed in every language.
  @Test func fixesEachOfSeveralFindingsThatAreToldOnce() {
    var configuration = LintConfiguration()
    configuration.foldsMissingTexts = true
    let languages = (0..<12).map { "aa ab af am ar as az ba be bg bn bo".split(separator: " ")[$0] }
    let files =
      [("en.lproj/A.strings", "\"a\" = \"One two\";")]
      + languages.map { ("\($0).lproj/A.strings", "\"a\" = \"Eins  zwei\";") }
    let fixed = FixedSession(
      LintSession(
        files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration))
    #expect(fixed.run.contents.count == languages.count)
    #expect(fixed.findings.flatMap(\.findings).filter { $0.rule == "double_space" }.isEmpty)
  }
}
