package import CalqueICU

/// Which plural categories of a locale are used, and by which numbers.
package struct PluralCoverage: Sendable {
  /// The numbers that have a category.
  package enum Reach: Sendable {
    /// Integers that people see every day: below a million.
    case everyday
    /// Integers too, but none below a million, such as French `many`.
    case millions
    /// Only numbers with decimals, such as Czech `many`.
    case decimals
  }

  /// The categories in their order, each with the numbers that have it.
  package let categories: [(category: PluralCategory, reach: Reach)]

  /// Takes the categories of a locale from ICU.
  package init(locale: String) {
    let rules = PluralRules(locale: locale)
    // The rules test remainders of 10 and 100, 0 and small numbers, and whole millions. An array:
    // it is searched a thousand times, and has six elements at most.
    var everyday: [PluralCategory] = []
    func meet(_ number: Int) {
      let category = rules.category(for: number)
      if !everyday.contains(category) { everyday.append(category) }
    }
    for number in 0...1_100 { meet(number) }
    for number in [2_000, 10_000, 11_000, 20_000, 100_000, 200_000, 999_999] { meet(number) }
    let millions = [1_000_000, 2_000_000, 10_000_000, 1_000_000_000].map {
      rules.category(for: $0)
    }
    categories = rules.categories.map { category in
      let reach: Reach =
        everyday.contains(category)
        ? .everyday : millions.contains(category) ? .millions : .decimals
      return (category, reach)
    }
  }
}
