import Observation
import Synchronization

/// The models of a query at its place. They are fetched again when they may be others.
final class QueriedModels<Element: PersistentModel>: Observable {
  private let registrar = ObservationRegistrar()
  private var descriptor = FetchDescriptor<Element>()
  private var context: ModelContext?
  private var models: [Element] = []
  private(set) var error: (any Error)?
  private var fetched = Fetched()
  /// Read by every fetch and changed by the next one, which ends the registration of the last one.
  private var run = 0

  /// Whether what was fetched still counts. Any task may outdate it.
  private final class Fetched: Sendable {
    private let state = Mutex(false)

    var isCurrent: Bool { state.withLock { $0 } }

    /// - Returns: Whether it was another one before.
    func set(_ isCurrent: Bool) -> Bool {
      state.withLock { state in
        defer { state = isCurrent }
        return state != isCurrent
      }
    }
  }

  /// The models. What reads them is told when they may be others.
  var value: [Element] {
    registrar.access(self, keyPath: \.value)
    if !fetched.isCurrent, context != nil { fetch() }
    return models
  }

  /// Fetches what is asked for at an evaluation of the view.
  func fetch(_ descriptor: FetchDescriptor<Element>, in context: ModelContext?) {
    let isSame = self.context === context && self.descriptor.isPlain && descriptor.isPlain
    if isSame, fetched.isCurrent, self.descriptor.sortBy == descriptor.sortBy { return }
    (self.descriptor, self.context) = (descriptor, context)
    fetch()
  }

  private func fetch() {
    _ = fetched.set(false)
    registrar.withMutation(of: self, keyPath: \.run) { run &+= 1 }
    guard let context else {
      (models, error) = ([], nil)
      return
    }
    let fetched = Fetched()
    self.fetched = fetched
    _ = fetched.set(true)
    let change = Change(self)
    withObservationTracking {
      registrar.access(self, keyPath: \.run)
      do {
        (models, error) = (try context.fetch(descriptor), nil)
      } catch {
        (models, self.error) = ([], error)
      }
    } onChange: {
      if fetched.set(false) { change.report() }
    }
  }

  private func report() { registrar.withMutation(of: self, keyPath: \.value) {} }

  /// Says that the models may be others.
  private struct Change: @unchecked Sendable {
    // The registrar has a lock of its own.
    private weak var models: QueriedModels?

    init(_ models: QueriedModels) { self.models = models }

    func report() { models?.report() }
  }
}
