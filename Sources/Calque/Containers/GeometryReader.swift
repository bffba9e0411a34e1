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

/// The size of a container.
public struct GeometryProxy: Hashable, Sendable {
  /// Points.
  public let size: CGSize
}

extension GeometryReader: PrimitiveView {
  /// Writes a leaf; the content is made and laid out within it once its size is known.
  public func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitIsland(.geometryReader(nil)) { size, emitter in
      emitter.emit(.zstack(.topLeading)) {
        content(GeometryProxy(size: size))._emit(into: emitter)
      }
    }
  }
}
