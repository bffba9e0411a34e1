public import Foundation

/// Keeps models, in memory, and their contexts.
public final class ModelContainer: @unchecked Sendable {
  // What changes is in the store, which has a lock, or belongs to the main actor.
  let store = ModelStore()
  /// The classes of the models.
  public let schema: Schema
  /// How the models are stored.
  public let configurations: Set<ModelConfiguration>
  /// How older versions become newer ones; accepted without effect.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  @MainActor private var main: ModelContext?

  init(_ schema: Schema) {
    (self.schema, configurations, migrationPlan) = (schema, [], nil)
  }

  /// Makes an empty container.
  ///
  /// - Parameters:
  ///   - schema: The classes of the models.
  ///   - migrationPlan: Accepted without effect.
  ///   - configurations: Kept without effect: models are kept in memory, however it is asked.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
  }

  /// Makes an empty container.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes an empty container.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of views.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Removes every model, those that are not saved apart.
  public func deleteAllData() {
    let all = store.all
    for model in all { (model._$modelState.context, model._$modelState.isDeleted) = (nil, true) }
    store.commit([], without: Set(all.map(ObjectIdentifier.init)))
    store.noteChange(of: all)
  }

  /// Removes every model, those that are not saved apart.
  public func erase() throws { deleteAllData() }
}

/// How the models of a container are stored.
///
/// All is kept without effect: models are kept in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// Where a container for several apps is.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String

    /// As the app's entitlements say.
    public static var automatic: Self { Self(name: "automatic") }
    /// Nowhere.
    public static var none: Self { Self(name: "none") }
    /// In the container of a group.
    public static func identifier(_ name: String) -> Self { Self(name: name) }
  }

  /// Which database of CloudKit has copies.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// As the app's entitlements say.
    public static var automatic: Self { Self(name: "automatic") }
    /// None.
    public static var none: Self { Self(name: "none") }
    /// A private one.
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }

  /// The name.
  public let name: String
  /// The file that was asked for.
  public let url: URL
  /// Whether no file was asked for.
  public let isStoredInMemoryOnly: Bool
  /// Whether the models may be changed.
  public let allowsSave: Bool
  /// The database of CloudKit.
  public let cloudKitDatabase: CloudKitDatabase

  /// The name.
  public var id: String { name }

  /// Asks for models in memory, or in a file of the app.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: "/dev/null")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Asks for models in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Asks for the models of some classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
