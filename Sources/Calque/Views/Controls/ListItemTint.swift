/// The colour of what a list tints in its rows: the icons of labels.
public struct ListItemTint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Color)
    case preferred(Color)
    case monochrome
  }

  let kind: Kind

  /// A colour that nothing overrides.
  public static func fixed(_ tint: Color) -> ListItemTint { .init(kind: .fixed(tint)) }
  /// A colour that an accent colour chosen by the user would override. A host has no such user.
  public static func preferred(_ tint: Color) -> ListItemTint { .init(kind: .preferred(tint)) }
  /// Grey.
  public static let monochrome = ListItemTint(kind: .monochrome)
}

private let listItemTintSlot = EnvironmentSlot<ListItemTint>()

extension EnvironmentValues {
  /// The colour of the icons in rows of lists, if one was set.
  var listItemTint: ListItemTint? {
    get { self[listItemTintSlot] }
    set { self[listItemTintSlot] = newValue }
  }

  /// Paints what is written next as lists paint icons: in the item tint, or else in the accent
  /// colour; white on the accent colour itself.
  mutating func setListItemForeground() {
    if backgroundProminence == .increased { return setForeground(Color.white) }
    switch listItemTint?.kind {
    case .fixed(let color), .preferred(let color): setForeground(color)
    case .monochrome: setForeground(HierarchicalShapeStyle.secondary)
    case nil: setForeground(TintShapeStyle())
    }
  }
}

nonisolated extension View {
  /// Tints the content of lists inside; `nil` leaves it as it is around.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(EnvironmentModifier { if let tint { $0.listItemTint = tint } })
  }

  /// Tints the content of lists inside with a colour; `nil` leaves it as it is around.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
