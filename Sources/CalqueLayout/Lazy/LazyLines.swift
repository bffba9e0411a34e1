/// The cells of a grid between two whole lines: views and runs of views, in lines of as many cells
/// as there are tracks.
@MainActor
package final class LazyLines {
  /// Where cells come from.
  private enum Source {
    case row(LazyRow)
    case run(LazyRun)
  }

  private struct Segment {
    let source: Source
    var firstCell = 0
    /// How many cells each slot of a run has; Apple asks for views that make it a constant.
    var cellsPerSlot = 1
    /// The first cell of each slot, counted from `firstCell`, where it is none.
    var starts: [Int]?
    var cellCount: Int
  }

  private var segments: [Segment] = []
  private(set) var cellCount = 0
  private(set) var trackCount = 0
  /// What is known of the lines outlives them with the first run that they have cells of.
  private var memory = LazyLengths(count: 0)
  private var cells: [Int: LazyRow] = [:]
  /// The lines that are made.
  private(set) var shown = 0..<0

  var lengths: SparseLengths { memory.lengths }

  func append(_ row: LazyRow) {
    segments.append(Segment(source: .row(row), cellCount: 1))
    count()
  }

  /// - Parameter cellsPerSlot: how many cells the first slot has. If it has none, every slot is
  ///   asked.
  func append(_ run: LazyRun, cellsPerSlot: Int) {
    if !segments.contains(where: { if case .run = $0.source { true } else { false } }) {
      memory = run.memory
    }
    segments.append(
      Segment(
        source: .run(run), cellsPerSlot: cellsPerSlot, cellCount: run.count * cellsPerSlot))
    if cellsPerSlot == 0 { recount(segments.count - 1, run) } else { count() }
  }

  var isEmpty: Bool { segments.isEmpty }

  /// The runs that cells come from.
  var runs: [LazyRun] {
    segments.compactMap { if case .run(let run) = $0.source { run } else { nil } }
  }

  private func count() {
    cellCount = 0
    for index in segments.indices {
      segments[index].firstCell = cellCount
      cellCount += segments[index].cellCount
    }
    if trackCount > 0 { memory.lengths.resize(lineCount) }
  }

  /// Sets the number of tracks. What is known of lines of another number of cells is only a guess.
  func setTracks(_ count: Int, guess: Double) {
    trackCount = count
    if memory.cellsPerLine == count {
      memory.lengths.resize(lineCount)
      if memory.lengths.knownCount == 0 { memory.lengths.guess = guess }
    } else {
      let known = memory.cellsPerLine > 0 && lengths.knownCount > 0 ? lengths.estimate : guess
      memory.cellsPerLine = count
      memory.lengths = SparseLengths(count: lineCount, guess: known)
    }
  }

  private var lineCount: Int { (cellCount + trackCount - 1) / max(trackCount, 1) }

  func set(_ length: Double, ofLine line: Int) {
    memory.lengths.set(length, at: line)
  }

  /// The cells of a line; `nil` if it turned out that there are more or fewer cells than was
  /// thought, and the lines must be asked again.
  func rows(ofLine line: Int) -> [LazyRow]? {
    var rows: [LazyRow] = []
    for cell in line * trackCount..<min((line + 1) * trackCount, cellCount) {
      guard let row = row(cell) else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// Drops what is in the other lines.
  func keep(_ lines: Range<Int>) {
    shown = lines
    let kept = lines.lowerBound * trackCount..<lines.upperBound * trackCount
    if cells.count > kept.count || cells.contains(where: { !kept.contains($0.key) }) {
      cells = cells.filter { kept.contains($0.key) }
    }
    for case .run(let run) in segments.map(\.source) { run.keep(0..<0) }
  }

  private func row(_ cell: Int) -> LazyRow? {
    if let row = cells[cell] { return row }
    guard let segment = segments.lastIndex(where: { $0.firstCell <= cell && $0.cellCount > 0 })
    else { return nil }
    switch segments[segment].source {
    case .row(let row):
      cells[cell] = row
    case .run(let run):
      let inside = cell - segments[segment].firstCell
      let (slot, first, expected) = place(inside, segments[segment])
      let made = LazyLines.rows(run.open(slot))
      guard made.count == expected else {
        recount(segment, run)
        return nil
      }
      for (offset, row) in made.enumerated() {
        let place = segments[segment].firstCell + first + offset
        if cells[place] == nil { cells[place] = row }
      }
    }
    return cells[cell]
  }

  /// The slot that a cell is of, the first cell of that slot, and how many it has.
  private func place(_ cell: Int, _ segment: Segment) -> (slot: Int, first: Int, count: Int) {
    guard let starts = segment.starts else {
      let slot = cell / segment.cellsPerSlot
      return (slot, slot * segment.cellsPerSlot, segment.cellsPerSlot)
    }
    var (low, high) = (0, starts.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= cell { low = middle } else { high = middle }
    }
    return (low, starts[low], starts[low + 1] - starts[low])
  }

  /// Counts the cells of every slot. It is what a number that is not constant costs.
  private func recount(_ segment: Int, _ run: LazyRun) {
    var starts = [0]
    starts.reserveCapacity(run.count + 1)
    for slot in 0..<run.count {
      starts.append(starts[slot] + LazyLines.rows(run.peek(slot)).count)
    }
    segments[segment].cellCount = starts[run.count]
    segments[segment].starts = starts
    cells = [:]
    count()
  }

  /// The cell of a slot of an id, if one of the runs has it.
  func cell(of id: AnyHashable, matches: (LazyRow) -> Bool) -> Int? {
    for segment in segments {
      switch segment.source {
      case .row(let row):
        if matches(row) { return segment.firstCell }
      case .run(let run):
        guard let slot = run.index(id) else { continue }
        return segment.firstCell + (segment.starts?[slot] ?? slot * segment.cellsPerSlot)
      }
    }
    return cells.first { matches($0.value) }?.key
  }

  /// All views of a list, whatever it consists of.
  static func rows(_ list: LazyList) -> [LazyRow] {
    list.blocks.flatMap { block -> [LazyRow] in
      switch block {
      case .row(let row): [row]
      case .run(let run): (0..<run.count).flatMap { rows(run.peek($0)) }
      case .section(let section):
        rows(section.header) + rows(section.content) + rows(section.footer)
      case .lines: []
      }
    }
  }
}
