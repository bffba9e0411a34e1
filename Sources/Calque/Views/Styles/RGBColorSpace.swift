import Foundation

extension Color.RGBColorSpace {
  /// The components in sRGB.
  func standard(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      // Display P3 has sRGB's transfer function and white; the matrix is that of CSS Color 4,
      // "Sample code for Color Conversions", from P3 to XYZ and on to sRGB.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      return (
        Self.encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
        Self.encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
        Self.encoded(
          -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
      )
    }
  }

  /// The transfer function of IEC 61966-2-1.
  private static func encoded(_ linear: Double) -> Double {
    let value = min(max(linear, 0), 1)
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
