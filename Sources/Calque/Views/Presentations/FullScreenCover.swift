import CalqueDrawing
import CalqueLayout
import Foundation

nonisolated extension View {
  /// Covers the whole screen while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is covered.
  ///   - onDismiss: Called once the cover has gone, after its views have disappeared.
  ///   - content: The views of the cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented, as: CoverKind(), onDismiss: onDismiss, content: content))
  }

  /// Covers the whole screen while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item; dismissing the cover sets it to nil.
  ///   - onDismiss: Called once the cover has gone, after its views have disappeared.
  ///   - content: The views of the cover of an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item, as: CoverKind(), onDismiss: onDismiss, content: content))
  }
}

/// Views that cover the whole screen, on an opaque ground.
struct CoverKind {}

extension CoverKind: PresentationKind {
  func emit(_ content: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let (context, place) = (layer.context, layer.place)
    emitter.emitDetached(
      .layout(CoverLayout()), paint: CardPaint("cover", .clear, radius: { 0 })
    ) {
      let identity = emitter.identity
      emitter.identity = identity.child(.part(.coverContent))
      emitter.emitDetached(.safeAreaPadding(place.insets.container, .container)) {
        emitter.emitDetached(.safeAreaPadding(place.insets.keyboard, .keyboard)) {
          emitter.emitDetached(
            .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
          ) {
            emitter.emit(.vstack(.center, spacing: nil)) { content()._emit(into: emitter) }
          }
        }
      }
      emitter.identity = identity.child(.part(.coverBackground))
      let background =
        context.traits.background ?? AnyView(Rectangle().fill(Color.systemBackground))
      background.zIndex(-1)._emit(into: emitter)
      emitter.identity = identity
    }
  }
}

/// All views fill the window.
private struct CoverLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let coverContent = Self("coverContent")
  fileprivate static let coverBackground = Self("coverBackground")
}
