import CalqueLayout

/// A container with a layout of its own.
struct LayoutContainer<Content: View> {
  let layout: any Layout
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    guard let element = layout.element(in: emitter) else { return }
    emitter.emit(element) {
      if case .grid = element { emitter.isInGrid = true }
      emitter.identity = identity.child(0x1A71)
      content._emit(into: emitter)
      emitter.identity = identity
    }
  }
}

extension Layout {
  /// Lays out the views of the closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }

  /// The element of the layout, its dynamic properties connected to the place of the container.
  ///
  /// The cache belongs to that place: other places and other hosts that show the same value have
  /// theirs, and the next evaluation finds it there.
  @MainActor
  fileprivate func element(in emitter: ViewEmitter) -> LayoutElement? {
    if let hidden = (self as? AnyLayout)?.base { return hidden.element(in: emitter) }
    let place = emitter.storage.cell(at: emitter.identity.child(0x1A70)) { LayoutCachePlace() }
    return emitter.connected(self).map { .layout($0, place: place) }
  }
}
