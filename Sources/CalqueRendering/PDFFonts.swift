import CCalqueDrawing
import CalqueDrawing
import Foundation

/// The fonts of a PDF file (ISO 32000-2, 9.7): those of a drawing, with the glyphs that it shows.
struct PDFFonts {
  let fonts: OpaquePointer
  private var numbers: FontNumbers
  private(set) var list: [PDFFont] = []
  private var indices: [Int32: Int] = [:]

  init(fonts: OpaquePointer) {
    self.fonts = fonts
    numbers = FontNumbers(fonts: fonts)
  }

  /// The index of a font in the list, with room for some glyphs.
  ///
  /// - Throws: `RenderingError.font`.
  mutating func index(
    of reference: FontReference, glyphs: Int, in objects: inout PDFObjects
  ) throws(RenderingError) -> Int {
    let number = try numbers.number(of: reference)
    if let known = indices[number], list[known].glyphs.count + glyphs <= PDFFont.mostGlyphs {
      return known
    }
    list.append(
      PDFFont(
        reference, fonts, number, object: objects.reserve(), place: list.count))
    indices[number] = list.count - 1
    return list.count - 1
  }

  mutating func code(of glyph: UInt32, for text: [UInt16], in index: Int) -> Int {
    list[index].code(of: glyph, for: text)
  }

  func write(to objects: inout PDFObjects) {
    for font in list { font.write(to: &objects) }
  }
}

/// A font with the glyphs that are shown, each of which has a text.
struct PDFFont {
  /// A glyph that is shown for two texts is two.
  private struct Key: Hashable {
    let glyph: UInt32
    let text: [UInt16]
  }

  struct Glyph {
    let text: [UInt16]
    /// How far the next glyph is, in thousandths of the font's size.
    let width: Double
    let outline: CompactFont.Glyph
  }

  /// The number of codes of two bytes.
  static let mostGlyphs = 65_000
  /// A glyph of several characters has more only in broken text.
  static let longestText = 64

  let number: Int32
  /// Whether glyphs are pictures, which the file has beside the font: its own glyphs have no ink.
  let isBitmap: Bool
  /// The number of the font's object.
  let object: Int
  private(set) var glyphs: [Glyph] = []
  private let fonts: OpaquePointer
  private let unitsPerEm: Int
  private let name: String
  private var codes: [Key: Int] = [:]

  /// - Parameter place: The place of the font in the list of fonts.
  fileprivate init(
    _ reference: FontReference, _ fonts: OpaquePointer, _ number: Int32, object: Int, place: Int
  ) {
    (self.fonts, self.number, self.object) = (fonts, number, object)
    isBitmap = cd_font_is_bitmap(fonts, number)
    unitsPerEm = isBitmap ? 1000 : max(1, Int(cd_font_units_per_em(fonts, number)))
    name = Self.name(of: reference, place)
    glyphs = [Glyph(text: [], width: 0, outline: CompactFont.blank(width: 0))]
  }

