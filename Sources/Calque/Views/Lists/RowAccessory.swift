import CalqueDrawing
import CalqueLayout
import Foundation

/// What a list puts after the content of a row: a badge, an arrow, the handle that moves the row.
struct RowAccessory: View {
  let badge: Text?
  let indicator: RowIndicator?
  let isMovable: Bool
  let controls: ListMetrics.Controls

  /// Nil if the row has nothing of it.
  init?(_ row: ListRow) {
    controls = row.context.controls
    badge = row.traits.badge
    indicator = row.trailingIndicator
    isMovable = row.context.isEditing && row.move != nil
    if badge == nil, indicator == nil, !isMovable { return nil }
  }

  var body: some View {
    HStack(spacing: controls.accessorySpacing) {
      if let badge { BadgeView(badge) }
      // The line below ends in front of the arrow or the handle. A badge is content of the row.
      if indicator != nil || isMovable {
        HStack(spacing: controls.accessorySpacing) {
          if let indicator { IndicatorView(indicator: indicator, size: controls.disclosureSize) }
          if isMovable { ReorderHandle(width: controls.reorderWidth) }
        }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] }
      }
    }
  }
}

extension ListRow {
  /// The arrow after the content. There is none while rows are edited, and links of macOS have
  /// none.
  fileprivate var trailingIndicator: RowIndicator? {
    guard let indicator = traits.indicator, !context.controls.disclosureLeads else { return nil }
    return context.isEditing && indicator == .link ? nil : indicator
  }
}

/// Three lines.
private struct ReorderHandle: View {
  @Environment(\.platformMetrics.list.controls) private var metrics
  let width: CGFloat

  var body: some View {
    VStack(spacing: metrics.reorderSpacing) {
      ForEach(0..<3) { _ in Rectangle().frame(width: width, height: metrics.reorderLine) }
    }
    .foregroundStyle(.tertiary)
  }
}
