import CalqueCatalogs
import CalqueDiagnostics

/// The stretches of a document that hold one entry each, in its order.
struct EntrySlices {
  private var starts: [Int] = []
  private var ends: [Int] = []
  /// Where each begins, by line and column.
  private var positions: [SourcePosition] = []
  /// What is in front of all entries of a document that is one tree, and after them.
  private(set) var frame: (head: [UInt8], tail: [UInt8]) = ([], [])

  /// The slices of a file; nil where its entries do not follow each other.
  init?(_ file: LintFile) {
    let bytes = file.source.utf8
    switch file.content {
    case .strings(let strings):
      // What is in front of an entry, a comment for one, goes with it.
      ends = strings.entries.map(\.range.upperBound)
      starts = [0] + ends.dropLast()
    case .catalog(let catalog) where file.format == .xcstrings:
      starts = catalog.entries.map(\.range.lowerBound)
      ends = catalog.entries.map(\.range.upperBound)
      guard let first = starts.first, let last = ends.last, last <= bytes.count else { return nil }
      frame = (Array(bytes[..<first]), Array(bytes[last...]))
    case .catalog, .exchange: return nil
    }
    guard !ends.isEmpty, zip(starts, ends).allSatisfy(<),
      zip(ends, starts.dropFirst()).allSatisfy(<=)
    else { return nil }
    let lines = LineMap(file.source)
    var before: (offset: Int, position: SourcePosition)?
    positions.reserveCapacity(starts.count)
    for start in starts {
      let position = lines.position(at: start, after: before)
      before = (start, position)
      positions.append(position)
    }
  }

  /// The range of a slice.
  subscript(index: Int) -> Range<Int> { starts[index]..<ends[index] }

  /// Where a slice begins, by line and column.
  func position(of index: Int) -> SourcePosition { positions[index] }

  /// The slice that a place lies in.
  func index(at offset: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low < starts.count && starts[low] <= offset ? low : nil
  }

  /// Moves what comes after the start of a slice whose text changed.
  mutating func move(after index: Int, by shift: PlaceShift) {
    ends[index] += shift.bytes
    for other in starts.indices.dropFirst(index + 1) {
      starts[other] += shift.bytes
      ends[other] += shift.bytes
      positions[other] = shift.moved(positions[other])
    }
  }
}

/// How places after a changed stretch move.
struct PlaceShift {
  /// By how many bytes.
  let bytes: Int
  /// Where the stretch ended.
  let oldEnd: SourcePosition
  /// Where it ends now.
  let newEnd: SourcePosition

  /// Where a place after the stretch is now.
  func moved(_ position: SourcePosition) -> SourcePosition {
    SourcePosition(
      line: position.line + newEnd.line - oldEnd.line,
      column: position.line == oldEnd.line
        ? position.column + newEnd.column - oldEnd.column : position.column)
  }
}
