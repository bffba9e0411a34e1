/// How a table looks.
public protocol TableStyle {}

/// As the platform decides.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform decides.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// With margins.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// With margins.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// The first one nearest to the finger.
  public static var priority: Self { Self("priority") }
  /// As they are written.
  public static var fixed: Self { Self("fixed") }
}

nonisolated extension View {
  /// Says how the tables inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says in which order the items of the menus inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func menuOrder(_ order: MenuOrder) -> some View {
    modifier(SettingModifier(order))
  }
}
