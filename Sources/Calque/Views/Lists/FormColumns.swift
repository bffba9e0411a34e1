import CalqueLayout
import Foundation

/// Rows of which the labels end, and the controls begin, at one line; as wide as they need.
struct FormColumns: PrimitiveView {
  let content: AnyView

  func _emit(into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics
    let layout = FormColumnsLayout(
      spacing: metrics.controls.formSpacing, standard: metrics.spacing)
    emitter.emit(.layout(layout)) {
      emitter.rowCollector = FormRows(emitter)
      content._emit(into: emitter)
      emitter.rowCollector = nil
    }
  }
}

/// Takes the rows of a form one by one; headers of sections are bold.
private final class FormRows: SectionCollector {
  private let emitter: ViewEmitter

  init(_ emitter: ViewEmitter) { self.emitter = emitter }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    emitter.rowCollector = nil
    content()
    emitter.rowCollector = self
  }

  func collectSection(header: () -> Void, content: () -> Void, footer: () -> Void) {
    let outer = emitter.environment
    emitter.environment.font = .headline
    header()
    emitter.environment = outer
    content()
    emitter.environment.font = .subheadline
    emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    footer()
    emitter.environment = outer
  }
}

/// Views below each other whose controls begin at one line.
private struct FormColumnsLayout: Layout {
  /// Between two controls.
  let spacing: CGFloat
  /// Between two views without a preference of their own, elsewhere.
  let standard: CGFloat

  private struct Row {
    let view: LayoutSubview
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat?
    var size: CGSize
  }

  private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
    let labels = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formControl] }
    let widest = labels.max() ?? 0
    var rows: [Row] = []
    var y: CGFloat = 0
    for (index, view) in subviews.enumerated() {
      let x = widest - labels[index]
      let offer = width.map { max($0 - x, 0) }
      if index > 0 {
        let distance = subviews[index - 1].spacing.distance(to: view.spacing, along: .vertical)
        y += distance == standard ? spacing : distance
      }
      let size = view.sizeThatFits(ProposedViewSize(width: offer, height: nil))
      rows.append(Row(view: view, x: x, y: y, width: offer, size: size))
      y += size.height
    }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(proposal.width, subviews)
    return CGSize(
      width: rows.map { $0.x + $0.size.width }.max() ?? 0,
      height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for row in rows(proposal.width, subviews) {
      row.view.place(
        at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y),
        proposal: ProposedViewSize(width: row.width, height: nil))
    }
  }
}
