extension Color {
  /// The ground of sheets: that of elevated views.
  static let elevatedBackground = Color(system: .elevatedSystemBackground)
  /// The grounds of lists of cards in sheets, and of their cards.
  static let elevatedGroup = Color(system: .elevatedSystemGroupedBackground)
  static let elevatedRow = Color(system: .elevatedSecondarySystemGroupedBackground)
  /// The ground of alerts and menus, which differs from that of rows also in the dark; by its
  /// looks.
  static let alertBackground = elevatedRow
}

private let isElevatedSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the views are in front of a screen, where dark grounds are lighter.
  var isElevated: Bool {
    get { self[isElevatedSlot] ?? false }
    set { self[isElevatedSlot] = newValue }
  }
}
