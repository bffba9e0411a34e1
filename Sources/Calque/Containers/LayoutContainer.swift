package import LayoutCore

/// A container with a layout of its own.
struct LayoutContainer<Content: View> {
  let element: LayoutElement
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emitter.emit(element) {
      if case .grid = element { emitter.isInGrid = true }
      content._emit(into: emitter)
    }
  }
}

extension Layout {
  /// Lays out the views of the closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(element: .layout(self), content: content())
  }
}
