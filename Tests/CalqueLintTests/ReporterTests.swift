import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

@Suite struct ReporterTests {
  static let files = [
    ("en.lproj/A.strings", "\"a\" = \"%d \\\"files\\\"\";\n\"b\t\\n\" = \"語 %@\";\n"),
    ("de.lproj/A.strings", "\"a\" = \"%@ % der\";\n\"b\t\\n\" = \"語語 %d\";\n"),
  ]

  func output(_ write: (FileFindings, inout OutputBuffer) -> Void) -> String {
    var output = OutputBuffer(descriptor: nil)
    var found: [FileFindings] = []
    _ = LintSession(files: Self.files.map { ($0.0, Array($0.1.utf8)) }).run { found.append($0) }
    for item in found { write(item, &output) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func humanOutputQuotesThePlaceAndSaysWhatToDo() {
    var reporter = HumanReporter()
    var text = output { reporter.report($0, to: &$1) }
    #expect(text.isEmpty)
    var end = OutputBuffer(descriptor: nil)
    reporter.end(LintSummary(), &end)
    text = String(decoding: end.bytes, as: UTF8.self)
    #expect(
      text == """
        de.lproj/A.strings:1:8: error: Expected an integer for argument 1, like '%d' in en, found \
        '%@', which takes an object (format_type)
          1 | "a" = "%@ % der";
            |        ^~
          = Use %d
        de.lproj/A.strings:1:11: error: '% d', read as a placeholder, takes argument 2, but en has \
        1 argument (format_extra)
          1 | "a" = "%@ % der";
            |           ^~~
          = Use %% for a literal percent sign
        de.lproj/A.strings:2:14: error: Expected an object for argument 1, like '%@' in en, found \
        '%d', which takes an integer (format_type)
          2 | "b \\n" = "語語 %d";
            |                ^~
          = Use %@

        """)
  }

  @Test func jsonOutputHasTheAgreedKeys() throws {
    var reporter = JSONReporter()
    var text = ""
    var buffer = OutputBuffer(descriptor: nil)
    reporter.begin(&buffer)
    text = output { reporter.report($0, to: &$1) }
    var end = OutputBuffer(descriptor: nil)
    reporter.end(LintSummary(), &end)
    let data = Data(buffer.bytes + Array(text.utf8) + end.bytes)
    let array = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(array.count == 3)
    for object in array {
      #expect(
        Set(object.keys) == [
          "file", "line", "column", "endLine", "endColumn", "severity", "rule", "message", "key",
          "locale", "fix",
        ])
    }
    let last = try #require(array.last)
    #expect(last["file"] as? String == "de.lproj/A.strings")
    #expect(last["line"] as? Int == 2)
    #expect(last["column"] as? Int == 14)
    #expect(last["endColumn"] as? Int == 16)
    #expect(last["severity"] as? String == "error")
    #expect(last["key"] as? String == "b\t\n")
    #expect(last["locale"] as? String == "de")
    #expect(last["fix"] is NSNull)
    let fix = try #require(array[1]["fix"] as? [String: Any])
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits.first?["replacement"] as? String == "%")
    #expect(edits.first?["column"] as? Int == 11)
  }

  @Test func anEmptyArrayIsJSON() throws {
    var buffer = OutputBuffer(descriptor: nil)
    let reporter = JSONReporter()
    reporter.begin(&buffer)
    reporter.end(LintSummary(), &buffer)
    let array = try JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [Any]
    #expect(array?.isEmpty == true)
  }

  @Test func everyRuleHasAPage() {
    let list = RuleManual.list()
    for rule in RuleRegistry.all {
      #expect(list.contains(rule.id))
      #expect(RuleManual.page(of: rule).contains(rule.summary))
    }
  }
}
