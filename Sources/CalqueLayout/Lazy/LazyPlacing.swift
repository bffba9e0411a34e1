import Foundation

/// A walk over what is made in a container, which gives each row its place.
@MainActor
struct LazyPlacing {
  private let container: LazyArrangement
  private let visible: ClosedRange<Double>
  private var rows: [LazyPlacement] = []
  private var pinned: [LazyPlacement] = []
  /// How far the first visible row was moved that was shown before, or else the first one that is
  /// new.
  private var oldShift: Double?
  private var newShift: Double?

  init(_ container: LazyArrangement, _ visible: ClosedRange<Double>) {
    self.container = container
    self.visible = visible
  }

  var result: [LazyPlacement] { rows + pinned }
  var shift: Double { oldShift ?? newShift ?? 0 }

  /// - Returns: the end of the blocks.
  mutating func place(_ list: LazyList, at start: Double) -> Double {
    var at = start
    for block in list.blocks {
      switch block {
      case .row(let row):
        place(row, at: at)
        at += container.pitch(row)
      case .run(let run):
        for slot in run.opened.keys.sorted() {
          _ = place(run.open(slot), at: at + run.memory.lengths.start(of: slot))
        }
        at += container.total(run)
      case .section(let section):
        at = place(section, at: at)
      case .lines(let lines):
        place(lines, at: at)
        at += lines.lengths.total
      }
    }
    return at
  }

  private mutating func place(_ row: LazyRow, at start: Double) {
    guard row.round == container.round, let size = row.lastSize else { return }
    let style = container.style
    note(row, at: start, style.along(size))
    let isStack = style.slots == nil
    let cell =
      style.axis == .vertical
      ? CGSize(width: container.across, height: size.height)
      : CGSize(width: size.width, height: container.across)
    let offer =
      isStack
      ? style.offer(across: container.across)
      : ProposedViewSize(cell)
    place(
      row, offer, in: cell, at: (0, start), isStack ? style.alignment : .center,
      alongToo: !isStack)
  }

  private mutating func place(_ lines: LazyLines, at start: Double) {
    guard !lines.shown.isEmpty else { return }
    var at = start + lines.lengths.start(of: lines.shown.lowerBound)
    for line in lines.shown {
      let length = lines.lengths[line] - container.gap
      for (row, slot) in zip(lines.rows(ofLine: line) ?? [], container.slots) {
        note(row, at: at, length)
        let cell =
          container.style.axis == .vertical
          ? CGSize(width: slot.length, height: length) : CGSize(width: length, height: slot.length)
        place(
          row, ProposedViewSize(cell), in: cell, at: (slot.start, at), slot.alignment,
          alongToo: true)
      }
      at += lines.lengths[line]
    }
  }

  /// - Parameter alongToo: whether the alignment counts along the axis, as it does in a grid.
  private mutating func place(
    _ row: LazyRow, _ offer: ProposedViewSize, in cell: CGSize, at start: (CGFloat, Double),
    _ alignment: Alignment, alongToo: Bool
  ) {
    let size = row.layOut(offer)
    if container.style.slots == nil {
      row.content.tree.noteWide(
        0, Double(container.style.across(size)), Double(container.across),
        container.style.axis == .horizontal)
    }
    let room = ViewDimensions(width: cell.width, height: cell.height)
    let own = row.view.dimensions(in: offer)
    let x = room[alignment.horizontal] - own[alignment.horizontal]
    let y = room[alignment.vertical] - own[alignment.vertical]
    let along = CGFloat(start.1)
    let origin =
      container.style.axis == .vertical
      ? CGPoint(x: start.0 + x, y: along + (alongToo ? y : 0))
      : CGPoint(x: along + (alongToo ? x : 0), y: start.0 + y)
    rows.append(
      LazyPlacement(row: row, frame: CGRect(origin: origin, size: size), isPinned: false))
  }

  /// Remembers how far a row that is visible was moved.
  private mutating func note(_ row: LazyRow, at start: Double, _ length: Double) {
    defer { row.position = start }
    let before = row.position
    guard before + length > visible.lowerBound, before < visible.upperBound else { return }
    if row.isOld {
      oldShift = oldShift ?? start - before
    } else {
      newShift = newShift ?? start - before
    }
  }

  /// A pinned header is at the start of the visible part as long as a part of its section's content
  /// is, and is pushed away by what follows; a pinned footer likewise at the end.
  private mutating func place(_ section: LazySection, at start: Double) -> Double {
    let style = container.style
    let first = rows.count
    let content = place(section.header, at: start)
    let headers = first..<rows.count
    let footer = place(section.content, at: content)
    let firstFooter = rows.count
    let end = place(section.footer, at: footer)
    let footers = firstFooter..<rows.count
    // The distance after the last row is not part of the section's content.
    let contentEnd = footer > content ? footer - container.gap : footer
    if style.pinsFooters, !footers.isEmpty {
      let limit = visible.upperBound - (end - footer - rows[footers.upperBound - 1].row.gap)
      pin(footers, by: min(max(limit, content) - footer, 0))
    }
    let lead = section.pinnedHeaderLead ?? (style.pinsHeaders ? 0 : nil)
    if let lead, !headers.isEmpty {
      let length = content - start - rows[headers.upperBound - 1].row.gap
      pin(headers, by: max(min(visible.lowerBound, contentEnd - length) - start, -lead))
    }
    return end
  }

  /// Moves rows and has them drawn before the others.
  private mutating func pin(_ range: Range<Int>, by distance: Double) {
    guard distance != 0 else { return }
    for index in range {
      var row = rows[index]
      row.frame = row.frame.offsetBy(
        dx: container.style.axis == .horizontal ? CGFloat(distance) : 0,
        dy: container.style.axis == .vertical ? CGFloat(distance) : 0)
      row.isPinned = true
      pinned.append(row)
    }
    rows.removeSubrange(range)
  }
}
