package import Foundation

/// Columns of given sizes filled row by row; or rows filled column by column.
///
/// The lengths across are found twice: once for the proposal, and once more for the length that came
/// out, which is what a grid that is too small for its tracks shows on Apple's systems.
package struct LazyGridLayout: Layout {
  private let tracks: [GridTrack]
  /// The axis along which lines follow each other.
  private let axis: Axis
  /// Where the tracks stand when they are shorter than the grid.
  private let alignment: Alignment
  private let spacing: CGFloat

  /// - Parameters:
  ///   - axis: vertical for columns that are filled row by row.
  ///   - spacing: between lines, in points.
  ///   - defaultSpacing: between tracks that say nothing of it, and lines, in points.
  package init(
    tracks: [GridTrack], axis: Axis, alignment: Alignment, spacing: CGFloat?,
    defaultSpacing: CGFloat
  ) {
    self.tracks = tracks.map { track in
      var track = track
      track.spacing = track.spacing ?? defaultSpacing
      return track
    }
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? defaultSpacing
  }

  /// Set on a view that takes a whole line, such as the header of a section.
  package enum WholeLine: LayoutValueKey {
    package static let defaultValue = false
  }

  /// Views that stand beside each other, and how long they are along the axis.
  private struct Line {
    var views: Range<Int>
    var isWhole: Bool
    var length: CGFloat
  }

  /// A column, or a row: where it starts and how long it is across.
  private struct Slot {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// What a grid comes to for a length across.
  private struct Plan {
    var across: CGFloat
    var slots: [Slot]
    var lines: [Line]

    func length(_ spacing: CGFloat) -> CGFloat {
      lines.reduce(0) { $0 + $1.length } + spacing * CGFloat(max(lines.count - 1, 0))
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let proposed = across(proposal) ?? ideal
    let plan = plan(max(proposed, end(of: slots(proposed))), subviews)
    return size(along: plan.length(spacing), across: plan.across)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = plan(axis == .vertical ? bounds.width : bounds.height, subviews)
    guard !plan.slots.isEmpty else { return }
    var along: CGFloat = 0
    for line in plan.lines {
      let whole = [Slot(start: 0, length: plan.across, alignment: .center)]
      for (index, slot) in zip(line.views, line.isWhole ? whole : plan.slots) {
        let cell = size(along: line.length, across: slot.length)
        let subview = subviews[subviews.startIndex + index]
        let offered = ProposedViewSize(cell)
        let own = subview.dimensions(in: offered)
        let room = ViewDimensions(width: cell.width, height: cell.height)
        let (x, y) = axis == .vertical ? (slot.start, along) : (along, slot.start)
        let guide = slot.alignment
        subview.place(
          at: CGPoint(
            x: bounds.minX + x + room[guide.horizontal] - own[guide.horizontal],
            y: bounds.minY + y + room[guide.vertical] - own[guide.vertical]),
          proposal: offered)
      }
      along += line.length + spacing
    }
  }

  private func plan(_ across: CGFloat, _ subviews: Subviews) -> Plan {
    var slots = slots(across)
    let filled = end(of: slots)
    if filled < across, across.isFinite {
      let room = ViewDimensions(width: across, height: across)
      let block = ViewDimensions(width: filled, height: filled)
      let shift =
        axis == .vertical
        ? room[alignment.horizontal] - block[alignment.horizontal]
        : room[alignment.vertical] - block[alignment.vertical]
      for index in slots.indices { slots[index].start += shift }
    }
    guard !slots.isEmpty else { return Plan(across: across, slots: [], lines: []) }
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let isWhole = subview[WholeLine.self]
      if let line = lines.last, !isWhole, !line.isWhole, line.views.count < slots.count {
        lines[lines.count - 1].views = line.views.lowerBound..<index + 1
      } else {
        lines.append(Line(views: index..<index + 1, isWhole: isWhole, length: 0))
      }
      let line = lines[lines.count - 1]
      let width = isWhole ? across : slots[line.views.count - 1].length
      lines[lines.count - 1].length = max(line.length, length(of: subview, across: width))
    }
    return Plan(across: across, slots: slots, lines: lines)
  }

  private func length(of subview: LayoutSubview, across: CGFloat) -> CGFloat {
    axis == .vertical
      ? subview.sizeThatFits(ProposedViewSize(width: across, height: nil)).height
      : subview.sizeThatFits(ProposedViewSize(width: nil, height: across)).width
  }

  private func end(of slots: [Slot]) -> CGFloat {
    slots.last.map { $0.start + $0.length } ?? 0
  }

  /// Fixed tracks take their length first; the others share what is left, in order.
  private func slots(_ across: CGFloat) -> [Slot] {
    var left = across - tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 0) }
    var open = CGFloat(tracks.count)
    for case .fixed(let length) in tracks.map(\.size) {
      left -= length
      open -= 1
    }
    var start: CGFloat = 0
    var slots: [Slot] = []
    for track in tracks {
      let gap = track.spacing ?? 0
      func append(_ length: CGFloat) {
        slots.append(Slot(start: start, length: length, alignment: track.alignment ?? .center))
        start += length + gap
      }
      switch track.size {
      case .fixed(let length): append(length)
      case .flexible(let minimum, let maximum):
        let length = min(max(left / open, minimum), maximum)
        left -= length
        open -= 1
        append(length)
      case .adaptive(let minimum, let maximum):
        let share = max(left / open, 0)
        left -= share
        open -= 1
        let count = max(((share + gap) / max(minimum + gap, 1e-6)).rounded(.down), 1)
        guard count.isFinite, count < 10_000 else {
          append(minimum)
          continue
        }
        let length = min(max((share - (count - 1) * gap) / count, 0), maximum)
        for _ in 0..<Int(count) { append(length) }
      }
    }
    return slots
  }

  /// The length across where none is proposed: what the tracks need at least.
  private var ideal: CGFloat {
    tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 0) }
      + tracks.reduce(0) { sum, track in
        switch track.size {
        case .fixed(let length): sum + length
        case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
        }
      }
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.width : proposal.height
  }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
