import Foundation

extension GradientPaint {
  /// The gradient with the colours between its stops computed in Oklab.
  package var perceptual: GradientPaint {
    GradientPaint(geometry, stops: PerceptualColor.subdivided(stops), bounds: bounds)
  }
}

extension RGBAColor {
  /// The colour between this one and another one.
  ///
  /// - Parameters:
  ///   - fraction: 0 is this colour, 1 is the other one.
  ///   - isPerceptual: Whether the way from one to the other is straight in Oklab, not in sRGB.
  package func mixed(
    with other: RGBAColor, by fraction: Double, isPerceptual: Bool
  ) -> RGBAColor {
    if isPerceptual {
      return PerceptualColor(self).mixed(with: PerceptualColor(other), by: fraction).rgba
    }
    return mixed(with: other, by: fraction)
  }
}

/// A colour in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
package struct PerceptualColor {
  var lightness: Double
  var a: Double
  var b: Double
  var opacity: Double

  /// So many parts of a segment cannot be told from a curve.
  private static let parts = 16

  init(_ color: RGBAColor) {
    self.init(
      linearRed: Self.linear(color.red), green: Self.linear(color.green),
      blue: Self.linear(color.blue), opacity: color.opacity)
  }

  /// Makes a colour of linear components from 0 to 1.
  package init(linearRed red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    self.opacity = opacity
  }

  /// The distance of two colours, without their opacity; CSS Color 4 calls it deltaEOK. Black and
  /// white are 1 apart; a difference of 0.02 is just noticeable.
  package func distance(to other: PerceptualColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The colour in sRGB.
  var rgba: RGBAColor {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBAColor(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }

  func mixed(with other: PerceptualColor, by fraction: Double) -> PerceptualColor {
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var color = self
    color.lightness = part(lightness, other.lightness)
    color.a = part(a, other.a)
    color.b = part(b, other.b)
    color.opacity = part(opacity, other.opacity)
    return color
  }

  /// Stops with more of them in between, whose colours are computed in Oklab.
  static func subdivided(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    guard var last = stops.first else { return [] }
    var result = [last]
    for stop in stops.dropFirst() {
      let (from, to) = (PerceptualColor(last.color), PerceptualColor(stop.color))
      for part in 1..<parts {
        let fraction = Double(part) / Double(parts)
        let location = last.location + (stop.location - last.location) * CGFloat(fraction)
        result.append(
          GradientPaint.Stop(from.mixed(with: to, by: fraction).rgba, at: location))
      }
      result.append(stop)
      last = stop
    }
    return result
  }

  /// The transfer function of IEC 61966-2-1.
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ linear: Double) -> Double {
    let value = min(max(linear, 0), 1)
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
