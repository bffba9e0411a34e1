/// A part of a placeholder: what it says of its argument, and where.
public struct FormatPart: Sendable, Hashable {
  /// What a part says.
  public enum Kind: Sendable, Hashable {
    /// The number of the argument with its `$`: `2$`.
    case position
    /// How the value is padded and signed: `-`, `+`, `0`, `#` or a space, one or more in a row.
    case flags
    /// The smallest width: a number, or `*` with or without the number of an argument.
    case width
    /// The point and what follows it: `.2`, `.*`, `.*1$`, or the point alone.
    case precision
    /// The length of a number: `hh`, `h`, `l`, `ll`, `q`, `L`, `z`, `t` or `j`.
    case length
    /// The letter at the end; of a named part, its name between two `@`.
    case conversion
  }

  /// What the part says.
  public var kind: Kind
  /// Where it stands: UTF-8 offsets into the format.
  public var range: Range<Int>
}

extension FormatString {
  /// The parts of a placeholder behind its percent sign, in order and without gaps. CoreFoundation
  /// takes them in any order, so each kind may come more than once; the last one counts.
  ///
  /// - Parameter piece: A placeholder, a named part or an invalid piece of this format. Of an
  ///   invalid one, the parts before the place that breaks it. Other pieces have no parts.
  public func parts(of piece: Piece) -> [FormatPart] {
    switch piece {
    case .literal, .percent, .argument: return []
    case .specifier, .substitution, .invalid:
      var string = string
      return string.withUTF8 { FormatScanner.parts($0, at: piece.range.lowerBound) }
    }
  }
}
