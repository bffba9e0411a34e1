package import CalqueDrawing
package import Foundation

/// The size of a paragraph for a proposed size, in points.
package struct ParagraphSize: Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var lineCount: Int
  package var isTruncated: Bool
  /// The distance from the top of the text to the baseline of its first line.
  package var firstBaseline: Double
  /// The distance from the top of the text to the baseline of its last line.
  package var lastBaseline: Double

  package static let zero = ParagraphSize(
    width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)

  package init(
    width: Double, height: Double, lineCount: Int, isTruncated: Bool, firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The alignment of lines inside the width of their text.
package struct LineAlignment: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  package var edge: Edge
  /// Whether the layout is right to left, so that the leading edge is the right one.
  package var isRightToLeft: Bool

  package init(_ edge: Edge = .leading, isRightToLeft: Bool = false) {
    self.edge = edge
    self.isRightToLeft = isRightToLeft
  }
}

/// One line of a paragraph, placed. All positions are in points from the top left of the text.
package struct PlacedLine: Sendable {
  /// A rule under or through a part of the line, or the color behind it.
  package struct Rule: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case underline
      case strikethrough
      case background
    }

    package var kind: Kind
    package var rect: CGRect
    package var paint: Paint
    package var pattern = StyledText.LinePattern.solid

    /// The color; of a gradient, the one in its middle.
    package var color: RGBAColor { paint.color }
  }

  /// A picture in the line.
  package struct Attachment: Hashable, Sendable {
    /// The number in its style.
    package var number: Int
    package var rect: CGRect
  }

  /// The frame from the line's ascent to its descent, as wide as its visible content.
  package var frame: CGRect
  /// The distance from the top of the text to the baseline.
  package var baseline: CGFloat
  /// The glyphs from left to right.
  package var runs: [GlyphRun]
  package var rules: [Rule]
  package var attachments: [Attachment]
  /// The visible text of the line, in logical order, including an ellipsis.
  package var text: String
  /// The units of the whole text that the line represents, including trailing white space.
  package var textRange: Range<Int>
  package var isTruncated: Bool
  /// Whether the line's paragraph is right to left.
  package var isRightToLeft: Bool
}

/// A paragraph with all its lines placed.
package struct PlacedParagraph: Sendable {
  package var size: ParagraphSize
  package var lines: [PlacedLine]
}
