import Foundation

/// A row of a list, for what users do to it.
final class ListRow: InputFacet {
  let context: ListContext
  let identity: ViewIdentity
  let traits: RowTraits
  /// What the selection knows the row by.
  let tag: AnyHashable?
  let element: CollectionElement?
  /// How many levels of a hierarchy are around.
  let level: Int
  private let isEnabled: Bool

  init(
    _ context: ListContext, _ identity: ViewIdentity, _ traits: RowTraits,
    tag: AnyHashable?, _ element: CollectionElement?, level: Int, isEnabled: Bool
  ) {
    self.tag = tag ?? element?.id
    self.context = context
    self.identity = identity
    self.traits = traits
    self.element = element
    self.level = level
    self.isEnabled = isEnabled
  }

  /// Whether users may select the row.
  var isSelectable: Bool {
    guard isEnabled, !traits.selectionDisabled, let tag, let selection = context.selection else {
      return false
    }
    return selection.accepts(tag)
  }

  var isSelected: Bool {
    guard let tag, let selection = context.selection else { return false }
    return selection.contains(tag)
  }

  /// Deletes the element of the row; nil if users may not.
  var delete: (() -> Void)? {
    guard !traits.deleteDisabled, let element, let delete = element.edits.onDelete else {
      return nil
    }
    return { [state = context.state] in
      state.openRow = nil
      delete(IndexSet(integer: element.offset))
    }
  }

  /// Moves the element of the row in front of an offset; nil if users may not.
  var move: ((Int) -> Void)? {
    guard !traits.moveDisabled, let element, let move = element.edits.onMove else { return nil }
    return { move(IndexSet(integer: element.offset), $0) }
  }

  /// The edge whose actions are shown, if the row was swiped.
  var openEdge: HorizontalEdge? {
    context.state.openRow.flatMap { $0.row == identity ? $0.edge : nil }
  }

  /// The actions that a swipe from an edge shows; nil if there are none. Rows that can be deleted
  /// and have no actions of their own have a Delete action.
  @MainActor func swipeActions(_ edge: HorizontalEdge) -> [SwipeActions]? {
    let own = traits.swipeActions.filter { $0.edge == edge }
    if !own.isEmpty { return own }
    guard edge == .trailing, traits.swipeActions.isEmpty, let delete else { return nil }
    return [
      SwipeActions(
        edge: edge, allowsFullSwipe: true, content: AnyView(DeleteButton(action: delete)))
    ]
  }

  /// What a tap on the row does.
  var action: (() -> Void)? {
    let state = context.state
    if openEdge != nil { return { state.openRow = nil } }
    guard isEnabled else { return nil }
    let select = selecting
    if context.isEditing, context.selection?.isMultiple == true { return select }
    guard let action = traits.action else { return select }
    return {
      select?()
      action()
    }
  }

  /// Selects the row; nil if a tap does not.
  private var selecting: (() -> Void)? {
    guard isSelectable, let tag, let selection = context.selection else { return nil }
    if !selection.isMultiple { return { selection.select(tag) } }
    if context.isEditing { return { selection.toggle(tag) } }
    return context.controls.selectsSeveralInEditModeOnly ? nil : { selection.select(tag) }
  }
}

/// The action that rows have that can be deleted.
struct DeleteButton: View {
  let action: () -> Void

  var body: some View {
    Button(role: .destructive, action: action) { SystemText(.delete) }
  }
}
