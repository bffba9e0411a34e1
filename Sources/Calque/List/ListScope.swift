/// Rows and collections of rows that follow each other: a group of a list, or the rows of one element of
/// a collection in it. It knows what rows must know of their neighbours.
final class ListScope {
  /// A collection in a scope.
  final class Run {
    let place: Place
    /// The slots that are not known to be empty.
    private var slots: Range<Int>
    fileprivate var lines: [Int: RowTraits.Line] = [:]

    init(_ place: Place, count: Int) {
      self.place = place
      slots = 0..<count
    }

    /// Says that a slot has no row.
    func isEmpty(_ slot: Int) {
      guard !slots.isEmpty else { return }
      if slot == slots.lowerBound {
        slots = slot + 1..<slots.upperBound
      } else if slot == slots.upperBound - 1 {
        slots = slots.lowerBound..<slot
      }
    }

    fileprivate func isFirst(_ slot: Int) -> Bool { slot <= slots.lowerBound && place.isFirst }
    fileprivate func isLast(_ slot: Int) -> Bool { slot >= slots.upperBound - 1 && place.isLast }

    fileprivate func lineAbove(_ slot: Int) -> RowTraits.Line {
      guard slot > 0 else { return place.lineAbove }
      return lines[slot - 1] ?? RowTraits.Line()
    }
  }

  /// A row or a collection in a scope.
  struct Place {
    let scope: ListScope
    let index: Int

    /// Whether it is the first one of its group.
    var isFirst: Bool { index == 0 && scope.isFirst }
    /// Whether it is the last one of its group, as far as everything is written.
    var isLast: Bool { index == scope.count - 1 && scope.isLast }

    /// What the row above says of the line between them, if it is there.
    var lineAbove: RowTraits.Line {
      if index > 0 { return scope.lines[index - 1] ?? RowTraits.Line() }
      guard let (run, slot) = scope.owner else { return RowTraits.Line() }
      return run.lineAbove(slot)
    }

    /// Remembers what a row says of the line below it.
    func note(_ line: RowTraits.Line) {
      let isPlain = line.visibility == .automatic && line.tint == nil
      scope.lines[index] = isPlain ? nil : line
      if let (run, slot) = scope.owner { run.lines[slot] = isPlain ? nil : line }
    }
  }

  /// The slot of a collection that this is; `nil` for a group.
  private let owner: (run: Run, slot: Int)?
  /// Whether a header stands above the group.
  let hasHeader: Bool
  private var count = 0
  private var lines: [Int: RowTraits.Line] = [:]

  /// A group.
  init(hasHeader: Bool) {
    owner = nil
    self.hasHeader = hasHeader
  }

  /// The rows of an element.
  init(_ run: Run, slot: Int) {
    owner = (run, slot)
    hasHeader = run.place.scope.hasHeader
  }

  /// The place of the next row or collection.
  func next() -> Place {
    count += 1
    return Place(scope: self, index: count - 1)
  }

  private var isFirst: Bool { owner.map { $0.run.isFirst($0.slot) } ?? true }
  private var isLast: Bool { owner.map { $0.run.isLast($0.slot) } ?? true }
}
