import CCalqueText
import CalqueDrawing
import CalqueICU

/// Computes once everything that a shaped paragraph is measured from.
struct ParagraphBuilder {
  let text: [UInt16]
  let shapedText: [UInt16]
  let styles: [StyledText.Run]
  let language: String
  private let styled: StyledText
  let hasTracking: Bool
  let fonts: FontStore
  var items: [ShapedItem] = []
  private(set) var glyphs: [ShapedGlyph] = []
  var positions: [Double] = []
  var flags: [UnitFlags] = []
  var table = BreakTable()
  private(set) var uniformMetrics: LineMetrics?
  private(set) var standardMetrics = LineMetrics(ascent: 0, descent: 0)
  private(set) var fontMetrics = LineMetrics(ascent: 0, descent: 0)
  var findings = FontFindings()
  private(set) var emptyMetrics: [Int: LineMetrics] = [:]

  /// The text between two mandatory breaks, with the opportunities inside it.
  struct Section {
    /// The range without the newline.
    var content: Range<Int>
    var breaks: Range<Int>
    var isRightToLeft = false
  }

  init(_ styled: StyledText, fonts: FontStore) {
    self.styled = styled
    self.fonts = fonts
    text = Array(styled.string.utf16)
    language = String(styled.locale.map { $0 == "_" ? "-" : $0 })
    let runs = styled.runs.filter { !$0.range.isEmpty }
    let styles =
      runs.isEmpty
      ? [
        StyledText.Run(
          range: 0..<text.count,
          style: styled.runs.first?.style
            ?? StyledText.Style(font: FontDescription(size: 17), color: .black))
      ] : runs
    let shapedText = Self.shapable(text)
    if styles.contains(where: { !$0.style.font.smallCaps.isEmpty }) {
      let drawn = DrawnSmallCaps(
        text: shapedText, styles: styles, language: language,
        chooser: FaceChooser(fonts: fonts, language: language))
      (self.styles, self.shapedText) = (drawn.styles, drawn.text)
    } else {
      (self.styles, self.shapedText) = (styles, shapedText)
    }
    hasTracking = styles.contains { $0.style.tracking != 0 }
  }

  /// Fonts have no glyphs for control characters: tabs are spaces with an advance of their own, the
  /// others are invisible.
  private static func shapable(_ text: [UInt16]) -> [UInt16] {
    guard text.contains(where: isControl) else { return text }
    return text.map { $0 == 0x09 ? 0x20 : isControl($0) ? 0x200B : $0 }
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || unit >= 0x7F && unit < 0xA0 || unit == 0x2028 || unit == 0x2029
  }

  mutating func build() {
    let breaks = styled.lineBreaks(text)
    var sections = sections(breaks)
    let levels = levels(&sections)
    markUnits()
    var itemizer = Itemizer(
      text: shapedText, styles: styles, levels: levels, scripts: Scripts.runs(text), flags: flags,
      language: language, chooser: FaceChooser(fonts: fonts, language: language))
    if text.contains(0x09) { itemizer.tabs = Set(text.indices.filter { text[$0] == 0x09 }) }
    for section in sections { itemizer.append(section.content) }
    items = itemizer.items
    standardMetrics = itemizer.emptyMetrics(at: 0)
    fontMetrics = itemizer.largestFont ?? standardMetrics
    for section in sections where section.content.isEmpty {
      emptyMetrics[section.content.lowerBound] = itemizer.emptyMetrics(
        at: section.content.lowerBound)
    }
    uniformMetrics = commonMetrics()
    shape(sections.map(\.content.lowerBound))
    findings.hasNoFonts = fonts.isEmpty && !text.isEmpty
    findings.missingFamilies = missingFamilies()
    findings.missingWidths = missingWidths()
    for section in sections { appendOpportunities(of: section, breaks) }
  }

  private func commonMetrics() -> LineMetrics? {
    let first = items.first?.metrics ?? standardMetrics
    let isUniform =
      items.allSatisfy { $0.metrics == first } && emptyMetrics.values.allSatisfy { $0 == first }
    return isUniform ? first : nil
  }

  private func sections(_ breaks: [TextBreaks.LineBreak]) -> [Section] {
    var sections: [Section] = []
    var start = 0
    var firstBreak = 0
    for (at, found) in breaks.enumerated() {
      var end = found.offset
      while end > start, Self.isNewline(text[end - 1]) { end -= 1 }
      let isEnd = at == breaks.count - 1
      guard isEnd || found.isMandatory && end < found.offset else { continue }
      sections.append(Section(content: start..<end, breaks: firstBreak..<at))
      start = found.offset
      firstBreak = at + 1
      if isEnd, end < found.offset {
        // After a newline at the end there is another, empty line.
        sections.append(Section(content: start..<start, breaks: firstBreak..<firstBreak))
      }
    }
    return sections
  }

