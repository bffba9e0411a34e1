import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// One mistake is one finding: rules that see its effects elsewhere are silent.
@Suite struct RepeatedFindingTests {
  private static func rules(
    english: String, other: String, _ locale: String = "de", _ type: String = "strings"
  ) -> [String] {
    FirstRunTests.lint([
      ("en.lproj/A.\(type)", english), ("\(locale).lproj/A.\(type)", other),
    ]).found.flatMap(\.findings).filter { $0.locale == locale }.map(\.rule).sorted()
  }

  /// What other people's catalogs have: the source text, the translation, and its findings.
  @Test(arguments: [
    (#""a" = "\nCreate an Account";"#, #""a" = "\Utwórz konto";"#, ["suspicious_unicode_escape"]),
    (
      #""a" = "It is now:\n\n%@\n\nUpdate?";"#, #""a" = "Adresse: \ n \ n%@ \ n \ nNeu?";"#,
      ["invalid_escape", "invalid_escape", "invalid_escape", "invalid_escape"]
    ),
    (
      #""a" = "URL scheme %@ unsupported";"#, #""a" = "Schema %, nicht da";"#,
      ["format_percent_prose"]
    ),
    (#""a" = "Version %1$@ (%2$lld)";"#, #""a" = "Версия %1$@ (%$11d)";"#, ["format_invalid"]),
    (#""a" = "+%lld more";"#, #""a" = "+%ще більше";"#, ["format_invalid"]),
    (
      #""a" = "Signed: %@ to %@\nNot: %@ to %@";"#,
      #""a" = "Von %1$@ bis %2 - и: %3$@ bis %4$@";"#, ["format_foreign_placeholder"]
    ),
    (#""a" = "%i of %i";"#, #""a" = "%1 de %1";"#, ["format_percent_prose", "format_spelling"]),
    // Two signs for one, of which the second takes an argument.
    (#""a" = "%@%% done";"#, #""a" = "%@%\#u{A0}% fertig";"#, ["format_extra"]),
    // A number that lost its sign, and so takes another argument.
    (#""a" = "%1$@, %2$lld";"#, #""a" = "%1$@, %2lld";"#, ["format_spelling"]),
    // A text that is not all of the source text.
    (
      #""a" = "Edit the map.\n\nSee %@.";"#,
      #""a" = "Die Karte bearbeiten, wie es viele andere auch schon tun.";"#, ["format_missing"]
    ),
    // A link that is lost, and its addresses with it.
    (
      #""a" = "Accept our [policy](https://a.com/b) and the [EULA](https://c.com/d)";"#,
      #""a" = "Ich nehme alles an";"#, ["markdown_structure"]
    ),
    // The capital may be superfluous.
    (#""a" = "Doses are unaffected.";"#, #""a" = "BБаза, не изменились.";"#, ["mixed_script_word"]),
    // The placeholder is missing beside one sign that is meant.
    (#""a" = "%d%% of %@";"#, #""a" = "%d%% von";"#, ["format_missing"]),
    (
      #""a" = "%1$@ and %2$@ and %3$@";"#, #""a" = "%1$@ und %.";"#,
      ["format_missing", "format_percent_prose"]
    ),
  ]) func inTexts(_ english: String, _ other: String, _ expected: [String]) {
    #expect(Self.rules(english: english, other: other) == expected)
  }

  /// A dictionary whose texts use arguments by number.
  private static func dictionary(_ format: String, part: String = "sites") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>sync</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    <key>\(part)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%2$@ and %1$d other site</string>
    <key>other</key><string>%2$@ and %1$d other sites</string>
    </dict></dict></dict></plist>

    """
  }

  @Test(arguments: [
    ("%# @sites @", ["format_spelling"]), ("%#@sites", ["format_invalid"]),
    ("%#@site@", ["substitution_undefined"]), ("%#@sites@", []),
  ]) func inTheUseOfAPart(_ format: String, _ expected: [String]) {
    #expect(
      Self.rules(
        english: Self.dictionary("%#@sites@"), other: Self.dictionary(format), "de", "stringsdict")
        == expected)
  }

  @Test func spacesInTheUseOfAPartAreRemoved() {
    let session = LintSession(files: [
      ("de.lproj/A.stringsdict", Array(Self.dictionary("%# @sites @").utf8))
    ])
    let fixed = FixRun.fixes(of: session).run.contents["de.lproj/A.stringsdict"]
    #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == Self.dictionary("%#@sites@"))
  }

  /// A width of 1 does no harm where the next argument is the first one.
  @Test(arguments: [("%1#@sites@", []), ("%2#@sites@", ["substitution_argument"])])
  func aLostSignOfANumber(_ format: String, _ expected: [String]) {
    let found = FirstRunTests.lint([("en.lproj/A.stringsdict", Self.dictionary(format))]).found
    #expect(found.flatMap(\.findings).map(\.rule).filter { $0.hasPrefix("sub") } == expected)
  }

  /// Fixes that would write a wrong text.
  @Test(arguments: [
    (#""a" = "%i of %i";"#, #""a" = "%1 de %1$i";"#), (#""a" = "+%d more";"#, #""a" = "+% daha";"#),
    (#""a" = "%1$@ and %2$@";"#, #""a" = "%1$@ kaj %@$A";"#),
    (#""a" = "\nCreate an Account";"#, #""a" = "\Utwórz konto";"#),
    (#""a" = "Doses are unaffected.";"#, #""a" = "BБаза, не изменились.";"#),
  ]) func uncertainTextsHaveNoFix(_ english: String, _ other: String) {
    let (found, _) = FirstRunTests.lint([
      ("en.lproj/A.strings", english), ("eo.lproj/A.strings", other),
    ])
    let own = found.flatMap(\.findings).filter { $0.file == "eo.lproj/A.strings" }
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { $0.fix == nil }, "\(own)")
  }

  /// The place of a part that was cut: no percent sign is meant.
  @Test func theBeginningOfAPartIsNoPercentSign() {
    let (found, _) = FirstRunTests.lint([
      ("en.lproj/A.stringsdict", Self.dictionary("%#@sites@")),
      ("pt.lproj/A.stringsdict", Self.dictionary("%#@sites@%#")),
    ])
    let own = found.flatMap(\.findings).filter { $0.file == "pt.lproj/A.stringsdict" }
    #expect(Set(own.map(\.rule)) == ["format_invalid"])
    #expect(own.allSatisfy { $0.fix == nil })
  }

  /// The name of a part is not only in ASCII.
  @Test func partsAreNamedInAnyLanguage() {
    let own = Self.rules(
      english: Self.dictionary("%#@sites@"), other: Self.dictionary("%#@sekundę@"), "pl",
      "stringsdict")
    #expect(own.contains("substitution_undefined"))
    #expect(!own.contains("format_invalid"))
  }

  /// A word that the source text has is spelled as there: the foreign letter is the Cyrillic one.
  @Test func wordsOfTheSourceTextKeepTheirScript() throws {
    let (found, _) = FirstRunTests.lint([
      ("en.lproj/A.strings", #""a" = "Look in your app store.";"#),
      ("uk.lproj/A.strings", #""a" = "Дивіться у вашому \#u{0410}pp Store.";"#),
    ])
    let finding = try #require(found.flatMap(\.findings).first { $0.rule == "mixed_script_word" })
    #expect(finding.remedy == "Use the Latin 'A'")
  }

  /// The parts of a text that a language does not use are not in its exchange file.
  @Test func copiedSourceTextsMayLackParts() {
    let units = """
      <trans-unit id="k %ld"><source>%#@meters@, %2$#@nodes@</source>\
      <target>%1$ld m, %2$#@nodes@</target></trans-unit>
      <trans-unit id="k %ld|==|substitutions.nodes.plural.one"><source>%2$ld node</source>\
      <target>%2$ld punkt</target></trans-unit>
      <trans-unit id="k %ld|==|substitutions.nodes.plural.other"><source>%2$ld nodes</source>\
      <target>%2$ld punkti</target></trans-unit>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="A.xcstrings" source-language="en" target-language="et" datatype="plaintext">\
      <body>\(units)</body></file></xliff>
      """
    let (found, _) = FirstRunTests.lint([("et.xliff", text)])
    #expect(!found.flatMap(\.findings).contains { $0.rule == "substitution_undefined" })
  }

  /// A number alone is the same in every form.
  @Test func copiesOfNumbersAreNoErrors() {
    func unit(_ value: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"needs_review\", \"value\" : \"\(value)\" } }"
    }
    func entry(_ one: String, _ other: String) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "%#@meters@" }, "substitutions" : {
        "meters" : { "argNum" : 1, "formatSpecifier" : "ld", "variations" : { "plural" : {
          "one" : \(unit(one)), "other" : \(unit(other)) } } } } }
      """
    }
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "%ld meters" : {
        "localizations" : { "en" : \(entry("%arg meter", "%arg meters")),
        "fi" : \(entry("%arg", "%arg")), "et" : \(entry("%arg m.", "%arg m.")) } } } }
      """
    let (found, _) = FirstRunTests.lint([("A.xcstrings", text)])
    let copies = found.flatMap(\.findings).filter { $0.rule == "plural_missing_category" }
    #expect(copies.compactMap(\.locale) == ["et"])
  }

  @Test func copiesForATranslatorAreNotCounted() throws {
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "%lld files" : {
        "localizations" : { "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } }
        } } } } } } }
      """
    let (_, summary) = FirstRunTests.lint([("A.xcstrings", text)])
    #expect((summary.fixable, summary.drafts) == (1, 1))
    let lines = RunSummary(summary, paths: [], hasCounts: false).text
    #expect(lines.contains("--fix adds drafts for 1, which a translator has to review"))
    #expect(!lines.contains("without a translator"))
  }
}
