public import CalqueDrawing
public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Turns what the view paints about an axis in space, and shows it in perspective. Anchors and
  /// turns count from the leading edge.
  ///
  /// - Parameters:
  ///   - angle: How far it turns.
  ///   - axis: The direction of the axis: right, down, and towards the viewer.
  ///   - anchor: The point that stays where it is.
  ///   - anchorZ: How far that point is in front of the view, in points.
  ///   - perspective: How much smaller what is farther away is: the eye is as far away as the
  ///     longer side of the view, divided by this number.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    projected([
      angle.radians, Double(axis.x), Double(axis.y), Double(axis.z), Double(anchor.x),
      Double(anchor.y), Double(anchorZ), Double(perspective),
    ]) { numbers, size in
      SpaceRotation(.radians(numbers[0]), (numbers[1], numbers[2], numbers[3])).projection(
        of: size, anchor: UnitPoint(x: CGFloat(numbers[4]), y: CGFloat(numbers[5])),
        anchorZ: CGFloat(numbers[6]), perspective: CGFloat(numbers[7]))
    }
    .modifier(NumberCheck("rotation3DEffect", "angle", angle.radians, "nothing is painted"))
  }

  /// Changes the coordinates of what the view paints, counted from its top leading corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    projected(transform.numbers) { numbers, _ in ProjectionTransform(numbers: numbers) }
  }

  /// Changes the coordinates of what the view paints, counted from its top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view through a change of coordinates that depends on its size.
  ///
  /// - Parameter numbers: What changes gradually in an animation.
  func projected(
    _ numbers: [Double] = [], _ transform: @escaping ([Double], CGSize) -> ProjectionTransform
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let mirrors = LayoutDirectionBehavior.mirrors.isMirrored(in: environment.layoutDirection)
        return (.identity, ProjectionPaint(mirrors: mirrors, numbers, transform))
      })
  }
}

extension ProjectionTransform {
  fileprivate nonisolated var numbers: [Double] {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
  }

  fileprivate init(numbers: [Double]) {
    self.init()
    let numbers = numbers.map { CGFloat($0) }
    (m11, m12, m13) = (numbers[0], numbers[1], numbers[2])
    (m21, m22, m23) = (numbers[3], numbers[4], numbers[5])
    (m31, m32, m33) = (numbers[6], numbers[7], numbers[8])
  }
}

/// A turn in space: the rows of a matrix.
struct SpaceRotation: Sendable {
  private let rows: [(x: Double, y: Double, z: Double)]

  /// Rodrigues' formula.
  init(_ angle: Angle, _ axis: (x: Double, y: Double, z: Double)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    guard length > 0, length.isFinite else {
      rows = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let t = 1 - c
    rows = [
      (t * x * x + c, t * x * y - s * z, t * x * z + s * y),
      (t * x * y + s * z, t * y * y + c, t * y * z - s * x),
      (t * x * z - s * y, t * y * z + s * x, t * z * z + c),
    ]
  }

  /// What becomes of a view of a size; see
  /// ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
  func projection(
    of size: CGSize, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) -> ProjectionTransform {
    let distance = max(size.width, size.height)
    return projection(
      around: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height),
      anchorZ: Double(anchorZ), perspective: distance > 0 ? Double(perspective / distance) : 0)
  }

  /// What becomes of the plane of a view.
  ///
  /// - Parameter perspective: One divided by the distance of the eye, in points.
  func projection(
    around anchor: CGPoint, anchorZ: Double, perspective: Double
  ) -> ProjectionTransform {
    // A point of the plane is (x, y, -anchorZ) from the anchor. It is turned, and moved back by
    // anchorZ.
    var turned = ProjectionTransform()
    let z = -anchorZ
    turned.m11 = rows[0].x
    turned.m21 = rows[0].y
    turned.m31 = rows[0].z * z
    turned.m12 = rows[1].x
    turned.m22 = rows[1].y
    turned.m32 = rows[1].z * z
    // What is nearer to the eye is larger.
    turned.m13 = -perspective * rows[2].x
    turned.m23 = -perspective * rows[2].y
    turned.m33 = 1 - perspective * (rows[2].z * z + anchorZ)
    let shift = CGAffineTransform(translationX: anchor.x, y: anchor.y)
    return ProjectionTransform(shift.inverted()).concatenating(turned)
      .concatenating(ProjectionTransform(shift))
  }
}

/// Draws what is inside through a change of coordinates.
final class ProjectionPaint: PaintFacet {
  let name: LayoutName? = "projection"
  let changesSide = true
  /// Whether the coordinates count from the right.
  private let mirrors: Bool
  private let numbers: [Double]
  private let transform: ([Double], CGSize) -> ProjectionTransform

  /// - Parameters:
  ///   - mirrors: Whether the coordinates count from the right.
  ///   - numbers: What changes gradually in an animation.
  ///   - transform: The change of coordinates for the numbers and a size.
  init(
    mirrors: Bool, _ numbers: [Double] = [],
    _ transform: @escaping ([Double], CGSize) -> ProjectionTransform
  ) {
    (self.mirrors, self.numbers, self.transform) = (mirrors, numbers, transform)
  }

  private func projection(_ frame: CGRect) -> ProjectionTransform {
    let shift = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let here = ProjectionTransform(shift.inverted())
      .concatenating(transform(numbers, frame.size)).concatenating(ProjectionTransform(shift))
    guard mirrors else { return here }
    let mirroring = ProjectionTransform(frame.mirroring)
    return mirroring.concatenating(here).concatenating(mirroring)
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? ProjectionPaint, other.numbers != numbers,
      other.numbers.count == numbers.count
    else { return nil }
    let mixed = zip(other.numbers, numbers).map { $0.mixed(with: $1, by: fraction) }
    return ProjectionPaint(mirrors: mirrors, mixed, transform)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let projection = projection(frame)
    if let affine = projection.affine(in: frame) {
      return painter.group(.transform(affine), inside)
    }
    painter.group(.filter(.projection(projection)), inside)
  }

  /// Touches follow a projection that is affine; another one leaves them where the layout has the
  /// view.
  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    projection(frame).affine(in: frame).map { .moved(by: $0) } ?? .inside
  }

  /// Texts are where an affine transform moves them that has the frame's center and corners near
  /// the right places.
  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context = context.moved
    let projection = projection(frame)
    let points = [(0, 0), (1, 0), (0, 1)].map { x, y in
      CGPoint(
        x: frame.minX + CGFloat(x) * frame.width, y: frame.minY + CGFloat(y) * frame.height
      ).applying(projection)
    }
    guard frame.width > 0, frame.height > 0, points.allSatisfy({ ($0.x + $0.y).isFinite }) else {
      return .none
    }
    let (a, b) = (
      (points[1].x - points[0].x) / frame.width, (points[1].y - points[0].y) / frame.width
    )
    let (c, d) = (
      (points[2].x - points[0].x) / frame.height, (points[2].y - points[0].y) / frame.height
    )
    let linear = CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: points[0].x - a * frame.minX - c * frame.minY,
      ty: points[0].y - b * frame.minX - d * frame.minY)
    context.transform = linear.concatenating(context.transform)
    return .none
  }
}
