import CalqueDrawing

/// How many colours a symbol has.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// One.
  public static var monochrome: Self { Self("monochrome") }

  /// One, weaker in parts.
  public static var hierarchical: Self { Self("hierarchical") }

  /// Those of the foreground styles.
  public static var palette: Self { Self("palette") }

  /// Its own. Drawings here have none, and are drawn in one.
  public static var multicolor: Self { Self("multicolor") }
}

private let symbolRenderingModeSlot = EnvironmentSlot<SymbolRenderingMode>()

extension EnvironmentValues {
  /// How many colors the symbols inside have; nil is one, or those of the foreground styles where
  /// there are several.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[symbolRenderingModeSlot] }
    set { self[symbolRenderingModeSlot] = newValue }
  }

  /// The paints of the layers of a symbol, the one in front first. Layers are the marks, frames,
  /// badges and slashes that a name consists of.
  ///
  /// - Parameters:
  ///   - mode: The mode of the symbol itself; nil is that of the environment.
  ///   - first: The paint of the text beside the symbol.
  func symbolPaints(_ mode: SymbolRenderingMode?, first: Paint) -> [Paint] {
    switch mode ?? symbolRenderingMode ?? (foreground.secondary == nil ? nil : .palette) {
    case .hierarchical?:
      HierarchicalShapeStyle.opacities.prefix(3).map { first.opacity($0) }
    case .palette?:
      [first] + [1, 2].map { HierarchicalShapeStyle(level: $0)._paint(in: self).paint }
    default: [first]
    }
  }
}

extension Image {
  /// Says how many colors the symbol has; nil is as the environment says.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

nonisolated extension View {
  /// Says how many colors the symbols inside have; nil is one, or those of the foreground styles
  /// where there are several.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }
}
