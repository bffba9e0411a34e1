public import Observation

/// A class whose objects a ``ModelContext`` keeps. ``Model()`` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable,
  SendableMetatype
{
  /// What contexts know of the object.
  var _$modelState: ModelState { get }
  /// The stored properties of the class.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The identifier of the model, as long as the class has no `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identifier of the model. It is the same before and after the model is saved.
  public var persistentModelID: PersistentIdentifier {
    _$modelState.identifier(entity: "\(Self.self)")
  }

  /// The context that the model was inserted in; nil if there is none.
  public var modelContext: ModelContext? { _$modelState.context }

  /// Whether the model was deleted from its context.
  public var isDeleted: Bool { _$modelState.isDeleted }

  /// Whether the model was inserted, or one of its properties was set, since the last save.
  public var hasChanges: Bool { _$modelState.hasChanges }

  /// Whether both are one object.
  public static func == (one: Self, other: Self) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name of a model, which is never that of another one in the same process.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  /// The name of the store; nil, since models are kept in memory.
  public var storeIdentifier: String? { nil }
  let number: Int

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// Whether the model was made first, of two models of a class.
  public static func < (one: Self, other: Self) -> Bool {
    (one.entityName, one.number) < (other.entityName, other.number)
  }
}
