public import Calque

/// The models that a context finds, in a view. The view is evaluated again when they are others.
///
/// ```swift
/// @Query(sort: \Trip.start) private var trips: [Trip]
/// ```
///
/// The context is that of the environment. Where there is none, nothing is found. The macro of this
/// name declares such a value, with an underscore in front of the variable's name.
@MainActor
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let found: (ModelContext) -> Swift.Result<Result, any Error>
  private let nothing: Result

  /// The models.
  public var wrappedValue: Result {
    switch found(context) {
    case .success(let models): models
    case .failure: nothing
    }
  }

  /// The context that finds them.
  public var modelContext: ModelContext { context }

  /// Why nothing was found; nil if that did not fail.
  public var fetchError: (any Error)? {
    if case .failure(let error) = found(context) { error } else { nil }
  }
}

extension Query where Result == [Element] {
  /// Finds the models that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: Which ones.
  ///   - animation: How changes of them are animated. Accepted without effect.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    nothing = []
    found = { context in Swift.Result { try context.fetch(descriptor) } }
  }

  /// Finds all models of the type, in the order in which they were inserted.
  public init() {
    self.init(FetchDescriptor())
  }

  /// Finds all models of the type. How changes of them are animated is accepted without effect.
  public init(animation: Animation) {
    self.init(FetchDescriptor())
  }

  /// Finds models.
  ///
  /// - Parameters:
  ///   - filter: What holds for them; nil for all.
  ///   - sort: How they are sorted.
  ///   - animation: How changes of them are animated. Accepted without effect.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort))
  }

  /// Finds models, and sorts them by a variable.
  ///
  /// - Parameters:
  ///   - filter: What holds for them; nil for all.
  ///   - sort: The variable.
  ///   - order: Whether the least one is first.
  ///   - animation: How changes of them are animated. Accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sort, order: order)])
  }

  /// Finds models, and sorts them by a variable; those without it are first.
  ///
  /// - Parameters:
  ///   - filter: What holds for them; nil for all.
  ///   - sort: The variable.
  ///   - order: Whether the least one is first.
  ///   - animation: How changes of them are animated. Accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sort, order: order)])
  }
}
