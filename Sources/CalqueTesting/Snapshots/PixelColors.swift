import CalqueDrawing
import CalqueRendering

/// The pixels of a picture as colours to compare.
struct PixelColors {
  let image: DecodedImage

  /// The linear component of each byte (IEC 61966-2-1).
  private static let linear = (0...255).map { PerceptualColor.linear(Double($0) / 255) }

  /// The four bytes of a pixel as one number.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    let offset = 4 * (y * image.width + x)
    return image.rgba[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the distance of two pixels; clear and translucent ones are compared on white and on
  /// black, and the larger distance counts.
  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    if one == other { return 0 }
    let onWhite = color(one, on: 1).distance(to: color(other, on: 1))
    guard one & 255 < 255 || other & 255 < 255 else { return onWhite }
    return max(onWhite, color(one, on: 0).distance(to: color(other, on: 0)))
  }

  /// Returns a pixel on a grey background, in Oklab.
  static func color(_ word: UInt32, on background: Double = 1) -> PerceptualColor {
    guard word & 255 < 255 else {
      return PerceptualColor(
        linearRed: linear[Int(word >> 24)], green: linear[Int(word >> 16 & 255)],
        blue: linear[Int(word >> 8 & 255)])
    }
    let opacity = Double(word & 255) / 255
    func part(_ shift: UInt32) -> Double {
      let byte = Double(word >> shift & 255) / 255
      return PerceptualColor.linear(byte * opacity + background * (1 - opacity))
    }
    return PerceptualColor(linearRed: part(24), green: part(16), blue: part(8))
  }

  /// Returns whether a colour is between the colours around a place, by each component, within a
  /// tolerance.
  func surrounds(_ color: PerceptualColor, _ x: Int, _ y: Int, _ tolerance: PictureTolerance)
    -> Bool
  {
    let reach = tolerance.edge
    let columns = max(0, x - reach)...min(image.width - 1, x + reach)
    var range: PerceptualColor.Range?
    for row in max(0, y - reach)...min(image.height - 1, y + reach) {
      for column in columns {
        let near = Self.color(word(column, row))
        range = range?.including(near) ?? PerceptualColor.Range(near)
      }
    }
    return range?.contains(color, within: tolerance.color) ?? false
  }
}
