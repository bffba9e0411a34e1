/// The horizontal direction in which a container arranges what is inside it.
@frozen
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}
