import CalqueLayout

/// What a long press on a row of a list shows, and what a tap does.
struct SelectionMenu {
  /// Whether a value is of the type of the selection.
  let accepts: (AnyHashable) -> Bool
  let items: (Set<AnyHashable>) -> AnyView?
  let primaryAction: ((Set<AnyHashable>) -> Void)?
  /// Gives a row the menu of some values, where the views of the row are written.
  let attach: @MainActor (ListRow, Set<AnyHashable>, ViewEmitter) -> Void
  /// Gives a list the menu of no rows, where the list is written.
  let attachToGround: @MainActor (ListInput, ViewEmitter) -> Void

  /// The values that a menu of a row is for: all that are selected if the row is one of them,
  /// otherwise that of the row.
  func values(for tag: AnyHashable, in selection: ListSelection?) -> Set<AnyHashable> {
    guard let selection, selection.contains(tag) else { return [tag] }
    return selection.values().union([tag])
  }
}

private let selectionMenuSlot = EnvironmentSlot<SelectionMenu>()

extension EnvironmentValues {
  /// The menu of the rows of the lists inside.
  var selectionMenu: SelectionMenu? {
    get { self[selectionMenuSlot] }
    set { self[selectionMenuSlot] = newValue }
  }
}

extension ListRow {
  /// The menu of the row, and the values that it is for.
  var menu: (menu: SelectionMenu, values: Set<AnyHashable>)? {
    guard let tag, let menu = context.selectionMenu, menu.accepts(tag) else { return nil }
    return (menu, menu.values(for: tag, in: context.selection))
  }
}

extension ListRowDecorator {
  /// Gives a row its menu. Call it where the views of the row are written.
  func emitMenu(of row: ListRow, into emitter: ViewEmitter) {
    guard let found = row.menu, found.menu.items(found.values) != nil else { return }
    found.menu.attach(row, found.values, emitter)
  }
}
