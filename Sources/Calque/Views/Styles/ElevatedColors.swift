extension Color {
  /// The ground of sheets: that of elevated views.
  static let elevatedBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The grounds of lists of cards in sheets, and of their cards.
  static let elevatedGroup = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  static let elevatedRow = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The ground of alerts and menus, which differs from that of rows also in the dark; by its
  /// looks.
  static let alertBackground = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
}

private let isElevatedSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the views are in front of a screen, where dark grounds are lighter.
  var isElevated: Bool {
    get { self[isElevatedSlot] ?? false }
    set { self[isElevatedSlot] = newValue }
  }
}
