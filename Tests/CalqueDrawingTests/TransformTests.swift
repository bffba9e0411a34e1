import CalqueDrawing
import CalqueTestRandom
import Foundation
import Testing

/// The algebra of matrices.
struct TransformTests {
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    let size = max(1, abs(other.x), abs(other.y))
    return hypot(one.x - other.x, one.y - other.y) < 1e-7 * size
  }

  private func projection(_ random: inout SeededGenerator) -> ProjectionTransform {
    var transform = ProjectionTransform(random.transform())
    transform.m13 = CGFloat.random(in: -0.005...0.005, using: &random)
    transform.m23 = CGFloat.random(in: -0.005...0.005, using: &random)
    return transform
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a transform of two is one after the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (one, other, point) = (random.transform(), random.transform(), random.point())
    #expect(
      isNear(point.applying(one.concatenating(other)), point.applying(one).applying(other)))
    let (first, second) = (projection(&random), projection(&random))
    #expect(
      isNear(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an inverse takes everything back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (affine, point) = (random.transform(), random.point())
    #expect(isNear(point.applying(affine).applying(affine.inverted()), point))
    let projection = projection(&random)
    #expect(isNear(point.applying(projection).applying(projection.inverted()), point))
  }

  @Test func `what flattens the plane has no inverse`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
    var projection = ProjectionTransform(flat)
    #expect(projection.invert() == false)
    #expect(projection == ProjectionTransform(flat))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a projection without a divisor is affine`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (affine, point) = (random.transform(), random.point())
    let projection = ProjectionTransform(affine)
    #expect(projection.isAffine && projection.affine == affine)
    #expect(isNear(point.applying(projection), point.applying(affine)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a projection keeps three points of a line on a line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (projection, a, b) = (projection(&random), random.point(), random.point())
    let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let (p, q, r) = (
      a.applying(projection), middle.applying(projection), b.applying(projection)
    )
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    #expect(abs(area) < 1e-6 * max(1, hypot(r.x - p.x, r.y - p.y) * hypot(q.x - p.x, q.y - p.y)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a moved rectangle is around its moved points`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let transform = random.transform()
    let rect = CGRect(around: [random.point(), random.point()])
    let moved = rect.applying(transform).insetBy(dx: -1e-9, dy: -1e-9)
    for _ in 0..<20 {
      let point = CGPoint(
        x: CGFloat.random(in: rect.minX...rect.maxX, using: &random),
        y: CGFloat.random(in: rect.minY...rect.maxY, using: &random))
      #expect(moved.contains(point.applying(transform)))
    }
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test func `a turn goes from x towards y, and a chain applies its last part first`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    let chain = CGAffineTransform.identity.translatedBy(x: 10, y: 0).rotated(by: .pi / 2)
      .scaledBy(x: 2, y: 3)
    // (1, 1) → (2, 3) → (−3, 2) → (7, 2)
    #expect(isNear(CGPoint(x: 1, y: 1).applying(chain), CGPoint(x: 7, y: 2)))
  }
}
