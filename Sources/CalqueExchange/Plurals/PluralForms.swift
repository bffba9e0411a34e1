public import CalqueICU

/// The plural forms of a gettext file: how many there are, and which number takes which.
public struct PluralForms: Sendable, Hashable {
  /// How many forms a message has.
  public var count: Int
  /// The expression that chooses, as it is written.
  public var text: String
  /// The expression that chooses.
  public var expression: PluralExpression

  /// Reads a header's value: `nplurals=2; plural=(n != 1);`.
  ///
  /// - Throws: What was expected, and where in the text.
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

  /// The forms that a file in a language needs for texts of these categories.
  ///
  /// Whole numbers only: a category that only fractions have gets no form. The category `zero`
  /// has one in each language, if it is asked for: Apple's runtime shows it for 0 everywhere.
  ///
  /// - Returns: The forms, and the category of each.
  public static func forms(
    in language: String, having used: Set<PluralCategory>
  ) -> (forms: PluralForms, categories: [PluralCategory]) {
    // No number fulfils two of CLDR's conditions, so their order is free.
    var conditions = PluralConditions.inC(locale: language)
    conditions.sort { $0.category.rank < $1.category.rank }
    // French has a category for millions, which gettext's files leave out as a rule.
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
      // The last of the categories takes all that the others leave.
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
      // The conditions are C by their making; a number that cannot be read leaves one form.
      return (PluralForms(), [.other])
    }
    return (forms, categories)
  }

  /// One form for all.
  private init() {
    count = 1
    text = "0"
    // "0" is an expression.
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

/// Numbers over which rules are compared.
enum PluralSamples {
  /// All to a thousand, where every rule of CLDR shows what it is, and some great ones, for which
  /// a few languages have a category.
  static let numbers: [UInt] =
    Array(0...1000) + [
      1_001, 1_002, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 1_000_000_000,
    ]
}
