import CalqueDrawing
public import Foundation

/// A style with something done to what it paints.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: @Sendable (inout _StylePaint, EnvironmentValues) -> Void

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    var paint = base._paint(in: environment)
    change(&paint, environment)
    return paint
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { paint, _ in paint = paint.opacity(opacity) }
  }

  /// The style combined with what is below by a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { paint, _ in paint.blendMode = mode }
  }

  /// The style with a shadow of what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { paint, environment in
      paint.shadows.append(ShadowStyle.Resolved(style, in: environment))
    }
  }

  /// The style with its unit points in a rectangle, in points, whatever is painted.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { paint, _ in
      paint.paint = paint.paint.spanning(rect)
      paint.isAnchored = true
    }
  }

  /// The second of five levels of the style.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
  /// The third of five levels of the style.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
  /// The fourth of five levels of the style.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
  /// The weakest level of the style.
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground combined with what is below by a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground with a shadow of what it paints.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
