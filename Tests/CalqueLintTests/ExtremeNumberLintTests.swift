import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Numbers of arguments that no format can have do not stop a run, and are found.
@Suite struct ExtremeNumberLintTests {
  @Test(arguments: [Int.max, .min, .min + 1, 0, -1, 128])
  func theUsageOfAPartHasOnlyUsableNumbers(_ number: Int) {
    let part = CatalogSubstitution(
      name: "n", argumentNumber: number, formatSpecifier: "lld",
      value: .text(CatalogText("%arg of %lld and %*.*f")))
    let usage = FormatUsage(
      CatalogLocalization(
        locale: "en", value: .text(CatalogText("%@ %#@n@ %@")), substitutions: [part]))
    #expect(usage.parts.map(\.argument) == [2])
    #expect(usage.parts.map(\.isNumbered) == [false])
    #expect(usage.texts.flatMap(\.uses).allSatisfy { (1...255).contains($0.number) })
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "128", "0"])
  func anUnusableNumberIsFound(_ number: String) {
    let unit = { (text: String) in
      "\"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" }"
    }
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "%@ %@": { "localizations": {
        "en": { \(unit("%@ %#@n@")), "substitutions": { "n": {
          "argNum": \(number), "formatSpecifier": "lld",
          "variations": { "plural": { "other": { \(unit("%arg %lld")) } } } } } } } } } }
      """
    let (findings, _) = LinterTests.lint([("A.xcstrings", text)])
    #expect(findings.contains { $0.message.contains("argNum is not a number from 1 to 127") })
  }
}
