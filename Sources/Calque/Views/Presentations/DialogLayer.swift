import CalqueLayout
import Foundation

/// Answers below each other, at the bottom of the screen. A tap beside them does what Cancel does.
struct DialogKind {
  let content: AlertContent

  nonisolated init(_ content: AlertContent) { self.content = content }
}

extension DialogKind: PresentationKind {
  func emit(_: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let (context, place) = (layer.context, layer.place)
    let metrics = emitter.environment.platformMetrics.presentation
    let margin = metrics.alert.dialogMargin
    layer.request.dismiss = { context.dismiss() }
    let insets = place.insets.insets
    emitter.emitDetached(.layout(BottomLayout(insets: insets, margin: margin))) {
      Dimming(opacity: metrics.dimming, action: { context.dismiss() })._emit(into: emitter)
      let width = min(
        place.size.width - insets.leading - insets.trailing - 2 * margin, metrics.alert.dialogWidth)
      emitter.emitAlertCard("dialog", width: max(width, 0)) {
        if content.title != nil || content.message != nil {
          AlertTexts(content: content)._emit(into: emitter)
        } else {
          let top = EdgeInsets(metrics.alert.buttonMargin, on: .top)
          emitter.emitDetached(.padding(top)) {
            emitter.emit(.fixedLeaf(.zero))
          }
        }
        ActionList(
          content: content.actions, fallback: .cancel, context: context, isStacked: true
        )._emit(into: emitter)
      }
    }
  }
}

/// The first view fills the window; the second one is at the bottom of the safe area.
private struct BottomLayout: Layout {
  let insets: EdgeInsets
  let margin: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let bottom = CGPoint(
      x: bounds.minX + bounds.width / 2, y: bounds.maxY - max(insets.bottom, margin))
    subviews[1].place(at: bottom, anchor: .bottom, proposal: .unspecified)
  }
}
