/// A place in a text as editors display it.
public struct SourcePosition: Sendable, Hashable {
  /// The line, counted from 1. A line ends with LF, CR LF, or CR alone.
  public var line: Int
  /// The column, counted from 1, in Unicode scalars, so it is the same in UTF-8 and in UTF-16. Each
  /// byte that is not part of well-formed UTF-8 counts as one column; a byte order mark is not
  /// counted.
  public var column: Int

  /// Creates a place from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether the first comes before the second.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line == right.line ? left.column < right.column : left.line < right.line
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
