import CalqueICU

/// Divides a text into items at changes of direction, script, font or style.
struct Itemizer {
  let text: [UInt16]
  let styles: [StyledText.Run]
  let levels: [UInt8]
  let scripts: [Scripts.Run]
  let flags: [UnitFlags]
  let language: String
  /// The units that are tabs.
  var tabs: Set<Int> = []
  private var chooser: FaceChooser
  private(set) var items: [ShapedItem] = []
  private var largestSize = -Double.infinity
  /// The metrics of the largest font; nil if there are no items.
  private(set) var largestFont: LineMetrics?

  init(
    text: [UInt16], styles: [StyledText.Run], levels: [UInt8], scripts: [Scripts.Run],
    flags: [UnitFlags], language: String, chooser: FaceChooser
  ) {
    self.text = text
    self.styles = styles
    self.levels = levels
    self.scripts = scripts
    self.flags = flags
    self.language = language
    self.chooser = chooser
  }

  /// Appends the items of a range, which does not contain a newline.
  mutating func append(_ range: Range<Int>) {
    var script = 0
    var style = 0
    var start = range.lowerBound
    var previous: (match: MatchedFace, style: Int)?
    while start < range.upperBound {
      // One range of the same script, style and level at a time.
      while script + 1 < scripts.count, scripts[script].range.upperBound <= start { script += 1 }
      while style + 1 < styles.count, styles[style + 1].range.lowerBound <= start { style += 1 }
      var end = min(range.upperBound, scripts[script].range.upperBound)
      if style + 1 < styles.count { end = min(end, styles[style + 1].range.lowerBound) }
      end = levelEnd(from: start, limit: max(end, start + 1))
      let tag = scripts[script].tag
      let choices = chooser.choices(script: tag, font: styles[style].style.font)
      if previous?.style != style { previous = nil }
      if styles[style].style.attachment != nil, let face = choices.faces.first {
        add(start..<end, style: style, script: tag, face)
        start = end
      }
      if !tabs.isEmpty, let face = choices.faces.first {
        if tabs.contains(start) {
          end = start + 1
          add(start..<end, style: style, script: tag, face, isTab: true)
          start = end
        } else if let tab = (start..<end).first(where: tabs.contains) {
          end = tab
        }
      }
      while start < end {
        let limit = range.upperBound
        let (run, match) = faceRun(start..<end, limit, choices, previous: previous?.match)
        start = run.upperBound
        guard let match else { continue }
        add(run, style: style, script: tag, match)
        previous = (match, style)
      }
    }
  }

  private func levelEnd(from start: Int, limit: Int) -> Int {
    let level = levels[start]
    var end = start + 1
    while end < limit, levels[end] == level { end += 1 }
    return end
  }

  /// The longest prefix of a range with a single face. A character that begins inside the range is
  /// included as a whole, at most up to `limit`.
  private mutating func faceRun(
    _ range: Range<Int>, _ limit: Int, _ choices: FaceChooser.Choices, previous: MatchedFace?
  ) -> (Range<Int>, MatchedFace?) {
    let first = graphemeEnd(from: range.lowerBound, limit: limit)
    let match = chooser.face(
      for: scalars(range.lowerBound..<first), among: choices, previous: previous)
    guard let match else { return (range.lowerBound..<first, nil) }
    // Single-unit characters in the first choice need no further checks.
    let isFirst = match == choices.faces.first
    let isFirstForASCII = match == choices.asciiFaces.first
    var end = first
    while end < range.upperBound {
      let next = graphemeEnd(from: end, limit: limit)
      let unit = UInt32(text[end])
      let isSure =
        next == end + 1 && (unit < 0x80 ? isFirstForASCII : isFirst)
        && (unit < 0x231A || !ScalarClasses.isEmojiPresentation(unit)) && match.face.covers(unit)
      if !isSure {
        let other = chooser.face(for: scalars(end..<next), among: choices, previous: match)
        guard other == match else { break }
      }
      end = next
    }
    return (range.lowerBound..<end, match)
  }

  private func graphemeEnd(from start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !flags[end].contains(.grapheme) { end += 1 }
    return end
  }

