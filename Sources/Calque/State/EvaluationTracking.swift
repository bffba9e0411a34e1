import Observation

/// Notices changes of `@Observable` objects that an evaluation of views has read.
///
/// A registration ends when anything that it has read changes. Each evaluation reads a value of
/// this object, too, and the next one changes it first: so the registrations of objects that never
/// change do not accumulate.
final class EvaluationTracking: Observable {
  private let registrar = ObservationRegistrar()
  private let changed = ObservedFlag()
  private var evaluation = 0

  /// Whether something was changed that views have read since the last evaluation began. Any task
  /// may change it.
  var isChanged: Bool { changed.isRaised }

  /// Forgets what was read so far.
  func beginEvaluation() {
    registrar.withMutation(of: self, keyPath: \.evaluation) { evaluation &+= 1 }
    changed.lower()
  }

  /// Notes what `body` reads, in addition to what was read since the evaluation began.
  func track<Result>(_ body: () -> Result) -> Result {
    let changed = changed
    return withObservationTracking {
      registrar.access(self, keyPath: \.evaluation)
      return body()
    } onChange: {
      changed.raise()
    }
  }

  deinit {
    registrar.withMutation(of: self, keyPath: \.evaluation) { evaluation &+= 1 }
  }
}
