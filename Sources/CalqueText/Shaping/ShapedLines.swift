import CCalqueText
import CalqueDrawing
import CalqueICU
import Foundation

extension ShapedText {
  /// Glyphs of one item, from the shaped text or shaped again.
  private struct Part {
    var item: ShapedItem
    var range: Range<Int>
    var glyphs: ArraySlice<ShapedGlyph>
    /// The text that the clusters of the glyphs refer to.
    var text: [UInt16]
    /// The style of the whole part, if it is not that of its units.
    var style: Int?
    /// The tracking after its last cluster, where that is the end of the line and not shown.
    var hanging = 0.0
  }

  /// The visible content of a line, from its left end.
  ///
  /// - Parameter ellipsisOffset: The unit whose style an ellipsis has.
  func content(of line: LinePieces, ellipsisOffset: Int) -> LineContent {
    var parts = parts(of: line.head)
    func addMark(_ scalar: UInt16, style offset: Int, level: UInt8) {
      guard var piece = mark(scalar, at: offset) else { return }
      piece.item.level = level
      parts.append(
        Part(
          item: piece.item, range: piece.range, glyphs: piece.glyphs[...], text: [scalar],
          style: style(at: offset)))
    }
    if let tail = line.tail {
      // The ellipsis follows the direction of the paragraph: in a right-to-left line it is at the
      // left end.
      addMark(
        TornText.ellipsis, style: ellipsisOffset,
        level: table.paragraphs[line.paragraph].isRightToLeft ? 1 : 0)
      parts += self.parts(of: tail)
    } else if line.hasHyphen {
      // The hyphen follows the direction of the word that it divides.
      addMark(
        TornText.hyphen, style: line.head.upperBound - 1, level: parts.last?.item.level ?? 0)
    }
    if let last = parts.lastIndex(where: { !$0.glyphs.isEmpty }), parts[last].item.hangsTracking {
      parts[last].hanging = parts[last].item.tracking
    }
    var content = LineContent(
      text: line.string { String(decoding: text[$0], as: UTF16.self) })
    var x = 0.0
    for index in Bidi.visualOrder(parts.map(\.item.level)) {
      append(parts[index], at: &x, to: &content)
    }
    return content
  }

  /// A range as a line shows it: separated letters at its ends are shaped again.
  private func parts(of range: Range<Int>) -> [Part] {
    guard !range.isEmpty else { return [] }
    let (start, whole, end) = torn(range)
    func shaped(_ part: Range<Int>) -> [Part] {
      torn.pieces(of: part, context: range).map {
        Part(item: $0.item, range: $0.range, glyphs: $0.glyphs[...], text: text, style: nil)
      }
    }
    var parts = shaped(start)
    var at = items.firstIndex(endingAfter: whole.lowerBound)
    while at < items.count, items[at].range.lowerBound < whole.upperBound {
      let range = items[at].range.clamped(to: whole)
      parts.append(
        Part(
          item: items[at], range: range, glyphs: glyphs(of: items[at], in: range), text: text,
          style: nil))
      at += 1
    }
    return parts + shaped(end)
  }

  /// The glyphs of the units of a range without separated letters at its ends.
  private func glyphs(of item: ShapedItem, in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    let all = glyphs[item.glyphs]
    guard range != item.range else { return all }
    // Clusters increase with the glyphs, or decrease if the item is right to left. A long text is
    // one item: each of its lines is found by bisection.
    if item.isRightToLeft {
      let first = all.partition { Int($0.cluster) < range.upperBound }
      return all[first..<all.partition { Int($0.cluster) < range.lowerBound }]
    }
    let first = all.partition { Int($0.cluster) >= range.lowerBound }
    return all[first..<all.partition { Int($0.cluster) >= range.upperBound }]
  }

