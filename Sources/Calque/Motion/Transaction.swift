/// What goes with a change of state: how what it changes moves.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// How what is changed moves; nil for at once.
  public var animation: Animation?
  /// Whether `animation(_:value:)` modifiers have no effect on the change.
  public var disablesAnimations = false
  /// Whether the change is a part of an interaction that continues.
  public var isContinuous = false
  /// What is done when the animations have ended.
  var completions: [() -> Void] = []

  /// Makes a transaction of a change that is shown at once.
  public init() {}

  /// Makes a transaction of an animated change.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key of yours.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something when the animations of the change have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// A key of a value that you add to ``Transaction``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }

  private let kind: Kind

  /// When it has nearly reached its end.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When it no longer changes anything. It is the same moment here.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

extension Transaction {
  /// The transaction of the changes that are made now.
  static var current: Transaction { holder?.transaction ?? Transaction() }

  /// Whether changes are made in a transaction now.
  static var isSet: Bool { holder != nil }

  @TaskLocal private static var holder: Holder?

  /// A transaction that stays in the call that it was made for.
  // Unchecked: the values of users need not be sendable; what is inside is only read, during the
  // synchronous call of `withTransaction`.
  private struct Holder: @unchecked Sendable {
    let transaction: Transaction
  }

  /// Makes changes in this transaction.
  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$holder.withValue(Holder(transaction: self), operation: body)
  }
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  TransactionObservers.flush()
  let result = try transaction.run {
    let result = try body()
    TransactionObservers.flush()
    return result
  }
  return result
}

/// Makes changes in the current transaction with another value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates what changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Animates what changes, and does something when that has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
