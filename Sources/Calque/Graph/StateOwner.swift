/// A body that was evaluated with state of its own: what has to be evaluated again when the state
/// changes.
protocol StateOwner: AnyObject {}
