import CalqueDrawing
import CalqueLayout
import Foundation

/// A style that is also a view, which fills what it is proposed.
protocol StyleView: ShapeStyle, PrimitiveView {}

extension StyleView {
  /// Writes a leaf that fills what it is proposed.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(
      .flexibleLeaf,
      paint: ShapePaint(path: { Path($0) }, style: _paint(in: emitter.environment)))
  }
}

extension UnitPoint {
  /// The point in the form of a drawing. Unit points of gradients are not mirrored.
  var drawn: CGPoint { CGPoint(x: x, y: y) }
}
