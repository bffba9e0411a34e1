/// The paint of the foreground, or a weaker one.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground's own paint.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second of four levels.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third of four levels.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The weakest level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The label colours of iOS; where a foreground is set, that paint with 50, 25, 18 % opacity.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    let styles = environment.foreground
    switch level {
    case 1: if let style = styles.secondary { return style._paint(in: environment) }
    case 2: if let style = styles.tertiary { return style._paint(in: environment) }
    default: break
    }
    if let foreground = styles.primary, !(foreground is HierarchicalShapeStyle) {
      var color = foreground._paint(in: environment)
      color.opacity *= [1, 0.5, 0.25, 0.18][level]
      return color
    }
    return Color.labels[level]._paint(in: environment)
  }
}

/// The foreground paint of the view's environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The foreground's colour.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// The paint of the background: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The background's colour.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    Color.systemBackground._paint(in: environment)
  }
}

/// The colour of what can be touched.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The tint's colour; blue if none was set.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.tint ?? .blue)._paint(in: environment)
  }
}

/// The colour between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The separator's colour.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    Color.separator._paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's own paint.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second of four levels.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third of four levels.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The weakest level.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground paint of the view's environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The paint of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be touched.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The third of the label colours, which is also the platform's colour of placeholders.
  public func _paint(in environment: EnvironmentValues) -> Color.Resolved {
    Color.labels[2]._paint(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
