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

nonisolated extension View {
  /// Says how the tables inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }
}
