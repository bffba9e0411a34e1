/// A walk over the blocks of a container to a row of an id, made or not.
@MainActor
struct LazyFinding {
  let container: LazyArrangement
  let id: AnyHashable
  /// Whether a row that was made is the one.
  let matches: (LazyRow) -> Bool

  /// Where the row is along the axis as far as that is known.
  func find(in list: LazyList, at start: Double) -> ClosedRange<Double>? {
    var at = start
    for block in list.blocks {
      if let found = find(in: block, at: at) { return found }
      at += container.pitch(block)
    }
    return nil
  }

  private func find(in block: LazyBlock, at start: Double) -> ClosedRange<Double>? {
    switch block {
    case .row(let row):
      return matches(row) ? range(start, container.pitch(row)) : nil
    case .run(let run):
      return find(in: run, at: start)
    case .section(let section):
      let content = start + container.pitch(section.header)
      return find(in: section.header, at: start) ?? find(in: section.content, at: content)
        ?? find(in: section.footer, at: content + container.pitch(section.content))
    case .lines(let lines):
      guard lines.trackCount > 0, let cell = lines.cell(of: id, matches: matches) else {
        return nil
      }
      let line = cell / lines.trackCount
      return range(start + lines.lengths.start(of: line), lines.lengths[line])
    }
  }

  private func find(in run: LazyRun, at start: Double) -> ClosedRange<Double>? {
    _ = container.total(run)
    let lengths = run.memory.lengths
    if let slot = run.index(id) { return range(start + lengths.start(of: slot), lengths[slot]) }
    for slot in run.opened.keys.sorted() {
      let at = start + lengths.start(of: slot)
      if let found = find(in: run.open(slot), at: at) { return found }
    }
    // Rows of rows, as in sections that are made from a collection, know their ids without being
    // made.
    guard run.count > 0, isNested(run.peek(0)) else { return nil }
    for slot in 0..<run.count where run.opened[slot] == nil {
      let at = start + lengths.start(of: slot)
      if let found = find(in: run.peek(slot), at: at) { return found }
    }
    return nil
  }

  private func isNested(_ list: LazyList) -> Bool {
    list.blocks.contains { block in
      switch block {
      case .row: false
      case .run, .section, .lines: true
      }
    }
  }

  private func range(_ start: Double, _ pitch: Double) -> ClosedRange<Double> {
    LazySpan.from(start, to: start + max(pitch - container.gap, 0))
  }
}
