import Foundation

/// Changes each colour by a matrix: the components of the result are sums of multiples of the
/// components, which are not multiplied by the opacity, and a constant. As `feColorMatrix` of SVG.
struct ColorFilter: FilterKind {
  /// What the filter is called.
  let name: String
  /// Four rows (red, green, blue, opacity) of five numbers.
  let matrix: [Double]
  /// Whether what was translucent stays so: the opacity of the result is multiplied by it.
  var keepsOpacity = false

  var description: String { name }

  var bounded: ColorFilter? {
    ColorFilter(
      name: name, matrix: matrix.map { $0.isNaN ? 0 : max(-1e6, min($0, 1e6)) },
      keepsOpacity: keepsOpacity)
  }

  /// The rows of red, green and blue, where the opacity stays.
  init(_ name: String, _ rows: [[Double]]) {
    self.init(
      name: name,
      matrix: rows.flatMap { Array($0[..<3]) + [0, $0.count > 3 ? $0[3] : 0] } + [0, 0, 0, 1, 0])
  }

  init(name: String, matrix: [Double], keepsOpacity: Bool = false) {
    (self.name, self.matrix, self.keepsOpacity) = (name, matrix, keepsOpacity)
  }

  /// The colour after the filter.
  func changed(_ color: RGBAColor) -> RGBAColor {
    func row(_ index: Int) -> Double {
      let at = 5 * index
      let sum =
        matrix[at] * color.red + matrix[at + 1] * color.green + matrix[at + 2] * color.blue
      return max(0, min(sum + matrix[at + 3] * color.opacity + matrix[at + 4], 1))
    }
    return RGBAColor(
      red: row(0), green: row(1), blue: row(2),
      opacity: keepsOpacity ? row(3) * color.opacity : row(3))
  }

  func apply(to layer: PixelLayer, in matrix: CGAffineTransform) {
    // Neighbours often have one colour.
    var last: (before: UInt32, after: UInt32)?
    for index in layer.pixels.indices {
      let word = layer.pixels[index]
      if let last, last.before == word {
        layer.pixels[index] = last.after
        continue
      }
      let alpha = Double(word >> 24)
      func part(_ shift: UInt32) -> Double { alpha > 0 ? Double(word >> shift & 255) / alpha : 0 }
      let color = RGBAColor(red: part(16), green: part(8), blue: part(0), opacity: alpha / 255)
      let pixel = alpha > 0 || self.matrix[19] != 0 ? changed(color).pixel : 0
      layer.pixels[index] = pixel
      last = (word, pixel)
    }
  }

  var svgPrimitives: String? {
    let values = matrix.map { DecimalText($0, digits: 5).description }.joined(separator: " ")
    let matrix = "<feColorMatrix type=\"matrix\" values=\"\(values)\"/>"
    return keepsOpacity ? matrix + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/>" : matrix
  }
}

/// The parts of red, green and blue in luminance; these and the matrices below are those of the
/// W3C's "Filter Effects Module Level 1", sections 9.6 and 12.
private let (redPart, greenPart, bluePart) = (0.213, 0.715, 0.072)

extension Drawing.Filter {
  /// Adds a number to each component; 1 makes everything white.
  public static func brightness(_ amount: Double) -> Drawing.Filter {
    Drawing.Filter(
      ColorFilter(
        "brightness \(DecimalText(amount))",
        [[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]]))
  }

  /// Moves each component away from the middle; 0 makes everything grey.
  public static func contrast(_ amount: Double) -> Drawing.Filter {
    let rest = (1 - amount) / 2
    return Drawing.Filter(
      ColorFilter(
        "contrast \(DecimalText(amount))",
        [[amount, 0, 0, rest], [0, amount, 0, rest], [0, 0, amount, rest]]))
  }

  /// Moves each component away from the luminance; 0 leaves greys only.
  public static func saturation(_ amount: Double) -> Drawing.Filter {
    Drawing.Filter(ColorFilter("saturation \(DecimalText(amount))", saturationRows(amount)))
  }

  /// Takes colour away; 1 leaves greys only.
  public static func grayscale(_ amount: Double) -> Drawing.Filter {
    Drawing.Filter(ColorFilter("grayscale \(DecimalText(amount))", saturationRows(1 - amount)))
  }

  /// Turns the hue of each colour, and keeps its luminance.
  public static func hueRotation(_ angle: Angle) -> Drawing.Filter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = (redPart, greenPart, bluePart)
    return Drawing.Filter(
      ColorFilter(
        "hueRotation \(DecimalText(angle.degrees))°",
        [
          [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)],
          [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283],
          [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b],
        ]))
  }

  /// Takes each component from 1.
  public static let colorInvert = Drawing.Filter(
    ColorFilter("colorInvert", [[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]]))

  /// Multiplies each component, and the opacity, by those of a colour.
  public static func colorMultiply(_ color: RGBAColor) -> Drawing.Filter {
    Drawing.Filter(
      ColorFilter(
        name: "colorMultiply \(color)",
        matrix: [
          color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
          color.opacity, 0,
        ]))
  }

  /// Makes everything black, and as opaque as it was light.
  public static let luminanceToAlpha = Drawing.Filter(
    ColorFilter(
      name: "luminanceToAlpha",
      matrix: Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0],
      keepsOpacity: true))

  private static func saturationRows(_ amount: Double) -> [[Double]] {
    let (r, g, b) = (redPart, greenPart, bluePart)
    return [
      [r + (1 - r) * amount, g * (1 - amount), b * (1 - amount)],
      [r * (1 - amount), g + (1 - g) * amount, b * (1 - amount)],
      [r * (1 - amount), g * (1 - amount), b + (1 - b) * amount],
    ]
  }
}
