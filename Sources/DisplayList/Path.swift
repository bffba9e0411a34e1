public import Foundation

/// A drawing without a pen: lines and curves, in points.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public private(set) var elements: [Element] = []
  private var start = CGPoint.zero
  private var end = CGPoint.zero

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins; nil before the first `move`.
  public var currentPoint: CGPoint? { elements.isEmpty ? nil : end }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Path {
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

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if elements.isEmpty { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
    self.end = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    self.end = end
  }

  public mutating func closeSubpath() {
    if elements.isEmpty || elements.last == .closeSubpath { return }
    elements.append(.closeSubpath)
    end = start
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

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

  public func transform(_ transform: CGAffineTransform) -> Path { applying(transform) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
