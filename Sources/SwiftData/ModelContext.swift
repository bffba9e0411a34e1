public import Calque

/// Inserts, deletes and finds models.
///
/// Models that a model refers to are inserted with it. Changes of variables are not taken back by
/// ``rollback()``, which only forgets what was inserted and deleted.
public final class ModelContext: Equatable {
  /// The container whose models these are.
  public let container: ModelContainer
  /// Whether changes are saved by themselves. Saving makes models visible to other contexts only.
  public var autosaveEnabled = false
  /// Undoes changes. Accepted without effect.
  public var undoManager: UndoManager?

  private var inserted: [any PersistentModel] = []
  private var deleted: [ObjectIdentifier: any PersistentModel] = [:]
  private var changed: [ObjectIdentifier: any PersistentModel] = [:]

  /// Makes a context of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// Whether both are the same context.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  // MARK: Changes

  /// Whether there is something to save.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }

  /// The models that were inserted since the last time of saving.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// The models that were changed since the last time of saving, and not inserted since.
  public var changedModelsArray: [any PersistentModel] {
    let new = Set(inserted.map { ObjectIdentifier($0) })
    return changed.values.filter { !new.contains(ObjectIdentifier($0)) }
      .sorted { $0.persistentModelID < $1.persistentModelID }
  }

  /// The models that were deleted since the last time of saving.
  public var deletedModelsArray: [any PersistentModel] {
    deleted.values.sorted { $0.persistentModelID < $1.persistentModelID }
  }

  /// Inserts a model, and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    if register(model) { container.store.noteChange() }
  }

  /// Inserts a model that is not there, and those that it refers to.
  @discardableResult
  private func register(_ model: any PersistentModel) -> Bool {
    let record = model._modelRecord
    if record.context === self, !record.isDeleted { return false }
    let wasDeleted = deleted.removeValue(forKey: ObjectIdentifier(model)) != nil
    record.context = self
    record.isDeleted = false
    let isSaved = wasDeleted && container.store.models.contains { $0 === model }
    if !isSaved { inserted.append(model) }
    for other in RelatedModels(of: model).models { register(other) }
    return true
  }

  /// Deletes a model. It stays an object, which no context finds.
  public func delete<T: PersistentModel>(_ model: T) {
    let record = model._modelRecord
    guard record.context === self, !record.isDeleted else { return }
    record.isDeleted = true
    if let index = inserted.firstIndex(where: { $0 === model }) {
      inserted.remove(at: index)
      record.context = nil
    } else {
      deleted[ObjectIdentifier(model)] = model
    }
    container.store.noteChange()
  }

  /// Deletes all models of a type for which a predicate holds.
  ///
  /// - Throws: What the predicate throws.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Saves what was inserted, deleted and changed: other contexts of the container find it.
  ///
  /// - Throws: Nothing here; writing a file can fail elsewhere.
  public func save() throws {
    insertRelated()
    guard hasChanges else { return }
    let removed = Set(deleted.keys)
    for model in deleted.values { model._modelRecord.context = nil }
    for model in inserted + Array(changed.values) { model._modelRecord.hasChanges = false }
    let new = inserted
    (inserted, deleted, changed) = ([], [:], [:])
    container.store.save(inserted: new, deleted: removed)
  }

  /// Forgets what was inserted and deleted since the last time of saving.
  public func rollback() {
    for model in inserted { model._modelRecord.context = nil }
    for model in deleted.values { model._modelRecord.isDeleted = false }
    (inserted, deleted, changed) = ([], [:], [:])
    container.store.noteChange()
  }

  /// Makes changes and saves them.
  ///
  /// - Throws: What the block throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Inserts what models have come to refer to.
  public func processPendingChanges() { insertRelated() }

  /// Notes that a model was changed.
  func noteChange(of model: any PersistentModel) {
    changed[ObjectIdentifier(model)] = model
  }

  private func insertRelated() {
    for model in changed.values.sorted(by: { $0.persistentModelID < $1.persistentModelID }) {
      for other in RelatedModels(of: model).models where other._modelRecord.context == nil {
        register(other)
      }
    }
  }

  // MARK: Reading

  /// Finds models.
  ///
  /// - Throws: What the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    container.store.noteReading()
    insertRelated()
    var found: [T] = []
    for case let model as T in container.store.models + inserted
    where deleted[ObjectIdentifier(model)] == nil {
      if model._modelRecord.context == nil { model._modelRecord.context = self }
      if try descriptor.predicate?.evaluate(model) ?? true { found.append(model) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    return Array(rest.prefix(max(descriptor.fetchLimit ?? .max, 0)))
  }

  /// Counts models.
  ///
  /// - Throws: What the predicate throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Finds what identifies models.
  ///
  /// - Throws: What the predicate throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each model that is found.
  ///
  /// - Throws: What the predicate or the block throws.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model that an identifier belongs to; nil if this context has none.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    (container.store.models + inserted).lazy.compactMap { $0 as? T }
      .first { $0.persistentModelID == identifier && !$0.isDeleted }
  }
}

/// The models that a model refers to, alone, in an array, or in an optional.
private struct RelatedModels {
  private(set) var models: [any PersistentModel] = []

  init(of model: any PersistentModel) {
    for child in Mirror(reflecting: model).children { read(child.value) }
  }

  private mutating func read(_ value: Any) {
    switch value {
    case let model as any PersistentModel: models.append(model)
    case let list as [any PersistentModel]: models += list
    case let list as [any PersistentModel]?: models += list ?? []
    default: break
    }
  }
}
