/// A place that an error, a diagnostic or a finding refers to: a file or folder, and the position
/// in the file if one is known.
public struct Place: Sendable, Hashable {
  /// The path of the file or folder, as it was passed.
  public var path: String
  /// The position in the file; nil if the place is the file or folder as a whole.
  public var position: SourcePosition?

  /// Creates a place from a path and a position, if one is known.
  public init(path: String, position: SourcePosition? = nil) {
    self.path = path
    self.position = position
  }

  /// Creates a place in a file from a line and a column, both counted from 1.
  public init(path: String, line: Int, column: Int) {
    self.init(path: path, position: SourcePosition(line: line, column: column))
  }

  /// The line, counted from 1; nil if the place has no position.
  public var line: Int? { position?.line }

  /// The column, counted from 1, in Unicode scalars; nil if the place has no position.
  public var column: Int? { position?.column }
}

extension Place: CustomStringConvertible {
  /// `path:line:column`, as compilers write it; only the path if there is no position.
  public var description: String { position.map { "\(path):\($0)" } ?? path }
}

extension Place: LosslessStringConvertible {
  /// Creates a place from its description. A text that does not end with a line and a column is a
  /// path.
  public init(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0,
      let column = Int(parts[parts.count - 1]), column > 0
    else {
      self.init(path: description)
      return
    }
    self.init(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }
}
