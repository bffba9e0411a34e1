/// A body that was evaluated with state of its own: what has to be evaluated again when the state
/// changes.
@MainActor
protocol StateOwner: AnyObject {
  /// Has the body run when it is next written.
  func outdate()
}