  /// The name of the font's file, after the six letters of a font of which only a part is there.
  private static func name(of reference: FontReference, _ place: Int) -> String {
    var rest = place
    var tag: [UInt8] = []
    for _ in 0..<6 {
      tag.insert(UInt8(0x41 + rest % 26), at: 0)
      rest /= 26
    }
    let file = reference.path.split(separator: "/").last.map { String($0) } ?? ""
    let stem = file.split(separator: ".").first ?? ""
    let letters = stem.utf8.filter { byte in
      byte == 0x2D || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    let name = letters.isEmpty ? Array("Font".utf8) : Array(letters.prefix(60))
    return String(decoding: tag + [0x2B] + name, as: UTF8.self)
  }

  /// The code of a glyph that is shown for a text.
  fileprivate mutating func code(of glyph: UInt32, for text: [UInt16]) -> Int {
    let key = Key(glyph: glyph, text: text)
    if let known = codes[key] { return known }
    // A run with more glyphs than a font may have, whose number is one of 16 bits, too.
    guard glyphs.count < UInt16.max else { return 0 }
    codes[key] = glyphs.count
    let (width, outline) = isBitmap ? blank(glyph) : self.outline(of: glyph)
    glyphs.append(
      Glyph(text: text, width: Double(width) * 1000 / Double(unitsPerEm), outline: outline))
    return glyphs.count - 1
  }

  private func outline(of glyph: UInt32) -> (width: Int, CompactFont.Glyph) {
    var outline = cd_outline()
    guard cd_font_outline(fonts, number, glyph, &outline) == CD_OK else {
      return (0, CompactFont.blank(width: 0))
    }
    defer { cd_outline_free(&outline) }
    let width = Int(max(-30_000, min(outline.advance.rounded(), 30_000)))
    return (width, CompactFont.glyph(outline, width: width))
  }

  private func blank(_ glyph: UInt32) -> (width: Int, CompactFont.Glyph) {
    var image = cd_image()
    guard cd_font_bitmap(fonts, number, glyph, &image) == CD_OK else {
      return (0, CompactFont.blank(width: 0))
    }
    defer { cd_image_free(&image) }
    guard image.pixels_per_em > 0 else { return (0, CompactFont.blank(width: 0)) }
    let width = (Double(image.width) * 1000 / image.pixels_per_em).rounded()
    let size = Int(max(0, min(width, 30_000)))
    return (size, CompactFont.blank(width: size))
  }

  // MARK: Objects

  fileprivate func write(to objects: inout PDFObjects) {
    let program = CompactFont(name: name, unitsPerEm: unitsPerEm, glyphs: glyphs.map(\.outline))
    let file = objects.add(program.bytes, "/Subtype /CIDFontType0C")
    let descriptor = objects.add(descriptor(program.bounds, file))
    let widths = glyphs.dropFirst().map { DecimalText($0.width, digits: 3).description }
    let descendant = objects.add(
      """
      << /Type /Font /Subtype /CIDFontType0 /BaseFont /\(name) \
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
      /FontDescriptor \(descriptor) 0 R /DW 0 /W [1 [\(widths.joined(separator: " "))]] >>
      """)
    let texts = glyphs.contains { !$0.text.isEmpty } ? objects.add(Array(texts.utf8), "") : nil
    objects.set(
      object,
      "<< /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H "
        + "/DescendantFonts [\(descendant) 0 R]"
        + (texts.map { " /ToUnicode \($0) 0 R" } ?? "") + " >>")
  }

  private func descriptor(_ bounds: CGRect, _ file: Int) -> String {
    let unit = 1000 / Double(unitsPerEm)
    func text(_ value: CGFloat) -> DecimalText { DecimalText(Double(value) * unit, digits: 0) }
    // Readers that mark text take the height from here.
    let (top, bottom) = bounds.isEmpty ? (CGFloat(0.8), -0.2) : (0, 0)
    let em = CGFloat(unitsPerEm)
    let ascent = text(max(bounds.maxY, top * em))
    let descent = text(min(bounds.minY, bottom * em))
    return """
      << /Type /FontDescriptor /FontName /\(name) /Flags 4 \
      /FontBBox [\(text(bounds.minX)) \(descent) \(text(bounds.maxX)) \(ascent)] \
      /ItalicAngle 0 /Ascent \(ascent) /Descent \(descent) /CapHeight \(ascent) /StemV 80 \
      /FontFile3 \(file) 0 R >>
      """
  }

  /// The texts of the codes (ISO 32000-2, 9.10.3).
  private var texts: String {
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    let known = glyphs.indices.filter { !glyphs[$0].text.isEmpty }
    for start in stride(from: 0, to: known.count, by: 100) {
      let part = known[start..<min(start + 100, known.count)]
      text += "\(part.count) beginbfchar\n"
      for code in part {
        text += "<\(Self.hex([UInt16(code)]))> <\(Self.hex(glyphs[code].text))>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }

  /// Numbers as four digits each.
  static func hex(_ numbers: [UInt16]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for number in numbers {
      for shift in [12, 8, 4, 0] { text.append(digits[Int(number >> shift & 15)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
