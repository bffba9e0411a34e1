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
      if element.isGrid { emitter.container = .grid }
      emitter.identity = identity.child(.part(.layoutContent))
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
    let place = emitter.storage.cell(at: emitter.identity.child(.part(.layoutCache))) {
      LayoutCachePlace()
    }
    return emitter.connected(self).map { .layout($0, place: place) }
  }
}

extension ViewIdentity.Part {
  fileprivate static let layoutContent = Self("layoutContent")
  fileprivate static let layoutCache = Self("layoutCache")
}
