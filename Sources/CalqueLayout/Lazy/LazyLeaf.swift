package import Foundation

/// A lazy container in the tree that contains it: a leaf that takes the proposed length across, and
/// is as long as its rows are as far as their lengths are known.
package final class LazyLeaf: MeasuredLeaf {
  private let style: LazyStyle
  /// The length along the axis in points.
  package var length: CGFloat
  /// The length across in points that it has by itself; `nil` until it is measured.
  package var ideal: CGFloat?
  /// Whether the ideal length was requested while it was not known.
  package private(set) var wantsIdeal = false

  package init(_ style: LazyStyle, length: CGFloat) {
    self.style = style
    self.length = length
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    let offered = style.axis == .vertical ? proposal.width : proposal.height
    if offered == nil, ideal == nil, style.slots == nil { wantsIdeal = true }
    let across = style.across(offered, ideal: ideal ?? 0)
    return style.axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }
}
