import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// What is wrong with texts that users do not see is information.
@Suite struct ProjectUsageTests {
  /// A project as Xcode writes it, with the catalogs of two languages and a folder.
  private static func project(_ files: String, scripts: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXFileReference section */
        A1 /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/A.strings; sourceTree = "<group>"; };
        A3 /* Odd */ = {isa = PBXFileReference; path = Elsewhere/C.strings; sourceTree = "<group>"; };
    \(files)
    /* End PBXFileReference section */
        G1 = {isa = PBXGroup; children = (G2, B1, A3, ); sourceTree = "<group>"; };
        G2 /* App */ = {isa = PBXGroup; children = (V1, ); path = App; sourceTree = "<group>"; };
        V1 /* A.strings */ = {isa = PBXVariantGroup; children = (A1 /* en */, A2, ); name = A.strings; sourceTree = "<group>"; };
        P1 = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; projectRoot = ""; };
    \(scripts)
      };
      rootObject = P1 /* Project object */;
    }
    """
  }

  private static func files(_ others: [(String, String)]) -> [(String, String)] {
    [
      ("App/en.lproj/A.strings", #""title.open" = "Open"; "title.close" = "Close";"#),
      ("App/de.lproj/A.strings", #""title.open" = "Öffnen "; "title.close" = "Schließen ";"#),
    ] + others
  }

  private static func found(
    _ others: [(String, String)], _ change: (inout LintConfiguration) -> Void = { _ in }
  ) -> [String] {
    FirstRunTests.lint(files(others), change).found.flatMap { file in
      file.findings.map { "\(file.path) \($0.key ?? "") \($0.severity)" }
    }
  }

  private static let german = "App/de.lproj/A.strings"
  private static let both = [
    "\(german) title.open warning", "\(german) title.close warning",
  ]

  // MARK: Projects

  @Test func tablesThatNoProjectBuildsAreInformation() {
    let project = Self.project("")
    #expect(Self.found([("App.xcodeproj/project.pbxproj", project)]) == [])
    #expect(
      Self.found([("App.xcodeproj/project.pbxproj", project)]) { $0.lintsUnused = true }
        == Self.both)
    let told = FirstRunTests.lint(Self.files([("App.xcodeproj/project.pbxproj", project)])) {
      $0.minimumSeverity = .information
    }.found.flatMap(\.findings).filter { $0.rule == "edge_whitespace" }
    #expect(told.map(\.severity) == [.information, .information])
    #expect(told.map { $0.message.hasSuffix("; no project builds this file") } == [true, false])
  }

  @Test(arguments: [
    // The file itself, in the group of its languages.
    #"A2 = {isa = PBXFileReference; name = de; path = de.lproj/A.strings; sourceTree = "<group>"; };"#,
    #"A2 = {isa = PBXFileReference; path = App/DE.lproj/A.strings; sourceTree = SOURCE_ROOT; };"#,
    // The folder of the language, and folders with all that is in them.
    #"A2 = {isa = PBXFileReference; lastKnownFileType = folder; path = de.lproj; sourceTree = "<group>"; };"#,
    #"B1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };"#,
    // A file that is not where the project says may be this one.
    #"A2 = {isa = PBXFileReference; path = ../Moved/de.lproj/A.strings; sourceTree = "<group>"; };"#,
  ]) func whatAProjectListsIsBuilt(_ reference: String) {
    #expect(
      Self.found([("App.xcodeproj/project.pbxproj", Self.project(reference))]) == Self.both)
  }

  @Test func inDoubtATableIsBuilt() {
    let project = Self.project("")
    let script = #"S1 = {isa = PBXShellScriptBuildPhase; shellScript = "cp -r App/*.lproj out"; };"#
    for others in [
      // No project is above it, one cannot be read, a package has it, or a script copies it.
      [("Other/App.xcodeproj/project.pbxproj", project)],
      [("App.xcodeproj/project.pbxproj", "{ broken")],
      [("App.xcodeproj/project.pbxproj", "")],
      [("App.xcodeproj/project.pbxproj", project), ("App/Package.swift", "")],
      [("App.xcodeproj/project.pbxproj", project), ("project.yml", "")],
      [("App.xcodeproj/project.pbxproj", Self.project("", scripts: script))],
    ] {
      #expect(Self.found(others) == Self.both, "\(others)")
    }
  }

  // MARK: Keys

  @Test(arguments: [
    #"let a = L("title.open")"#, "L(@\"title.open\")", "let a = Title.open",
    "let a = L10n.Title.open", "L10n.titleOpen", #"L("title." + name)"#, #"L("\(kind).open")"#,
    #"L(format: @"title.%@", name)"#, "let keys = \"\"\"\n  title.open\n  \"\"\"",
    #"// See "title.open"."#, #"let a = "\(L("title.open")) and more""#,
    #"let prefix = "title.""#, #"let key = "title.op" + "en""#, #""title.\u{6F}pen""#,
  ]) func sourcesNameKeys(_ source: String) {
    let source = source + "\nlet other = \"title.close\""
    #expect(Self.found([("App/A.swift", source)]) == Self.both, "\(source)")
  }

  @Test func keysThatNoSourceNamesAreInformation() {
    #expect(
      Self.found([("App/A.swift", "let a = L(\"title.close\")")])
        == ["\(Self.german) title.close warning"])
    #expect(
      Self.found([("App/A.swift", "let a = L(\"title.close\")")]) { $0.lintsUnused = true }
        == Self.both)
    #expect(
      Self.found([("App/B.xib", #"<label key="title.close"/><string>title.op</string>"#)])
        == ["\(Self.german) title.close warning"])
  }

  @Test func otherwiseItIsNotKnownHowKeysAreUsed() {
    // Most keys are not found, or there is no source.
    #expect(Self.found([("App/A.swift", "let a = 1")]) == Self.both)
    #expect(Self.found([("App/A.plist", "<string>title.close</string>")]) == Self.both)
  }

  @Test func keysOfNibsAndOfTheSystemAreUsed() {
    for (name, key) in [("InfoPlist", "NSCameraUsageDescription"), ("Main", "4dB-Xy-k9Q.text")] {
      let others = [
        ("en.lproj/\(name).strings", "\"\(key)\" = \"Open\"; \"title.open\" = \"Open\";"),
        ("de.lproj/\(name).strings", "\"\(key)\" = \"Auf \"; \"title.open\" = \"Auf\";"),
        ("A.swift", #"L("title.open"); L("title.close")"#),
      ]
      #expect(Self.found(others).contains("de.lproj/\(name).strings \(key) warning"))
    }
  }

  @Test func onlyKeysThatXcodeDoesNotFindAreLookedUp() {
    func catalog(_ state: String) -> String {
      """
      { "sourceLanguage" : "en", "strings" : {
        "a key" : { "extractionState" : "\(state)", "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Schlüssel " } } } },
        "other" : { "extractionState" : "manual", "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Anderes" } } } } }, "version" : "1.0" }
      """
    }
    func found(_ state: String) -> [String] {
      Self.found([("L.xcstrings", catalog(state)), ("A.swift", #"L("other"); L("title.\(a)")"#)])
        .filter { $0.hasPrefix("L.") }
    }
    #expect(found("manual") == [])
    #expect(found("extracted_with_value") == ["L.xcstrings a key warning"])
  }

  // MARK: Tests and pseudo-locales

  @Test func inputsOfTestsAreInformation() {
    let catalog = ("Tools/tests/fixtures/en.lproj/B.strings", #""a" = "Open  file";"#)
    #expect(Self.found([catalog]) == Self.both)
    #expect(Self.found([catalog]) { $0.lintsUnused = true }.count == 3)
  }

  @Test(arguments: ["en-XA", "ar_XB", "en-xc"]) func generatedTextsAreNotLinted(_ locale: String) {
    let found = FirstRunTests.lint([
      ("en.lproj/A.strings", #""a" = "Open https://a.com"; "b" = "%d files";"#),
      ("\(locale).lproj/A.strings", #""a" = "[Öþéñ  ĥţţþš one two]"; "b" = "[fîļéš]";"#),
    ]).found.flatMap(\.findings)
    #expect(found.map(\.rule) == [])
  }

  // MARK: Hostile files

  @Test func literalsInLiteralsOfAnyDepthAreRead() {
    for part in [#""\("#, #""\(""#, #""""\"#, #""a\(b""#] {
      let deep = String(repeating: part, count: 100_000)
      #expect(
        Self.found([("App/A.swift", deep + "\n\"title.open\"\n\"title.close\"")]) == Self.both)
    }
  }

  @Test func groupsInGroupsOfAnyDepthAreRead() {
    let groups = (0..<50_000).map {
      "N\($0) = {isa = PBXGroup; children = (N\($0 + 1), ); sourceTree = \"<group>\"; };"
    }
    let project = Self.project(
      "B1 = {isa = PBXGroup; children = (N0, ); sourceTree = \"<group>\"; };"
        + groups.joined(separator: "\n"))
    #expect(Self.found([("App.xcodeproj/project.pbxproj", project)]) == [])
  }
}
