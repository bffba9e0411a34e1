import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Options as rules declare them.
@Suite struct RuleOptionTests {
  /// A rule with an option of every kind, which prepares values from the project's words.
  enum Sample: ConfigurableRule {
    enum Manner: String, CaseIterable, Sendable {
      case loud
      case quiet
    }

    struct Settings: RuleSettings {
      var isStrict = true
      var maximum = 80
      var factor = 1.5
      var mark = "#"
      var keys: [String] = ["a b"]
      var manner = Manner.quiet
      var brandCount = 0
      static let options: [RuleOption<Settings>] = [
        .flag("strict", \.isStrict, "whether it is strict"),
        .integer("maximum", \.maximum, in: 1...100, "the most"),
        .number("factor", \.factor, in: 1...10, "how many times"),
        .text("mark", \.mark, "what marks it"), .texts("keys", \.keys, "the keys"),
        .choice("manner", \.manner, "how it is said"),
      ]
      mutating func prepare(for terms: ProjectTerms) { brandCount = terms.brands.count + maximum }
    }

    static let id = "sample"
    static let severity = Severity.warning
    static let summary = "a sample"
    static let rationale = "For tests."
    static let examples: [RuleExample] = []

    static func check(_ unit: TextUnit, in context: inout LintContext) {}
  }

  @Test func optionsAreListedWithTheirDefaults() {
    let list = Sample.optionList.map { "\($0.name): \($0.defaultValue) (\($0.domain))" }
    #expect(
      list == [
        "strict: true (true or false)", "maximum: 80 (a whole number from 1 to 100)",
        "factor: 1.5 (a number from 1.0 to 10.0)", "mark: \"#\" (a string)",
        "keys: [\"a b\"] (a list of strings)", "manner: quiet (loud or quiet)",
      ])
  }

  @Test func valuesAreSetBeforeAnythingIsPrepared() throws {
    var terms = ProjectTerms()
    terms.brands = ["Calque"]
    let prepared = Sample.prepared(
      [
        "strict": .flag(false), "maximum": .integer(7), "factor": .number(2), "mark": .text("!"),
        "keys": .texts(["x"]), "manner": .text("loud"),
      ], terms)
    let settings = try #require(prepared as? PreparedSettings<Sample>).settings
    #expect(!settings.isStrict)
    #expect(settings.maximum == 7)
    #expect(settings.factor == 2)
    #expect(settings.mark == "!")
    #expect(settings.keys == ["x"])
    #expect(settings.manner == .loud)
    #expect(settings.brandCount == 8)
  }

  @Test func termsAreThoseOfTheNearestLocale() {
    let term = ProjectTerms.Term(
      term: "folder", translations: ["pt": ["pasta"], "pt-BR": ["diretório"], "zh-Hant": ["檔案夾"]])
    #expect(term.translations(in: "pt_BR") == ["diretório"])
    #expect(term.translations(in: "pt-PT") == ["pasta"])
    #expect(term.translations(in: "zh-Hant-HK") == ["檔案夾"])
    #expect(term.translations(in: "zh-Hans") == nil)
    #expect(term.translations(in: "de") == nil)
  }
}
