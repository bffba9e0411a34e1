public import CalqueLayout
import Foundation

/// A curve from (0, 0) to (1, 1), which says how far a change is after a part of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(CubicBezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind
  /// Whether time and progress change places.
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A cubic Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  /// The same speed throughout.
  public static let linear = UnitCurve(.bezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)))
  /// Slow at first. The control points are those of Core Animation and CSS, also below.
  public static let easeIn = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// Slow at the end.
  public static let easeOut = UnitCurve(.bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// Slow at first and at the end.
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, slow at first and at the end.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// How far the change is, from 0 to 1, after a part of its time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let t = progress
    switch (kind, isInverse) {
    case (.bezier(let curve), false): return curve.y(atX: t)
    case (.bezier(let curve), true): return curve.swapped.y(atX: t)
    case (.circularEaseIn, false), (.circularEaseOut, true): return 1 - (1 - t * t).squareRoot()
    case (.circularEaseOut, false), (.circularEaseIn, true):
      return (1 - (1 - t) * (1 - t)).squareRoot()
    case (.circularEaseInOut, false):
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case (.circularEaseInOut, true):
      return t < 0.5
        ? (1 - (1 - 2 * t) * (1 - 2 * t)).squareRoot() / 2
        : 1 - (1 - (2 * t - 1) * (2 * t - 1)).squareRoot() / 2
    }
  }

  /// The slope of the curve after a part of its time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    // A central difference, one-sided at the ends.
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for y by x.
struct CubicBezier: Hashable {
  let x1, y1, x2, y2: Double

  /// The curve mirrored at the diagonal.
  var swapped: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// B(t) = 3(1−t)²t·p1 + 3(1−t)t²·p2 + t³.
  private static func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  func y(atX x: Double) -> Double {
    if x1 == y1, x2 == y2 { return x }
    return Self.point(parameter(atX: x), y1, y2)
  }

  /// The parameter at which the curve has an x: Newton's method, kept between bounds by bisection,
  /// where x grows with the parameter.
  private func parameter(atX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = Self.point(t, x1, x2) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, x1, x2)
      let next = slope > 1e-9 ? t - error / slope : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
