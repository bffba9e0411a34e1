public import CalqueLayout

/// How a ``List`` looks.
public protocol ListStyle: Sendable {
  /// The style whose lengths in ``PlatformMetrics/list`` count; `nil` is that of the platform.
  var _kind: ListMetrics.Kind? { get }
  /// Whether every second row has another background, if the views do not say.
  var _alternatesRowBackgrounds: Bool { get }
}

extension ListStyle {
  /// All rows have the same background.
  public var _alternatesRowBackgrounds: Bool { false }
}

/// The look of the platform: cards with margins on iOS, rows with margins on macOS.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// That of the platform.
  public var _kind: ListMetrics.Kind? { nil }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from edge to edge.
  public var _kind: ListMetrics.Kind? { .plain }
}

/// Groups of rows on a background of another colour.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Groups from edge to edge.
  public var _kind: ListMetrics.Kind? { .grouped }
}

/// Groups of rows with margins and round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Cards with margins.
  public var _kind: ListMetrics.Kind? { .insetGrouped }
}

/// Rows with margins. On iOS, where it has not been measured, the rows of ``PlainListStyle`` have
/// the margins of ``InsetGroupedListStyle``.
public struct InsetListStyle: ListStyle {
  /// Whether every second row has another background.
  public let _alternatesRowBackgrounds: Bool

  /// Makes the style.
  public init() { _alternatesRowBackgrounds = false }

  /// Makes the style, with another background for every second row.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  /// Rows with margins.
  public var _kind: ListMetrics.Kind? { .inset }
}

/// Rows in a border. On iOS, which does not have it, it is as ``PlainListStyle``.
public struct BorderedListStyle: ListStyle {
  /// Whether every second row has another background.
  public let _alternatesRowBackgrounds: Bool

  /// Makes the style.
  public init() { _alternatesRowBackgrounds = false }

  /// Makes the style, with another background for every second row.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  /// Rows in a border.
  public var _kind: ListMetrics.Kind? { .bordered }
}

/// The rows of a sidebar. On iOS, where it has not been measured, it is the same as
/// ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// The rows of a sidebar.
  public var _kind: ListMetrics.Kind? { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows on a background of another colour.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows with margins and round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with margins, every second one with another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a border, every second one with another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets how the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.listStyle = style })
  }
}

private let listStyleSlot = EnvironmentSlot<any ListStyle>()

extension EnvironmentValues {
  /// How lists look.
  var listStyle: any ListStyle {
    get { self[listStyleSlot] ?? DefaultListStyle() }
    set { self[listStyleSlot] = newValue }
  }
}
