import CalqueLayout
public import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Amount: Hashable, Sendable {
    case platform
    case compact
    case points(CGFloat)
  }

  private let amount: Amount

  /// The distance of the platform.
  public static let `default` = ListSectionSpacing(amount: .platform)
  /// Less than the distance of the platform: half of it. Apple's distance is unknown.
  public static let compact = ListSectionSpacing(amount: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(amount: .points(spacing))
  }

  /// The distance in points, where the platform's is known.
  func points(orElse own: CGFloat) -> CGFloat {
    switch amount {
    case .platform: own
    case .compact: own / 2
    case .points(let points): points.isFinite ? max(points, 0) : own
    }
  }
}

nonisolated extension View {
  /// Sets the distance between the sections of the lists inside, or, inside of a list, between a
  /// section and its neighbours: there, the smaller distance of two neighbours counts, and more
  /// than that of the list.
  ///
  /// On iOS it is measured from the card above, or from the end of its footer, to the cell of the
  /// header below. A section without a header keeps the room that the platform leaves in its place.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentModifier { $0.listSectionSpacing = spacing })
  }

  /// Sets the distance between the sections of the lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between the rows of the lists inside, in points; `nil` is the platform's,
  /// which is none. On iOS each row becomes a card of its own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.listRowSpacing = spacing.flatMap { $0.isFinite ? max($0, 0) : nil }
      })
  }
}

extension EnvironmentValues {
  /// The least height of a row of a list, in points. Where nothing was set, it is 0 here, and the
  /// lists take that of `PlatformMetrics.list`.
  public var defaultMinListRowHeight: CGFloat {
    get { leastRowHeight ?? 0 }
    set { leastRowHeight = newValue.isFinite ? max(newValue, 0) : nil }
  }

  /// The least height of a header of a list, in points; nil is that of the style.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[leastHeaderHeightSlot] }
    set { self[leastHeaderHeightSlot] = newValue.flatMap { $0.isFinite ? max($0, 0) : nil } }
  }
}

private let listRowSpacingSlot = EnvironmentSlot<CGFloat>()
private let listSectionSpacingSlot = EnvironmentSlot<ListSectionSpacing>()
private let leastRowHeightSlot = EnvironmentSlot<CGFloat>()
private let leastHeaderHeightSlot = EnvironmentSlot<CGFloat>()

extension EnvironmentValues {
  /// The distance between rows of lists, if it was set; in points.
  var listRowSpacing: CGFloat? {
    get { self[listRowSpacingSlot] }
    set { self[listRowSpacingSlot] = newValue }
  }

  /// The distance between sections of lists, if it was set.
  var listSectionSpacing: ListSectionSpacing? {
    get { self[listSectionSpacingSlot] }
    set { self[listSectionSpacingSlot] = newValue }
  }

  /// The least height of rows of lists, if it was set; in points.
  var leastRowHeight: CGFloat? {
    get { self[leastRowHeightSlot] }
    set { self[leastRowHeightSlot] = newValue }
  }

  /// What the list itself took is not for lists and sections in it.
  mutating func beginListRows() {
    contentMargins = ContentMargins()
    listSectionSpacing = nil
    listSectionMargins = EdgeLengths()
    listRowSpacing = nil
    isInListRow = true
  }
}
