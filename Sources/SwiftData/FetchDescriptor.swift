/// Which models are found, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for them; nil for all models of the type.
  public var predicate: Predicate<T>?
  /// How they are sorted: by the first, and where that does not differ by the next. Without any,
  /// they are in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// How many are found at most; nil for all.
  public var fetchLimit: Int?
  /// How many of the first ones are passed over.
  public var fetchOffset: Int?
  /// Whether models are found that are not saved. Accepted without effect: they are.
  public var includePendingChanges = true
  /// The variables that are read at once. Accepted without effect.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related models that are read at once. Accepted without effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
