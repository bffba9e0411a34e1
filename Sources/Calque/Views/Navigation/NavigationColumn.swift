/// A column of a split view, for the links of the column in front of it.
final class NavigationColumn {
  /// The stack of the column, once it is evaluated.
  weak var stack: NavigationContext?
}

private let ownColumnSlot = EnvironmentSlot<NavigationColumn>()
private let collapsingSlot = EnvironmentSlot<Bool>()
private let nextColumnSlot = EnvironmentSlot<NavigationColumn>()

extension EnvironmentValues {
  /// The column that the views are in.
  var ownColumn: NavigationColumn? {
    get { self[ownColumnSlot] }
    set { self[ownColumnSlot] = newValue }
  }

  /// The column that links show their pages in, if it is not their own.
  var nextColumn: NavigationColumn? {
    get { self[nextColumnSlot] }
    set { self[nextColumnSlot] = newValue }
  }

  /// Whether a stack takes the place of the page that it is on: in a column of a split view.
  var collapsesStack: Bool {
    get { self[collapsingSlot] ?? false }
    set { self[collapsingSlot] = newValue }
  }
}
