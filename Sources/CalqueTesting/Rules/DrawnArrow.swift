import CalqueDrawing
import Foundation

/// A small path that points to the left or to the right: its upper half is the mirror image of its
/// lower one, and its left half is not that of its right one.
struct DrawnArrow {
  /// Where it is on the screen, in points.
  let frame: CGRect
  /// Its points, from the top left corner of the frame.
  private let points: [CGPoint]

  /// The length of the sides of an arrow, in points.
  private static let sides: ClosedRange<CGFloat> = 6...64
  /// A path with more points is a picture.
  private static let mostPoints = 64
  /// Points that are nearer than this count as equal.
  private static let tolerance: CGFloat = 0.6

  /// Makes an arrow of a path on the screen; nil if it is none.
  init?(_ path: Path) {
    let box = path.boundingRect
    guard Self.sides.contains(box.width), Self.sides.contains(box.height) else { return nil }
    let points = path.points.map { CGPoint(x: $0.x - box.minX, y: $0.y - box.minY) }
    guard (3...Self.mostPoints).contains(points.count) else { return nil }
    (frame, self.points) = (box, points)
    guard isLike(points.map { CGPoint(x: $0.x, y: box.height - $0.y) }), !isLike(turned) else {
      return nil
    }
  }

  /// Whether another arrow has the same form and points to the same side.
  func isLike(_ other: DrawnArrow) -> Bool { isLike(other.points) }

  /// Whether another arrow has the same form and points to the other side.
  func isTurned(_ other: DrawnArrow) -> Bool { isLike(other.turned) }

  private var turned: [CGPoint] {
    points.map { CGPoint(x: frame.width - $0.x, y: $0.y) }
  }

  private func isLike(_ others: [CGPoint]) -> Bool {
    guard others.count == points.count else { return false }
    func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) <= Self.tolerance && abs(one.y - other.y) <= Self.tolerance
    }
    return points.allSatisfy { point in others.contains { isNear(point, $0) } }
      && others.allSatisfy { point in points.contains { isNear(point, $0) } }
  }
}

extension Path {
  /// The points that it goes to, and those that its curves are bent to.
  var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .closeSubpath: []
      }
    }
  }
}
