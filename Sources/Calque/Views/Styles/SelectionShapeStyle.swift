/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The tint's paint; blue if none was set.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    TintShapeStyle()._paint(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
