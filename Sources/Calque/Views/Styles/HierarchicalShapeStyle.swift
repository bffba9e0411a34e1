import CalqueDrawing

/// The paint of the foreground, or a weaker one.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground's own paint.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second of five levels.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third of five levels.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth of five levels.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The weakest level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How opaque the levels of a paint are. The second to the fourth were seen on iOS; the last is
  /// ours.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

  /// The label colours of iOS; where a foreground is set, that paint at the level's opacity. Over a
  /// material, label colours take up what is below.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let styles = environment.foreground
    switch level {
    case 1: if let style = styles.secondary { return style._paint(in: environment) }
    case 2: if let style = styles.tertiary { return style._paint(in: environment) }
    default: break
    }
    if let foreground = styles.primary, !(foreground is HierarchicalShapeStyle) {
      return foreground._paint(in: environment).opacity(Self.opacities[level])
    }
    if environment.backgroundMaterial != nil, level > 0 {
      return Material.vibrantLabel(level: level, in: environment)
    }
    return Color.labels[level]._paint(in: environment)
  }
}

/// The foreground paint of the view's environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The foreground's own paint.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.foregroundPaint
  }
}

/// The paint of the background: white, or black in the dark, unless ``View/backgroundStyle(_:)``
/// set another one.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The background's paint.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    // The style may itself be made of the background, as `.background.secondary` is.
    var outer = environment
    outer.backgroundStyle = nil
    if let style = environment.backgroundStyle { return style._paint(in: outer) }
    return Color.systemBackground._paint(in: environment)
  }
}

/// The colour of what can be touched.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The tint's paint; blue if none was set.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    // A tint may itself ask for the tint, as the accent colour does.
    var outer = environment
    outer.tint = nil
    outer.tintStyle = nil
    if let style = environment.tintStyle, !(style.style is TintShapeStyle) {
      return style._paint(in: outer)
    }
    return (environment.tint ?? .blue)._paint(in: outer)
  }
}

/// The colour between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The separator's colour.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Color.separator._paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's own paint.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second of five levels.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third of five levels.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth of five levels.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The weakest level.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
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
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Color.labels[2]._paint(in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
