import CalqueDrawing

/// The formulas of the W3C's "Compositing and Blending Level 1", written down slowly.
struct BlendOracle {
  let mode: BlendMode

  private typealias Triple = (Double, Double, Double)

  /// The colour that results, as opaque as the result is.
  func result(_ source: RGBAColor, over backdrop: RGBAColor) -> RGBAColor {
    let (a, b) = (source.opacity, backdrop.opacity)
    func composed(_ s: Double, _ d: Double, _ mixed: Double) -> Double {
      // Multiplied by the opacity: section 9.1.4 (operators) and section 5.1 with 10 (blend modes).
      switch mode {
      case .sourceAtop: return s * a * b + d * b * (1 - a)
      case .destinationOver: return d * b + s * a * (1 - b)
      case .destinationOut: return d * b * (1 - a)
      case .plusLighter: return min(1, s * a + d * b)
      case .plusDarker: return max(0, min(1, a + b) - ((a - s * a) + (b - d * b)))
      default: return a * (1 - b) * s + a * b * mixed + (1 - a) * b * d
      }
    }
    let opacity: Double =
      switch mode {
      case .sourceAtop: b
      case .destinationOut: b * (1 - a)
      case .plusLighter, .plusDarker: min(1, a + b)
      default: a + b - a * b
      }
    let mixed = blend(
      (backdrop.red, backdrop.green, backdrop.blue), (source.red, source.green, source.blue))
    func part(_ value: Double) -> Double { opacity > 0 ? min(1, value / opacity) : 0 }
    return RGBAColor(
      red: part(composed(source.red, backdrop.red, mixed.0)),
      green: part(composed(source.green, backdrop.green, mixed.1)),
      blue: part(composed(source.blue, backdrop.blue, mixed.2)), opacity: opacity)
  }

  private func blend(_ b: Triple, _ s: Triple) -> Triple {
    switch mode {
    case .hue: Self.set(Self.set(s, saturation: Self.saturation(b)), luminosity: Self.luminosity(b))
    case .saturation:
      Self.set(Self.set(b, saturation: Self.saturation(s)), luminosity: Self.luminosity(b))
    case .color: Self.set(s, luminosity: Self.luminosity(b))
    case .luminosity: Self.set(b, luminosity: Self.luminosity(s))
    default: (separable(b.0, s.0), separable(b.1, s.1), separable(b.2, s.2))
    }
  }

  private func separable(_ b: Double, _ s: Double) -> Double {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func luminosity(_ c: Triple) -> Double { 0.3 * c.0 + 0.59 * c.1 + 0.11 * c.2 }
  private static func saturation(_ c: Triple) -> Double {
    max(c.0, c.1, c.2) - min(c.0, c.1, c.2)
  }

  private static func set(_ c: Triple, luminosity l: Double) -> Triple {
    let d = l - luminosity(c)
    return clip((c.0 + d, c.1 + d, c.2 + d))
  }

  private static func clip(_ c: Triple) -> Triple {
    let l = luminosity(c)
    let (n, x) = (min(c.0, c.1, c.2), max(c.0, c.1, c.2))
    var c = c
    if n < 0 {
      func up(_ v: Double) -> Double { l + (v - l) * l / (l - n) }
      c = (up(c.0), up(c.1), up(c.2))
    }
    if x > 1 {
      func down(_ v: Double) -> Double { l + (v - l) * (1 - l) / (x - l) }
      c = (down(c.0), down(c.1), down(c.2))
    }
    return c
  }

  private static func set(_ c: Triple, saturation s: Double) -> Triple {
    let (n, x) = (min(c.0, c.1, c.2), max(c.0, c.1, c.2))
    guard x > n else { return (0, 0, 0) }
    func scaled(_ v: Double) -> Double { (v - n) * s / (x - n) }
    return (scaled(c.0), scaled(c.1), scaled(c.2))
  }
}
