/// The saved models of a container, in the order in which they were inserted.
///
/// What reads models in the body of a view is told when some are inserted, deleted or saved.
final class ModelStore: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var models: [any PersistentModel] = []

  /// Changes with everything that is inserted, deleted or saved.
  private(set) var revision = 0

  /// Says that the models are being read.
  func noteReading() {
    registrar.access(self, keyPath: \.revision)
  }

  /// Says that some models were inserted, deleted or saved.
  func noteChange() {
    registrar.withMutation(of: self, keyPath: \.revision) { revision += 1 }
  }

  /// Adds and removes saved models.
  func save(inserted: [any PersistentModel], deleted: Set<ObjectIdentifier>) {
    models.removeAll { deleted.contains(ObjectIdentifier($0)) }
    models += inserted
    noteChange()
  }
}
