import CalqueLayout
import Foundation

/// Answers below each other: on iOS in a popover with an arrow, on macOS in an alert.
///
/// The popover is above what it belongs to, where there is room. It shows no button that cancels:
/// a tap beside it does what that button would.
struct DialogKind {
  let content: AlertContent

  nonisolated init(_ content: AlertContent) { self.content = content }
}

extension DialogKind: PresentationKind {
  func emit(_: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let environment = emitter.environment
    guard let metrics = environment.platformMetrics.presentation.dialog else {
      return AlertKind(content, look: .dialog).emit({ AnyView(EmptyView()) }, layer, into: emitter)
    }
    let popover = environment.platformMetrics.presentation.popover
    let cancel = DialogCancel { [context = layer.context] in context.dismiss() }
    layer.request.dismiss = { cancel.perform() }
    layer.request.cancel = { { cancel.perform() } }
    let layout = AttachedLayout(
      source: layer.place.source(in: environment.layoutDirection),
      insets: layer.place.insets.insets,
      margin: popover.margin, gap: metrics.gap, alignsEdges: false, prefersAbove: true)
    let arrow = ArrowPaint(
      Color.popoverBackground.resolve(in: environment).rgba, popover.arrow, to: layer.place.source,
      radius: { metrics.cornerRadius })
    emitter.environment.alertLengths = metrics
    emitter.emitDetached(.layout(layout)) {
      Dimming(opacity: 0, action: { cancel.perform() })._emit(into: emitter)
      emitter.emitDetached(.zstack(.center), paint: ShadowPaint(radius: metrics.cornerRadius)) {
        emitter.emitDetached(.zstack(.center), paint: arrow) {
          emitter.emitAlertCard("dialog", .popoverBackground) {
            emitCard(layer.context, metrics, cancel, into: emitter)
          }
        }
      }
    }
  }

  @MainActor private func emitCard(
    _ context: PresentationContext, _ metrics: PresentationMetrics.Alert, _ cancel: DialogCancel,
    into emitter: ViewEmitter
  ) {
    if content.title != nil || content.message != nil {
      AlertTexts(content: content)._emit(into: emitter)
    } else {
      emitter.emitDetached(.padding(EdgeInsets(metrics.buttonMargin, on: .top))) {
        emitter.emit(.fixedLeaf(.zero))
      }
    }
    ActionList(
      content: content.actions, fallback: .hidden(cancel), context: context, isStacked: true
    )
    ._emit(into: emitter)
  }
}

/// What a tap beside a dialog does: the action of the button that cancels, which is not shown.
final class DialogCancel {
  private let dismiss: () -> Void
  /// The action of that button, if there is one.
  var action: (() -> Void)?

  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }

  func perform() { (action ?? dismiss)() }
}

extension Color {
  /// The ground of popovers: on iOS 26 (245, 246, 246); in the dark by its looks.
  static let popoverBackground = Color(light: 0xF5F6F6, dark: 0x2C2C2E)
}
