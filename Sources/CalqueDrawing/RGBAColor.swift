/// A colour of the sRGB space: each part from 0 to 1, colour not multiplied by opacity.
public struct RGBAColor: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// 0 is clear, 1 is opaque.
  public var opacity: Double

  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)
  /// Nothing is painted.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// Makes a colour of sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Makes a grey, from black (0) to white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from 0xRRGGBB.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }

  /// The same colour, its opacity multiplied.
  public func opacity(_ factor: Double) -> RGBAColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The parts as bytes, rounded; what is out of range is brought back into it.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    func byte(_ part: Double) -> UInt8 {
      part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
    }
    return (byte(red), byte(green), byte(blue), byte(opacity))
  }
}

extension RGBAColor: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  public var description: String {
    let digits = Array("0123456789ABCDEF")
    let (red, green, blue, opacity) = bytes
    var text = "#"
    for byte in opacity == 255 ? [red, green, blue] : [red, green, blue, opacity] {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}
