import Foundation

/// A walk over the blocks of a container that makes and measures the rows in a part of it: exactly
/// those, as on Apple's systems.
@MainActor
struct LazyOpening {
  private let container: LazyArrangement
  private var window: ClosedRange<Double>
  /// The row before, if nothing was left out since.
  private var previous: LazyRow?
  /// Whether something was learned that moves rows that were passed already.
  private(set) var mustRepeat = false
  /// The length after the last row that does not belong to a row.
  private(set) var lastGap: Double

  init(_ container: LazyArrangement, _ window: ClosedRange<Double>) {
    self.container = container
    self.window = window
    lastGap = container.gap
  }

  /// - Returns: the end of the blocks.
  mutating func open(_ list: LazyList, at start: Double) -> Double {
    if container.style.slots != nil, !list.isGathered { gather(list) }
    var at = start
    for block in list.blocks {
      switch block {
      case .row(let row): at = open(row, at: at)
      case .run(let run): at = open(run, at: at)
      case .section(let section): at = open(section, at: at)
      case .lines(let lines): at = open(lines, at: at)
      }
    }
    return at
  }

  /// Sums of lengths are exact to less than this, in points.
  private static let slack = 1e-6

  /// - Parameter length: with the distance to what follows. Where the container sets that distance,
  ///   what is visible of it does not count.
  private func isShown(_ start: Double, _ length: Double) -> Bool {
    let end = start + length - min(container.style.spacing.map(Double.init) ?? 0, length)
    let first = window.lowerBound + Self.slack
    return start < window.upperBound - Self.slack && (end > first || start >= window.lowerBound)
  }

  /// The first slot of some that is in the window.
  private func firstShown(_ lengths: SparseLengths, from start: Double) -> Int {
    let first = lengths.slot(at: max(window.lowerBound - start, 0))
    let isShown = isShown(start + lengths.start(of: first), lengths[first])
    return isShown || first + 1 >= lengths.count ? first : first + 1
  }

  private mutating func skip(_ length: Double, at start: Double) -> Double {
    if length > 0 {
      previous = nil
      lastGap = container.gap
    }
    return start + length
  }

  private mutating func open(_ row: LazyRow, at start: Double) -> Double {
    guard isShown(start, container.pitch(row)) else {
      return skip(container.pitch(row), at: start)
    }
    let style = container.style
    let isNew = row.lastSize == nil
    if style.slots == nil {
      row.layOut(style.offer(across: container.across))
      if isNew {
        row.gap = style.spacing.map(Double.init) ?? distance(row, row)
      }
    } else {
      let size = row.size(style.offer(across: container.across))
      row.layOut(style.offer(across: container.across, along: CGFloat(style.along(size))))
      row.gap = container.gap
    }
    if let previous, style.spacing == nil {
      let gap = distance(previous, row)
      if gap != previous.gap {
        previous.gap = gap
        mustRepeat = true
      }
    }
    mark(row, at: start)
    previous = row
    lastGap = row.gap
    let pitch = container.pitch(row)
    if isNew { container.learn(pitch) }
    return start + pitch
  }

  private func distance(_ first: LazyRow, _ second: LazyRow) -> Double {
    Double(
      first.view.spacing.distance(
        to: second.view.spacing, along: container.style.axis,
        default: container.style.defaultSpacing))
  }

  private func mark(_ row: LazyRow, at start: Double) {
    guard row.round != container.round else { return }
    row.isOld = row.round >= 0 && row.round == container.round - 1
    if !row.isOld { row.position = start }
    row.round = container.round
  }

  private mutating func open(_ run: LazyRun, at start: Double) -> Double {
    let total = container.total(run)
    guard run.count > 0, isShown(start, total) else {
      run.keep(0..<0)
      return skip(total, at: start)
    }
    let outer = window
    let memory = run.memory
    let first = firstShown(memory.lengths, from: start)
    var at = start + memory.lengths.start(of: first)
    window = LazySpan.from(min(window.lowerBound, at), to: window.upperBound)
    if first > 0 { previous = nil }
    var slot = first
    while slot < run.count, at < window.upperBound - Self.slack {
      let end = open(run.open(slot), at: at)
      memory.lengths.set(end - at, at: slot)
      at = end
      slot += 1
    }
    window = outer
    run.keep(first..<slot)
    if slot < run.count {
      previous = nil
      lastGap = container.gap
    }
    return start + memory.lengths.total
  }

  /// Pinned parts are made even where their own place is hidden.
  private mutating func open(_ section: LazySection, at start: Double) -> Double {
    let outer = window
    defer { window = outer }
    let isShown = isShown(start, container.pitch(.section(section)))
    if isShown, container.style.pinsHeaders || section.pinnedHeaderLead != nil {
      window = LazySpan.from(min(outer.lowerBound, start), to: outer.upperBound)
    }
    var at = open(section.header, at: start)
    window = outer
    at = open(section.content, at: at)
    if isShown, container.style.pinsFooters {
      window = LazySpan.from(outer.lowerBound, to: max(outer.upperBound, at + 1))
    }
    return open(section.footer, at: at)
  }

  private mutating func open(_ lines: LazyLines, at start: Double) -> Double {
    let slots = container.slots
    guard !slots.isEmpty else { return start }
    lines.setTracks(slots.count, guess: container.guess)
    let total = lines.lengths.total
    guard lines.cellCount > 0, isShown(start, total) else {
      lines.keep(0..<0)
      return skip(total, at: start)
    }
    let first = firstShown(lines.lengths, from: start)
    var at = start + lines.lengths.start(of: first)
    var line = first
    while line < lines.lengths.count, at < window.upperBound - Self.slack {
      guard let rows = lines.rows(ofLine: line) else {
        mustRepeat = true
        return start + lines.lengths.total
      }
      var length = 0.0
      for (row, slot) in zip(rows, slots) {
        let size = row.size(container.style.offer(across: slot.length))
        length = max(length, container.style.along(size))
        mark(row, at: at)
      }
      if !lines.lengths.isKnown(line) { container.learn(length + container.gap) }
      lines.set(length + container.gap, ofLine: line)
      at += length + container.gap
      line += 1
    }
    lines.keep(first..<line)
    return start + lines.lengths.total
  }

  /// Makes lines of the views and runs of a grid. What a run is made of is seen by its first slot:
  /// sections stay a run, everything else becomes cells.
  private func gather(_ list: LazyList) {
    list.isGathered = true
    var blocks: [LazyBlock] = []
    var lines = LazyLines()
    func flush() {
      if !lines.isEmpty { blocks.append(.lines(lines)) }
      lines = LazyLines()
    }
    func add(_ block: LazyBlock) {
      switch block {
      case .row(let row): lines.append(row)
      case .run(let run):
        guard run.count > 0 else { return }
        let first = run.peek(0)
        if first.blocks.contains(where: { if case .section = $0 { true } else { false } }) {
          flush()
          blocks.append(.run(run))
        } else if first.blocks.contains(where: { if case .run = $0 { true } else { false } }) {
          for slot in 0..<run.count { run.peek(slot).blocks.forEach(add) }
        } else {
          lines.append(run, cellsPerSlot: first.blocks.count)
        }
      case .section(let section):
        flush()
        // Header and footer are whole lines, not cells.
        section.header.isGathered = true
        section.footer.isGathered = true
        blocks.append(.section(section))
      case .lines(let known):
        flush()
        blocks.append(.lines(known))
      }
    }
    list.blocks.forEach(add)
    flush()
    list.blocks = blocks
  }
}
