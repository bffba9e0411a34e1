/// Shows what was selected in the next column of a split view.
struct ColumnOpening {
  /// The selection of the list that was written last in the column, to be cleared on the way back.
  var selected: SelectedInColumn?
  let open: () -> Void
}

/// What is selected in a column that is left for the next one, where the window is compact.
final class SelectedInColumn {
  var clear: (() -> Void)?

  nonisolated init() {}
}

private let columnOpeningSlot = EnvironmentSlot<ColumnOpening>()
private let columnSelectionSlot = EnvironmentSlot<ListSelection>()

extension EnvironmentValues {
  /// What follows when something is selected in the column.
  var columnOpening: ColumnOpening? {
    get { self[columnOpeningSlot] }
    set { self[columnOpeningSlot] = newValue }
  }

  /// The selection of the list around, in a column of a split view: its links select the values of
  /// its type, and another column shows what is selected.
  var columnSelection: ListSelection? {
    get { self[columnSelectionSlot] }
    set { self[columnSelectionSlot] = newValue }
  }

  /// The selection as a list of the column has it; nil outside of split views.
  func selectionOfColumn(_ selection: ListSelection?) -> ListSelection? {
    columnOpening.flatMap { opening in
      if let selection { opening.selected?.clear = selection.clear }
      return selection?.followed(by: opening.open)
    }
  }
}

extension ListSelection {
  /// The selection with something that is done after one value was selected.
  func followed(by action: @escaping () -> Void) -> ListSelection {
    var copy = self
    copy.select = { [select] in
      select($0)
      action()
    }
    if !isMultiple { copy.toggle = copy.select }
    return copy
  }
}
