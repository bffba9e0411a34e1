import CalqueDrawing
import Foundation

/// The parts of a line, in logical order.
struct LinePieces {
  var head: Range<Int>
  /// The text after an ellipsis; nil if the line has no ellipsis.
  var tail: Range<Int>?
  var paragraph: Int
  var hasHyphen = false

  func string(_ characters: (Range<Int>) -> String) -> String {
    guard let tail else { return characters(head) + (hasHyphen ? "\u{2010}" : "") }
    return characters(head) + "\u{2026}" + characters(tail)
  }
}

/// The visible content of a line, from its left end.
struct LineContent {
  var text: String
  var runs: [GlyphRun] = []
  var rules: [PlacedLine.Rule] = []
  var attachments: [PlacedLine.Attachment] = []
}

extension LineSource {
  /// Places the lines for a proposal.
  ///
  /// - Parameters:
  ///   - content: Returns the content of a line, with its origin at the left end of its baseline.
  ///   - units: Converts offsets to UTF-16 units of the text.
  func placedLines(
    width: Double?, height: Double?, alignment: LineAlignment,
    content: (LinePieces) -> LineContent, units: (Range<Int>) -> Range<Int>
  ) -> PlacedParagraph {
    let width = width ?? .infinity
    let height = height ?? .infinity
    guard width > 0 || width == 0 && height > 0 else {
      return PlacedParagraph(size: .zero, lines: [])
    }
    var wrapped: [(line: WrappedLine, metrics: LineMetrics)] = []
    let fit = self.fit(width: width, height: height) { wrapped.append(($0, $1)) }
    let size = options.size(
      of: fit, width: width, height: height, standard: standardMetrics)
    // The whole text is shifted vertically by the rounding of its first baseline.
    var top = size.firstBaseline - fit.firstAscent
    var lines: [PlacedLine] = []
    for (index, (line, metrics)) in wrapped.enumerated() {
      let truncated = index == fit.wholeLines ? fit.truncated : nil
      if index > 0 { top += options.gap(above: metrics) }
      let pieces =
        truncated.map { LinePieces(head: $0.head, tail: $0.tail, paragraph: $0.paragraph) }
        ?? LinePieces(
          head: line.start..<line.contentEnd, tail: nil, paragraph: line.paragraph,
          hasHyphen: line.hasHyphen)
      let lineWidth = truncated?.width ?? (width > 0 ? line.width : lineWidth(of: pieces.head))
      let origin = CGPoint(
        x: alignment.offset(of: lineWidth, in: size.width), y: top + metrics.ascent)
      let shown = content(pieces)
      lines.append(
        PlacedLine(
          frame: CGRect(x: origin.x, y: top, width: lineWidth, height: metrics.height),
          baseline: origin.y,
          runs: shown.runs.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
          rules: shown.rules.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
          attachments: shown.attachments.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
          text: shown.text,
          textRange: units(line.start..<(truncated == nil ? line.end : table.end)),
          isTruncated: truncated != nil,
          isRightToLeft: table.paragraphs[line.paragraph].isRightToLeft))
      top += metrics.height
    }
    return PlacedParagraph(size: size, lines: lines)
  }
}

extension BreakTable {
  /// The end of the text.
  var end: Int { paragraphs.last?.range.upperBound ?? 0 }
}

extension LineAlignment {
  fileprivate func offset(of line: Double, in width: Double) -> Double {
    switch edge {
    case .leading: isRightToLeft ? width - line : 0
    case .center: (width - line) / 2
    case .trailing: isRightToLeft ? 0 : width - line
    }
  }
}

extension PlacedLine.Rule {
  fileprivate func offsetBy(dx: CGFloat, dy: CGFloat) -> PlacedLine.Rule {
    var rule = self
    rule.rect = rect.offsetBy(dx: dx, dy: dy)
    return rule
  }
}

extension PlacedLine.Attachment {
  fileprivate func offsetBy(dx: CGFloat, dy: CGFloat) -> PlacedLine.Attachment {
    PlacedLine.Attachment(number: number, rect: rect.offsetBy(dx: dx, dy: dy))
  }
}
