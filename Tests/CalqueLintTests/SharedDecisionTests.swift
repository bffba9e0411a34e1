import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// What several languages or several words of a text share is one finding, with a remedy that does
/// no harm.
@Suite struct SharedDecisionTests {
  private static func found(
    _ english: String, _ others: [(String, String)], rule: String
  ) -> [String] {
    let files =
      [("en.lproj/A.strings", english)] + others.map { ("\($0.0).lproj/A.strings", $0.1) }
    return FirstRunTests.lint(files).found.flatMap(\.findings).filter { $0.rule == rule }.map {
      "\($0.locale ?? ""): \($0.message). \($0.remedy ?? "")"
    }
  }

  @Test func keysThatSeveralLanguagesRepeatAreToldOnce() {
    let twice = #""a" = "Eins"; "b" = "Zwei"; "a" = "Eins"; "b" = "Zwei";"#
    let found = Self.found(
      #""a" = "One"; "b" = "Two";"#, [("de", twice), ("fr", twice), ("nl", twice)],
      rule: "duplicate_key")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("as in fr, nl") == true, "\(found)")
    #expect(found.first?.contains("1 other key of the file is repeated") == true, "\(found)")
  }

  @Test func keysWithTwoTextsNeedTwoKeys() {
    let found = Self.found(#""a" = "One"; "a" = "Two";"#, [], rule: "duplicate_key")
    #expect(found.count == 1 && found.first?.contains("two texts need two keys") == true)
  }

  @Test func tabsAndSitesOfAnOlderTextAreToldOnce() {
    let english = #""a" = "Macs: https://a.com/b";"#
    let others = ["de", "fr", "nl", "sv"].map {
      ($0, #""a" = "\#($0)\tApple https://old.org/b";"#)
    }
    #expect(Self.found(english, others, rule: "tab").count == 1)
    #expect(Self.found(english, others, rule: "url").count == 1)
    // A lost address is inserted by the translator of each language.
    let lost = ["de", "fr", "nl", "sv"].map { ($0, #""a" = "Apple (\#($0))";"#) }
    #expect(Self.found(english, lost, rule: "url").count == 4)
  }

  @Test func wordsAndArgumentsOfOneTextAreToldOnce() {
    let words = Self.found(
      #""a" = "Copy and copy";"#, [("kab", #""a" = "tεawneḍ deg tεawneḍ";"#)],
      rule: "mixed_script_word")
    #expect(words.count == 1 && words[0].contains("1 other word of the text is like it"))
    let arguments = Self.found(
      #""a" = "%1$@ by %2$@";"#, [("de", #""a" = "1 pre 2";"#)], rule: "format_missing")
    #expect(
      arguments == [
        "de: Arguments 1 and 2, '%1$@' and '%2$@' in en, are missing. "
          + "Insert %1$@ and %2$@ where their values belong"
      ])
    #expect(
      Self.found(
        #""a" = "%d seconds";"#, [("tr", #""a" = "d saniye";"#)], rule: "format_missing")
        == ["tr: Argument 1, '%d' in en, is missing. Write '%d' in place of 'd'"])
  }

  @Test func spacesThatMayBeNeededAreNotRemoved() {
    for (english, german, remedy) in [
      ("ago", "vor ", "Remove it, unless it separates"),
      ("On it, enter them.", "Dort, ", "Translate the rest of the text"),
      ("Open", "Öffnen ", "Remove it"),
    ] {
      let session = FirstRunTests.lint([
        ("en.lproj/A.strings", "\"a\" = \"\(english)\";"),
        ("de.lproj/A.strings", "\"a\" = \"\(german)\";"),
      ]).found.flatMap(\.findings).filter { $0.rule == "edge_whitespace" }
      #expect(session.map { $0.remedy?.hasPrefix(remedy) } == [true], "\(session)")
      #expect(session.map { $0.fix == nil } == [english != "Open"])
    }
  }

  @Test func keysThatAFileHasThreeTimesAreCounted() {
    let found = Self.found(#""a" = "One"; "a" = "One"; "a" = "One";"#, [], rule: "duplicate_key")
    #expect(found.count == 1 && found.first?.contains("the file has it 3 times") == true)
  }

  @Test func textsThatEndWithAPrepositionMayBeJoined() {
    let found = Self.found(
      #""a" = "Saved"; "b" = "Open";"#, [("ru", #""a" = "Сохранено в "; "b" = "Открыть ";"#)],
      rule: "edge_whitespace")
    #expect(found.map { $0.contains("unless it separates") } == [true, false], "\(found)")
  }

  @Test func onlyAPercentSignOfAnotherScriptIsReplaced() {
    #expect(
      Self.found(
        #""a" = "%ld songs";"#, [("ar", "\"a\" = \"٪ ld أغنية\";")], rule: "format_missing")
        == ["ar: Argument 1, '%ld' in en, is missing. Write '%ld' in place of '٪ ld'"])
  }

  @Test func signsInTheWrongOrderAreNotPercentSigns() {
    let found = Self.found(
      #""a" = "%@ far";"#, [("de", #""a" = "%@ @% fern";"#)], rule: "format_extra")
    #expect(found.map { $0.hasSuffix("Write %@ in place of @%") } == [true], "\(found)")
  }

  @Test func marksOfManyTextsOfACatalogAreToldOnce() {
    let entries = (0..<4).map {
      """
      "Text \($0)" : { "shouldTranslate" : false, "localizations" : { "de" : { "stringUnit" : {
        "state" : "translated", "value" : "Wort \($0)" } } } }
      """
    }
    let catalog =
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {"
      + entries.joined(separator: ",") + "} }"
    let found = FirstRunTests.lint([("A.xcstrings", catalog)]).found.flatMap(\.findings).filter {
      $0.rule == "should_translate_conflict"
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("3 other strings of the file are like it") == true)
  }

  @Test func filesWithoutACategoryAreToldOnce() {
    func plural(_ key: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d plik</string>
      <key>few</key><string>%d pliku</string><key>other</key><string>%d pliku</string></dict></dict>
      """
    }
    let text =
      "<plist version=\"1.0\"><dict>" + ["a", "b", "c", "d"].map(plural).joined()
      + "</dict></plist>"
    let found = FirstRunTests.lint([("pl.lproj/A.stringsdict", text)]).found.flatMap(\.findings)
      .filter { $0.rule == "plural_missing_category" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("3 other plurals of the file lack it") == true)
  }
}
