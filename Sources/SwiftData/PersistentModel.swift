/// An object that a ``ModelContext`` keeps. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What its context knows of it. `@Model` adds it.
  var _modelRecord: _ModelRecord { get }
}

extension PersistentModel {
  /// What identifies the object, as long as the program runs.
  public var persistentModelID: PersistentIdentifier { _modelRecord.identifier }

  /// What identifies the object, unless it has an `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into; nil if it was not, or was deleted and saved.
  public var modelContext: ModelContext? { _modelRecord.context }

  /// Whether the object was changed since its context was saved.
  public var hasChanges: Bool { _modelRecord.hasChanges }

  /// Whether the object was deleted from its context.
  public var isDeleted: Bool { _modelRecord.isDeleted }

  /// Two models are equal if they are the same one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.persistentModelID == rhs.persistentModelID
  }

  /// Hashes what identifies the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}

/// What a context knows of a model.
public final class _ModelRecord {
  let identifier = PersistentIdentifier.next()
  weak var context: ModelContext?
  var hasChanges = false
  var isDeleted = false

  /// Makes a record of a model without a context.
  public init() {}

  /// Notes that the model was changed.
  public func noteChange(of model: any PersistentModel) {
    hasChanges = true
    context?.noteChange(of: model)
  }
}
