import CCalqueText
import CalqueDrawing
import CalqueICU

extension ParagraphBuilder {
  mutating func appendOpportunities(
    of section: Section, _ breaks: [TextBreaks.LineBreak]
  ) {
    let content = section.content
    // A break may divide what a reader sees as one character, such as a space and the mark after
    // it: each line then starts with its own character.
    flags[content.lowerBound].insert(.grapheme)
    for found in breaks[section.breaks] where found.offset < content.upperBound {
      flags[found.offset].insert(.grapheme)
    }
    var opportunities: [BreakTable.Opportunity] = []
    opportunities.reserveCapacity(section.breaks.count + 1)
    var start = content.lowerBound
    for found in breaks[section.breaks] where found.offset < content.upperBound {
      opportunities.append(opportunity(at: found.offset, after: start, in: content))
      start = found.offset
    }
    opportunities.append(opportunity(at: content.upperBound, after: start, in: content))
    table.append(
      content, start: positions[content.lowerBound], isRightToLeft: section.isRightToLeft,
      opportunities: opportunities)
  }

  private func opportunity(
    at offset: Int, after start: Int, in content: Range<Int>
  ) -> BreakTable.Opportunity {
    var contentEnd = offset
    while contentEnd > start, flags[contentEnd - 1].contains(.space) { contentEnd -= 1 }
    // Only white space: the line ends where the previous one did.
    if contentEnd == start, start > content.lowerBound {
      while contentEnd > content.lowerBound, flags[contentEnd - 1].contains(.space) {
        contentEnd -= 1
      }
    }
    var opportunity = BreakTable.Opportunity(
      offset: offset, contentEnd: contentEnd, end: positions[contentEnd],
      start: positions[offset], safeBefore: contentEnd, safeAfter: offset)
    if !flags[contentEnd].contains(.safe), contentEnd < content.upperBound {
      var safe = contentEnd - 1
      while safe > content.lowerBound, !flags[safe].contains(.safe) { safe -= 1 }
      opportunity.safeBefore = safe
      // The text in front of it matters: a mark at the start of a text would be drawn on a dotted
      // circle.
      opportunity.end =
        positions[safe] + tornWidth(safe..<contentEnd, context: content.lowerBound..<contentEnd)
    }
    if hasTracking { hangTracking(of: &opportunity, after: content.lowerBound) }
    if text[max(contentEnd - 1, 0)] == 0xAD, contentEnd == offset, offset < content.upperBound,
      contentEnd > start
    {
      opportunity.hyphen = hyphenWidth(at: offset - 1)
      opportunity.end += opportunity.hyphen
    }
    if !flags[offset].contains(.safe), offset < content.upperBound {
      var safe = offset + 1
      while safe < content.upperBound, !flags[safe].contains(.safe) { safe += 1 }
      opportunity.safeAfter = safe
      opportunity.start =
        positions[safe] - tornWidth(offset..<safe, context: offset..<content.upperBound)
    }
    return opportunity
  }

  /// Makes the tracking after the last cluster of a line white space.
  private func hangTracking(of opportunity: inout BreakTable.Opportunity, after start: Int) {
    guard opportunity.contentEnd > start else { return }
    let at = items.firstIndex(endingAfter: opportunity.contentEnd - 1)
    guard at < items.count, items[at].hangsTracking,
      items[at].range.lowerBound < opportunity.contentEnd
    else { return }
    opportunity.hanging = items[at].tracking
    opportunity.end -= items[at].tracking
  }

  private func hyphenWidth(at offset: Int) -> Double {
    let run = styles.last { $0.range.lowerBound <= offset } ?? styles[0]
    return TornText.mark(
      TornText.hyphen, style: run.style, language: language,
      chooser: FaceChooser(fonts: fonts, language: language))?.width ?? 0
  }

  private func tornWidth(_ range: Range<Int>, context: Range<Int>) -> Double {
    TornText(text: shapedText, items: items, language: language).width(of: range, context: context)
  }
}
