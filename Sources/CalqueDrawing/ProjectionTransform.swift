public import Foundation

/// A change of coordinates that keeps straight lines straight, but need not keep them parallel:
/// three rows of a matrix.
///
/// A point (x, y) becomes ((m11·x + m21·y + m31) / w, (m12·x + m22·y + m32) / w), with w = m13·x +
/// m23·y + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// What x gives to the new x.
  public var m11: CGFloat = 1
  /// What x gives to the new y.
  public var m12: CGFloat = 0
  /// What x gives to the divisor.
  public var m13: CGFloat = 0
  /// What y gives to the new x.
  public var m21: CGFloat = 0
  /// What y gives to the new y.
  public var m22: CGFloat = 1
  /// What y gives to the divisor.
  public var m23: CGFloat = 0
  /// What is added to the new x, in points.
  public var m31: CGFloat = 0
  /// What is added to the new y, in points.
  public var m32: CGFloat = 0
  /// What is added to the divisor.
  public var m33: CGFloat = 1

  /// Makes a transform that changes nothing.
  public init() {}

  /// Makes a transform that keeps lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform first, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Changes the transform into the one that takes everything back.
  ///
  /// - Returns: False, without a change, if the transform flattens the plane.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// The transform that takes everything back; one that flattens the plane stays itself.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// The affine transform that moves each point of a rectangle as this one does, to a millionth:
  /// half a turn about an axis in the plane is one, though its sine is not exactly 0. Nil if lines
  /// do not stay parallel.
  package func affine(in rect: CGRect) -> CGAffineTransform? {
    if let affine { return affine }
    let reach = max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY))
    guard abs(m13) * reach + abs(m23) * reach + abs(m33 - 1) < 1e-6 else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The affine transform that is nearest to this one around a point; nil if the point is not in
  /// front of the eye.
  package func linear(at point: CGPoint) -> CGAffineTransform? {
    let w = m13 * point.x + m23 * point.y + m33
    guard w > 0, w.isFinite else { return nil }
    let to = point.applying(self)
    let (a, b) = ((m11 - m13 * to.x) / w, (m12 - m13 * to.y) / w)
    let (c, d) = ((m21 - m23 * to.x) / w, (m22 - m23 * to.y) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: to.x - a * point.x - c * point.y,
      ty: to.y - b * point.x - d * point.y)
  }

  /// The affine transform with the same numbers, if lines stay parallel.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}

extension CGPoint {
  /// The point after a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}
