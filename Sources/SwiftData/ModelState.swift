import Observation
import Synchronization

/// What contexts know of a model: ``Model()`` gives each object one.
public final class ModelState {
  private static let last = Mutex(0)

  private let registrar = ObservationRegistrar()
  private let number: Int
  weak var context: ModelContext?
  var isDeleted = false
  var isInserted = false
  /// What undoes the changes since the last save, by the properties.
  private var undo: [AnyKeyPath: () -> Void] = [:]

  /// Makes the state of a model that no context knows.
  public init() {
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  func identifier(entity: String) -> PersistentIdentifier {
    PersistentIdentifier(entityName: entity, number: number)
  }

  var hasChanges: Bool { isInserted || !undo.isEmpty }

  /// Notes that a property is read.
  public func access<M: PersistentModel, Value>(_ model: M, _ keyPath: KeyPath<M, Value>) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Changes a property, and the inverse one of the models that come and go.
  public func change<M: PersistentModel, Value>(
    _ model: M, _ keyPath: ReferenceWritableKeyPath<M, Value>, from old: Value, to new: Value,
    _ store: () -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath, store)
    if let context {
      if undo[keyPath] == nil {
        undo[keyPath] = { [weak model] in model?[keyPath: keyPath] = old }
      }
      context.noteChange(of: model)
    }
    guard RelationshipTarget.of(Value.self) != nil,
      let link = ModelLinks.link(of: type(of: model), at: keyPath)
    else { return }
    let (before, after) = (RelationshipTarget.models(in: old), RelationshipTarget.models(in: new))
    if let inverse = ModelLinks.inverse(of: link, in: type(of: model)) {
      let kept = Set(after.map(ObjectIdentifier.init))
      for other in before where !kept.contains(ObjectIdentifier(other)) {
        inverse.remove(model, other)
      }
      for other in after { inverse.add(model, other) }
    }
    connect(model, with: after)
  }

  /// Inserts a model that is connected with one in a context, too.
  private func connect(_ model: any PersistentModel, with others: [any PersistentModel]) {
    if let context {
      for other in others { context.insertConnected(other) }
    } else if let context = others.lazy.compactMap({ $0._$modelState.context }).first {
      context.insertConnected(model)
    }
  }

  /// Forgets how the properties were.
  func forgetChanges() { (undo, isInserted) = ([:], false) }

  /// Gives the properties the values that they had at the last save.
  func undoChanges() {
    let actions = undo.values
    for action in actions { action() }
    undo = [:]
  }
}
