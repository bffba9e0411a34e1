import CalqueICU

/// The order of plural categories, and the categories of a language.
enum PluralOrder {
  /// Returns the position of a category among zero, one, two, few, many, other; unknown ones come
  /// last.
  static func rank(_ selector: String) -> Int {
    PluralCategory(rawValue: selector)?.rank ?? PluralCategory.allCases.count
  }

  /// Returns the categories that a translator of a language has to fill in: those of the numbers in
  /// everyday use, and `other`. French and Spanish have `many` for millions only.
  static func usual(in language: String) -> [String] {
    let rules = PluralRules(locale: language)
    let small = Set((0..<1000).map { rules.category(for: $0) })
    return PluralCategory.allCases.filter { small.contains($0) || $0 == .other }.map(\.rawValue)
  }

  /// Returns whether a text of a category can ever be shown. Apple's runtime shows `zero` in every
  /// language.
  static func isKnown(_ selector: String, in language: String) -> Bool {
    guard let category = PluralCategory(rawValue: selector) else { return false }
    return category == .zero || category == .other
      || PluralRules(locale: language).categories.contains(category)
  }
}
