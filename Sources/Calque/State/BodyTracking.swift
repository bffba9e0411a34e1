import Observation

/// Notices changes of what one body has read of `@Observable` objects.
///
/// A registration ends when anything that it has read changes. A body that runs again for another
/// reason ends its last one by changing a value of this object. Most bodies run once, and have no
/// such value: at most one registration of each body remains until an object changes.
final class BodyTracking {
  private let flag = ObservedFlag()
  private var runs: Runs?
  private var hasRun = false

  nonisolated init() {}

  /// Whether something was changed that the body has read. Any task may change it.
  var isChanged: Bool { flag.isRaised }

  /// Notes what `body` reads, in the place of what was read before.
  ///
  /// - Parameter all: Is raised, too, when something of it changes.
  func track<Result>(in all: ObservedFlag, _ body: () -> Result) -> Result {
    if hasRun, runs == nil { runs = Runs() }
    hasRun = true
    runs?.next()
    let (flag, runs) = (flag, runs)
    flag.lower()
    return withObservationTracking {
      runs?.note()
      return body()
    } onChange: {
      flag.raise()
      all.raise()
    }
  }

  /// Something that every run reads, and the next one changes.
  private final class Runs: Observable {
    private let registrar = ObservationRegistrar()
    private var number = 0

    func note() { registrar.access(self, keyPath: \.number) }
    func next() { registrar.withMutation(of: self, keyPath: \.number) { number &+= 1 } }

    deinit {
      registrar.withMutation(of: self, keyPath: \.number) { number &+= 1 }
    }
  }
}
