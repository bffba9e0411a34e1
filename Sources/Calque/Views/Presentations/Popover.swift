import CalqueDrawing
public import CalqueLayout
public import Foundation

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Shows a popover while a value is true; where the width of the window is compact it is a sheet,
  /// unless `presentationCompactAdaptation(_:)` says otherwise.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown.
  ///   - attachmentAnchor: What the popover points at.
  ///   - arrowEdge: The edge of that which the arrow is at; nil leaves it to the room there is.
  ///   - content: The views of the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented, as: PopoverKind(anchor: attachmentAnchor, edge: arrowEdge), content: content))
  }

  /// Shows a popover while there is an item, as above.
  ///
  /// - Parameters:
  ///   - item: The item; dismissing the popover sets it to nil.
  ///   - attachmentAnchor: What the popover points at.
  ///   - arrowEdge: The edge of that which the arrow is at; nil leaves it to the room there is.
  ///   - content: The views of the popover of an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item, as: PopoverKind(anchor: attachmentAnchor, edge: arrowEdge), content: content))
  }
}

/// A card beside the view that presents it; where there is little room, what it adapts to.
struct PopoverKind {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?

  nonisolated init(anchor: PopoverAttachmentAnchor, edge: Edge?) {
    (self.anchor, self.edge) = (anchor, edge)
  }
}

extension PopoverKind: PresentationKind {
  func emit(_ content: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let isCompact = emitter.environment.horizontalSizeClass != .regular
    guard isCompact, !emitter.environment.platformMetrics.presentation.sheet.fitsContent else {
      return emitPopover(content(), layer, into: emitter)
    }
    // The views say what they adapt to while they are written: into a tree that is not kept.
    let probe = ViewEmitter(
      draft: SceneDraft(
        tree: LayoutTree(
          metrics: emitter.environment.platformMetrics,
          direction: emitter.environment.layoutDirection)),
      storage: emitter.storage, environment: emitter.environment, identity: emitter.identity,
      depth: emitter.depth)
    content()._emit(into: probe)
    let adaptation = layer.context.traits.adaptation
    layer.context.traits = PresentationTraits()
    switch adaptation {
    case .none, .popover: emitPopover(content(), layer, into: emitter)
    case .fullScreenCover: CoverKind().emit(content, layer, into: emitter)
    default: SheetKind().emit(content, layer, into: emitter)
    }
  }

  @MainActor private func emitPopover(
    _ content: AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter
  ) {
    let environment = emitter.environment
    let metrics = environment.platformMetrics.presentation.popover
    let (context, request, place) = (layer.context, layer.request, layer.place)
    let dismiss: () -> Void = {
      if !context.traits.isDismissDisabled { context.dismiss() }
    }
    let layout = AttachedLayout(
      source: target(at: place, in: environment.layoutDirection), insets: place.insets.insets,
      margin: metrics.margin, gap: metrics.arrow.height, edge: edge, alignsEdges: false)
    emitter.emitDetached(.layout(layout)) {
      Dimming(opacity: 0, action: dismiss)._emit(into: emitter)
      let ground = Color.popoverBackground.resolve(in: environment).rgba
      let radius = { context.traits.cornerRadius ?? metrics.cornerRadius }
      let arrow = ArrowPaint(ground, metrics.arrow, to: pointed(at: place), radius: radius)
      emitter.wrap(.identity, paint: ShadowPaint(radius: metrics.cornerRadius)) {
        emitter.wrap(.identity, paint: arrow) {
          emitter.wrap(.identity, paint: CardPaint("popover", ground, radius: radius)) {
            emitter.emit(.vstack(.center, spacing: nil)) { content._emit(into: emitter) }
          }
        }
      }
    }
    if !context.traits.isDismissDisabled { request.dismiss = dismiss }
  }

  /// What the popover points at, from the window's leading edge.
  private func target(
    at place: PresentationPlace, in direction: LayoutDirection
  ) -> CGRect {
    PlacedSpace(frame: CGRect(origin: .zero, size: place.size), direction: direction)
      .convert(pointed(at: place), from: .leading)
  }

  /// What the popover points at, x to the right from the window's left edge. A point of a view is
  /// not mirrored (measured on gradients).
  private func pointed(at place: PresentationPlace) -> CGRect {
    let frame = place.source
    guard case .point(let point) = anchor else { return frame }
    return CGRect(
      x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
      height: 0)
  }
}

/// The shadow of a popover or a menu.
final class ShadowPaint: PaintFacet {
  private static let reach = 12
  private let radius: CGFloat

  init(radius: CGFloat) { self.radius = radius }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard frame.width > 0, frame.height > 0 else { return inside(&painter) }
    // Rings that are wider and weaker look like a blurred edge, also in formats without filters.
    for step in stride(from: Self.reach, through: 1, by: -1) {
      let distance = CGFloat(step)
      let ring = frame.insetBy(dx: -distance, dy: -distance).offsetBy(dx: 0, dy: 3)
      let corner = min(radius + distance, min(ring.width, ring.height) / 2)
      let path = Path(
        roundedRect: ring, cornerSize: CGSize(width: corner, height: corner), style: .continuous)
      painter.append(.fill(path, .color(RGBAColor.black.opacity(0.009))))
    }
    inside(&painter)
  }
}
