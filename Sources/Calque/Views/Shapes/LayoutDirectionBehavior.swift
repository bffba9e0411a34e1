package import CalqueLayout

/// What becomes of a drawing where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is drawn the other way round in one direction.
  case mirrors(in: LayoutDirection)

  /// It is drawn the other way round where the layout runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func isMirrored(in direction: LayoutDirection) -> Bool {
    self == .mirrors(in: direction)
  }
}
