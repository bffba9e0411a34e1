/// A part of a placeholder: its meaning and its place.
public struct FormatPart: Sendable, Hashable {
  /// The meaning of a part.
  public enum Kind: Sendable, Hashable {
    /// The number of the argument with its `$`: `2$`.
    case position
    /// The name of the argument in parentheses, as string catalogs of Xcode 26 have it: `(count)`.
    case name
    /// How the value is padded and signed: `-`, `+`, `0`, `#` or a space, one or more in a row.
    case flags
    /// The smallest width: a number, or `*` with or without the number of an argument.
    case width
    /// The point and the digits after it: `.2`, `.*`, `.*1$`, or the point alone.
    case precision
    /// The length of a number: `hh`, `h`, `l`, `ll`, `q`, `L`, `z`, `t` or `j`.
    case length
    /// The letter at the end; of a named part, its name between two `@`.
    case conversion
  }

  /// The meaning of the part.
  public var kind: Kind
  /// Its place, as UTF-8 offsets into the format.
  public var range: Range<Int>
}

extension FormatString {
  /// Returns the parts of a placeholder after its percent sign, in order and without gaps.
  /// CoreFoundation accepts them in any order, so each kind may occur more than once; the last one
  /// is used.
  ///
  /// - Parameter piece: A placeholder, a named part or an invalid piece of this format. For an
  ///   invalid piece, the parts in front of the place that breaks it are returned. Other pieces
  ///   have no parts.
  public func parts(of piece: Piece) -> [FormatPart] {
    switch piece {
    case .literal, .percent, .argument: return []
    case .specifier, .substitution, .invalid:
      var string = string
      return string.withUTF8 { FormatScanner.parts($0, at: piece.range.lowerBound) }
    }
  }
}
