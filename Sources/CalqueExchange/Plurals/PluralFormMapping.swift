public import CalqueICU

/// The relation between the plural forms of a gettext file and the plural categories of its
/// language.
///
/// The expression and CLDR's rules are both evaluated for the same numbers. In most files each form
/// corresponds to one category. Otherwise the differences are reported.
public struct PluralFormMapping: Sendable, Hashable {
  /// The form from which a category takes its text.
  public struct Form: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// The index of the form, counted from 0.
    public var index: Int
  }

  /// A difference between forms and categories.
  public enum Mismatch: Sendable, Hashable {
    /// One form is used for several categories, which all get its text.
    case shared(index: Int, categories: [PluralCategory])
    /// The numbers of a category are in several forms: it gets the text of the form with the most
    /// of them.
    case divided(category: PluralCategory, indices: [Int])
    /// The form has no numbers, or only numbers of categories that use other forms: its text is not
    /// in any category.
    case unused(index: Int)
    /// The expression returns an index for this number for which the file has no form.
    case outOfRange(number: UInt)
  }

  /// For each category of the texts, the index of its form; in the order of categories.
  public let forms: [Form]
  /// The differences, in the order of forms.
  public let mismatches: [Mismatch]

  /// Compares forms with the plural rules of a language.
  public init(_ forms: PluralForms, language: String) {
    let rules = PluralRules(locale: language)
    var hits: [PluralCategory: [Int: Int]] = [:]
    var mismatches: [Mismatch] = []
    let zeroIndex = rules.categories.contains(.zero) ? nil : Self.indexOfZeroAlone(forms)
    for number in PluralSamples.numbers {
      guard let index = forms.expression.index(for: number).flatMap(Int.init(exactly:)),
        index < forms.count
      else {
        if !mismatches.contains(where: { if case .outOfRange = $0 { true } else { false } }) {
          mismatches.append(.outOfRange(number: number))
        }
        continue
      }
      if index == zeroIndex { continue }
      hits[rules.category(for: Int(number)), default: [:]][index, default: 0] += 1
    }
    var chosen: [PluralCategory: Int] = [:]
    for category in PluralCategory.allCases {
      guard let indices = hits[category] else { continue }
      let best = indices.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      chosen[category] = best?.key
    }
    chosen[.zero] = chosen[.zero] ?? zeroIndex
    for (category, indices) in hits.sorted(by: { $0.key.rank < $1.key.rank })
    where indices.count > 1 {
      mismatches.append(.divided(category: category, indices: indices.keys.sorted()))
    }
    for index in 0..<forms.count {
      let users = PluralCategory.allCases.filter { chosen[$0] == index }
      if users.isEmpty { mismatches.append(.unused(index: index)) }
      if users.count > 1 { mismatches.append(.shared(index: index, categories: users)) }
    }
    // Every text needs one for `other`, which Russian uses for fractions: gettext only has whole
    // numbers.
    if chosen[.other] == nil { chosen[.other] = forms.count - 1 }
    // A category that only millions have uses the text of `other` anyway, and gettext's files do
    // not include it.
    let small = Set((0..<1000).map { rules.category(for: $0) })
    for (category, index) in chosen where index == chosen[.other] && category != .other {
      if category != .zero, !small.contains(category) { chosen[category] = nil }
    }
    self.forms = PluralCategory.allCases.compactMap { category in
      chosen[category].map { Form(category: category, index: $0) }
    }
    self.mismatches = mismatches
  }

  /// Returns a form that only 0 has, in a language without a category for it: Apple's runtime still
  /// shows it under `zero`.
  private static func indexOfZeroAlone(_ forms: PluralForms) -> Int? {
    guard forms.count > 1, let index = forms.expression.index(for: 0).flatMap(Int.init(exactly:)),
      index < forms.count
    else { return nil }
    let isAlone = PluralSamples.numbers.dropFirst().allSatisfy {
      forms.expression.index(for: $0) != UInt(index)
    }
    return isAlone ? index : nil
  }
}

extension PluralCategory {
  /// Its position in the order zero, one, two, few, many, other.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
