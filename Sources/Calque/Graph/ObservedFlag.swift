import Synchronization

/// Says that something was changed that was read. Any task may raise it.
final class ObservedFlag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }
  func raise() { value.store(true, ordering: .releasing) }
  func lower() { value.store(false, ordering: .releasing) }
}
