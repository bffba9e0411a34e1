import CalqueLayout
import Foundation

/// A field while it is edited: what was typed, and whether it has the focus.
@MainActor
final class FieldEditing {
  /// What is kept of a field from one evaluation to the next.
  struct Kept {
    /// What was typed, where that may differ from the text of the value.
    var draft: String?
    /// Whether the field has the focus, where no `FocusState` says it.
    var hasFocus = false
  }

  /// Whether the field had the focus when this was last looked at.
  private final class History {
    var hadFocus = false
  }

  let identity: ViewIdentity
  let field: FieldContent
  private let locale: Locale
  private let submitLabel: SubmitLabel
  private let cell: StateCell<Kept>
  private let history: History
  private let storage: StateStorage
  private let targets: [FocusTarget]
  private let submitActions: SubmitActions

  init(_ field: FieldContent, in emitter: ViewEmitter) {
    self.field = field
    identity = emitter.identity.child(.part(.field))
    let storage = emitter.storage
    self.storage = storage
    locale = emitter.environment.locale
    submitLabel = emitter.environment.submitLabel ?? .return
    targets = emitter.environment.focusTargets
    submitActions = emitter.environment.submitActions
    cell = storage.cell(at: identity) { [weak storage] in
      StateCell(Kept()) { storage?.changed("the input of a field", of: $0) }
    }
    cell.owner = emitter.body ?? WrittenAgain.shared
    history = storage.cell(at: identity.child(.part(.history))) { History() }
    for telling in emitter.environment.focusPublications {
      if isFocused { telling(by: identity) } else { telling.withdraw(by: identity) }
    }
  }

  /// What the field shows.
  var text: String {
    if isFocused, let draft = cell.value.draft { return draft }
    return field.text.get(locale)
  }

  /// What the return key is called.
  var returnKeyTitle: String { submitLabel.word.string(for: locale) }

  var isFocused: Bool {
    targets.isEmpty ? cell.value.hasFocus : targets.contains { $0.isFocused() }
  }

  /// Moves the focus here. The field that had it loses it.
  func focus() {
    guard !isFocused else { return }
    if storage.focus.identity != identity { storage.focus.release?() }
    setFocus(true)
    selectEnd()
  }

  /// Takes the focus away.
  func unfocus() {
    if isFocused { setFocus(false) }
  }

  private func setFocus(_ value: Bool) {
    if targets.isEmpty {
      cell.value.hasFocus = value
    } else {
      for target in targets { target.set(value) }
    }
    note(value)
  }

  /// Takes what was typed instead of what the field had.
  func take(_ typed: String) {
    if field.text.hasDraft { cell.value.draft = typed }
    field.text.take?(typed, locale)
  }

  /// Ends the input as the return key does. The actions read that the focus is still here; then it
  /// goes, unless one of them has said where it is.
  func submit() {
    commitDraft()
    let writes = storage.focus.writes
    field.onCommit?()
    submitActions.run(.text)
    if storage.focus.writes == writes { unfocus() }
  }

  private func commitDraft() {
    guard let draft = cell.value.draft else { return }
    cell.value.draft = nil
    field.text.commit?(draft, locale)
  }

  /// Tells that the focus has come or gone, if it has.
  private func note(_ isFocused: Bool) {
    guard history.hadFocus != isFocused else { return }
    history.hadFocus = isFocused
    if isFocused {
      storage.focus.identity = identity
      storage.focus.release = { self.unfocus() }
    } else {
      commitDraft()
      field.selection?.wrappedValue = nil
      if storage.focus.identity == identity { storage.focus.clear() }
    }
    field.onEditingChanged?(isFocused)
  }

  /// Follows a focus that the app moves.
  var appearance: AppearanceAction {
    AppearanceAction(
      identity: identity, update: { self.note(self.isFocused) },
      disappear: { [storage, identity] in
        if storage.focus.identity == identity { storage.focus.clear() }
      })
  }
}

extension ViewIdentity.Part {
  fileprivate static let field = Self("field")
  fileprivate static let history = Self("fieldHistory")
}

/// The node of a field for text.
final class TextFieldInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let editing: FieldEditing
  let isDisabled: Bool
  /// A tap moves the focus here.
  let action: (() -> Void)?

  @MainActor
  init(_ editing: FieldEditing, isEnabled: Bool) {
    self.editing = editing
    isDisabled = !isEnabled
    action = isEnabled ? { editing.focus() } : nil
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}
