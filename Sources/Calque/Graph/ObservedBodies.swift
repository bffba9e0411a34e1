import Synchronization

/// The bodies that have read something of observable objects that was changed since. Any task may
/// change it.
final class ObservedBodies: Sendable {
  private let changed = Mutex<[ObservedBody]>([])

  /// Notes that a body has to run again.
  func add(_ body: ObservedBody) { changed.withLock { $0.append(body) } }

  /// Whether no body has to run again.
  var isEmpty: Bool { changed.withLock(\.isEmpty) }

  /// Returns the bodies that were noted, and forgets them.
  func take() -> [ObservedBody] {
    changed.withLock { bodies in
      defer { bodies = [] }
      return bodies
    }
  }
}

/// A body as the objects that it has read know it.
final class ObservedBody: Sendable {
  let flag = ObservedFlag()
  /// Only used where views are evaluated.
  nonisolated(unsafe) weak var memo: (any ObservingMemo)?
}

/// What a body last was, if it is told of changes of objects.
@MainActor
protocol ObservingMemo: AnyObject {
  /// The last evaluation of the body, if it can be evaluated alone.
  var evaluated: (any StateOwner)? { get }
  /// Runs the body again if it has to run, with the inputs that it had.
  func refresh(in storage: StateStorage)
}
