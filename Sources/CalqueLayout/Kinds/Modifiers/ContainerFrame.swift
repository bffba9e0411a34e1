package import Foundation

/// A frame whose lengths are made of those of the container around.
package struct ContainerFrame {
  package var axes: Axis.Set
  package var alignment: Alignment
  /// The container.
  package var region: LayoutRegion
  /// Makes a length of the container's, in points.
  package var length: (CGFloat, Axis) -> CGFloat

  package init(
    axes: Axis.Set, alignment: Alignment, region: LayoutRegion,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.region = region
    self.length = length
  }

  /// The length of some of the columns or rows into which a container is divided.
  ///
  /// - Parameters:
  ///   - length: that of the container, in points.
  ///   - count: how many columns there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: between columns, in points.
  package static func part(
    of length: CGFloat, count: Int, span: Int, spacing: CGFloat
  ) -> CGFloat {
    let columns = CGFloat(max(count, 1))
    let spacing = spacing.isFinite ? spacing : 0
    let column = (length - spacing * (columns - 1)) / columns
    return max(column * CGFloat(span) + spacing * (CGFloat(span) - 1), 0)
  }

  func width() -> CGFloat? {
    axes.contains(.horizontal) ? length(region.size.width, .horizontal) : nil
  }

  func height() -> CGFloat? {
    axes.contains(.vertical) ? length(region.size.height, .vertical) : nil
  }
}
