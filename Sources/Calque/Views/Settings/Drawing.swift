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

  /// Its own.
  public static var multicolor: Self { Self("multicolor") }
}

nonisolated extension View {
  /// Says how many colours the symbols inside have. They are drawn in one.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(SettingModifier(mode as Any))
  }

  /// Says where a transition of pages begins.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(SettingModifier(id))
  }
}