  /// Appends the runs of a part, one for each of its styles.
  private func append(_ part: Part, at x: inout Double, to content: inout LineContent) {
    if let box = part.item.attachment {
      content.attachments.append(
        PlacedLine.Attachment(
          number: box.number,
          rect: CGRect(
            x: x, y: -box.baseline - part.item.baselineOffset, width: box.width,
            height: box.height)))
      x += box.width + part.item.tracking - part.hanging
      return
    }
    let glyphs = part.glyphs
    var first = glyphs.startIndex
    var left = part.range.lowerBound
    var right = part.range.upperBound
    while first < glyphs.endIndex {
      let style = part.style ?? self.style(at: Int(glyphs[first].cluster))
      var end = first + 1
      while end < glyphs.endIndex,
        part.style != nil || self.style(at: Int(glyphs[end].cluster)) == style
      {
        end += 1
      }
      // The units of these glyphs: up to the beginning of the next ones in reading direction.
      let units: Range<Int>
      if part.item.isRightToLeft {
        let start = end == glyphs.endIndex ? left : Int(glyphs[end - 1].cluster)
        units = start..<max(start, right)
        right = start
      } else {
        let stop = end == glyphs.endIndex ? right : Int(glyphs[end].cluster)
        units = left..<max(left, stop)
        left = stop
      }
      let isLast =
        part.item.isRightToLeft ? first == glyphs.startIndex : end == glyphs.endIndex
      let run = run(
        of: part, glyphs[first..<end], units: units, style: style, x: x,
        hanging: isLast ? part.hanging : 0)
      content.rules += rules(under: run, style: style)
      content.runs.append(run)
      x += Double(run.width)
      first = end
    }
  }

  private func run(
    of part: Part, _ glyphs: ArraySlice<ShapedGlyph>, units: Range<Int>, style: Int, x: Double,
    hanging: Double
  ) -> GlyphRun {
    let item = part.item
    let scale = item.scale
    var placed: [Glyph] = []
    placed.reserveCapacity(glyphs.count)
    var sum = 0
    var spread = 0.0
    var last = glyphs.first?.cluster
    // What is added to a cluster follows it in reading order.
    let added = glyphs.isEmpty ? 0 : item.tracking - hanging
    if item.isRightToLeft { spread = added }
    for glyph in glyphs {
      if glyph.cluster != last { spread += item.tracking }
      last = glyph.cluster
      placed.append(
        Glyph(
          id: glyph.id, x: Double(sum + Int(glyph.xOffset)) * scale + spread,
          y: -Double(glyph.yOffset) * scale, cluster: Int(glyph.cluster)))
      sum += Int(glyph.advance)
    }
    return GlyphRun(
      font: FontReference(
        path: item.match.face.path, faceIndex: item.match.face.index, size: item.size,
        isSyntheticBold: item.match.isSyntheticBold,
        isSyntheticOblique: item.match.isSyntheticOblique, variations: item.match.face.variations),
      paint: styles[style].style.paint,
      origin: CGPoint(x: x, y: -item.baselineOffset),
      width: Double(sum) * scale + spread + (item.isRightToLeft ? 0 : added),
      glyphs: placed, text: part.text[units], isRightToLeft: item.isRightToLeft)
  }

  private func rules(under run: GlyphRun, style: Int) -> [PlacedLine.Rule] {
    let look = styles[style].style
    guard look.isUnderlined || look.isStruckThrough || look.background != nil else { return [] }
    // The font of the style, not that of a fallback, so that the rule does not move.
    guard let match = primary(look.font) else { return [] }
    let scale = look.font.size / match.face.unitsPerEm
    func rule(
      _ kind: PlacedLine.Rule.Kind, position: Int32, thickness: Int32, color: RGBAColor?,
      _ pattern: StyledText.LinePattern
    ) -> PlacedLine.Rule {
      PlacedLine.Rule(
        kind: kind,
        rect: CGRect(
          x: run.origin.x, y: run.origin.y - Double(position) * scale, width: run.width,
          height: Double(thickness) * scale),
        paint: color.map { .color($0) } ?? look.paint, pattern: pattern)
    }
    var rules: [PlacedLine.Rule] = []
    if let background = look.background {
      let line = match.lineMetrics(look.font)
      rules.append(
        PlacedLine.Rule(
          kind: .background,
          rect: CGRect(
            x: run.origin.x, y: run.origin.y - line.ascent, width: run.width,
            height: line.height),
          paint: .color(background)))
    }
    let metrics = match.face.metrics
    if look.isUnderlined {
      rules.append(
        rule(
          .underline, position: metrics.underline_position, thickness: metrics.underline_thickness,
          color: look.underlineColor, look.underlinePattern))
    }
    if look.isStruckThrough {
      rules.append(
        rule(
          .strikethrough, position: metrics.strikeout_position,
          thickness: metrics.strikeout_thickness, color: look.strikethroughColor,
          look.strikethroughPattern))
    }
    return rules
  }
}

extension ArraySlice<ShapedGlyph> {
  /// The first index from which on all elements satisfy a condition, by bisection.
  fileprivate func partition(_ isBeyond: (ShapedGlyph) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) >> 1
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
