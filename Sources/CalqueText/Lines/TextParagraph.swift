/// A text that was shaped once and answers any number of proposed sizes.
///
/// An answer that is not wider than its proposal can be proposed again: it gives the same lines.
/// Only a single character that is wider than the proposal makes the answer wider.
package protocol TextParagraph: AnyObject, Sendable {
  /// The metrics of the largest font of the text: what the distances to other views follow from.
  var fontMetrics: LineMetrics { get }

  /// What the text asked of the fonts of the machine, and did not get.
  var fontFindings: FontFindings { get }

  /// The size for a proposal in points; `nil` and infinity ask for one line per paragraph.
  func size(width: Double?, height: Double?) -> ParagraphSize

  /// The lines for the same proposal, aligned inside the width that `size` answers.
  func lines(width: Double?, height: Double?, alignment: LineAlignment) -> PlacedParagraph
}
