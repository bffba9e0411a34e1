public import Foundation

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A curve whose bend grows gradually, and which begins about half a radius earlier.
  case continuous
}

/// A radius for each corner, in points. Leading is left: a path knows no direction of reading.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top of the leading side, in points.
  public var topLeading: CGFloat
  /// At the bottom of the leading side, in points.
  public var bottomLeading: CGFloat
  /// At the bottom of the trailing side, in points.
  public var bottomTrailing: CGFloat
  /// At the top of the trailing side, in points.
  public var topTrailing: CGFloat

  /// Makes four radii, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// Adds a rectangle with corners of a width and a height, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: Array(repeating: cornerSize, count: 4), style: style,
      transform: transform)
  }

  /// Adds a rectangle with corners of a radius each, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addRoundedRect(
      in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style,
      transform: transform)
  }

  /// Corners clockwise from the top right. A corner takes at most half of a side.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let rect = rect.standardized
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let sizes = corners.map {
      CGSize(width: max(0, min($0.width, half.width)), height: max(0, min($0.height, half.height)))
    }
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    // Each corner: its place, and which way is inwards.
    let places: [(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat)] = [
      (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
      (rect.minX, rect.maxY, 1, -1), (rect.minX, rect.minY, 1, 1),
    ]
    var path = Path()
    for (index, place) in places.enumerated() {
      let size = sizes[index]
      let curve = CornerCurve(style: style, size: size, room: half)
      // A corner's points run from its horizontal side to its vertical one; clockwise, every
      // second corner is run through the other way.
      let isReversed = index % 2 == 1
      let points = (isReversed ? curve.points.reversed() : curve.points).map {
        CGPoint(
          x: place.x + place.dx * $0.x * size.width, y: place.y + place.dy * $0.y * size.height)
      }
      path.isEmpty ? path.move(to: points[0]) : path.addLine(to: points[0])
      for third in stride(from: 1, to: points.count - 2, by: 3) {
        path.addCurve(
          to: points[third + 2], control1: points[third], control2: points[third + 1])
      }
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}

/// The control points of a corner whose radius is 1: (distance from the vertical side, distance
/// from the horizontal one), beginning on the horizontal side.
private struct CornerCurve {
  let points: [CGPoint]

  init(style: RoundedCornerStyle, size: CGSize, room: CGSize) {
    let smallest = min(
      size.width > 0 ? room.width / size.width : 1, size.height > 0 ? room.height / size.height : 1)
    // Where a side is too short for the whole smooth corner, it nears the circular one.
    let smoothness = style == .circular ? 0 : min(1, (smallest - 1) / (Self.smooth[0].x - 1))
    points =
      smoothness <= 0
      ? Self.quarter
      : zip(Self.smooth, Self.circular).map { a, b in
        CGPoint(x: b.x + (a.x - b.x) * smoothness, y: b.y + (a.y - b.y) * smoothness)
      }
  }

  private static let kappa = 0.447715
  private static let quarter = [
    CGPoint(x: 1, y: 0), CGPoint(x: kappa, y: 0), CGPoint(x: 0, y: kappa), CGPoint(x: 0, y: 1),
  ]

  /// Three cubics; the figures are those of the published analyses of Apple's corner ("continuous
  /// corners", PaintCode 2013), rounded.
  private static let smooth = symmetric([
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
  ])

  /// A quarter of a circle, cut where the smooth corner is: at 21.63° and 68.37°.
  private static let circular: [CGPoint] = {
    let cut = 0.377515
    let outer = 4 / 3 * tan(cut / 4)
    let inner = 4 / 3 * tan((Double.pi / 2 - 2 * cut) / 4)
    let at = CGPoint(x: 1 - sin(cut), y: 1 - cos(cut))
    return symmetric([
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - outer, y: 0),
      CGPoint(x: at.x + outer * cos(cut), y: at.y - outer * sin(cut)), at,
      CGPoint(x: at.x - inner * cos(cut), y: at.y + inner * sin(cut)),
    ])
  }()

  private static func symmetric(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
