package import LayoutCore

/// A container with a layout of its own.
struct LayoutContainer<Content: View> {
  let layout: any Layout
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let element = layout.element(in: emitter)
    emitter.emit(element) {
      if case .grid = element { emitter.isInGrid = true }
      content._emit(into: emitter)
    }
  }
}

extension Layout {
  /// Lays out the views of the closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }

  /// The element of the layout, its dynamic properties connected to the place of the container.
  @MainActor
  fileprivate func element(in emitter: ViewEmitter) -> LayoutElement {
    if let hidden = (self as? AnyLayout)?.base { return hidden.element(in: emitter) }
    return .layout(emitter.installed(self))
  }
}
