import CalqueCatalogs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Foundation
#endif

/// Fractional numbers as C writes them (C11 7.21.6.1).
enum CNumber {
  /// Returns the digits of a number that is not negative, with a decimal point and an exponent if
  /// the specifier requires them, without sign and padding.
  static func digits(of value: Double, _ format: ValueFormat, precision: Int?) -> [UInt8] {
    let mark = format.flags.contains(.alternate) ? "#" : ""
    return text(of: value, "%" + mark + exactness(precision) + letter(format))
  }

  /// Returns C's complete output for a specifier, for numbers that do not depend on the locale.
  static func text(
    of value: Double, _ format: ValueFormat, width: Int?, precision: Int?
  ) -> [UInt8] {
    var specifier = "%"
    if format.flags.contains(.alternate) { specifier += "#" }
    if format.flags.contains(.plusSign) { specifier += "+" }
    if format.flags.contains(.space) { specifier += " " }
    if format.flags.contains(.leftAligned) || width ?? 0 < 0 { specifier += "-" }
    if format.flags.contains(.zeroPadded) { specifier += "0" }
    if let width, width != 0 { specifier += String(width.magnitude) }
    return text(of: value, specifier + exactness(precision) + letter(format))
  }

  /// A double has at most 1,074 digits after the decimal point.
  private static func exactness(_ precision: Int?) -> String {
    precision.map { "." + String(min(max($0, 0), 1074)) } ?? ""
  }

  private static func letter(_ format: ValueFormat) -> String {
    let letter =
      switch format.conversion {
      case .scientific: "e"
      case .general: "g"
      case .hexadecimalFloat: "a"
      default: "f"
      }
    return format.isUppercase ? letter.uppercased() : letter
  }

  private static func text(of value: Double, _ specifier: String) -> [UInt8] {
    withVaList([value]) { list in
      [UInt8](unsafeUninitializedCapacity: 2560) { target, count in
        let written = target.withMemoryRebound(to: CChar.self) {
          vsnprintf($0.baseAddress, $0.count, specifier, list)
        }
        count = min(max(Int(written), 0), 2559)
      }
    }
  }
}
