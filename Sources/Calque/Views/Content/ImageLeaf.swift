import CalqueLayout
import Foundation

/// A picture in the tree.
final class ImageLeaf: MeasuredLeaf {
  private var ideal: CGSize
  private var baseline: CGFloat?
  private var isResizable: Bool

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

  /// A symbol is aligned with the baseline of the text beside it.
  package func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let baseline, ideal.height > 0 else { return nil }
    let scaled = baseline * size.height / ideal.height
    return (scaled, scaled)
  }
}

extension ImageLeaf: UpdatableLeaf {
  func update(from other: any MeasuredLeaf) -> Bool? {
    guard let other = other as? ImageLeaf else { return nil }
    defer { (ideal, baseline, isResizable) = (other.ideal, other.baseline, other.isResizable) }
    return ideal != other.ideal || baseline != other.baseline || isResizable != other.isResizable
  }
}
