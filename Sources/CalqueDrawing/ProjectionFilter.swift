import Foundation

extension Drawing.Filter {
  /// Draws the group's pixels through a projection, which neither Cairo nor SVG can.
  ///
  /// - Parameter transform: In the coordinates of the group.
  public static func projection(_ transform: ProjectionTransform) -> Drawing.Filter {
    Drawing.Filter(ProjectionFilter(transform: transform))
  }
}

/// A change of coordinates in which parallel lines may meet.
struct ProjectionFilter: FilterKind {
  let transform: ProjectionTransform

  /// Nearer to the eye than this, nothing is drawn.
  private static let nearest: CGFloat = 1e-4

  var description: String {
    let m = transform
    let numbers = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
    return "projection "
      + numbers.map { DecimalText(Double($0), digits: 5).description }.joined(separator: " ")
  }

  var bounded: ProjectionFilter? {
    var copy = transform
    let m = transform
    let sum = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
      .reduce(0) { $0 + abs($1) }
    return sum < 1e9 && copy.invert() ? self : nil
  }

  /// The transform of pixels.
  private func pixels(_ matrix: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(matrix.inverted()).concatenating(transform)
      .concatenating(ProjectionTransform(matrix))
  }

  func margin(in matrix: CGAffineTransform) -> Double { 2048 }

  func reach(of ink: CGRect, in matrix: CGAffineTransform) -> CGRect {
    let m = pixels(matrix)
    let corners = [
      CGPoint(x: ink.minX, y: ink.minY), CGPoint(x: ink.maxX, y: ink.minY),
      CGPoint(x: ink.minX, y: ink.maxY), CGPoint(x: ink.maxX, y: ink.maxY),
    ]
    // What is beside the eye is infinitely far away.
    let isInFront = corners.allSatisfy { m.m13 * $0.x + m.m23 * $0.y + m.m33 > Self.nearest }
    guard isInFront else { return ink.insetBy(dx: -4096, dy: -4096) }
    return CGRect(around: corners.map { $0.applying(m) }).insetBy(dx: -1, dy: -1)
  }

  func apply(to layer: PixelLayer, in matrix: CGAffineTransform) {
    let forward = pixels(matrix)
    let back = forward.inverted()
    let copy = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: layer.pixels.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: layer.pixels)
    for row in 0..<layer.height {
      for column in 0..<layer.width {
        let target = CGPoint(
          x: CGFloat(layer.x + column) + 0.5, y: CGFloat(layer.y + row) + 0.5)
        let source = target.applying(back)
        let depth = forward.m13 * source.x + forward.m23 * source.y + forward.m33
        layer.pixels[row * layer.width + column] =
          depth > Self.nearest
          ? Self.sample(
            copy, layer.width, layer.height, Double(source.x) - Double(layer.x) - 0.5,
            Double(source.y) - Double(layer.y) - 0.5) : 0
      }
    }
  }

  /// The mean of the four pixels around a point, weighted by how near they are.
  private static func sample(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ width: Int, _ height: Int, _ x: Double,
    _ y: Double
  ) -> UInt32 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (x - Double(left), y - Double(top))
    func word(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0
    }
    let (a, b) = (word(left, top), word(left + 1, top))
    let (c, d) = (word(left, top + 1), word(left + 1, top + 1))
    if a | b | c | d == 0 { return 0 }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      func part(_ word: UInt32) -> Double { Double(word >> shift & 255) }
      let above = part(a) * (1 - u) + part(b) * u
      let below = part(c) * (1 - u) + part(d) * u
      result |= UInt32((above * (1 - v) + below * v).rounded()) << shift
    }
    return result
  }

  var svgPrimitives: String? { nil }
}
