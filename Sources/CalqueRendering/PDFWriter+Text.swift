import CCalqueDrawing
import CalqueDrawing
import Foundation

/// A glyph that is a picture.
struct PDFLetter {
  struct Key: Hashable {
    let font: Int32
    let glyph: UInt32
  }

  /// The number of the picture.
  let object: Int
  /// Its place around the origin of the glyph, in ems.
  let place: CGRect
}

extension PDFWriter {
  /// Draws letters, which can be searched and copied.
  ///
  /// - Parameter matrix: From the coordinates in force to those of the drawing.
  mutating func draw(
    _ run: GlyphRun, _ paint: PDFPaint, in matrix: CGAffineTransform
  ) throws(RenderingError) {
    if run.glyphs.isEmpty || !(run.font.size >= 1e-6) { return }
    let index = try fonts.index(of: run.font, glyphs: 2 * run.glyphs.count, in: &objects)
    let (font, isBitmap) = (fonts.list[index].object, fonts.list[index].isBitmap)
    if isBitmap { try drawPictures(of: run, fonts.list[index].number, in: matrix) }
    var text = PDFText(run, digits: matrix.decimals)
    text.write(&fonts, index)
    func show(_ content: inout PDFContent, _ mode: String) {
      content.write("BT\n\(mode)")
      content.write(.font, font)
      content.write(text.operators)
      content.write("ET\n")
    }
    switch paint {
    // The letters of the font have no ink.
    case _ where isBitmap: show(&content, "")
    case .picture(let number, let place):
      content.save()
      show(&content, "7 Tr\n")
      draw(number, at: place, in: matrix)
      content.restore()
    default: with(paint, isStroke: false) { show(&$0, "") }
    }
  }

  private mutating func drawPictures(
    of run: GlyphRun, _ font: Int32, in matrix: CGAffineTransform
  ) throws(RenderingError) {
    let size = run.font.size
    for glyph in run.glyphs {
      guard let letter = try letter(glyph.id, font) else { continue }
      content.save()
      let place = CGRect(
        x: run.origin.x + glyph.x + letter.place.minX * size,
        y: run.origin.y + glyph.y + letter.place.minY * size,
        width: letter.place.width * size, height: letter.place.height * size)
      content.transform(Self.unit(place), max(4, matrix.decimals))
      paint(letter.object, run.paint.mostOpacity * opacity)
      content.restore()
    }
  }

  private mutating func letter(
    _ glyph: UInt32, _ font: Int32
  ) throws(RenderingError) -> PDFLetter? {
    let key = PDFLetter.Key(font: font, glyph: glyph)
    if let known = letters[key] { return known }
    var image = cd_image()
    var letter: PDFLetter?
    if cd_font_bitmap(fonts.fonts, font, glyph, &image) == CD_OK {
      defer { cd_image_free(&image) }
      let unit = image.pixels_per_em
      if image.width > 0, image.height > 0, unit > 0 {
        letter = PDFLetter(
          object: try images.number(of: image, in: &objects),
          place: CGRect(
            x: Double(image.left) / unit, y: -Double(image.top) / unit,
            width: Double(image.width) / unit, height: Double(image.height) / unit))
      }
    }
    letters[key] = .some(letter)
    return letter
  }
}

/// The operators that show a run of glyphs, each exactly at its place (ISO 32000-2, 9.4).
private struct PDFText {
  /// A text for readers that do not know the text of several glyphs, and read each glyph's own: the
  /// first one has it all, and the others a space without width.
  private static let nothing: [UInt16] = [0x200B]

  private(set) var operators: [UInt8] = []
  private let run: GlyphRun
  private let digits: Int
  /// Where the next glyph would be shown, in points from the run's origin; nil before the first.
  private var pen: CGPoint?
  private var isLine = false
  private var isString = false

  init(_ run: GlyphRun, digits: Int) {
    (self.run, self.digits) = (run, digits)
    operators.write(run.font.size, 6)
    operators += "Tf\n".utf8
  }

  mutating func write(_ fonts: inout PDFFonts, _ index: Int) {
    for cluster in ClusteredText(run).clusters {
      let isLong = cluster.text.count > PDFFont.longestText
      // The text of several glyphs cannot be said in the font.
      let isSpan = isLong || (cluster.glyphs.count > 1 && !cluster.text.isEmpty)
      if isSpan {
        endLine()
        operators += "/Span << /ActualText <FEFF\(PDFFont.hex(cluster.text))> >> BDC\n".utf8
      }
      for place in cluster.glyphs {
        let isFirst = place == cluster.glyphs.lowerBound
        let text = isFirst && !isLong ? cluster.text : cluster.text.isEmpty ? [] : Self.nothing
        let code = fonts.code(of: run.glyphs[place].id, for: text, in: index)
        show(code, fonts.list[index].glyphs[code].width, at: run.glyphs[place])
      }
      if isSpan {
        endLine()
        operators += "EMC\n".utf8
      }
    }
    endLine()
  }

  /// - Parameter width: How far the reader moves after the glyph, in thousandths of the size.
  private mutating func show(_ code: Int, _ width: Double, at glyph: Glyph) {
    let size = run.font.size
    var here = move(to: glyph)
    if !isLine { operators.append(0x5B) }
    isLine = true
    // Distances below a ten thousandth of the size cannot be seen, and do not add up.
    let exact = size > 64 ? 2 : 1
    let unit = exact == 2 ? 100.0 : 10
    let shift = ((here.x - glyph.x) * 1000 / size * unit).rounded() / unit
    if shift != 0 {
      endString()
      operators.write(shift, exact)
      here.x -= shift * size / 1000
    }
    if !isString { operators.append(0x3C) }
    isString = true
    operators += PDFFont.hex([UInt16(truncatingIfNeeded: code)]).utf8
    pen = CGPoint(x: here.x + (width * 1000).rounded() / 1_000_000 * size, y: here.y)
  }

  /// The place where the next glyph would be shown, after a move to its line.
  private mutating func move(to glyph: Glyph) -> CGPoint {
    if let pen, pen.y == glyph.y { return pen }
    endLine()
    operators += "1 0 0 -1 ".utf8
    operators.write(run.origin.x + glyph.x, digits)
    operators.write(run.origin.y + glyph.y, digits)
    operators += "Tm\n".utf8
    return CGPoint(x: glyph.x, y: glyph.y)
  }

  private mutating func endString() {
    if isString { operators.append(0x3E) }
    isString = false
  }

  private mutating func endLine() {
    endString()
    if isLine { operators += "]TJ\n".utf8 }
    isLine = false
  }
}
