private let isInListRowSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the views are rows of a list, where labels, labeled content and controls look
  /// different.
  var isInListRow: Bool {
    get { self[isInListRowSlot] ?? false }
    set { self[isInListRowSlot] = newValue }
  }
}
