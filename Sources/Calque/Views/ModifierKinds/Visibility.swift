/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the place wants it.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
