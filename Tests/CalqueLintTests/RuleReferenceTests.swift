import CalqueLint
import Foundation
import Testing

@Suite("Documentation of the rules")
struct RuleReferenceTests {
  @Test("The documentation page matches the rules")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/CalqueLint/CalqueLint.docc/LintRules.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == RuleReference.page(),
      "strings-lint rules --markdown > Sources/CalqueLint/CalqueLint.docc/LintRules.md")
  }

  @Test(
    "Every rule has a section with its options and findings",
    arguments: RuleRegistry.all.map { $0.id })
  func sections(_ id: String) throws {
    let page = RuleReference.page()
    let rule = try #require(RuleRegistry.rule(id))
    #expect(page.contains("\n## \(id)\n"))
    #expect(page.contains("](#\(id))"))
    #expect(page.contains(rule.rationale))
  }
}
