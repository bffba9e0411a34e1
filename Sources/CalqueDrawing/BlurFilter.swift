public import Foundation

extension Drawing.Filter {
  /// A Gaussian blur.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in points.
  ///   - isOpaque: Whether the edges of the picture are repeated outside of it, so that nothing
  ///     becomes translucent there.
  public static func blur(radius: CGFloat, isOpaque: Bool = false) -> Drawing.Filter {
    Drawing.Filter(BlurFilter(radius: Double(radius), isOpaque: isOpaque))
  }
}

/// A Gaussian blur.
struct BlurFilter: FilterKind {
  let radius: Double
  let isOpaque: Bool

  /// The largest standard deviation, in pixels; a larger one could not be told from it.
  static let largest = 256.0

  var description: String { "blur \(DecimalText(radius))\(isOpaque ? " opaque" : "")" }

  var bounded: BlurFilter? {
    BlurFilter(radius: radius > 0 ? min(radius, 1e6) : 0, isOpaque: isOpaque)
  }

  static func deviations(
    _ radius: Double, in matrix: CGAffineTransform
  ) -> (x: Double, y: Double) {
    (
      min(radius * Double((matrix.a * matrix.a + matrix.c * matrix.c).squareRoot()), largest),
      min(radius * Double((matrix.b * matrix.b + matrix.d * matrix.d).squareRoot()), largest)
    )
  }

  func margin(in matrix: CGAffineTransform) -> Double {
    let deviations = Self.deviations(radius, in: matrix)
    return (3 * max(deviations.x, deviations.y)).rounded(.up) + 1
  }

  func reach(of ink: CGRect, in matrix: CGAffineTransform) -> CGRect {
    let margin = CGFloat(margin(in: matrix))
    return isOpaque ? ink : ink.insetBy(dx: -margin, dy: -margin)
  }

  func apply(to layer: PixelLayer, in matrix: CGAffineTransform) {
    let deviations = Self.deviations(radius, in: matrix)
    if isOpaque {
      layer.blurInside(deviations.x, deviations.y)
    } else {
      layer.blur(deviations.x, deviations.y)
    }
  }

  var svgPrimitives: String? {
    isOpaque
      ? nil : "<feGaussianBlur stdDeviation=\"\(DecimalText(radius, digits: 3))\"/>"
  }
}
