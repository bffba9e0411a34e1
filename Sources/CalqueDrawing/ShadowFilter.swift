public import Foundation

extension Drawing.Filter {
  /// A shadow below what the group paints.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow where the group is opaque.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public static func shadow(
    _ color: RGBAColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Drawing.Filter {
    Drawing.Filter(
      ShadowFilter(color: color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// A shadow that the surroundings throw on what the group paints.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow where it is darkest.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public static func innerShadow(
    _ color: RGBAColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Drawing.Filter {
    Drawing.Filter(
      ShadowFilter(
        color: color, radius: Double(radius), x: Double(x), y: Double(y), isInner: true))
  }
}

extension Drawing.Filter {
  /// Whether it is a shadow below what the group paints.
  package var isShadow: Bool { (kind as? ShadowFilter)?.isInner == false }
}

/// A blurred copy in one colour, below what it is a copy of; or the same of what is around, above
/// it.
struct ShadowFilter: FilterKind {
  let color: RGBAColor
  let radius: Double
  let x: Double
  let y: Double
  var isInner = false

  var description: String {
    "\(isInner ? "inner shadow" : "shadow") \(color) \(DecimalText(radius)) "
      + "at \(DecimalText(x)),\(DecimalText(y))"
  }

  var bounded: ShadowFilter? {
    func number(_ value: Double) -> Double { value.isFinite ? max(-1e5, min(value, 1e5)) : 0 }
    return ShadowFilter(
      color: color, radius: radius > 0 ? min(radius, 1e6) : 0, x: number(x), y: number(y),
      isInner: isInner)
  }

  /// The offset in pixels.
  private func offset(in matrix: CGAffineTransform) -> (x: Int, y: Int) {
    let dx = Double(matrix.a) * x + Double(matrix.c) * y
    let dy = Double(matrix.b) * x + Double(matrix.d) * y
    func pixels(_ value: Double) -> Int { Int(max(-1e6, min(value.rounded(), 1e6))) }
    return (pixels(dx), pixels(dy))
  }

  func margin(in matrix: CGAffineTransform) -> Double {
    let offset = offset(in: matrix)
    return BlurFilter(radius: radius, isOpaque: false).margin(in: matrix)
      + Double(max(abs(offset.x), abs(offset.y)))
  }

  func reach(of ink: CGRect, in matrix: CGAffineTransform) -> CGRect {
    if isInner { return ink }
    let offset = offset(in: matrix)
    let margin = BlurFilter(radius: radius, isOpaque: false).margin(in: matrix)
    let shadow = ink.insetBy(dx: -margin, dy: -margin)
      .offsetBy(dx: CGFloat(offset.x), dy: CGFloat(offset.y))
    return shadow.union(ink)
  }

  func apply(to layer: PixelLayer, in matrix: CGAffineTransform) {
    let shadow = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: layer.pixels.count)
    defer { shadow.deallocate() }
    let offset = offset(in: matrix)
    for row in 0..<layer.height {
      for column in 0..<layer.width {
        let (x, y) = (column - offset.x, row - offset.y)
        let isInside = x >= 0 && y >= 0 && x < layer.width && y < layer.height
        let opacity = UInt8(isInside ? layer.pixels[y * layer.width + x] >> 24 : 0)
        shadow[row * layer.width + column] = isInner ? 255 - opacity : opacity
      }
    }
    let deviations = BlurFilter.deviations(radius, in: matrix)
    layer.blur(opacities: shadow, deviations.x, deviations.y, repeatsEdges: isInner)
    // The pixel of each opacity of the shadow.
    let colors = (0...255).map { color.opacity(Double($0) / 255).pixel }
    for (index, opacity) in shadow.enumerated() where opacity > 0 {
      let pixel = layer.pixels[index]
      if isInner {
        let inside = Double(pixel >> 24) / 255
        layer.pixels[index] =
          color.opacity(Double(opacity) / 255 * inside).pixel.over(pixel, within: true)
      } else if pixel >> 24 < 255 {
        layer.pixels[index] = pixel.over(colors[Int(opacity)], within: false)
      }
    }
  }

  var svgPrimitives: String? {
    let blur = "stdDeviation=\"\(DecimalText(radius, digits: 3))\""
    let offset = "dx=\"\(DecimalText(x))\" dy=\"\(DecimalText(y))\""
    var opaque = color
    opaque.opacity = 1
    let flood =
      "flood-color=\"\(opaque)\" flood-opacity=\"\(DecimalText(max(0, color.opacity), digits: 3))\""
    if !isInner { return "<feDropShadow \(offset) \(blur) \(flood)/>" }
    return """
      <feFlood \(flood) result="c"/><feComposite in="c" in2="SourceAlpha" operator="out"/>\
      <feGaussianBlur \(blur)/><feOffset \(offset)/>\
      <feComposite in2="SourceAlpha" operator="in" result="s"/>\
      <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge>
      """
  }
}

extension UInt32 {
  /// A pixel over another one. Within the other one, the result is as opaque as that.
  fileprivate func over(_ below: UInt32, within: Bool) -> UInt32 {
    let clear = 255 - (self >> 24)
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = (self >> shift & 255) + ((below >> shift & 255) * clear + 127) / 255
      result |= Swift.min(sum, 255) << shift
    }
    return within ? result & 0x00FF_FFFF | below & 0xFF00_0000 : result
  }
}
