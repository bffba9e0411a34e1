import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// Linting of exchange files: sources compared with targets, and the places of findings.
@Suite struct ExchangeFileTests {
  private func lint(_ units: String) -> [String] {
    let example = RuleExample.xliff(units)
    return LinterTests.lint(example.files.map { ($0.path, $0.text) }).findings
      .map { "\($0.start) \($0.rule)" }
  }

  private static let cases: [(units: String, found: [String])] = [
    (
      "<trans-unit id=\"a\"><source>%d files</source><target>&amp; %@</target></trans-unit>",
      ["2:59 format_type"]
    ),
    (
      "<trans-unit id=\"a\"><source>%d</source><target><g id=\"1\">a</g> %@ <x/>%@</target></trans-unit>",
      ["2:63 format_type", "2:70 format_extra"]
    ),
    (
      "<trans-unit id=\"a\"><source>%d</source><target><![CDATA[<b> %@]]></target></trans-unit>",
      ["2:56 html_mismatch", "2:60 format_type"]
    ),
    ("<trans-unit id=\"a\"><source>Open</source></trans-unit>", ["2:17 missing_translation"]),
    (
      """
      <trans-unit id="k|==|plural.one"><source>%d file</source><target>%d Datei</target></trans-unit>
      <trans-unit id="k|==|plural.other"><source>%d files</source><target>Dateien</target></trans-unit>
      """, ["3:69 format_missing"]
    ),
    (
      "<trans-unit id=\"k|==|plural.one\"><source>%d</source><target>%d</target></trans-unit>",
      ["2:1 plural_missing_other", "2:1 plural_missing_other"]
    ),
    ("<trans-unit id=\"a\"><source>%d</source><target>%d</target></trans-unit>", []),
  ]

  @Test("A target is compared with its source", arguments: cases)
  func lints(units: String, found: [String]) {
    #expect(lint(units) == found)
  }

  @Test func aDumpHasALineForEachFile() throws {
    let text = """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de">
      <body><trans-unit id="a"><source>Open</source><target>Öffnen</target></trans-unit></body></file>
      <file original="B.strings" source-language="en" target-language="de"><body/></file></xliff>
      """
    let file = try #require(LintFile(path: "de.xliff", contents: Array(text.utf8)))
    var output = OutputBuffer(descriptor: nil)
    Dump.write(file, to: &output)
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines == [
        "{\"file\":\"de.xliff\",\"original\":\"A.strings\","
          + "\"entries\":{\"a\":{\"en\":\"Open\",\"de\":\"Öffnen\"}}}",
        "{\"file\":\"de.xliff\",\"original\":\"B.strings\",\"entries\":{}}",
      ])
  }
}