  private static func isNewline(_ unit: UInt16) -> Bool {
    unit >= 0x0A && unit <= 0x0D || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  // MARK: Direction

  private func levels(_ sections: inout [Section]) -> [UInt8] {
    if sections.count == 1 {
      let found = Bidi.levels(text, base: base(of: sections[0]))
      sections[0].isRightToLeft = found.paragraphLevel & 1 == 1
      return found.levels
    }
    var levels = [UInt8](repeating: 0, count: text.count)
    for at in sections.indices {
      let content = sections[at].content
      let found = Bidi.levels(Array(text[content]), base: base(of: sections[at]))
      sections[at].isRightToLeft = found.paragraphLevel & 1 == 1
      levels.replaceSubrange(content, with: found.levels)
    }
    return levels
  }

  private func base(of section: Section) -> Bidi.Base {
    switch styled.baseDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .natural:
      guard LocaleID.isRightToLeft(styled.locale) else { return .natural }
      let content = String(decoding: text[section.content], as: UTF16.self)
      return Bidi.firstStrong(content) ?? .rightToLeft
    }
  }

  // MARK: Units

  private mutating func markUnits() {
    flags = text.map { unit in
      Self.isSpace(unit) ? [.grapheme, .space] : .grapheme
    }
    // Below the combining marks, every unit is a character of its own.
    if text.contains(where: { $0 >= 0x300 }) {
      for at in flags.indices { flags[at].remove(.grapheme) }
      if !flags.isEmpty { flags[0].insert(.grapheme) }
      for end in TextBreaks.graphemes(text) where end < flags.count { flags[end].insert(.grapheme) }
    }
    flags.append([.grapheme, .safe])
  }

  /// White space at which lines can break; it hangs over the end of a line.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  // MARK: Glyphs

  /// The distance of the stops that tabs advance to, in points: that of Apple's default paragraphs.
  private static let tabInterval = 28.0

  /// Shapes all items.
  ///
  /// - Parameter starts: The starts of the sections, from which tabs count.
  private mutating func shape(_ starts: [Int]) {
    let shaper = Shaper(language: language)
    positions = [Double](repeating: 0, count: text.count + 1)
    glyphs.reserveCapacity(text.count + text.count / 4)
    var position = 0.0
    var next = 0
    for at in items.indices {
      if items[at].isTab {
        let start = starts.last { $0 <= items[at].range.lowerBound } ?? 0
        items[at].tabAdvance = Self.tabAdvance(at: position - positions[start])
      }
      let item = items[at]
      while next < item.range.lowerBound {
        positions[next] = position
        flags[next].insert(.safe)
        next += 1
      }
      let first = glyphs.count
      shaper.shape(item.range, context: 0..<text.count, of: shapedText, as: item) { found in
        position = record(found, of: item, from: position)
      }
      items[at].glyphs = first..<glyphs.count
      if isTornFromPrevious(item) { flags[item.range.lowerBound].remove(.safe) }
      next = item.range.upperBound
    }
    while next <= text.count {
      positions[next] = position
      flags[next].insert(.safe)
      next += 1
    }
  }

  /// The advance from a distance to the next stop.
  private static func tabAdvance(at distance: Double) -> Double {
    let passed = ((distance + widthTolerance) / tabInterval).rounded(.down)
    return (passed + 1) * tabInterval - distance
  }

  /// Appends the glyphs of an item and returns the position after it.
  private mutating func record(
    _ found: UnsafeBufferPointer<ct_glyph>, of item: ShapedItem, from start: Double
  ) -> Double {
    let scale = item.scale
    for glyph in found {
      if glyph.id == 0, item.attachment == nil { noteUncovered(Int(glyph.cluster), in: item) }
      glyphs.append(
        ShapedGlyph(
          id: glyph.id, cluster: glyph.cluster, advance: glyph.advance, xOffset: glyph.x_offset,
          yOffset: glyph.y_offset))
    }
    var sum = 0
    var clusters = 0
    var clusterStart = start
    var next = item.range.lowerBound
    let isReversed = item.isRightToLeft
    for at in 0..<found.count {
      let glyph = found[isReversed ? found.count - 1 - at : at]
      let cluster = Int(glyph.cluster)
      if cluster >= next {
        // Units inside a cluster have the cluster's own position.
        while next < cluster {
          positions[next] = clusterStart
          next += 1
        }
        clusterStart = start + Double(sum) * scale + Double(clusters) * item.tracking
        positions[cluster] = clusterStart
        if glyph.flags & UInt32(ct_glyph_unsafe_to_break) == 0 { flags[cluster].insert(.safe) }
        clusters += 1
        next = cluster + 1
      }
      sum += Int(glyph.advance)
    }
    while next < item.range.upperBound {
      positions[next] = clusterStart
      next += 1
    }
    return start + Double(sum) * scale + Double(clusters) * item.tracking
  }

  /// Whether the letters before an item would join with its letters if both had the same font.
  private func isTornFromPrevious(_ item: ShapedItem) -> Bool {
    let start = item.range.lowerBound
    return start > 0 && Self.cursive.contains(item.script) && !flags[start - 1].contains(.space)
  }

  private static let cursive: Set<UInt32> = [
    Scripts.tag("Arab"), Scripts.tag("Syrc"), Scripts.tag("Mong"), Scripts.tag("Nkoo"),
    Scripts.tag("Phag"), Scripts.tag("Mand"), Scripts.tag("Mani"), Scripts.tag("Adlm"),
    Scripts.tag("Rohg"),
  ]

  // MARK: Opportunities
}
