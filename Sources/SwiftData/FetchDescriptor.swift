public import Foundation

/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// What is true of the models; nil for all of the type.
  public var predicate: Predicate<T>?
  /// The order; the first descriptor decides, then the second one.
  public var sortBy: [SortDescriptor<T>]
  /// How many models there are at most; nil for all.
  public var fetchLimit: Int?
  /// How many models are left out at the start; nil for none.
  public var fetchOffset: Int?
  /// Whether models count as the context has them, and not as they were saved last.
  public var includePendingChanges = true
  // Key paths of properties are only read: other tasks may have them, too.
  /// The properties that are read at once. Accepted without effect: all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The connected models that are read at once. Accepted without effect: all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Asks for the models that a predicate is true of.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// Whether only the order is asked for. Predicates cannot be compared.
  var isPlain: Bool {
    predicate == nil && fetchLimit == nil && fetchOffset == nil && includePendingChanges
  }
}
