import CalqueDiagnostics
import Testing

@Suite struct FindingTests {
  @Test func readsLikeACompilersMessage() {
    let source = SourceText(path: "de.lproj/A.strings", text: "\"a\" = \"x\";\n\"b\" = \"%d\";\n")
    let finding = Finding(
      in: source, at: 18..<20, severity: .warning, rule: "format_type", message: "Expected more")
    #expect(finding.description == "de.lproj/A.strings:2:8: warning: Expected more (format_type)")
    #expect(finding.end == SourcePosition(line: 2, column: 10))
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.information, .warning, .error])
  }
}
