import ICU

/// Cuts a text into items: where direction, script, font or style change.
struct Itemizer {
  let text: [UInt16]
  let styles: [StyledText.Run]
  let levels: [UInt8]
  let scripts: [Scripts.Run]
  let flags: [UnitFlags]
  private var chooser: FaceChooser
  private(set) var items: [ShapedItem] = []

  init(
    text: [UInt16], styles: [StyledText.Run], levels: [UInt8], scripts: [Scripts.Run],
    flags: [UnitFlags], chooser: FaceChooser
  ) {
    self.text = text
    self.styles = styles
    self.levels = levels
    self.scripts = scripts
    self.flags = flags
    self.chooser = chooser
  }

  /// Appends the items of a range, which holds no newline.
  mutating func append(_ range: Range<Int>) {
    var script = 0
    var style = 0
    var start = range.lowerBound
    var previous: (match: MatchedFace, style: Int, isPrimary: Bool)?
    while start < range.upperBound {
      while script + 1 < scripts.count, scripts[script].range.upperBound <= start { script += 1 }
      while style + 1 < styles.count, styles[style + 1].range.lowerBound <= start { style += 1 }
      let end = graphemeEnd(from: start, limit: range.upperBound)
      let tag = scripts[script].range.contains(start) ? scripts[script].tag : FontFamilies.common
      let font = styles[style].style.font
      let isSame = previous?.style == style
      let found: MatchedFace?
      if end == start + 1, text[start] < 0x80, let previous, isSame, previous.isPrimary,
        previous.match.face.coversASCII, FontFamilies.isStandard(tag)
      {
        // Nearly all of the text of most languages: no dictionary need be asked.
        found = previous.match
      } else {
        found = chooser.face(
          for: scalars(start..<end), script: tag, font: font,
          previous: isSame ? previous?.match : nil)
      }
      if let found {
        add(start..<end, style: style, script: tag, found)
        if !isSame || previous?.match != found {
          previous = (found, style, found == chooser.primary(font))
        }
      }
      start = end
    }
  }

  private func graphemeEnd(from start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !flags[end].contains(.grapheme) { end += 1 }
    return end
  }

  private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    Array(String(decoding: text[range], as: UTF16.self).unicodeScalars)
  }

  private mutating func add(_ range: Range<Int>, style: Int, script: UInt32, _ match: MatchedFace) {
    let look = styles[style].style
    // Marks and spaces at the start of an item may have no script of their own.
    if let last = items.indices.last, items[last].range.upperBound == range.lowerBound,
      items[last].level == levels[range.lowerBound], items[last].script == script,
      items[last].match == match, items[last].size == look.font.size,
      items[last].tracking == look.tracking, items[last].baselineOffset == look.baselineOffset
    {
      items[last].range = items[last].range.lowerBound..<range.upperBound
      return
    }
    items.append(
      ShapedItem(
        range: range, level: levels[range.lowerBound], script: script, match: match,
        size: look.font.size, tracking: look.tracking, baselineOffset: look.baselineOffset,
        metrics: metrics(of: match, script: script, look)))
  }

  /// The room that an item takes in its line.
  ///
  /// The font that the style names sets it. A fallback font may only add what its script needs:
  /// pictures and East Asian letters sit inside the em box and add nothing, and no script more
  /// than half of an em.
  private mutating func metrics(
    of match: MatchedFace, script: UInt32, _ look: StyledText.Style
  ) -> LineMetrics {
    let size = look.font.size
    var metrics = (chooser.primary(look.font) ?? match).lineMetrics(size: size)
    if !match.face.isColor, !FontFamilies.isEastAsian(script), !FontFamilies.isStandard(script) {
      let own = match.lineMetrics(size: size)
      metrics.ascent = max(metrics.ascent, min(own.ascent, metrics.ascent + size / 2))
      metrics.descent = max(metrics.descent, min(own.descent, metrics.descent + size / 2))
    }
    metrics.ascent += max(look.baselineOffset, 0)
    metrics.descent += max(-look.baselineOffset, 0)
    return metrics
  }

  /// The room of a line without glyphs.
  mutating func emptyMetrics(at offset: Int) -> LineMetrics {
    guard let run = styles.last(where: { $0.range.lowerBound <= offset }) ?? styles.first else {
      return LineMetrics(ascent: 0, descent: 0)
    }
    return chooser.primary(run.style.font)?.lineMetrics(size: run.style.font.size)
      ?? LineMetrics(ascent: run.style.font.size, descent: 0)
  }
}
