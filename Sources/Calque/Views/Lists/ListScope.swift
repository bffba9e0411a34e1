import Foundation

/// Rows and collections of rows that follow each other: a section of a list, or the rows of one
/// element of a collection in it. It knows what rows must know of their neighbours.
final class ListScope {
  /// How the section above ends.
  struct Ending {
    var hasFooter = false
    var spacing: ListSectionSpacing?
    /// The room that was set below it, in points.
    var margin: CGFloat?
  }

  /// A collection in a scope.
  final class Run {
    let place: Place
    /// The slots that are not known to be empty.
    private var slots: Range<Int>
    fileprivate var tops: [Int: RowTraits.Line] = [:]
    /// How the section above the first slot ends; `nil` if there is none.
    let above: Ending?
    /// How many levels of a hierarchy are around its rows.
    let level: Int
    /// How the last sections of the slots end, as far as they were written.
    var endings: [Int: Ending] = [:]

    init(_ place: Place, count: Int, above: Ending?, level: Int = 0) {
      self.place = place
      self.level = level
      self.above = above
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

    /// How the section above a slot ends.
    func ending(above slot: Int, orElse ending: Ending) -> Ending? {
      if slot <= slots.lowerBound { return above }
      return endings[slot - 1] ?? ending
    }

    fileprivate func isFirst(_ slot: Int) -> Bool { slot <= slots.lowerBound && place.isFirst }
    fileprivate func isLast(_ slot: Int) -> Bool { slot >= slots.upperBound - 1 && place.isLast }

    fileprivate func lineBelow(_ slot: Int) -> RowTraits.Line {
      slot >= slots.upperBound - 1 ? place.lineBelow : tops[slot + 1] ?? RowTraits.Line()
    }

    /// Remembers what the first row of a slot says of the line above it.
    fileprivate func note(_ slot: Int, top: RowTraits.Line) {
      tops[slot] = top.isPlain ? nil : top
      if slot == slots.lowerBound { place.note(top: top) }
    }
  }

  /// A row or a collection in a scope.
  struct Place {
    let scope: ListScope
    let index: Int
    /// The number of the row among those of its section, if every element of a collection has one
    /// row.
    let number: Int

    /// What modifiers say of the lines above and below the section.
    var sectionLines: RowTraits.Lines { scope.sectionLines }

    /// Whether it is the first one of its section.
    var isFirst: Bool { index == 0 && scope.isFirst }
    /// Whether it is the last one of its section, as far as everything is written.
    var isLast: Bool { index == scope.count - 1 && scope.isLast }

    /// What the row below says of the line between them, if it was written.
    var lineBelow: RowTraits.Line {
      if index < scope.count - 1 { return scope.tops[index + 1] ?? RowTraits.Line() }
      guard let (run, slot) = scope.owner else { return RowTraits.Line() }
      return run.lineBelow(slot)
    }

    /// Remembers what a row says of the line above it.
    func note(top: RowTraits.Line) {
      scope.tops[index] = top.isPlain ? nil : top
      if index == 0, let (run, slot) = scope.owner { run.note(slot, top: top) }
    }
  }

  /// The slot of a collection that this is; `nil` for a section.
  private let owner: (run: Run, slot: Int)?
  /// Above the first row, in points.
  let spacing: CGFloat
  private(set) var count = 0
  /// What modifiers say of the lines above and below the section.
  let sectionLines: RowTraits.Lines
  /// How many rows there are as far as is known, and above the first one.
  private var rowCount: Int
  private var tops: [Int: RowTraits.Line] = [:]

  /// A section, or rows that are in none.
  init(spacing: CGFloat, lines: RowTraits.Lines = RowTraits.Lines()) {
    owner = nil
    sectionLines = lines
    rowCount = 0
    self.spacing = spacing
  }

  /// The rows of an element.
  init(_ run: Run, slot: Int) {
    owner = (run, slot)
    spacing = run.place.scope.spacing
    sectionLines = run.place.sectionLines
    rowCount = run.place.number + slot
  }

  /// The place of the next row or collection.
  ///
  /// - Parameter rows: How many rows it has.
  func next(rows: Int = 1) -> Place {
    count += 1
    rowCount += rows
    return Place(scope: self, index: count - 1, number: rowCount - rows)
  }

  private var isFirst: Bool { owner.map { $0.run.isFirst($0.slot) } ?? true }
  private var isLast: Bool { owner.map { $0.run.isLast($0.slot) } ?? true }
}
