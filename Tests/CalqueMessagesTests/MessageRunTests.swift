import CalqueCatalogs
import CalqueICU
import CalqueICUOracles
import CalqueMessages
import Foundation
import Testing

/// Messages that are compiled and run without a localizer, compared with ICU's MessageFormat.
@Suite struct MessageRunTests {
  static let locales = [
    "en", "ar", "pl", "ru", "cy", "br", "ga", "lt", "lv", "mt", "sl", "ja", "fr", "es", "he", "gv",
    "ksh", "kw", "lag", "shi", "iu", "da", "mk", "is", "si",
  ]
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  @Test(arguments: locales)
  func choosesAsMessageFormatDoes(locale: String) throws {
    let cases = Self.categories.map { category in
      "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(category)\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld": {"localizations": {"\(locale)": \
      {"variations": {"plural": {\(cases.joined(separator: ","))}}}}}}}
      """
    let file = try #require(CatalogFile.read(Array(catalog.utf8), path: "A.xcstrings"))
    let tables = CatalogTables(catalogs: [file], developmentLanguage: nil)
    let table = try #require(tables.table(named: "A", localization: locale))
    let choices = Self.categories.map { "\($0){\($0)}" }.joined(separator: " ")
    // A text for `zero` is shown for the number 0 in every language.
    let oracle = MessageOracle(locale: locale, pattern: "{0,plural,=0{zero} \(choices)}")
    for number in Array(0...130) + [1_000, 1_000_000, 1_000_001, 2_000_000] {
      let expected = try oracle.text(number: Double(number), word: "")
      #expect(written("%lld", [.integer(Int64(number))], by: table) == expected, "\(number)")
    }
  }

  /// For a missing value, or one of another type, the format's own text is shown.
  @Test func faultsAreNoted() throws {
    let source = #"""
      "a" = "%1$@ and %2$@"; "b" = "%d";
      """#
    let file = try #require(
      CatalogFile.read(Array(source.utf8), path: "en.lproj/A.strings"))
    let tables = CatalogTables(catalogs: [file], developmentLanguage: "en")
    let table = try #require(tables.table(named: "A", localization: "en"))
    var trace = MessageTrace(recordsRuns: true)
    #expect(written("a", [.string("x")], by: table, &trace) == "x and %2$@")
    #expect(trace.problems == [.missingArgument(2)])
    #expect(trace.runs.map(\.kind) == [.argument(0), .literal])
    trace = MessageTrace()
    #expect(written("b", [.string("x")], by: table, &trace) == "%d")
    #expect(trace.problems == [.wrongType(argument: 1, specifier: "%d")])
  }

  private func written(
    _ key: String, _ arguments: [LocalizationArgument], by table: MessageTable
  ) -> String {
    var trace = MessageTrace()
    return written(key, arguments, by: table, &trace)
  }

  private func written(
    _ key: String, _ arguments: [LocalizationArgument], by table: MessageTable,
    _ trace: inout MessageTrace
  ) -> String {
    let index = Array(key.utf8).withUnsafeBufferPointer {
      table.find($0, hash: KeyHash.hash($0))
    }
    guard index >= 0 else { return "no entry" }
    return withMessageBuffer { buffer in
      table.run(
        table.entry(index).format, arguments: ArgumentList(arguments), in: Context(),
        form: .invariant, into: &buffer, trace: &trace)
      return buffer.makeString()
    }
  }
}

/// A context without anything to resolve.
final class Context: MessageContext {
  let deviceIndex = 0
  let presentationWidth: Int? = nil
}

/// An object among values that is equal to itself only.
final class Marker: MessageObject {
  let isNested = false
  let isPlaceholder = false

  func text(in context: any MessageContext) -> (text: String, nextChange: Date?) { ("", nil) }
  func operands(in context: any MessageContext) -> PluralOperands? { nil }
  func word(in context: any MessageContext) -> String? { nil }
  func mayTurn(inRightToLeft: Bool, in context: any MessageContext) -> Bool { true }
  func isEqual(to other: any MessageObject) -> Bool { other === self }
}
