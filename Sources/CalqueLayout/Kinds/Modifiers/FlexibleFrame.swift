package import Foundation

/// The arguments of a frame with limits, in points; `nil` where an argument is not given.
package struct FlexibleFrame: Hashable, Sendable {
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
