public import Foundation

/// A drawing without a pen: lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins again at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  private var start = CGPoint.zero
  private var end = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Makes a path that a closure adds to.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with corners of a width and a height, in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with corners of a radius, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a radius each, in points.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins; nil before the first `move`.
  public var currentPoint: CGPoint? { elements.isEmpty ? nil : end }

  /// Visits the steps in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Whether both have the same steps.
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Path {
  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    self.end = end
  }

  /// Draws a straight line. Without a place to start from, begins at `end`.
  public mutating func addLine(to end: CGPoint) {
    if elements.isEmpty { return move(to: end) }
    elements.append(.line(to: end))
    self.end = end
  }

  /// Adds a curve of the second degree.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if elements.isEmpty { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
    self.end = end
  }

  /// Adds a curve of the third degree.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    self.end = end
  }

  /// Adds a line back to where the part began.
  public mutating func closeSubpath() {
    if elements.isEmpty || elements.last == .closeSubpath { return }
    elements.append(.closeSubpath)
    end = start
  }

  /// Begins a new part that goes through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles, each as a part of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if path.isEmpty { return }
    let moved = transform.isIdentity ? path : path.applying(transform)
    elements += moved.elements
    start = moved.start
    end = moved.end
  }

  /// The path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.start = start.applying(transform)
    copy.end = end.applying(transform)
    for index in copy.elements.indices {
      switch copy.elements[index] {
      case .move(let to): copy.elements[index] = .move(to: to.applying(transform))
      case .line(let to): copy.elements[index] = .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        copy.elements[index] = .quadCurve(
          to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        copy.elements[index] = .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: break
      }
    }
    return copy
  }

  /// The path after a transform.
  public func transform(_ transform: CGAffineTransform) -> Path { applying(transform) }

  /// The path at a distance from where it is, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
