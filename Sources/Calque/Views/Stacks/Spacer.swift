public import Foundation

/// Room that grows: along the axis of its stack, or in both axes outside of a stack.
public struct Spacer: Sendable {
  /// The least length, in points; `nil` is the default spacing.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  /// Writes a leaf that paints nothing.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.spacer(minLength: minLength))
  }
}
