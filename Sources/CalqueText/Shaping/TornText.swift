import CCalqueText

/// Pieces of a text that are shaped again, because a line ends inside a range that was shaped
/// together.
struct TornText {
  let text: [UInt16]
  let items: [ShapedItem]
  let language: String

  /// A piece of one item with its new glyphs.
  struct Piece {
    var item: ShapedItem
    var range: Range<Int>
    var glyphs: [ShapedGlyph]

    var width: Double {
      var sum = 0
      var clusters = 0
      var previous: Int32 = -1
      for glyph in glyphs {
        sum += Int(glyph.advance)
        if glyph.cluster != previous { clusters += 1 }
        previous = glyph.cluster
      }
      return Double(sum) * item.scale + Double(clusters) * item.tracking
    }
  }

  /// The pieces of a range in logical order.
  func pieces(of range: Range<Int>, context: Range<Int>) -> [Piece] {
    guard !range.isEmpty else { return [] }
    let shaper = Shaper(language: language)
    var pieces: [Piece] = []
    var at = items.firstIndex(endingAfter: range.lowerBound)
    while at < items.count, items[at].range.lowerBound < range.upperBound {
      let part = items[at].range.clamped(to: range)
      var glyphs: [ShapedGlyph] = []
      shaper.shape(part, context: context, of: text, as: items[at]) { found in
        glyphs = found.map { glyph in
          ShapedGlyph(
            id: glyph.id, cluster: glyph.cluster + Int32(context.lowerBound),
            advance: glyph.advance, xOffset: glyph.x_offset, yOffset: glyph.y_offset)
        }
      }
      pieces.append(Piece(item: items[at], range: part, glyphs: glyphs))
      at += 1
    }
    return pieces
  }

  func width(of range: Range<Int>, context: Range<Int>) -> Double {
    pieces(of: range, context: context).reduce(0) { $0 + $1.width }
  }
}

extension TornText {
  static let ellipsis: UInt16 = 0x2026
  static let hyphen: UInt16 = 0x2010

  /// A character by itself, shaped in a style.
  static func mark(
    _ scalar: UInt16, style: StyledText.Style, language: String, chooser: FaceChooser
  ) -> Piece? {
    var chooser = chooser
    let choices = chooser.choices(script: FontFamilies.common, font: style.font)
    guard let match = chooser.face(for: [UInt32(scalar)], among: choices, previous: nil) else {
      return nil
    }
    let item = ShapedItem(
      range: 0..<1, level: 0, script: FontFamilies.common, match: match, size: style.font.size,
      tracking: style.spacing, hangsTracking: style.tracking != 0,
      baselineOffset: style.baselineOffset, features: ShapingFeatures(style),
      metrics: LineMetrics(ascent: 0, descent: 0))
    return TornText(text: [scalar], items: [item], language: language)
      .pieces(of: 0..<1, context: 0..<1).first
  }
}

extension [ShapedItem] {
  /// The first item that ends after an offset, by bisection.
  func firstIndex(endingAfter offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if self[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
