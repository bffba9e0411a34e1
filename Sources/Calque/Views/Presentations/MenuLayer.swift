import CalqueDrawing
import CalqueLayout
import Foundation

/// Actions below each other, beside the view that they belong to. A tap beside them closes the
/// menu, and so does an action.
@MainActor
struct MenuLayer {
  private let context: PresentationContext
  private let request: PresentationRequest
  private let place: PresentationPlace

  init(_ layer: PresentationLayer) {
    (context, request, place) = (layer.context, layer.request, layer.place)
  }

  /// Writes the menu.
  ///
  /// - Parameters:
  ///   - items: Buttons, dividers, sections and other controls.
  ///   - preview: What is shown above them.
  ///   - dimming: How opaque the black is between the screen and the menu.
  ///   - isContextMenu: Whether a long press has opened the menu.
  func emit(
    _ items: AnyView, preview: AnyView? = nil, dimming: Double = 0, isContextMenu: Bool = false,
    into emitter: ViewEmitter
  ) {
    let context = context
    let attached = AttachedPlace()
    request.dismiss = { context.dismiss() }
    request.isMenu = true
    let metrics = emitter.environment.platformMetrics.presentation.menu
    let order = MenuLayout(
      isByPriority: emitter.environment.menuOrder.isByPriority(
        metrics, inContextMenu: isContextMenu), place: attached)
    let direction = emitter.environment.layoutDirection
    let layout = AttachedLayout(
      source: place.source(in: direction), insets: place.insets.insets, margin: metrics.margin,
      gap: metrics.gap, result: attached)
    emitter.emitDetached(.layout(layout)) {
      Dimming(opacity: dimming, action: { context.dismiss() })._emit(into: emitter)
      emitter.environment.font = nil
      if let preview {
        emitter.emitDetached(.vstack(.leading, spacing: metrics.gap)) {
          let identity = emitter.identity
          emitter.identity = identity.child(.part(.menuPreview))
          preview.clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
            ._emit(into: emitter)
          emitter.identity = identity
          emitCard(items, order, metrics, into: emitter)
        }
      } else {
        emitCard(items, order, metrics, into: emitter)
      }
    }
  }

  private func emitCard(
    _ items: AnyView, _ order: MenuLayout, _ metrics: PresentationMetrics.Menu,
    into emitter: ViewEmitter
  ) {
    let context = context
    let ground = Color.alertBackground.resolve(in: emitter.environment).rgba
    emitter.environment.primitiveButtonStyles = nil
    emitter.environment.buttonStyle = MenuButtonStyle()
    emitter.environment.buttonCompletion = { context.dismiss() }
    emitter.environment.isInMenu = true
    emitter.environment.isMenuTile = false
    emitter.environment.menuBadge = nil
    emitter.environment.menuIcons = MenuIcons()
    emitter.wrap(.identity, paint: ShadowPaint(radius: metrics.cornerRadius)) {
      emitter.wrap(
        .frame(width: metrics.width, height: nil, alignment: .center),
        paint: CardPaint("menu", ground, radius: { metrics.cornerRadius })
      ) {
        let padding = EdgeInsets(metrics.verticalPadding, on: [.top, .bottom])
        emitter.wrap(.padding(padding)) {
          var details: NodeDetails?
          details.change { $0.changeMeaning { $0.role = .menu } }
          emitter.emit(.layout(order), details: details) {
            emitter.rowCollector = MenuRows(emitter)
            items._emit(into: emitter)
            emitter.rowCollector = nil
          }
        }
      }
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let menuPreview = Self("menuPreview")
}
