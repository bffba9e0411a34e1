public import CalqueICU

/// The plural forms of a gettext file: their number, and the form of each number.
public struct PluralForms: Sendable, Hashable {
  /// The number of forms of a message.
  public var count: Int
  /// The expression that selects a form, as it is written.
  public var text: String
  /// The expression that selects a form.
  public var expression: PluralExpression

  /// Parses a header value: `nplurals=2; plural=(n != 1);`.
  ///
  /// - Throws: ``PluralExpression/Failure`` with the expected text and the place.
  public init(header text: String) throws(PluralExpression.Failure) {
    func value(of name: String) throws(PluralExpression.Failure) -> (Substring, offset: Int) {
      for part in text.split(separator: ";") {
        guard let sign = part.firstIndex(of: "="), Self.trimmed(part[..<sign]) == name else {
          continue
        }
        let start = part.index(after: sign)
        return (part[start...], text.utf8.distance(from: text.startIndex, to: start))
      }
      throw PluralExpression.Failure(offset: 0, expected: "'\(name)='")
    }
    let number = try value(of: "nplurals")
    guard let count = Int(Self.trimmed(number.0)), (1...100).contains(count) else {
      throw PluralExpression.Failure(
        offset: number.offset, expected: "a number of forms from 1 to 100")
    }
    let choice = try value(of: "plural")
    do {
      expression = try PluralExpression(String(choice.0))
    } catch {
      throw PluralExpression.Failure(
        offset: choice.offset + error.offset, expected: error.expected)
    }
    self.count = count
    self.text = String(Self.trimmed(choice.0))
  }

  /// Returns the forms that a file in a language needs for texts of these categories.
  ///
  /// Only whole numbers are considered: a category that only fractions have gets no form. The
  /// category `zero` gets a form in every language if it is requested: Apple's runtime shows it for
  /// 0 everywhere.
  ///
  /// - Returns: The forms, and the category of each.
  public static func forms(
    in language: String, having used: Set<PluralCategory>
  ) -> (forms: PluralForms, categories: [PluralCategory]) {
    // CLDR's conditions are mutually exclusive, so their order does not matter.
    var conditions = PluralConditions.inC(locale: language)
    conditions.sort { $0.category.rank < $1.category.rank }
    // French has a category for millions, which gettext's files usually omit.
    let rules = PluralRules(locale: language)
    let small = Set((0..<1000).map { rules.category(for: $0) })
    conditions.removeAll { !used.contains($0.category) && !small.contains($0.category) }
    if used.contains(.zero), !conditions.contains(where: { $0.category == .zero }) {
      conditions.insert((.zero, "n==0"), at: 0)
    }
    var categories = conditions.map(\.category)
    if isOtherReached(conditions.map(\.condition)) || conditions.isEmpty {
      categories.append(.other)
    } else {
      // The last category takes all remaining numbers.
      conditions.removeLast()
    }
    var text = "\(conditions.count)"
    if conditions.count == 1, conditions[0].condition == "n==1" {
      text = "n!=1"
    } else {
      for (index, condition) in conditions.enumerated().reversed() {
        text = "\(condition.condition) ? \(index) : \(text)"
      }
    }
    if !conditions.isEmpty { text = "(\(text))" }
    let header = "nplurals=\(categories.count); plural=\(text);"
    guard let forms = try? PluralForms(header: header) else {
      // The conditions are valid C by construction; if one cannot be parsed, there is one form.
      return (PluralForms(), [.other])
    }
    return (forms, categories)
  }

  /// Makes one form for all numbers.
  private init() {
    count = 1
    text = "0"
    // "0" is a valid expression.
    expression = PluralExpression.zero
  }

  /// The value of the header field `Plural-Forms`.
  public var header: String { "nplurals=\(count); plural=\(text);" }

  private static func isOtherReached(_ conditions: [String]) -> Bool {
    let expressions = conditions.compactMap { try? PluralExpression($0) }
    return PluralSamples.numbers.contains { number in
      expressions.allSatisfy { $0.index(for: number) == 0 }
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let head = text.drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head }
    return head[...last]
  }
}

/// The numbers for which rules are compared.
enum PluralSamples {
  /// All numbers up to a thousand, where every CLDR rule takes effect, and some large ones, for
  /// which a few languages have a category.
  static let numbers: [UInt] =
    Array(0...1000) + [
      1_001, 1_002, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 1_000_000_000,
    ]
}
