import CalqueDrawing

/// A translucent layer, which blurs what is below and lays a tint over it.
///
/// Apple does not publish the numbers of its materials. These are ours: a blur of 20 points,
/// colours 1.8 times as strong, and white or near-black laid over it.
public struct Material: ShapeStyle, Hashable {
  /// How opaque the tint is, in light and in dark.
  private let opacities: [Double]

  private init(_ light: Double, _ dark: Double) { opacities = [light, dark] }

  /// Much of what is below shines through.
  public static let ultraThin = Material(0.4, 0.45)
  /// More of what is below shines through than is hidden.
  public static let thin = Material(0.55, 0.58)
  /// Some of what is below shines through.
  public static let regular = Material(0.7, 0.7)
  /// More of what is below is hidden than shines through.
  public static let thick = Material(0.82, 0.82)
  /// Little of what is below shines through.
  public static let ultraThick = Material(0.92, 0.9)
  /// The material of bars.
  public static let bar = Material(0.78, 0.75)

  private static let blurRadius = 20.0
  private static let saturation = 1.8
  private static let darkTint = RGBAColor(hex: 0x1E1E20)

  /// The blur and the tint.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let isDark = environment.colorScheme == .dark
    let tint = (isDark ? Self.darkTint : .white).opacity(opacities[isDark ? 1 : 0])
    var paint = _StylePaint(tint)
    paint.backdrop = Backdrop(
      blurRadius: Self.blurRadius, saturation: Self.saturation, tint: tint)
    return paint
  }

  /// A label over a material, which darkens or lightens what shines through. The colours are ours.
  static func vibrantLabel(level: Int, in environment: EnvironmentValues) -> _StylePaint {
    let isDark = environment.colorScheme == .dark
    let opacity = [1, 0.55, 0.3, 0.2, 0.1][level]
    var paint = _StylePaint((isDark ? RGBAColor.white : .black).opacity(opacity))
    paint.blendMode = isDark ? .plusLighter : .plusDarker
    return paint
  }
}

extension ShapeStyle where Self == Material {
  /// Much of what is below shines through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what is below shines through than is hidden.
  public static var thinMaterial: Material { .thin }
  /// Some of what is below shines through.
  public static var regularMaterial: Material { .regular }
  /// More of what is below is hidden than shines through.
  public static var thickMaterial: Material { .thick }
  /// Little of what is below shines through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

private let backgroundMaterialSlot = EnvironmentSlot<Material>()

extension EnvironmentValues {
  /// The material below the view; `nil` if there is none. Label colours other than the first one
  /// are vibrant over a material.
  public var backgroundMaterial: Material? {
    get { self[backgroundMaterialSlot] }
    set { self[backgroundMaterialSlot] = newValue }
  }
}

/// Tells views of the material that is their background.
struct MaterialScope {
  private let material: Material?

  nonisolated init(_ style: some ShapeStyle) {
    material = style as? Material ?? (style as? AnyShapeStyle)?.style as? Material
  }
}

extension MaterialScope: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let outer = emitter.environment
    guard outer.backgroundMaterial != material else { return content._emit(into: emitter) }
    emitter.environment.backgroundMaterial = material
    content._emit(into: emitter)
    emitter.environment = outer
  }
}
