internal import CICU

/// The plural rules of a language, compiled from the text that ICU carries for it.
///
/// A value is immutable and may be shared. Keep it: the look-up by locale takes a lock.
public struct PluralRules: Sendable {
  /// Which kind of number is counted.
  public enum Kind: Hashable, Sendable {
    /// How many: 1 file, 2 files.
    case cardinal
    /// The how-manieth: 1st, 2nd, 3rd.
    case ordinal
  }

  /// The categories of 0 ..< period, then, where `isPeriodic`, those of period ..< 2 · period,
  /// which are also those of every greater number with the same remainder.
  @usableFromInline let table: [PluralCategory]
  @usableFromInline let period: UInt
  @usableFromInline let isPeriodic: Bool
  private let integers: PluralProgram
  private let program: PluralProgram

  /// The categories that the language has, in the order zero, one, two, few, many, other.
  public let categories: [PluralCategory]

  /// The rules of a locale, or of the nearest one above it that has rules; where there is none,
  /// everything is `other`.
  ///
  /// - Parameter locale: in any usual form: "pl", "pt-PT", "sr_Latn_RS".
  public init(locale: String, kind: Kind = .cardinal) {
    self = Self.compiled.value(for: Key(locale: locale, kind: kind)) {
      Self.compile(locale: locale, kind: kind)
    }
  }

  /// Rules from a text in the syntax of CLDR, one category a line:
  /// `one: i = 1 and v = 0`. `other` need not be mentioned.
  ///
  /// - Throws: `ICUError` naming the line that is not understood.
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
    let relations = integerRules.flatMap { $0.alternatives.joined() }
    // A number above everything that is compared without a remainder is told by remainders alone.
    // So when all divisors divide the period, the categories repeat from there on.
    let limit = relations.filter { $0.modulus == 0 }.flatMap(\.ranges).map(\.upperBound).max() ?? 0
    func repeats(_ period: UInt64) -> Bool {
      limit < period && relations.allSatisfy { $0.modulus == 0 || period % $0.modulus == 0 }
    }
    period = repeats(100) ? 100 : 1000
    isPeriodic = repeats(UInt64(period))
    let count = isPeriodic ? 2 * period : period
    table = (0..<count).map { integers.category(integer: UInt64($0)) }
    let used = Set(rules.map(\.category)).union([.other])
    categories = PluralCategory.allCases.filter(used.contains)
  }

  /// The category of an integer that is shown without a fraction; the sign does not matter.
  @inlinable
  public func category(for value: Int) -> PluralCategory {
    let magnitude = value.magnitude
    if magnitude < period { return table[Int(truncatingIfNeeded: magnitude)] }
    guard isPeriodic else { return categoryByRules(magnitude) }
    // Constant divisors let the compiler multiply instead of divide.
    let rest = period == 100 ? magnitude % 100 : magnitude % 1000
    return table[Int(truncatingIfNeeded: period + rest)]
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
      cicu_plural_rules(locale, kind == .ordinal, $0, $1, &$2)
    }
    // The tests hold that every rule of ICU is understood; one of a later syntax is left out, so
    // that the others still work.
    let rules = (text ?? "").split(separator: "\n").flatMap {
      (try? PluralRuleParser.rules(String($0))) ?? []
    }
    return PluralRules(rules: rules)
  }
}
