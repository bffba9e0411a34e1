public import Calque
public import Foundation

/// What models are inserted in, deleted from and fetched by.
///
/// All contexts of a container have the same objects: a property that is set is the same in all of
/// them at once. Models that are inserted or deleted are so in other contexts after ``save()``.
public final class ModelContext {
  /// The container of the context.
  public let container: ModelContainer
  /// Whether the context saves at times of its own.
  ///
  /// Accepted without effect: a context saves when it is told to. Queries also find what is not
  /// saved.
  public var autosaveEnabled = false
  /// Takes the changes back. Accepted without effect: nothing is registered.
  public var undoManager: UndoManager?
  /// Names who changes the models. Accepted without effect.
  public var author: String?

  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var deletedIDs: Set<ObjectIdentifier> = []
  private var changed: [ObjectIdentifier: any PersistentModel] = [:]

  /// Makes a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  private var store: ModelStore { container.store }

  // MARK: Changes

  /// Whether something was inserted, deleted or changed since the last save.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }

  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// The saved models whose properties were set since the last save, those made first in front.
  public var changedModelsArray: [any PersistentModel] {
    changed.values.sorted { $0.persistentModelID < $1.persistentModelID }
  }

  /// Inserts a model, and the models that it is connected with. A model that is in a context
  /// already stays there.
  public func insert<T: PersistentModel>(_ model: T) { insertConnected(model) }

  func insertConnected(_ model: any PersistentModel) {
    var open = [model]
    var new: [any PersistentModel] = []
    while let model = open.popLast() {
      let state = model._$modelState
      if state.context === self, deletedIDs.remove(ObjectIdentifier(model)) != nil {
        deleted.removeAll { $0 === model }
        state.isDeleted = false
        new.append(model)
        continue
      }
      guard state.context == nil else { continue }
      (state.context, state.isInserted, state.isDeleted) = (self, true, false)
      inserted.append(model)
      new.append(model)
      for link in ModelLinks.links(of: type(of: model)) {
        let others = link.models(model)
        if let inverse = ModelLinks.inverse(of: link, in: type(of: model)) {
          for other in others { inverse.add(model, other) }
        }
        open += others.reversed()
      }
    }
    store.noteChange(of: new)
  }

  /// Deletes a model. Models that it is connected with are deleted too where the rule of the
  /// property is to, and otherwise lose the connection.
  public func delete<T: PersistentModel>(_ model: T) { deleteConnected(model) }

  private func deleteConnected(_ model: any PersistentModel) {
    var open = [model]
    var gone: [any PersistentModel] = []
    while let model = open.popLast() {
      let state = model._$modelState
      guard state.context === self, !state.isDeleted else { continue }
      state.isDeleted = true
      gone.append(model)
      for link in ModelLinks.links(of: type(of: model)) {
        let others = link.models(model)
        if link.relationship?.deleteRule == .cascade { open += others.reversed() }
        if link.relationship?.deleteRule == .noAction { continue }
        guard let inverse = ModelLinks.inverse(of: link, in: type(of: model)) else { continue }
        for other in others where !other._$modelState.isDeleted { inverse.remove(model, other) }
      }
      changed[ObjectIdentifier(model)] = nil
      if state.isInserted {
        inserted.removeAll { $0 === model }
        state.forgetChanges()
        state.context = nil
      } else {
        deleted.append(model)
        deletedIDs.insert(ObjectIdentifier(model))
      }
    }
    store.noteChange(of: gone)
  }

  /// Deletes all models of a type that a predicate is true of.
  ///
  /// - Throws: The error of the predicate; nothing is deleted then.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate))
    where includeSubclasses || type(of: found) == model {
      deleteConnected(found)
    }
  }

  func noteChange(of model: any PersistentModel) {
    let state = model._$modelState
    guard !state.isInserted, !state.isDeleted else { return }
    changed[ObjectIdentifier(model)] = model
  }

  // MARK: Saving

  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// Makes the changes those of the container: other contexts have them, and ``rollback()`` does
  /// not take them back.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let (added, removed, set) = (inserted, deleted, changed.values)
    store.commit(added, without: deletedIDs)
    (inserted, deleted, deletedIDs, changed) = ([], [], [], [:])
    for model in added + set { model._$modelState.forgetChanges() }
    for model in removed {
      model._$modelState.forgetChanges()
      model._$modelState.context = nil
    }
    // What was set is read by itself.
    store.noteChange(of: added + removed)
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Runs a block, and saves.
  ///
  /// - Throws: The error of the block; what it has changed is not saved then.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes back what was inserted, deleted and changed since the last save.
  public func rollback() {
    let (added, removed) = (inserted, deleted)
    for model in removed { model._$modelState.isDeleted = false }
    for model in Array(changed.values) + removed { model._$modelState.undoChanges() }
    for model in added {
      model._$modelState.forgetChanges()
      model._$modelState.context = nil
    }
    (inserted, deleted, deletedIDs, changed) = ([], [], [], [:])
    store.noteChange(of: added + removed)
  }

  /// Takes the undone changes into account. Accepted without effect: there are none.
  public func processPendingChanges() {}

  // MARK: Fetching

  /// The models that a descriptor asks for. Without an order they are in that in which they were
  /// saved, and then inserted.
  ///
  /// - Throws: The error of the predicate.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    store.access(T.self)
    var found = store.models(of: T.self)
    if descriptor.includePendingChanges {
      if !deletedIDs.isEmpty { found.removeAll { deletedIDs.contains(ObjectIdentifier($0)) } }
      found += inserted.compactMap { $0 as? T }
    }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let start = min(max(descriptor.fetchOffset ?? 0, 0), found.count)
    let count = min(max(descriptor.fetchLimit ?? found.count, 0), found.count - start)
    return start == 0 && count == found.count ? found : Array(found[start..<start + count])
  }

  /// How many models a descriptor asks for.
  ///
  /// - Throws: The error of the predicate.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor asks for.
  ///
  /// - Throws: The error of the predicate.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each of the models that a descriptor asks for.
  ///
  /// - Throws: The error of the predicate, or of the block.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identifier; nil if the context has none of that type.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    ((try? fetch(FetchDescriptor<T>())) ?? []).first { $0.persistentModelID == id }
  }

  /// The model with an identifier; one of a class of its own if there is none, so that a cast
  /// fails.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    (store.all.filter { !deletedIDs.contains(ObjectIdentifier($0)) } + inserted)
      .first { $0.persistentModelID == id } ?? MissingModel()
  }
}

/// What a context returns for an identifier that it does not know.
private final class MissingModel: PersistentModel {
  let _$modelState = ModelState()
  static var schemaMetadata: [Schema.PropertyMetadata] { [] }
}
