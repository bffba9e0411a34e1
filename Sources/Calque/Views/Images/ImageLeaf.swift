import CalqueLayout
import Foundation

/// A picture in the tree.
final class ImageLeaf: MeasuredLeaf {
  private let ideal: CGSize
  private let baseline: CGFloat?
  private let isResizable: Bool

  init(size: CGSize, baseline: CGFloat?, isResizable: Bool) {
    ideal = size
    self.baseline = baseline
    self.isResizable = isResizable
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
  }

  /// A symbol that can be of any size is a picture beside texts.
  package var hasTextSpacing: Bool { baseline != nil && !isResizable }

  package var textSpacing: TextSpacing? {
    guard let baseline, !isResizable else { return nil }
    return TextSpacing(symbolDescent: ideal.height - baseline)
  }

  /// A symbol stands on the baseline of the text beside it.
  package func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let baseline, ideal.height > 0 else { return nil }
    let scaled = baseline * size.height / ideal.height
    return (scaled, scaled)
  }
}
