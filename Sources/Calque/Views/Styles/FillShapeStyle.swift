/// The weak ground of something in front of content, in four levels.
public struct FillShapeStyle: ShapeStyle, Hashable {
  private var level = 0

  /// Makes the style: the first level.
  public init() {}

  /// The second level.
  public var secondary: FillShapeStyle { at(level: 1) }
  /// The third level.
  public var tertiary: FillShapeStyle { at(level: 2) }
  /// The fourth level.
  public var quaternary: FillShapeStyle { at(level: 3) }
  /// The weakest level, which is the fourth: the system has four fills.
  public var quinary: FillShapeStyle { at(level: 3) }

  private func at(level: Int) -> FillShapeStyle {
    var style = self
    style.level = level
    return style
  }

  /// `systemFill`, `secondarySystemFill` and so on, of the Human Interface Guidelines.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Self.colors[level]._paint(in: environment)
  }

  private static let colors = [
    Color(system: .systemFill), Color.thinFill, Color.controlFill,
    Color(system: .quaternarySystemFill),
  ]
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The weak ground of something in front of content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
