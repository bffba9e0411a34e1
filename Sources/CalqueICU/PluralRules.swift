internal import CCalqueICU

/// The plural rules of a language, compiled from the text in ICU's data.
///
/// A value is immutable and can be shared. Keep it: the lookup by locale takes a lock.
public struct PluralRules: Sendable {
  /// The kind of number.
  public enum Kind: Hashable, Sendable {
    /// A quantity: 1 file, 2 files.
    case cardinal
    /// A rank: 1st, 2nd, 3rd.
    case ordinal
  }

  /// The categories of 0 ..< period, then, for each remainder by the period, the category of all
  /// larger numbers with that remainder; nil if the rules must be evaluated.
  @usableFromInline let table: [PluralCategory?]
  /// 100 or 1000.
  @usableFromInline let period: UInt
  private let integers: PluralProgram
  private let program: PluralProgram

  /// The categories of the language, in the order zero, one, two, few, many, other.
  public let categories: [PluralCategory]

  /// Creates the rules of a locale, or of its nearest ancestor that has rules; if there is none,
  /// everything is `other`.
  ///
  /// - Parameter locale: A locale in any usual form: "pl", "pt-PT", "sr_Latn_RS".
  public init(locale: String, kind: Kind = .cardinal) {
    self = Self.compiled.value(for: Key(locale: LocaleID.usable(locale), kind: kind)) {
      Self.compile(locale: locale, kind: kind)
    }
  }

  /// Creates rules from a text in the syntax of CLDR, one category per line: `one: i = 1 and v =
  /// 0`. `other` can be omitted.
  ///
  /// - Throws: `ICUError` with the line that cannot be parsed.
  package init(text: String) throws(ICUError) {
    do throws(PluralRuleParser.Failure) {
      self.init(rules: try PluralRuleParser.rules(text))
    } catch {
      throw ICUError(
        name: "expected \(error.expected)", operation: "read plural rule “\(error.line)”")
    }
  }

  private init(rules: [PluralRule]) {
    program = PluralProgram(rules)
    let integerRules = rules.compactMap(\.forIntegers)
    let integers = PluralProgram(integerRules)
    self.integers = integers
    func rests(_ period: UInt64) -> [PluralCategory?] {
      (0..<period).map { Self.category(integerRules, fromPeriod: period, rest: $0) }
    }
    // Most rules depend on the last two digits only.
    let short = rests(100)
    period = short.contains(nil) ? 1000 : 100
    table =
      (0..<UInt64(period)).map { integers.category(integer: $0) }
      + (period == 100 ? short : rests(1000))
    let used = Set(rules.map(\.category)).union([.other])
    categories = PluralCategory.allCases.filter(used.contains)
  }

  /// The category of an integer that is shown without a fraction; the sign does not matter.
  @inlinable
  public func category(for value: Int) -> PluralCategory {
    let magnitude = value.magnitude
    // Constant divisors allow the compiler to multiply instead of divide.
    let index =
      magnitude < period
      ? magnitude : period == 100 ? 100 + magnitude % 100 : 1000 + magnitude % 1000
    return table[Int(truncatingIfNeeded: index)] ?? categoryByRules(magnitude)
  }

  /// The category of all integers from `period` on with the same remainder, if they have one.
  private static func category(
    _ rules: [PluralRule], fromPeriod period: UInt64, rest: UInt64
  ) -> PluralCategory? {
    for rule in rules {
      guard let holds = rule.holds(fromPeriod: period, rest: rest) else { return nil }
      if holds { return rule.category }
    }
    return .other
  }

  /// The category of a number by its operands.
  public func category(for operands: PluralOperands) -> PluralCategory {
    program.category(operands)
  }

  @usableFromInline
  func categoryByRules(_ magnitude: UInt) -> PluralCategory {
    integers.category(integer: UInt64(magnitude))
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let kind: Kind
  }

  private static let compiled = BoundedCache<Key, PluralRules>(limit: 2_000)

  private static func compile(locale: String, kind: Kind) -> PluralRules {
    let text = try? ICUText.read("read the plural rules of \(locale)") {
      cicu_plural_rules(LocaleID.checked(locale), kind == .ordinal, $0, $1, &$2)
    }
    // The tests verify that every rule of ICU can be parsed; one in a later syntax is skipped, so
    // that the others still work.
    let rules = (text ?? "").split(separator: "\n").flatMap {
      (try? PluralRuleParser.rules(String($0))) ?? []
    }
    return PluralRules(rules: rules)
  }
}
