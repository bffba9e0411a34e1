package import Foundation

/// Columns of given sizes filled row by row; or rows filled column by column.
///
/// The lengths across are found twice: once for the proposal, and once more for the length that
/// came out, which is what a grid that is too small for its tracks shows on Apple's systems.
package struct LazyGridLayout: Layout {
  private let slots: GridSlots
  private let spacing: CGFloat

  /// - Parameters:
  ///   - axis: vertical for columns that are filled row by row.
  ///   - alignment: where the tracks are placed when they are shorter than the grid.
  ///   - spacing: between lines, in points.
  ///   - defaultSpacing: between tracks that say nothing of it, and lines, in points.
  package init(
    tracks: [GridTrack], axis: Axis, alignment: Alignment, spacing: CGFloat?,
    defaultSpacing: CGFloat
  ) {
    slots = GridSlots(tracks, axis: axis, alignment: alignment, defaultSpacing: defaultSpacing)
    self.spacing = LazySpan.distance(spacing) ?? defaultSpacing
  }

  /// The axis along which lines follow each other.
  private var axis: Axis { slots.axis }

  /// Set on a view that takes a whole line, such as the header of a section.
  package enum WholeLine: LayoutValueKey {
    package static let defaultValue = false
  }

  /// Views that are beside each other, and their length along the axis.
  private struct Line {
    var views: Range<Int>
    var isWhole: Bool
    var length: CGFloat
  }

  /// What a grid comes to for a length across.
  private struct Plan {
    var across: CGFloat
    var slots: [GridSlots.Slot]
    var lines: [Line]

    func length(_ spacing: CGFloat) -> CGFloat {
      lines.reduce(0) { $0 + $1.length } + spacing * CGFloat(max(lines.count - 1, 0))
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let proposed = axis == .vertical ? proposal.width : proposal.height
    let across = slots.across(proposed)
    // The lines are as long as their cells in the tracks of the proposal, whatever comes of these.
    let plan = plan(proposed ?? across, subviews)
    return size(along: plan.length(spacing), across: across)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = plan(axis == .vertical ? bounds.width : bounds.height, subviews)
    guard !plan.slots.isEmpty else { return }
    var along: CGFloat = 0
    for line in plan.lines {
      let whole = [GridSlots.Slot(start: 0, length: plan.across, alignment: .center)]
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
    let slots = slots.aligned(across)
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

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
