/// A container that takes what is proposed and makes its content of the size it got.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  /// Writes a leaf; the content is made and laid out within it once its size is known.
  public func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitDeferred(.geometryReader(nil)) { size, emitter in
      emitter.emit(.geometryReader(nil)) {
        guard let place = emitter.draft.geometry else { return }
        let insets = emitter.draft.tree.outerInsets?.insets ?? EdgeInsets()
        let proxy = GeometryProxy(size: size, safeAreaInsets: insets, place: place)
        content(proxy)._emit(into: emitter)
      }
    }
  }
}
