import Foundation

/// How a ``List`` looks.
public protocol ListStyle: Sendable {
  /// The numbers and colours of the style.
  var _look: _ListLook { get }
}

/// The numbers and colours of a list style, in points. They are a phone's before iOS 26, as
/// observed; none of them is documented.
public struct _ListLook: Sendable {
  /// Around all groups; above the first one they stand in for the distance between groups.
  var margins = EdgeInsets()
  var cornerRadius: CGFloat = 0
  var sectionSpacing: CGFloat = 0
  var headerTop: CGFloat = 0
  var background = Color.systemBackground
  var rowBackground = Color.systemBackground
  var usesCapitals = false
  /// Whether the headers of sections stay in sight.
  var pinsHeaders = false

  static let plain = _ListLook(headerTop: 8, pinsHeaders: true)
  static let insetGrouped = _ListLook(
    margins: EdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16), cornerRadius: 10,
    sectionSpacing: 20, headerTop: 0,
    background: .groupedBackground, rowBackground: .groupedRowBackground, usesCapitals: true)
  static let grouped = _ListLook(
    margins: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), sectionSpacing: 20,
    headerTop: 0, background: .groupedBackground,
    rowBackground: .groupedRowBackground, usesCapitals: true)
}

/// The look of the platform: groups with margins.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Groups with margins.
  public var _look: _ListLook { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from edge to edge.
  public var _look: _ListLook { .plain }
}

/// Groups of rows on a ground of another colour.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Groups from edge to edge.
  public var _look: _ListLook { .grouped }
}

/// Groups of rows with margins and round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Groups with margins.
  public var _look: _ListLook { .insetGrouped }
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
  /// Groups of rows on a ground of another colour.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows with margins and round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension View {
  /// Sets how the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.common.styles.listStyle = style })
  }
}
