/// The colour of what the bar of the system says.
public enum UIStatusBarStyle: Int, Sendable {
  /// The styles by their names.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
