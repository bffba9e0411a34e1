import CalqueICU

/// The order of plural categories, and those that a language has.
enum PluralOrder {
  /// The place of a category among zero, one, two, few, many, other; unknown ones come last.
  static func rank(_ selector: String) -> Int {
    PluralCategory(rawValue: selector)?.rank ?? PluralCategory.allCases.count
  }

  /// The categories that a translator of a language is asked for: those of the numbers that people
  /// count to, and `other`. French and Spanish have `many` for millions only.
  static func usual(in language: String) -> [String] {
    let rules = PluralRules(locale: language)
    let small = Set((0..<1000).map { rules.category(for: $0) })
    return PluralCategory.allCases.filter { small.contains($0) || $0 == .other }.map(\.rawValue)
  }

  /// Whether a text of a category can ever be shown. Apple's runtime shows `zero` in each language.
  static func isKnown(_ selector: String, in language: String) -> Bool {
    guard let category = PluralCategory(rawValue: selector) else { return false }
    return category == .zero || category == .other
      || PluralRules(locale: language).categories.contains(category)
  }
}
