import CalqueICU
import CalqueICUOracles
import Testing

/// Functions of ICU called by sixteen tasks at once, from the first use on, return the same as in
/// one task. `Tools/test-threads` runs this under ThreadSanitizer.
@Suite struct ConcurrencyTests {
  static let locales = [
    "en", "ar-EG", "pl", "ja", "th", "he", "hi", "de-CH", "fa", "ru", "zh-Hant",
  ]

  static func answers(_ locale: String) throws -> [String] {
    let text = "Ein ภาษาไทย שלום 123 (abc) عربي. Zwei!"
    let units = Array(text.utf16)
    let numbers = [0, 1, 2, 5, 11, 21, 1_000_000]
    let rules = PluralRules(locale: locale)
    let ordinals = PluralRules(locale: locale, kind: .ordinal)
    var answers = numbers.map { "\(rules.category(for: $0)) \(ordinals.category(for: $0))" }
    let oracle = try PluralOracle(locale: locale, kind: .cardinal)
    answers.append("\(try oracle.category(for: 2) as Any)")
    answers.append(try RelativeDateFormat(locale: locale).string(-3, .day))
    answers.append(try ListFormat(locale: locale).string(["a", "b", "c"]))
    answers.append(try NumberFormat(locale: locale).string(1_234_567.5))
    answers.append(try NumberFormat(locale: locale, style: .init(.compactLong)).string(12_345))
    answers.append(try UnitFormat(locale: locale, unit: "kilometer").string(5))
    answers.append(try DurationFormat(locale: locale).string([(2, .hour), (3, .minute)]))
    answers.append(try SpelledNumber(locale: locale).string(21))
    answers.append("\(TextBreaks.lineBreaks(units, locale: locale).map(\.offset))")
    answers.append("\(TextBreaks.words(units, locale: locale).map(\.range))")
    answers.append("\(TextBreaks.graphemes(units)) \(TextBreaks.sentences(units, locale: locale))")
    answers.append("\(Bidi.levels(units, base: .natural))")
    answers.append("\(Scripts.runs(units).map(\.range))")
    answers.append("\(RootCollation.compare(locale, "pl"))")
    answers.append(LocaleID.canonical(locale) ?? "none")
    answers.append("\(LocaleID.chain(locale))")
    answers.append(
      LocaleMatcher(supported: ["en", "zh-TW", "de", "ar"], default: nil)
        .bestMatch(desired: [locale])?.supported ?? "none")
    return answers
  }

  /// The data of a locale is opened once and kept, so every round uses different locales.
  @Test(arguments: 0..<4) func sixteenTasks(round: Int) async throws {
    let locales = Self.locales.map { "\($0)-x-round\(round)" }
    let found = try await withThrowingTaskGroup { group in
      for task in 0..<16 {
        group.addTask {
          var answers: [String: [String]] = [:]
          for step in locales.indices {
            let locale = locales[(step + task) % locales.count]
            answers[locale] = try Self.answers(locale)
          }
          return answers
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var expected: [String: [String]] = [:]
    for locale in locales { expected[locale] = try Self.answers(locale) }
    #expect(found.count == 16)
    #expect(found.allSatisfy { $0 == expected })
  }
}
