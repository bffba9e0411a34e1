/// The models that a container keeps.
public struct Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// What changes with each incompatible version.
    public let major: Int
    /// What changes with additions.
    public let minor: Int
    /// What changes with corrections.
    public let patch: Int

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The three numbers with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Orders versions by their numbers.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// A variable of a model.
  public enum Attribute {
    /// How a variable is stored. Accepted without effect.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models have the same value.
      public static let unique = Self(name: "unique")
      /// The value is stored in a file of its own.
      public static let externalStorage = Self(name: "externalStorage")
      /// The value is found by Spotlight.
      public static let spotlight = Self(name: "spotlight")
      /// The value is encrypted.
      public static let encrypt = Self(name: "encrypt")
      /// The value is encrypted where it is shared.
      public static let allowsCloudEncryption = Self(name: "allowsCloudEncryption")
      /// The value is observed and not stored.
      public static let ephemeral = Self(name: "ephemeral")
      /// The value is kept in the history of deleted models.
      public static let preserveValueOnDeletion = Self(name: "preserveValueOnDeletion")

      /// A transformer makes data of the value.
      public static func transformable(by name: String) -> Self { Self(name: name) }

      /// A transformer makes data of the value.
      public static func transformable(by type: Any.Type) -> Self { Self(name: "\(type)") }
    }
  }

  /// How a model is related to others.
  public enum Relationship {
    /// What a relationship is like. Accepted without effect.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models are related to the same one.
      public static let unique = Self(name: "unique")
    }

    /// What becomes of related models when a model is deleted. Accepted without effect.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// They are deleted too.
      case cascade
      /// They stay, and lose the model.
      case nullify
      /// The model is not deleted as long as there are any.
      case deny
      /// They stay as they are.
      case noAction
    }
  }

  /// The version of the schema.
  public let version: Version
  let types: [any PersistentModel.Type]

  /// Makes a schema of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// Makes a schema of models.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Makes a schema of those of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The models of a version of an app.
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of earlier versions are changed. Accepted without effect: there is no store.
public protocol SchemaMigrationPlan {
  /// The versions, in order.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of an app's models to the next. Accepted without effect.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
