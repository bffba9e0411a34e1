public import Foundation
public import LayoutCore

nonisolated extension View {
  /// Gives the view the size of the scroll view or window around, without the safe area, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a part of the window, which is divided like a grid, on some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: How many columns or rows the window is divided into.
  ///   - span: How many of them the view takes.
  ///   - spacing: Between columns or rows, in points.
  ///   - alignment: Where the view stands in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let columns = CGFloat(max(count, 1))
      let column = (length - spacing * (columns - 1)) / columns
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view lengths that are made of those of the window, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        if let region = environment.common.scrollRegion {
          let layout = RegionFrameLayout(
            axes: axes, alignment: alignment, region: region, length: length)
          return (.layout(layout), .none)
        }
        let insets = environment.safeAreaInsets
        let size = environment.containerSize
        let width = size.map { length($0.width - insets.leading - insets.trailing, .horizontal) }
        let height = size.map { length($0.height - insets.top - insets.bottom, .vertical) }
        return (
          .frame(
            width: axes.contains(.horizontal) ? width : nil,
            height: axes.contains(.vertical) ? height : nil, alignment: alignment), .none
        )
      })
  }
}
