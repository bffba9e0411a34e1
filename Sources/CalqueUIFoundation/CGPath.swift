import Calque
public import CalqueDrawing
public import Foundation

// A path is changed only as a CGMutablePath, which CoreGraphics does not guard either.
/// A path, as CoreGraphics has it.
public class CGPath: Hashable, @unchecked Sendable {
  /// The path as SwiftUI has it.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size).applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around the path, in points.
  public var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle around the path, in points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Where the path ends.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing in the path.
  public var isEmpty: Bool { path.isEmpty }

  /// Whether a point is inside of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Whether both have the same parts.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What it goes around.
  case winding
  /// What it goes around an odd number of times.
  case evenOdd
}

// It is as safe as CoreGraphics' own: code that shares one guards it.
/// A path that is made part by part.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path without parts.
  public init() { super.init(Path()) }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines, from the first point on.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc between two angles in radians.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: In a system whose y grows upwards, as in `Path`.
  ///   - transform: Applied to the arc before it is added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that turns by an angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// Rounds the corner that two lines make.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Goes back to the beginning.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Makes a path of one of CoreGraphics's.
  public init(_ path: CGPath) { self = path.path }

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
