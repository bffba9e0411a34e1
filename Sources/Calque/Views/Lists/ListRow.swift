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
  /// Whether it reacts to people.
  let isEnabled: Bool
  /// Opens the menu of the row; nil if it has none.
  var openMenu: (() -> Void)?
  /// Where the buttons are made that swipes show, for people who do not swipe; nil if there are
  /// none.
  var unseenButtons: UnseenButtons?

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
    if traits.isShown { return true }
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

  /// Whether people can delete the row as it is: in edit mode, or by the Delete action of a swipe,
  /// which rows with actions of their own do not have.
  var isDeletable: Bool {
    delete != nil && (context.isEditing || traits.swipeActions.isEmpty)
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

  /// Whether a swipe from an edge shows actions now: not while the list is edited.
  @MainActor func isSwiped(from edge: HorizontalEdge) -> Bool {
    isEnabled && !context.isEditing && swipeActions(edge) != nil
  }

  /// Whether there may be actions that a swipe shows.
  @MainActor var canBeSwiped: Bool { !traits.swipeActions.isEmpty || delete != nil }

  /// What swipes offer, for assistive technology; nothing while they are shown or cannot be.
  @MainActor var namedActions: [NamedAction] {
    guard let unseenButtons, openEdge == nil else { return [] }
    return [HorizontalEdge.leading, .trailing].filter(isSwiped).flatMap { edge in
      (swipeActions(edge) ?? []).flatMap { unseenButtons.actions(of: $0.content) }
    }
  }

  /// What a tap on the row does.
  var action: (() -> Void)? {
    let state = context.state
    if openEdge != nil { return { state.openRow = nil } }
    guard isEnabled else { return nil }
    let select = selecting
    // While rows are edited, links lead nowhere.
    if context.isEditing, context.selection?.isMultiple == true || traits.indicator == .link {
      return select
    }
    let primary = context.controls.selectsSeveralInEditModeOnly ? primaryAction : nil
    guard let action = traits.action ?? primary else { return select }
    return {
      select?()
      action()
    }
  }

  /// What the menu of the list says that a tap, or on macOS a double tap, does.
  private var primaryAction: (() -> Void)? {
    guard isEnabled, !context.isEditing, let (menu, values) = menu,
      let action = menu.primaryAction
    else { return nil }
    return { action(values) }
  }

  /// A long press opens the menu of the row.
  var gesture: NodeGesture? {
    let tap = action
    let double = context.controls.selectsSeveralInEditModeOnly ? nil : primaryAction
    guard openMenu != nil || double != nil else {
      return tap.map { action in NodeGesture { TapRecognizer(count: 1, action: action) } }
    }
    let open = isEnabled ? openMenu : nil
    return NodeGesture {
      var gesture: GestureRecognizer<Void> = TapRecognizer(count: 1) { tap?() }
      if let double {
        gesture = VoidRecognizer(
          ExclusiveRecognizer(VoidRecognizer(TapRecognizer(count: 2, action: double)), gesture))
      }
      guard let open else { return gesture }
      let press = LongPressGesture().onEnded { _ in open() }._makeRecognizer()
      return VoidRecognizer(ExclusiveRecognizer(VoidRecognizer(press), gesture))
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
