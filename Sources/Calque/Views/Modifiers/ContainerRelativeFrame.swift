public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Gives the view the size of the nearest container around, without its safe area, on some axes:
  /// a scroll view, a list, a page of a navigation stack, a column of a split view, a tab, or else
  /// the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a part of the container, which is divided like a grid, on some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: How many columns or rows the container is divided into.
  ///   - span: How many of them the view takes.
  ///   - spacing: Between columns or rows, in points.
  ///   - alignment: How the view is aligned in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerFrame.part(of: length, count: count, span: span, spacing: spacing)
    }
  }

  /// Gives the view lengths that are made of those of the container, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let frame = ContainerFrame(
          axes: axes, alignment: alignment, region: environment.containerRegion, length: length)
        return (.containerFrame(frame), nil)
      })
  }
}

extension EnvironmentValues {
  /// The nearest container around.
  var containerRegion: LayoutRegion {
    scrollRegion ?? LayoutRegion(size: windowSize)
  }

  /// The size of the window without its safe area, in points.
  var windowSize: CGSize {
    guard let size = containerSize else { return .zero }
    let insets = windowInsets.insets
    return CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
