import CalqueLayout

/// What is told when the first scroll view of a page was scrolled.
protocol ScrollFollower: AnyObject {
  /// Follows a scroll view, unless there is another one before it.
  func add(_ port: ScrollPort)
}

private let scrollFollowerSlot = EnvironmentSlot<any ScrollFollower>()

extension EnvironmentValues {
  /// What follows the scroll views of the page.
  var scrollFollower: (any ScrollFollower)? {
    get { self[scrollFollowerSlot] }
    set { self[scrollFollowerSlot] = newValue }
  }
}
