/// How strongly a badge is drawn.
public struct BadgeProminence: Hashable, Sendable {
  enum Level { case decreased, standard, increased }

  let level: Level

  /// The weakest: what is good to know, as the number of items in a folder.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The usual one.
  public static let standard = BadgeProminence(level: .standard)
  /// The strongest: white on red, for what has to be done.
  public static let increased = BadgeProminence(level: .increased)
}

private let badgeProminenceSlot = EnvironmentSlot<BadgeProminence>()

extension EnvironmentValues {
  /// How strongly badges are drawn.
  public var badgeProminence: BadgeProminence {
    get { self[badgeProminenceSlot] ?? .standard }
    set { self[badgeProminenceSlot] = newValue }
  }
}

nonisolated extension View {
  /// Sets how strongly the badges inside are drawn.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
