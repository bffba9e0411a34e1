public import Foundation
import LayoutCore

/// A container that takes what is proposed and makes its content of the size it got.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size of a container, and the safe area it stands in.
public struct GeometryProxy: Hashable, Sendable {
  /// Points.
  public let size: CGSize
  /// How far the container may run beyond its edges until it meets the end of the safe area, in
  /// points; 0 at edges that do not touch it.
  public let safeAreaInsets: EdgeInsets
}

extension GeometryReader: PrimitiveView {
  /// Writes a leaf; the content is made and laid out within it once its size is known.
  public func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitIsland(.geometryReader(nil)) { size, emitter in
      emitter.emit(.zstack(.topLeading)) {
        let insets = emitter.draft.tree.surroundings?.insets ?? EdgeInsets()
        content(GeometryProxy(size: size, safeAreaInsets: insets))._emit(into: emitter)
      }
    }
  }
}
