package import Foundation

/// What a lazy container is to the tree that it stands in: a leaf that takes what it is offered across,
/// and is as long as its rows are as far as anybody knows.
package final class LazyLeaf: MeasuredLeaf {
  private let style: LazyStyle
  /// The length along the axis in points.
  package var length: CGFloat
  /// The length across in points that it has by itself; `nil` as long as nobody has found out.
  package var ideal: CGFloat?
  /// Whether somebody has asked for the ideal length in vain.
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
