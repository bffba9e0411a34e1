import Calque
public import CalqueDrawing
public import CalqueUIFoundation
public import Foundation

/// A path, as UIKit has it.
open class UIBezierPath: NSObject {
  private var path = Path()
  /// The width of lines in points.
  open var lineWidth: CGFloat = 1
  /// How far corners reach, compared with the width of the line.
  open var miterLimit: CGFloat = 10
  /// The form of the ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether what the path goes around an even number of times is outside.
  open var usesEvenOddFillRule = false

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Makes an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle, some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let most = CGSize(width: rect.width / 2, height: rect.height / 2)
    let radius = max(0, min(cornerRadii.width, most.width, most.height))
    func side(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let corner = [
      (CGPoint(x: rect.minX, y: rect.minY), side(.topLeft)),
      (CGPoint(x: rect.maxX, y: rect.minY), side(.topRight)),
      (CGPoint(x: rect.maxX, y: rect.maxY), side(.bottomRight)),
      (CGPoint(x: rect.minX, y: rect.maxY), side(.bottomLeft)),
    ]
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (index, (point, radius)) in corner.enumerated() {
      path.addArc(tangent1End: point, tangent2End: corner[(index + 1) % 4].0, radius: radius)
    }
    path.closeSubpath()
  }

  /// Makes a path of one of CoreGraphics's.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// Makes an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as CoreGraphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = newValue.path }
  }

  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// Whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Moves, turns and stretches the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Removes all parts.
  open func removeAllPoints() { path = Path() }

  /// The smallest rectangle around the path, in points.
  open var bounds: CGRect { path.boundingRect }

  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; UIKit's clockwise is as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Goes back to the beginning.
  open func close() { path.closeSubpath() }
}
