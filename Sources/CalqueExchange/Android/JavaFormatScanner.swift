/// Splits a Java format into pieces.
enum JavaFormatScanner {
  /// A `%…` specifier with an argument.
  struct Specifier: Hashable {
    var spelling: String
    /// The number of its argument, counted from 1.
    var argument: Int
    /// Whether the number is written.
    var isNumbered: Bool
    var flags: String
    /// The width and the precision: `5.2`.
    var size: String
    /// One letter, or two for dates.
    var conversion: String
  }

  enum Piece: Hashable {
    case literal(String)
    case percent
    /// `%n`
    case lineEnd
    case specifier(Specifier)
  }

  /// Returns the pieces of a format. A percent sign that does not begin a specifier is text.
  static func pieces(of text: String) -> [Piece] {
    var result: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    var next = 1
    var last = 0
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      guard let match = rest.prefixMatch(of: Self.grammar) else {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      let (all, number, flags, size, conversion) = match.output
      if conversion == "%" || conversion == "n" {
        if !literal.isEmpty { result.append(.literal(literal)) }
        literal = ""
        result.append(conversion == "%" ? .percent : .lineEnd)
      } else if number == nil, looksLikeProse(flags, conversion) {
        literal += all
      } else {
        if !literal.isEmpty { result.append(.literal(literal)) }
        literal = ""
        let written = number.flatMap { Int($0) }
        // `<` refers to the argument of the previous placeholder.
        let argument = written ?? (flags.contains("<") ? max(last, 1) : next)
        if written == nil, !flags.contains("<") { next += 1 }
        last = argument
        result.append(
          .specifier(
            Specifier(
              spelling: String(all), argument: argument,
              isNumbered: written != nil || flags.contains("<"),
              flags: flags.filter { $0 != "<" }, size: String(size),
              conversion: String(conversion))))
      }
      rest = rest[match.range.upperBound...]
    }
    literal += rest
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }

  /// `%[argument_index$][flags][width][.precision]conversion`
  ///
  /// Compiled once. `Regex` is not `Sendable` because it may contain closures; this one contains
  /// none.
  nonisolated(unsafe) private static let grammar:
    Regex<(Substring, Substring?, Substring, Substring, Substring)> =
      #/%(?:([1-9][0-9]{0,2})\$)?([-#+ 0,(<]*)([0-9]{0,9}(?:\.[0-9]{1,9})?)([bBhHsScCdoxXeEfgGaA%n]|[tT][a-zA-Z])/#

  /// Returns true for text such as `100% sure`: a space is not a flag of texts, and rarely one of
  /// numbers.
  private static func looksLikeProse(_ flags: Substring, _ conversion: Substring) -> Bool {
    flags == " " && !conversion.isEmpty
  }
}
