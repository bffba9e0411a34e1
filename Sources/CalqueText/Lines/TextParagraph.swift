/// A text that was shaped once and can be measured for any number of proposed sizes.
///
/// A size that is not wider than its proposal can be proposed again and results in the same lines.
/// The size is only wider if a single character is wider than the proposal.
package protocol TextParagraph: AnyObject, Sendable {
  /// The metrics of the largest font of the text, which determine the distances to other views.
  var fontMetrics: LineMetrics { get }

  /// The fonts and characters that the text needs and that the machine does not have.
  var fontFindings: FontFindings { get }

  /// The size for a proposal in points; nil and infinity request one line per paragraph.
  func size(width: Double?, height: Double?) -> ParagraphSize

  /// The lines for the same proposal, aligned inside the width that `size` returns.
  func lines(width: Double?, height: Double?, alignment: LineAlignment) -> PlacedParagraph
}
