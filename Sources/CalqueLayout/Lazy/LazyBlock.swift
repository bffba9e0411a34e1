/// What a lazy container consists of.
@MainActor
package enum LazyBlock {
  /// A view that was made. It is measured when it is seen.
  case row(LazyRow)
  /// Views that are made when they are seen.
  case run(LazyRun)
  case section(LazySection)
  /// Cells of a grid; a container makes them of its rows and runs.
  case lines(LazyLines)
}

/// Blocks one after the other.
@MainActor
package final class LazyList {
  var blocks: [LazyBlock]
  /// Whether the cells of a grid have been gathered.
  var isGathered = false

  package init(_ blocks: [LazyBlock]) {
    self.blocks = blocks
  }

  /// The runs in it as far as they are made, each before those inside of it.
  package var runs: [LazyRun] {
    blocks.flatMap { block -> [LazyRun] in
      switch block {
      case .row: []
      case .run(let run): [run] + run.opened.sorted { $0.key < $1.key }.flatMap { $0.value.runs }
      case .section(let section): section.header.runs + section.content.runs + section.footer.runs
      case .lines(let lines): lines.runs
      }
    }
  }

  /// How many rows and slots there are, without a look at what the slots have.
  package var slotCount: Int {
    blocks.reduce(0) { count, block in
      switch block {
      case .row: count + 1
      case .run(let run): count + run.count
      case .section(let section):
        count + section.header.slotCount + section.content.slotCount + section.footer.slotCount
      case .lines: count
      }
    }
  }
}

/// Blocks with others before and after them, which may be pinned.
@MainActor
package final class LazySection {
  let header: LazyList
  let content: LazyList
  let footer: LazyList
  /// How far in front of its own place the header is at rest, pinned though the container pins
  /// none; in points along the axis.
  package var pinnedHeaderLead: Double?

  package init(header: [LazyBlock], content: [LazyBlock], footer: [LazyBlock]) {
    self.header = LazyList(header)
    self.content = LazyList(content)
    self.footer = LazyList(footer)
  }
}

/// Lengths that outlive the run that they belong to.
@MainActor
package final class LazyLengths {
  package var lengths: SparseLengths
  /// How many cells each length is of, if they are lines of a grid.
  var cellsPerLine = 0

  package init(count: Int) {
    lengths = SparseLengths(count: count, guess: 0)
  }
}

/// Slots of which each becomes blocks when it is seen: the elements of a collection.
@MainActor
package final class LazyRun {
  package let count: Int
  /// Returns the index of the slot with an id.
  package let index: (AnyHashable) -> Int?
  private let make: (Int) -> [LazyBlock]
  let memory: LazyLengths
  /// The ids of the first slots, for a look at them.
  package var ids: () -> [AnyHashable] = { [] }
  private(set) var opened: [Int: LazyList] = [:]

  /// - Parameters:
  ///   - memory: what is known of the lengths from before; the slots are known by their numbers.
  ///   - index: finds the slot of an id.
  ///   - make: makes the blocks of a slot.
  package init(
    count: Int, memory: LazyLengths, index: @escaping (AnyHashable) -> Int?,
    make: @escaping (Int) -> [LazyBlock]
  ) {
    self.count = count
    self.memory = memory
    self.index = index
    self.make = make
    memory.lengths.resize(count)
  }

  /// The blocks of a slot, made now if they are not there.
  func open(_ slot: Int) -> LazyList {
    if let list = opened[slot] { return list }
    let list = LazyList(make(slot))
    opened[slot] = list
    return list
  }

  /// The blocks of a slot for a look at them; they are not kept.
  func peek(_ slot: Int) -> LazyList { opened[slot] ?? LazyList(make(slot)) }

  /// Drops what is in the other slots.
  func keep(_ slots: Range<Int>) {
    guard opened.count > slots.count || opened.contains(where: { !slots.contains($0.key) })
    else { return }
    opened = opened.filter { slots.contains($0.key) }
  }
}
