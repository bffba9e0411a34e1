package import Foundation

/// How a lazy container arranges its rows.
package struct LazyStyle {
  package var axis: Axis
  package var alignment: Alignment
  /// Between rows in points; `nil` leaves it to the rows.
  package var spacing: CGFloat?
  /// The platform's distance between rows, in points.
  package var defaultSpacing: CGFloat
  /// Which parts of sections stay visible.
  package var pinsHeaders = false
  package var pinsFooters = false
  package let direction: LayoutDirection
  let slots: GridSlots?

  /// A stack, or a grid if there are tracks. A grid leaves no distance to its rows.
  package init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, defaultSpacing: CGFloat,
    direction: LayoutDirection, tracks: [GridTrack]? = nil
  ) {
    self.axis = axis
    self.direction = direction
    self.alignment = alignment
    let spacing = LazySpan.distance(spacing)
    let defaultSpacing = LazySpan.distance(defaultSpacing) ?? 8
    self.spacing = tracks == nil ? spacing : spacing ?? defaultSpacing
    self.defaultSpacing = defaultSpacing
    slots = tracks.map {
      GridSlots($0, axis: axis, alignment: alignment, defaultSpacing: defaultSpacing)
    }
  }

  /// The other way round in a container of a width that runs from right to left: all places within
  /// it count from the leading edge, and are turned here, once.
  package func turned(_ rect: CGRect, _ width: CGFloat) -> CGRect {
    guard direction == .rightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  package var isGrid: Bool { slots != nil }
  /// The columns or rows of a grid.
  package var tracks: [GridTrack] { slots?.tracks ?? [] }

  func along(_ size: CGSize) -> Double {
    Double(axis == .vertical ? size.height : size.width)
  }

  func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  /// How long the container is across for an offer.
  ///
  /// - Parameter ideal: how long a stack is by itself.
  func across(_ offered: CGFloat?, ideal: CGFloat) -> CGFloat {
    slots.map { $0.across(offered) } ?? offered ?? ideal
  }

  func offer(across: CGFloat?, along: CGFloat? = nil) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }
}

/// The rows of a lazy container: which of them are made, the total length of all rows as far as it
/// is known, and the positions of the rows that are made.
///
/// Rows are made while a part of the container is shown. The length of what was never shown is an
/// estimate, so the shown rows may turn out to be elsewhere than expected: `show` returns the
/// distance, and the scroll view moves by the same distance, so that the change is not visible.
@MainActor
package final class LazyArrangement {
  let style: LazyStyle
  package let list: LazyList
  /// The rows that are made, in the order of drawing.
  package private(set) var placements: [LazyPlacement] = []
  /// The length along the axis in points.
  package private(set) var length = 0.0

  /// The length across in points.
  private(set) var across: CGFloat = 0
  private(set) var slots: [GridSlots.Slot] = []
  private(set) var round = 0
  private var known = (count: 0, length: 0.0)

  package init(_ style: LazyStyle, _ blocks: [LazyBlock]) {
    self.style = style
    list = LazyList(blocks)
    length = estimatedLength
  }

  /// The estimated length of a row that was never shown, with the distance to the next one. Before
  /// any length is known it is the height of a row of a list, which is never visible.
  var guess: Double {
    known.count > 0 ? known.length / Double(known.count) : 44 + gap
  }

  /// The distance between rows where they have no say.
  var gap: Double { Double(style.spacing ?? style.defaultSpacing) }

  func learn(_ pitch: Double) {
    known.count += 1
    known.length += pitch
  }

  /// The length across that the container has by itself. Its longest row is not known, so it is
  /// that of the first row, as on Apple's systems (WWDC26, session 321).
  package var idealAcross: CGFloat {
    first(list).map { style.across($0.size(.unspecified)) } ?? 0
  }

  private func first(_ list: LazyList) -> LazyRow? {
    for block in list.blocks {
      switch block {
      case .row(let row): return row
      case .run(let run):
        // Slots without a view are passed over, but not without end.
        for slot in 0..<min(run.count, 16) {
          if let row = first(run.open(slot)) { return row }
        }
      case .section(let section):
        for part in [section.header, section.content, section.footer] {
          if let row = first(part) { return row }
        }
      case .lines: break
      }
    }
    return nil
  }

  /// Makes the rows of a part of the container, and drops the others.
  ///
  /// - Parameters:
  ///   - window: the part, in points along the axis from the start.
  ///   - visible: the visible part of it: pinned rows are at its ends.
  ///   - across: the length across in points.
  /// - Returns: whether the length has changed, and how far the visible rows are from where they
  ///   were, or were expected, in points along the axis.
  package func show(
    _ window: ClosedRange<Double>, visible: ClosedRange<Double>, across: CGFloat
  ) -> (isResized: Bool, shift: Double) {
    round += 1
    self.across = across
    slots = style.slots?.aligned(across) ?? []
    var opening = LazyOpening(self, window)
    _ = opening.open(list, at: 0)
    // Rows now know which row follows them, or a grid how many cells it has.
    for _ in 0..<4 where opening.mustRepeat {
      opening = LazyOpening(self, window)
      _ = opening.open(list, at: 0)
    }
    var placing = LazyPlacing(self, visible)
    let end = placing.place(list, at: 0)
    placements = placing.result
    let length = max(end > 0 ? end - opening.lastGap : 0, 0)
    let isResized = abs(length - self.length) > 1e-6
    if isResized { self.length = length }
    return (isResized, placing.shift)
  }

  /// Where a row of an id is along the axis, as far as that is known; it need not have been made.
  ///
  /// - Parameter matches: whether a row that was made is the one.
  package func range(
    of id: AnyHashable, matches: @escaping (LazyRow) -> Bool
  ) -> ClosedRange<Double>? {
    LazyFinding(container: self, id: id, matches: matches).find(in: list, at: 0)
  }

  /// The length before anything was shown.
  private var estimatedLength: Double {
    let length = pitch(list)
    return max(length > 0 ? length - gap : 0, 0)
  }

  // MARK: Lengths as far as they are known, with the distance to what follows

  func pitch(_ list: LazyList) -> Double { list.blocks.reduce(0) { $0 + pitch($1) } }

  func pitch(_ block: LazyBlock) -> Double {
    switch block {
    case .row(let row): pitch(row)
    case .run(let run): total(run)
    case .section(let section):
      pitch(section.header) + pitch(section.content) + pitch(section.footer)
    case .lines(let lines): lines.lengths.total
    }
  }

  func pitch(_ row: LazyRow) -> Double {
    row.lastSize.map { style.along($0) + row.gap } ?? guess
  }

  func total(_ run: LazyRun) -> Double {
    if run.memory.lengths.knownCount == 0 { run.memory.lengths.guess = guess }
    return run.memory.lengths.total
  }
}
