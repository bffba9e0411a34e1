/// How a ``Table`` looks. Its looks are those of lists on macOS; on iOS, where tables have one
/// look, all styles are the same.
public protocol TableStyle {
  /// Whether the table has a border.
  var _isBordered: Bool { get }
  /// Whether every second row has another background on macOS, if the views do not say.
  var _alternatesRowBackgrounds: Bool { get }
}

extension TableStyle {
  /// No.
  public var _isBordered: Bool { false }
  /// Yes, as tables of macOS do.
  public var _alternatesRowBackgrounds: Bool { true }
}

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
  /// Whether every second row has another background.
  public let _alternatesRowBackgrounds: Bool

  /// Makes the style.
  public init() { _alternatesRowBackgrounds = true }

  /// Makes the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// With margins.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }

  /// With margins, and every second row with another background or not.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// Whether every second row has another background.
  public let _alternatesRowBackgrounds: Bool
  /// Yes.
  public var _isBordered: Bool { true }

  /// Makes the style.
  public init() { _alternatesRowBackgrounds = true }

  /// Makes the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// With a border, and every second row with another background or not.
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private let tableStyleSlot = EnvironmentSlot<any TableStyle>()

extension EnvironmentValues {
  /// How tables look.
  var tableStyle: any TableStyle {
    get { self[tableStyleSlot] ?? AutomaticTableStyle() }
    set { self[tableStyleSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says how the tables inside look. It is kept for tests, too: see ``ViewHost/setting(_:of:)``.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.tableStyle = style }).modifier(SettingModifier(style))
  }
}
