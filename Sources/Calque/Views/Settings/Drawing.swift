public import CalqueLayout

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

/// What views of one id share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// Place and size.
  public static let frame = Self(rawValue: 3)
}

nonisolated extension View {
  /// Says how many colours the symbols inside have. They are drawn in one.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(SettingModifier(mode as Any))
  }

  /// Moves views of one id to each other while they are animated.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(SettingModifier(id))
  }

  /// Says where a transition of pages begins.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(SettingModifier(id))
  }
}
