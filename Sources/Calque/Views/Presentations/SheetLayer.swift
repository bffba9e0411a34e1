import CalqueDrawing
import CalqueLayout
import Foundation

/// A card in front of the screen, at its lower edge; in the middle where the width is regular.
struct SheetKind {}

extension SheetKind: PresentationKind {
  func emit(_ content: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let (context, request) = (layer.context, layer.request)
    let environment = emitter.environment
    let metrics = environment.platformMetrics.presentation
    let form = SheetForm(context, layer.place, emitter.sheetState, environment)
    emitter.emitDetached(.layout(SheetLayout(form: form))) {
      Dimming(opacity: metrics.dimming, isTransparent: { form.isInteractive })._emit(into: emitter)
      let paint = CardPaint(
        "sheet", Color.elevatedBackground.resolve(in: environment).rgba,
        radius: { form.cornerRadius }, overhang: { form.isAttached ? form.cornerRadius : 0 })
      emitter.emitDetached(.layout(SheetCardLayout(form: form)), paint: paint) {
        emitter.changeParent { $0.change { $0.input = SheetInput(form) } }
        emitCard(content(), context, form, into: emitter)
      }
    }
    if !context.traits.isDismissDisabled { request.dismiss = { context.dismiss() } }
    request.isModal = !form.isInteractive
  }

  @MainActor private func emitCard(
    _ content: AnyView, _ context: PresentationContext, _ form: SheetForm,
    into emitter: ViewEmitter
  ) {
    let identity = emitter.identity
    emitter.environment.isElevated = true
    func fill(_ insets: EdgeInsets, _ regions: SafeAreaRegions, _ body: () -> Void) {
      if insets == EdgeInsets() { return body() }
      emitter.emitDetached(.safeAreaPadding(insets, regions), children: body)
    }
    emitter.identity = identity.child(.part(.sheetContent))
    fill(form.insets.container, .container) {
      fill(form.insets.keyboard, .keyboard) {
        @MainActor func stack() {
          emitter.emit(.vstack(.center, spacing: nil)) { content._emit(into: emitter) }
        }
        if form.fitsContent {
          emitter.emitDetached(.padding(form.contentPadding), children: stack)
        } else {
          emitter.emitRegion(stack)
        }
      }
    }
    // The views have said what is behind them.
    if let background = context.traits.background {
      emitter.identity = identity.child(.part(.sheetBackground))
      let key = ObjectIdentifier(SheetCardLayout.IsBackground.self)
      emitter.wrap(.layoutValue(key, true)) { background.zIndex(-1)._emit(into: emitter) }
    }
    if form.showsIndicator {
      emitter.identity = identity.child(.part(.sheetIndicator))
      let size = form.metrics.indicator
      Capsule().fill(.tertiary).frame(width: size.width, height: size.height)
        .accessibilityHidden(true)._emit(into: emitter)
    }
    emitter.identity = identity
  }
}

/// The dimming fills the window; the card has its place in front of it.
private struct SheetLayout: Layout {
  let form: SheetForm

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
    let frame = form.frame { subviews[1].sizeThatFits(.unspecified) }
    subviews[1].place(
      at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
      proposal: ProposedViewSize(frame.size))
  }
}

/// The content fills the card, with a background behind it and the indicator at the top.
private struct SheetCardLayout: Layout {
  /// Whether a view is behind the others and fills the card.
  struct IsBackground: LayoutValueKey {
    static let defaultValue = false
  }

  let form: SheetForm

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if proposal == .unspecified { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let middle = CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    content.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
    for view in subviews.dropFirst() {
      if view[IsBackground.self] {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      } else {
        let top = CGPoint(x: middle.x, y: bounds.minY + form.metrics.indicatorTop)
        view.place(at: top, anchor: .top, proposal: .unspecified)
      }
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let sheetContent = Self("sheetContent")
  fileprivate static let sheetBackground = Self("sheetBackground")
  fileprivate static let sheetIndicator = Self("sheetIndicator")
}
