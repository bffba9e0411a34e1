import CalqueDiagnostics

extension Finding {
  /// The finding with its place and its fix so many bytes further on, and other positions.
  func moved(by bytes: Int, _ position: (SourcePosition) -> SourcePosition) -> Finding {
    var copy = self
    func moved(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + bytes)..<(range.upperBound + bytes)
    }
    copy.range = moved(range)
    copy.start = position(start)
    copy.end = position(end)
    if let fix {
      copy.fix?.edits = fix.edits.map {
        Edit(range: moved($0.range), replacement: $0.replacement)
      }
      copy.fix?.copiedRange = fix.copiedRange.map(moved)
    }
    return copy
  }
}

extension SourcePosition {
  /// The position from another one on: lines from 0, and columns of its line from 0.
  func relative(to origin: SourcePosition) -> SourcePosition {
    SourcePosition(
      line: line - origin.line, column: line == origin.line ? column - origin.column : column)
  }

  /// The position that is relative to another one.
  func absolute(from origin: SourcePosition) -> SourcePosition {
    SourcePosition(
      line: line + origin.line, column: line == 0 ? column + origin.column : column)
  }
}
