import Observation

/// Notices changes of what one body has read of `@Observable` objects.
///
/// A registration ends when anything that it has read changes. A body that runs again for another
/// reason ends its last one by changing a value of this object, and such an end does not count as a
/// change. Most bodies read no object, and have no such value: at most two registrations of each
/// body remain until an object changes.
final class BodyTracking {
  private let body = ObservedBody()
  /// The registration of the last run, raised while it counts. It is released at once if the body
  /// has read no object.
  private weak var registration: ObservedFlag?
  private var runs: Runs?

  nonisolated init() {}

  deinit { registration?.lower() }

  /// Whether something was changed that the body has read. Any task may change it.
  var isChanged: Bool { body.flag.isRaised }
  /// Whether the last run has read an object, nothing of which was changed since.
  var isReading: Bool { registration != nil }

  /// Names the body that is outdated by a change.
  func belongs(to memo: any ObservingMemo) { body.memo = memo }

  /// Notes what `body` reads, in the place of what was read before.
  ///
  /// - Parameter all: Takes the body when something of it changes.
  func track<Result>(in all: ObservedBodies, _ run: () -> Result) -> Result {
    if let registration {
      registration.lower()
      if runs == nil { runs = Runs() }
    }
    runs?.next()
    let registration = ObservedFlag()
    registration.raise()
    self.registration = registration
    let (body, runs) = (body, runs)
    body.flag.lower()
    return withObservationTracking {
      runs?.note()
      return run()
    } onChange: {
      guard registration.isRaised else { return }
      body.flag.raise()
      all.add(body)
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
