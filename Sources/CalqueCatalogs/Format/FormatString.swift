/// A printf-like format, parsed once into text, placeholders, and percent signs that are neither.
///
/// The grammar is that of CoreFoundation's formatter: flags, width, precision and length may come
/// in any order after the percent sign and the argument's number. All offsets count UTF-8 bytes.
public struct FormatString: Sendable, Hashable {
  /// A part of a format.
  public enum Piece: Sendable, Hashable {
    /// Text that is shown unchanged.
    case literal(Range<Int>)
    /// `%%`, shown as one percent sign.
    case percent(Range<Int>)
    /// A placeholder.
    case specifier(FormatSpecifier)
    /// `%#@name@`, the place of a named part.
    case substitution(FormatSubstitution)
    /// `%arg`, the place of the argument that a named part varies by.
    case argument(Range<Int>)
    /// A percent sign that does not begin anything the runtime supports.
    case invalid(InvalidFormat)

    /// The place of the piece.
    public var range: Range<Int> {
      switch self {
      case .literal(let range), .percent(let range), .argument(let range): range
      case .specifier(let specifier): specifier.range
      case .substitution(let substitution): substitution.range
      case .invalid(let invalid): invalid.range
      }
    }
  }

  /// The valid argument numbers: the runtime stores them in seven bits.
  package static let argumentNumbers = 1...127

  /// The text.
  public let string: String
  /// The pieces, in order and without gaps.
  public let pieces: [Piece]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - string: The text, escapes decoded.
  ///   - isSubstitution: Whether it is a text of a named part, where `%arg` represents its
  ///     argument. Elsewhere `%arg` is read as `%a` followed by two letters.
  ///   - parts: The named parts of the text. If a part has the number of its argument, as in string
  ///     catalogs, the placeholders without a number take the other arguments.
  public init(
    _ string: String, inSubstitution isSubstitution: Bool = false,
    parts: [CatalogSubstitution] = []
  ) {
    var numbers: [String: Int] = [:]
    for part in parts {
      if let number = part.argument, string.contains("#@\(part.name)@") {
        numbers[part.name] = number
      }
    }
    var string = string
    pieces = string.withUTF8 {
      FormatScanner.pieces($0, allowsArgument: isSubstitution, numbers: numbers)
    }
    self.string = string
  }

  /// The placeholders, in order.
  public var specifiers: [FormatSpecifier] {
    pieces.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  /// The places of named parts, in order.
  public var substitutions: [FormatSubstitution] {
    pieces.compactMap { if case .substitution(let substitution) = $0 { substitution } else { nil } }
  }

  /// The invalid percent signs, in order.
  public var invalids: [InvalidFormat] {
    pieces.compactMap { if case .invalid(let invalid) = $0 { invalid } else { nil } }
  }

  /// Whether the text has a placeholder that does not look like prose. If it has none, a percent
  /// sign under the text's key or in its translations is just a percent sign.
  public var isFormat: Bool {
    pieces.contains {
      switch $0 {
      case .specifier(let specifier): !specifier.looksLikeProse
      case .substitution, .argument: true
      case .literal, .percent, .invalid: false
      }
    }
  }

  /// The arguments that the format takes, by number from 1. If two placeholders use the same
  /// argument, both are listed.
  public var arguments: [Argument] {
    var result: [Argument] = []
    for piece in pieces {
      switch piece {
      case .specifier(let specifier):
        for size in [specifier.width, specifier.precision] {
          if case .argument(let number) = size {
            result.append(Argument(number: number, type: .int32, range: specifier.range))
          }
        }
        result.append(
          Argument(number: specifier.argument, type: specifier.type, range: specifier.range))
      case .substitution(let substitution):
        result.append(
          Argument(
            number: substitution.argument, type: nil, range: substitution.range))
      case .literal, .percent, .argument, .invalid: break
      }
    }
    return result
  }

  /// A use of an argument.
  public struct Argument: Sendable, Hashable {
    /// The number, counted from 1.
    public var number: Int
    /// The expected type. Nil for a named part, whose definition specifies it.
    public var type: FormatArgumentType?
    /// The placeholder that uses it.
    public var range: Range<Int>
  }

  /// The text at a range of the format, such as a piece's.
  public subscript(range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return string[lower..<utf8.index(lower, offsetBy: range.count)]
  }
}

/// The place of a named part in a format: `%#@name@` or `%2$#@name@`.
public struct FormatSubstitution: Sendable, Hashable {
  /// Its place.
  public var range: Range<Int>
  /// The place of its name.
  public var nameRange: Range<Int>
  /// The name.
  public var name: String
  /// The number of its argument as written, or nil.
  public var position: Int?
  /// The number of its argument: the written one, or the next one in order.
  public var argument: Int
}

/// A percent sign that does not begin a placeholder.
public struct InvalidFormat: Sendable, Hashable {
  /// The reason why a percent sign is invalid.
  public enum Reason: Sendable, Hashable {
    /// The text ends first.
    case incomplete
    /// A character that is not a conversion.
    case unknownConversion(Unicode.Scalar)
    /// A `%#@` without a name and its closing `@`.
    case malformedName
    /// A number that is larger than the runtime supports: an argument above 127, written or
    /// counted, or a width above 2³¹−1.
    case numberTooLarge
  }

  /// The range from the percent sign to the character that made it invalid, inclusive.
  public var range: Range<Int>
  /// The reason why it is invalid.
  public var reason: Reason
  /// Whether it has no number, and the character that made it invalid follows a space: `%. О`.
  var isAfterSpace = false

  /// Whether it looks like a percent sign in prose: one at the end of the text or followed by a
  /// space or punctuation, as in `100 %`, `50%, or` or `70%. Or`.
  public var looksLikeProse: Bool {
    switch reason {
    case .incomplete: range.count <= 2
    case .unknownConversion(let scalar) where isAfterSpace && scalar != "$": true
    case .unknownConversion(let scalar):
      range.count <= 1 + UTF8.width(scalar)
        ? !scalar.properties.isAlphabetic && scalar != "{" && scalar != "$"
        : range.count <= 2 + UTF8.width(scalar) && scalar != "$"
    case .malformedName, .numberTooLarge: false
    }
  }
}
