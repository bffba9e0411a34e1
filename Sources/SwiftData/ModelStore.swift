import Foundation
import Observation

/// The saved models of a container, which all of its contexts share.
final class ModelStore: @unchecked Sendable {
  // All access is inside of the lock.
  private let lock = NSLock()
  private var rows: [ObjectIdentifier: Rows] = [:]
  private var revisions: [ObjectIdentifier: Revision] = [:]
  private var last = 0

  private struct Rows {
    let type: any PersistentModel.Type
    /// The models with the order in which they were saved.
    var models: [(number: Int, model: any PersistentModel)] = []
  }

  /// What is read with the models of a type, and changes when one comes or goes.
  private final class Revision: Observable, @unchecked Sendable {
    // The registrar has a lock of its own, and the closure only tests the type of what it is given.
    private let registrar = ObservationRegistrar()
    private let number = 0
    let isOf: (any PersistentModel) -> Bool

    init<T: PersistentModel>(_ type: T.Type) { isOf = { $0 is T } }

    func access() { registrar.access(self, keyPath: \.number) }
    func change() { registrar.withMutation(of: self, keyPath: \.number) {} }
  }

  /// The models of a class and its subclasses, in the order in which they were saved.
  func models<T: PersistentModel>(of type: T.Type) -> [T] {
    lock.withLock {
      let found = rows.values.filter { $0.type is T.Type }
      let all = found.flatMap(\.models)
      let ordered = found.count == 1 ? all : all.sorted { $0.number < $1.number }
      return ordered.compactMap { $0.model as? T }
    }
  }

  /// Every saved model.
  var all: [any PersistentModel] {
    lock.withLock { rows.values.flatMap(\.models).sorted { $0.number < $1.number }.map(\.model) }
  }

  /// Adds and removes models.
  func commit(_ added: [any PersistentModel], without removed: Set<ObjectIdentifier>) {
    lock.withLock {
      for model in added {
        let type = type(of: model)
        last += 1
        rows[ObjectIdentifier(type), default: Rows(type: type)].models.append((last, model))
      }
      guard !removed.isEmpty else { return }
      for id in Array(rows.keys) {
        rows[id]?.models.removeAll { removed.contains(ObjectIdentifier($0.model)) }
      }
    }
  }

  /// Notes that the models of a type are read.
  func access<T: PersistentModel>(_ type: T.Type) {
    let revision = lock.withLock {
      let id = ObjectIdentifier(type)
      let revision = revisions[id] ?? Revision(type)
      revisions[id] = revision
      return revision
    }
    revision.access()
  }

  /// Says that models came or went.
  func noteChange(of models: [any PersistentModel]) {
    guard !models.isEmpty else { return }
    let known = lock.withLock { Array(revisions.values) }
    for revision in known where models.contains(where: revision.isOf) { revision.change() }
  }
}
