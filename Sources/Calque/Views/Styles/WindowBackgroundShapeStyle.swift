/// The ground of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The background of the platform's screens.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    BackgroundStyle()._paint(in: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
