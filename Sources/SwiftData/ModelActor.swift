/// An actor with a container and a context of its own. `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
  /// The container whose models it reads.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier; nil if there is none.
  public subscript<T: PersistentModel>(
    identifier: PersistentIdentifier, as type: T.Type
  ) -> T? {
    modelContext.registeredModel(for: identifier)
  }
}

/// Has the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Has the context of an actor, which runs as other actors do.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// The context.
  public let modelContext: ModelContext

  /// Makes an executor with a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

// Only the actor that made it reads its context.
extension DefaultSerialModelExecutor: @unchecked Sendable {}
