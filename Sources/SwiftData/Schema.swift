/// The classes of the models of a container.
public final class Schema: Sendable {
  /// The number of a version.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    let numbers: [Int]

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

    /// Whether a version is the older one.
    public static func < (one: Self, other: Self) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }

    /// The numbers with dots.
    public var description: String { numbers.map(String.init).joined(separator: ".") }
  }

  /// A class of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// The classes.
  public let entities: [Entity]
  /// The version.
  public let version: Version

  /// Makes a schema of classes.
  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity(name: "\($0)") }
    self.version = version
  }

  /// Makes a schema of classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Makes a schema of the classes of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

extension Schema {
  /// A stored property of a model.
  public struct PropertyMetadata {
    /// The name of the property.
    public let name: String
    /// The property.
    public let keypath: AnyKeyPath
    let link: ModelLink?

    /// Makes the description of a property, as ``Model()`` does.
    public init<M: PersistentModel, Value>(
      name: String, keypath: KeyPath<M, Value>, metadata: Relationship? = nil
    ) {
      (self.name, self.keypath) = (name, keypath)
      link = ModelLink(keypath, metadata)
    }
  }

  /// How a property is stored.
  public struct Attribute {
    /// A wish about how a property is stored. Accepted without effect.
    public struct Option: Sendable {
      /// The value is not that of another model.
      public static var unique: Self { Self() }
      /// The value is in a file of its own.
      public static var externalStorage: Self { Self() }
      /// The value is encrypted.
      public static var allowsCloudEncryption: Self { Self() }
      /// The value stays in the history of deleted models.
      public static var preserveValueOnDeletion: Self { Self() }
      /// The value is not stored, and its changes count.
      public static var ephemeral: Self { Self() }
      /// The value is found by Spotlight.
      public static var spotlight: Self { Self() }
      /// The value is written by a transformer.
      public static func transformable(by name: String) -> Self { Self() }
      /// The value is written by a transformer.
      public static func transformable(by type: Any.Type) -> Self { Self() }
    }
  }

  /// A property with other models.
  public struct Relationship {
    /// What happens to the other models when a model is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// They are deleted.
      case cascade
      /// As `nullify`: nothing refuses to delete a model.
      case deny
      /// They keep the deleted model.
      case noAction
      /// They lose the connection.
      case nullify
    }

    /// A wish about how the models are stored. Accepted without effect.
    public struct Option: Sendable {
      /// Each model is there once.
      public static var unique: Self { Self() }
    }

    /// What happens to the other models when a model is deleted.
    public let deleteRule: DeleteRule
    /// The property of the other models that says the same.
    public let inverse: AnyKeyPath?

    /// Makes the description of a relationship, with the arguments of `@Relationship`.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.deleteRule, self.inverse) = (deleteRule, inverse)
    }
  }
}

/// A version of the classes of an app's models.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How the models of older versions become those of newer ones.
///
/// Accepted without effect: a container is empty at first.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next one. Accepted without effect: a container is empty at first.
public enum MigrationStage: Sendable {
  /// A step that needs no code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code, which is not run.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
