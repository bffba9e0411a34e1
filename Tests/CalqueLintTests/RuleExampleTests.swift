import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// The examples of the rules: each marked place is found by the rule, and nothing else is.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: any Rule.Type
    let number: Int
    var testDescription: String { "\(rule.id) \(number)" }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, number: $0) }
  }

  @Test(arguments: cases) func findsTheMarkedPlaces(_ item: Case) throws {
    let example = item.rule.examples[item.number]
    let configuration = try example.lintConfiguration(for: item.rule)
    let expected = example.files.flatMap { file in
      example.contents(of: file.text).places.map { "\(file.path):\($0.line):\($0.column)" }
    }
    var found: [String] = []
    let files = example.files.map { ($0.path, example.contents(of: $0.text).bytes) }
    _ = LintSession(files: files, configuration: configuration).run { output in
      found += output.findings.map { "\($0.file):\($0.start)" }
    }
    #expect(found.sorted() == expected.sorted(), "\(example.files)")
  }

  @Test(arguments: RuleRegistry.all.map { $0.id }) func hasExamplesOfBothKinds(_ id: String) throws
  {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(rule.examples.contains { $0.isBad })
    #expect(rule.examples.contains { !$0.isBad })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty)
  }

  @Test func namesAreUnique() {
    let names = RuleRegistry.all.map { $0.id }
    #expect(Set(names).count == names.count)
  }
}

extension RuleExample {
  /// Returns the configuration of an example: its own, and one rule only.
  func lintConfiguration(for rule: any Rule.Type) throws -> LintConfiguration {
    let (file, problems) = ConfigurationFile.read(Array(configuration.utf8), path: "c.yml")
    #expect(problems.isEmpty)
    var configuration = LintConfiguration()
    file.apply(to: &configuration, folder: nil)
    configuration.only = [rule.id]
    let past = Dictionary(uniqueKeysWithValues: past.map { ($0.path, Array($0.text.utf8)) })
    configuration.pastContents = { past[$0] }
    return configuration
  }
}
