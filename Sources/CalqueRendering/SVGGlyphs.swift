import CCalqueDrawing
import CalqueDrawing
import Foundation

/// The glyphs that a document shows, each defined once, in its font's own units.
struct SVGGlyphs {
  struct Font {
    let number: Int32
    let isBitmap: Bool
    /// Points for each unit of the glyph's definition.
    let unit: Double
  }

  private struct Key: Hashable {
    let font: Int32
    let glyph: UInt32
  }

  private(set) var definitions = ""
  private let fonts: OpaquePointer
  private var numbers: FontNumbers
  /// An empty name: the glyph has no ink.
  private var names: [Key: String] = [:]
  private var count = 0

  /// What a bitmap font's definitions are measured in: a thousandth of an em.
  private static let bitmapUnits = 1000.0

  init(fonts: OpaquePointer) {
    self.fonts = fonts
    numbers = FontNumbers(fonts: fonts)
  }

  mutating func font(_ reference: FontReference) throws(RenderingError) -> Font {
    let number = try numbers.number(of: reference)
    let isBitmap = cd_font_is_bitmap(fonts, number)
    let units = isBitmap ? Self.bitmapUnits : Double(cd_font_units_per_em(fonts, number))
    return Font(number: number, isBitmap: isBitmap, unit: max(reference.size, 1e-6) / units)
  }

  /// The name to refer to the glyph by; nil if there is nothing to see of it.
  mutating func name(of glyph: UInt32, in font: Font) -> String? {
    let key = Key(font: font.number, glyph: glyph)
    if let name = names[key] { return name.isEmpty ? nil : name }
    let name = "g\(String(count, radix: 36))"
    let definition =
      font.isBitmap ? picture(glyph, font, name) : outline(glyph, font, name)
    names[key] = definition == nil ? "" : name
    guard let definition else { return nil }
    count += 1
    definitions += definition
    return name
  }

  private func outline(_ glyph: UInt32, _ font: Font, _ name: String) -> String? {
    var outline = cd_outline()
    guard cd_font_outline(fonts, font.number, glyph, &outline) == CD_OK else { return nil }
    defer { cd_outline_free(&outline) }
    if outline.verb_count == 0 { return nil }
    var path = Path()
    var at = 0
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: outline.coordinates[at + index], y: outline.coordinates[at + index + 1])
    }
    for verb in UnsafeBufferPointer(start: outline.verbs, count: Int(outline.verb_count)) {
      switch UInt32(verb) {
      case CD_MOVE.rawValue:
        path.move(to: point(0))
        at += 2
      case CD_LINE.rawValue:
        path.addLine(to: point(0))
        at += 2
      case CD_CURVE.rawValue:
        path.addCurve(to: point(4), control1: point(0), control2: point(2))
        at += 6
      default: path.closeSubpath()
      }
    }
    return "<path id=\"\(name)\" d=\"\(path.svgData(digits: 0))\"/>\n"
  }

  private func picture(_ glyph: UInt32, _ font: Font, _ name: String) -> String? {
    var image = cd_image()
    guard cd_font_bitmap(fonts, font.number, glyph, &image) == CD_OK else { return nil }
    defer { cd_image_free(&image) }
    var bytes = cd_bytes()
    guard image.width > 0, image.pixels_per_em > 0, cd_png_encode(&image, &bytes) == CD_OK
    else { return nil }
    defer { cd_bytes_free(&bytes) }
    let png = Data(UnsafeBufferPointer(start: bytes.data, count: bytes.count))
    let unit = Self.bitmapUnits / image.pixels_per_em
    let scale = DecimalText(unit, digits: 5)
    let x = DecimalText(Double(image.left) * unit)
    let y = DecimalText(Double(image.top) * unit)
    return """
      <g id="\(name)"><image width="\(image.width)" height="\(image.height)" \
      transform="matrix(\(scale) 0 0 -\(scale) \(x) \(y))" \
      href="data:image/png;base64,\(png.base64EncodedString())"/></g>

      """
  }
}
