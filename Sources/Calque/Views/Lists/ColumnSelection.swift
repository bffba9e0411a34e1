import CalqueLayout

/// Shows what was selected in the next column of a split view.
struct ColumnOpening {
  /// The selection of the list that was written last in the column, to be cleared on the way back.
  var selected: SelectedInColumn?
  /// Whether the next column is shown where something is selected from the beginning.
  var opensAtStart = false
  let open: () -> Void
}

/// What is selected in a column that is left for the next one, where the window is compact.
final class SelectedInColumn {
  var clear: (() -> Void)?
  /// The values that are selected; nil where the column has no selection that can be cleared.
  fileprivate(set) var values: (() -> Set<AnyHashable>)?

  nonisolated init() {}
}

/// What was selected in a list when it was last evaluated; nil before.
private final class KnownSelection {
  var values: Set<AnyHashable>?
}

extension ViewEmitter {
  /// Has the next column of a split view follow the selection of the list that is written, where
  /// the window is compact and code changes the selection. Where something always is selected, or
  /// several values may be, only people open the next column.
  func followInColumn(_ selection: ListSelection?) {
    guard let selection, !selection.isMultiple, selection.clear != nil,
      let opening = environment.columnOpening, opening.selected != nil
    else { return }
    let identity = identity.child(.part(.columnSelection))
    let known = storage.cell(at: identity) { KnownSelection() }
    opening.selected?.values = selection.values
    addAppearance(
      AppearanceAction(
        identity: identity,
        update: {
          let (before, now) = (known.values, selection.values())
          known.values = now
          guard before != now, before != nil || opening.opensAtStart else { return }
          if !now.isEmpty { opening.open() }
        }))
  }
}

extension ViewIdentity.Part {
  fileprivate static let columnSelection = Self("columnSelection")
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
