import Synchronization

/// What identifies a model, as long as the program runs.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  private let number: Int

  private static let last = Atomic(0)

  static func next() -> Self {
    Self(number: last.add(1, ordering: .relaxed).newValue)
  }

  /// The identifier itself.
  public var id: Self { self }

  /// Orders identifiers by when their models were made.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