  private func scalars(_ range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let unit = UInt32(text[at])
      if unit & 0xFC00 == 0xD800, at + 1 < range.upperBound, text[at + 1] & 0xFC00 == 0xDC00 {
        scalars.append((unit - 0xD800) << 10 + UInt32(text[at + 1]) - 0xDC00 + 0x10000)
        at += 2
      } else {
        scalars.append(unit)
        at += 1
      }
    }
    return scalars
  }

  private mutating func add(
    _ range: Range<Int>, style: Int, script: UInt32, _ match: MatchedFace, isTab: Bool = false
  ) {
    let look = styles[style].style
    let level = levels[range.lowerBound]
    let features = ShapingFeatures(look)
    let size = look.font.size * look.glyphScale
    // A change of color only must not separate joined letters.
    if let last = items.last, last.range.upperBound == range.lowerBound, last.level == level,
      last.script == script, last.match == match, last.size == size,
      last.tracking == look.spacing, last.baselineOffset == look.baselineOffset,
      last.features == features, last.attachment == nil, look.attachment == nil, !isTab,
      !last.isTab
    {
      items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    items.append(
      ShapedItem(
        range: range, level: level, script: script, match: match, size: size,
        tracking: look.spacing, hangsTracking: look.tracking != 0,
        baselineOffset: look.baselineOffset, features: features, isTab: isTab,
        attachment: look.attachment, metrics: metrics(of: match, script: script, look)))
  }

  /// The space that an item takes in its line.
  ///
  /// The font of the style determines it. A fallback font may only add what its script needs:
  /// pictures and East Asian letters are inside the em box and add nothing, and no script adds more
  /// than a fifth of an em above and below. Arabic fonts specify more, for stacks of marks that
  /// hardly occur in the texts of an interface. The words of Nastaliq hang from the line, and need
  /// all of it.
  private mutating func metrics(
    of match: MatchedFace, script: UInt32, _ look: StyledText.Style
  ) -> LineMetrics {
    let size = look.font.size
    var metrics = (chooser.primary(look.font) ?? match).lineMetrics(look.font)
    if !match.face.isColor, !FontFamilies.isEastAsian(script), !FontFamilies.isStandard(script) {
      var own = match.lineMetrics(look.font)
      if !FontFamilies.isNastaliq(script: script, language: language) {
        own.ascent = min(own.ascent, metrics.ascent + size / 5)
        own.descent = min(own.descent, metrics.descent + size / 5)
      }
      own.leading = 0
      metrics.formUnion(own)
    }
    noteFont(metrics, size: size)
    metrics.ascent += max(look.baselineOffset, 0)
    metrics.descent += max(-look.baselineOffset, 0)
    if let box = look.attachment, box.growsLine {
      metrics.ascent = max(metrics.ascent, box.baseline + look.baselineOffset)
      metrics.descent = max(metrics.descent, box.height - box.baseline - look.baselineOffset)
    }
    return metrics
  }

  /// Records the metrics of the largest font.
  private mutating func noteFont(_ metrics: LineMetrics, size: Double) {
    if size > largestSize {
      largestSize = size
      largestFont = metrics
    } else if size == largestSize {
      largestFont?.formUnion(metrics)
    }
  }

  /// The metrics of a line without glyphs.
  mutating func emptyMetrics(at offset: Int) -> LineMetrics {
    guard let run = styles.last(where: { $0.range.lowerBound <= offset }) ?? styles.first else {
      return LineMetrics(ascent: 0, descent: 0)
    }
    return chooser.primary(run.style.font)?.lineMetrics(run.style.font)
      ?? LineMetrics(ascent: run.style.font.size, descent: 0)
  }
}

extension ShapingFeatures {
  /// What a style requests.
  init(_ style: StyledText.Style) {
    self = style.tracking == 0 ? [] : .noLigatures
    if style.font.usesTabularDigits { insert(.tabularDigits) }
    if style.font.smallCaps.contains(.lowercase) { insert(.lowercaseSmallCaps) }
    if style.font.smallCaps.contains(.uppercase) { insert(.uppercaseSmallCaps) }
  }
}
