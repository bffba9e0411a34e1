/// A body that was evaluated with state of its own: what has to be evaluated again when the state
/// changes.
@MainActor
protocol StateOwner: AnyObject {
  /// Has the body run when it is next written.
  func outdate()
}

/// The owner of state that containers and controls of this package read as they are written: no
/// body has to run for it.
final class WrittenAgain: StateOwner {
  static let shared = WrittenAgain()

  func outdate() {}
}
