import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// What is one decision of a project is one finding, and every place is listed on request.
@Suite struct FoldedFindingTests {
  private static func lint(
    _ files: [(String, String)], _ rule: String, folds: Bool = true,
    from severity: Severity = .warning
  ) -> [String] {
    FirstRunTests.lint(files) {
      $0.foldsMissingTexts = folds
      $0.minimumSeverity = severity
    }.found.flatMap(\.findings)
      .filter { $0.rule == rule }.map { "\($0.file): \($0.message)" }
  }

  private static func catalog(_ locales: [String]) -> String {
    let units = locales.map {
      "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"文字\" } }"
    }
    return """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Text" : { "localizations" : {
        \(units.joined(separator: ",\n")) } } } }
      """
  }

  @Test func languagesOfManyCatalogs() {
    let files = ["A", "B", "C"].map { ("\($0).xcstrings", Self.catalog(["zh-Hant", "zh-TW"])) }
    #expect(
      Self.lint(files, "locale_duplicate") == [
        "A.xcstrings: 'zh-TW' and 'zh-Hant' are the same language, as in 2 other files"
      ])
    #expect(Self.lint(files, "locale_duplicate", folds: false).count == 3)
  }

  @Test func emptyFilesOfATable() {
    let files =
      [("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/B.strings", "\"a\" = \"One\";\n")]
      + ["de", "fr"].map { ("\($0).lproj/A.strings", "") } + [("de.lproj/B.strings", "")]
    #expect(
      Self.lint(files, "empty_file", from: .information) == [
        "de.lproj/A.strings: The file is empty, as in 2 other files"
      ])
  }

  @Test func tablesOfALanguage() {
    var files: [(String, String)] = []
    for table in ["A", "B", "C", "D"] {
      for locale in ["en", "de", "it"] {
        files.append(("\(locale).lproj/\(table).strings", "\"a\" = \"Word \(locale)\";\n"))
      }
    }
    files += ["A", "B"].map { ("fr.lproj/\($0).strings", "\"a\" = \"Mot\";\n") }
    #expect(
      Self.lint(files, "table_missing") == [
        "fr.lproj/A.strings: fr.lproj has no table 'C', which de, it have; 1 other table is missing"
      ])
    // A language that has barely begun lacks most of them.
    files.removeAll { $0.0 == "fr.lproj/B.strings" }
    #expect(Self.lint(files, "table_missing").isEmpty)
    #expect(Self.lint(files, "table_missing", from: .information).count == 1)
  }

  @Test func keysThatTheSourceSpellsDifferently() {
    let files =
      [("en.lproj/A.strings", "\"lang_zh\" = \"Chinese\";\n")]
      + ["de", "fr", "it"].map {
        ("\($0).lproj/A.strings", "\"lang-zh\" = \"\($0)\";\n")
      }
    #expect(
      Self.lint(files, "extra_key") == [
        "de.lproj/A.strings: 'lang-zh' is not in en.lproj, where it is spelled 'lang_zh', as in fr, it"
      ])
  }

  @Test func argumentsThatTranslationsLack() {
    let files =
      [("en.lproj/A.strings", "\"a\" = \"Delete %@\";\n")]
      + ["de", "fr", "it", "pl", "sv"].map {
        ("\($0).lproj/A.strings", "\"a\" = \"Text \($0)\";\n")
      }
    #expect(
      Self.lint(files, "format_missing") == [
        "de.lproj/A.strings: Argument 1, '%@' in en, is missing, as in fr, it and 2 other languages"
      ])
  }

  @Test func placeholdersWithoutNumbers() {
    let text = #""a" = "%@ of %@"; "b" = "%@ by %@"; "c" = "%d for %d";"#
    #expect(
      Self.lint([("en.lproj/A.strings", text)], "format_order_risk", from: .information) == [
        "en.lproj/A.strings: 2 unnumbered placeholders that translators cannot tell apart; 2 other source texts have such placeholders"
      ])
    #expect(
      Self.lint(
        [("en.lproj/A.strings", text)], "format_order_risk", folds: false, from: .information
      ).count == 3)
  }

  /// An entry that is written twice with one value in every language.
  @Test func keysThatAllLanguagesHaveTwice() {
    func twice(_ value: String) -> String { "\"a\" = \"\(value)\";\n\"a\" = \"\(value)\";\n" }
    let files = [("en", "One"), ("de", "Eins"), ("fr", "Un")].map {
      ("\($0).lproj/A.strings", twice($1))
    }
    #expect(
      Self.lint(files, "duplicate_key") == [
        "en.lproj/A.strings: The key 'a' is already defined at 1:1, with the same value; 2 languages copy it: de, fr"
      ])
    // Where the values differ, one of them is lost, and the source is the cause of it.
    let lost = files.dropFirst().map { ($0.0, "\"a\" = \"Z\";\n" + $0.1) }
    #expect(
      Self.lint([files[0]] + lost, "duplicate_key") == [
        "en.lproj/A.strings: The key 'a' is already defined at 1:1, with the same value; 2 languages copy it: de, fr; the values differ in de, fr"
      ])
    // Without the source, each language has lost a value of its own.
    #expect(
      Self.lint(
        [("en.lproj/A.strings", "\"a\" = \"One\";\n")] + lost, "duplicate_key", from: .error
      )
      .count == 2)
  }

  /// A block that was pasted twice, with the same values.
  @Test func blocksThatAreRepeated() {
    let block = (1...5).map { "\"k\($0)\" = \"Word \($0)\";\n" }.joined()
    let files = [("en.lproj/A.strings", block), ("de.lproj/A.strings", block + "\n" + block)]
    #expect(
      Self.lint(files, "duplicate_key") == [
        "de.lproj/A.strings: The key 'k1' is already defined at 1:1, with the same value; 4 other keys of the file are repeated"
      ])
    #expect(Self.lint(files, "duplicate_key", folds: false).count == 5)
  }

  /// A language without the spaces at the end of parts, and parts that no language separates so.
  @Test func spacesThatTranslationsLack() {
    let units = ["minute", "hour", "day"].map { "\"\($0)\" = \" \($0) \";\n" }.joined()
    let french = ["minute", "heure", "jour"]
    let files = [
      ("en.lproj/A.strings", units),
      (
        "fr.lproj/A.strings",
        zip(["minute", "hour", "day"], french).map { "\"\($0)\" = \" \($1)\";\n" }.joined()
      ),
    ]
    #expect(
      Self.lint(files, "edge_whitespace") == [
        "fr.lproj/A.strings: The source text ends with a space, but the string does not; 2 other strings lack such a space"
      ])
    let label =
      [("en.lproj/A.strings", "\"type\" = \"Type: \";\n")]
      + ["de", "es", "fr", "it", "pl"].map { ("\($0).lproj/A.strings", "\"type\" = \"\($0):\";\n") }
    #expect(
      Self.lint(label, "edge_whitespace") == [
        "de.lproj/A.strings: The source text ends with a space, but the string does not, as in 4 other languages: it may be superfluous there"
      ])
  }

  /// A variety whose file is that of its language, and a copy in another folder.
  @Test func identicalFiles() {
    let text = "\"a\" = \"Abra  o ficheiro\";\n"
    let files =
      [("en.lproj/A.strings", "\"a\" = \"Open the file\";\n\"b\" = \"Close it\";\n")]
      + ["pt.lproj", "pt-BR.lproj", "Library/pt.lproj"].map { ("\($0)/A.strings", text) }
    #expect(Self.lint(files, "double_space").count == 1)
    #expect(Self.lint(files, "double_space", folds: false).count == 3)
    // Each language lacks a text of its own.
    #expect(Self.lint(files, "missing_translation").count == 2)
  }

  /// A copy beside another source text has errors of its own.
  @Test func identicalFilesWithOtherSources() {
    let text = "\"a\" = \"Abra  %@\";\n"
    let files = [
      ("App/en.lproj/A.strings", "\"a\" = \"Open %@\";\n"), ("App/pt.lproj/A.strings", text),
      ("Kit/en.lproj/A.strings", "\"a\" = \"Open %d\";\n"), ("Kit/pt.lproj/A.strings", text),
    ]
    #expect(Self.lint(files, "double_space").count == 1)
    #expect(Self.lint(files, "format_type").map { $0.prefix(3) } == ["Kit"])
  }

  /// Lines and spaces without end are looked at once.
  @Test(arguments: [
    ("a\\n%@\\n", "x", "en"), ("\\n", "a\\nb", "en"), ("a.\\n", "x", "en"), ("\u{200B}", "x", "km"),
  ])
  func manyOfAKindTakeNoTime(_ piece: String, _ other: String, _ locale: String) {
    let long = "\"a\" = \"ក" + String(repeating: piece, count: 100_000) + "1. ក\";\n"
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"\(other)\";\n"),
      ("\(locale == "en" ? "de" : locale).lproj/A.strings", long),
    ]
    let swapped = [("en.lproj/A.strings", long), ("de.lproj/A.strings", "\"a\" = \"\(other)\";\n")]
    #expect(Self.lint(files, "strings_syntax").isEmpty)
    #expect(Self.lint(swapped, "strings_syntax").isEmpty)
  }

  /// An exchange file beside the catalog that it was exported from says nothing new.
  @Test func exportedFiles() {
    func exchange(_ target: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="A.strings" source-language="en" target-language="de" datatype="plaintext"><body>\
      <trans-unit id="a"><source>Open it</source><target>\(target)</target></trans-unit>\
      <trans-unit id="b"><source>Close it</source><target>Zu  machen</target></trans-unit>\
      </body></file></xliff>
      """
    }
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"Open it\";\n\"b\" = \"Close it\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Mach  auf\";\n\"b\" = \"Zu machen\";\n"),
      ("export/de.xliff", exchange("Mach  auf")),
    ]
    #expect(
      Self.lint(files, "double_space") == [
        "de.lproj/A.strings: 2 consecutive spaces", "export/de.xliff: 2 consecutive spaces",
      ])
    #expect(Self.lint(files, "double_space", folds: false).count == 3)
    #expect(Self.lint([files[2]], "double_space").count == 2)
  }

  @Test func spacesOfAKeyInSeveralLanguages() {
    let source = ("en.lproj/A.strings", "\"a\" = \"One text\";\n")
    let files = ["de", "fr", "it"].map { ("\($0).lproj/A.strings", "\"a\" = \"\($0)  xx\";\n") }
    #expect(
      Self.lint([source] + files, "double_space") == [
        "de.lproj/A.strings: 2 consecutive spaces, as in fr, it"
      ])
    #expect(Self.lint([source] + files, "double_space", folds: false).count == 3)
    #expect(
      Self.lint([source, ("de.lproj/A.strings", "\"a\" = \"x  y  z\";\n")], "double_space") == [
        "de.lproj/A.strings: 2 consecutive spaces; 1 other place of the text is like it"
      ])
  }

  @Test func aMistakeAllOverAFile() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\"\u{A0}= \"Eins\";\n\"b\"\u{A0}= \"Zwei\";\n"),
    ]
    let found = Self.lint(files, "strings_syntax")
    #expect(found.count == 1 && found[0].hasSuffix("; 1 other place of the file is like it"))
    #expect(Self.lint(files, "strings_syntax", folds: false).count == 2)
  }

  /// Only the last text of a key is shown.
  @Test func textsThatAreOverridden() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"x  y\";\n\"a\" = \"Eins\";\n"),
    ]
    #expect(Self.lint(files, "double_space").isEmpty)
    #expect(Self.lint(files, "duplicate_key").count == 1)
    let last = ("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"a\" = \"x  y\";\n")
    #expect(Self.lint([files[0], last], "double_space").count == 1)
  }
}
