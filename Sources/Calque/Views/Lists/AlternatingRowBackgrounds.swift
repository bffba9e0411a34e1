/// Whether every second row of a list has a background of another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let number: Int

  /// As the style wants it.
  public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
  /// Every second row has another background. A sidebar never does.
  public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

private let alternatingRowsSlot = EnvironmentSlot<AlternatingRowBackgroundBehavior>()

extension EnvironmentValues {
  /// What was set for the lists inside.
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[alternatingRowsSlot] ?? .automatic }
    set { self[alternatingRowsSlot] = newValue }
  }
}

nonisolated extension View {
  /// Gives every second row of the lists inside another background. Rows with a
  /// ``listRowBackground(_:)`` keep theirs.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(EnvironmentModifier { $0.alternatingRowBackgrounds = behavior })
  }
}
