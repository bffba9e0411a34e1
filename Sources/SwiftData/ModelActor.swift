/// An actor with a context of its own. ``ModelActor()`` makes an actor one.
///
/// The models are those of other contexts, too: do not change one in two tasks at the same time.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; nil if the context has none of that type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Has the context of a ``ModelActor``.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Has the context of a ``ModelActor``, which one task uses at a time.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  // The actor has the only reference.
  /// The context.
  public let modelContext: ModelContext

  /// Makes an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
