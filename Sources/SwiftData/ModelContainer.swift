/// Keeps the models of an app, in memory.
///
/// Contexts of a container share its objects: what one context saves is there for the others, and a
/// change of an object is seen by all.
public final class ModelContainer: Equatable {
  /// The models that it keeps.
  public let schema: Schema
  /// How it would store them.
  public let configurations: Set<ModelConfiguration>
  /// How stores of earlier versions would be changed.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()

  /// The context of the views.
  @MainActor public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    return context
  }()

  /// Makes a container for a schema.
  ///
  /// - Throws: Nothing here; opening a file can fail elsewhere.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
  }

  /// Makes a container for a schema.
  ///
  /// - Throws: Nothing here; opening a file can fail elsewhere.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for models.
  ///
  /// - Throws: Nothing here; opening a file can fail elsewhere.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container for models.
  init(types: [any PersistentModel.Type]) {
    schema = Schema(types)
    migrationPlan = nil
    configurations = []
  }

  /// Deletes all saved models.
  public func deleteAllData() {
    store.save(inserted: [], deleted: Set(store.models.map { ObjectIdentifier($0) }))
  }

  /// Deletes all saved models.
  public func erase() throws { deleteAllData() }

  /// Whether both are the same container.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

// Contexts are confined to their actors, and a container is only read there; SwiftData's container
// can be passed on in the same way.
extension ModelContainer: @unchecked Sendable {}
