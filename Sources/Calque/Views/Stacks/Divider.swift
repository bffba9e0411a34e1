import CalqueDrawing
import Foundation

/// A line of one pixel across the axis of its stack; of a point where texts are very large.
public struct Divider: Sendable {
  /// Makes a divider.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  /// Writes a thin leaf; in a menu, it ends a group.
  public func _emit(into emitter: ViewEmitter) {
    if let menu = emitter.rowCollector as? any GroupCollector { return menu.divide() }
    let color = Color.separator.resolve(in: emitter.environment).rgba
    let isThick = emitter.environment.dynamicTypeSize.isAccessibilitySize
    emitter.emit(
      isThick ? .line(1) : .divider, paint: ShapePaint(path: { Path($0) }, color: color)
    )
  }
}
