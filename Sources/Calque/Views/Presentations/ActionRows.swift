import CalqueLayout

/// What the container of some actions knows of each.
struct ActionRow {
  /// What a view is among actions.
  enum Kind {
    case button(ButtonRole?)
    /// A text field, or another view.
    case other
  }

  let kind: Kind
  /// Whether Return does the action, by `keyboardShortcut(_:)`.
  var isDefault = false

  /// Whether it leaves everything as it was.
  var isCancel: Bool { if case .button(.cancel?) = kind { true } else { false } }
  var isButton: Bool { if case .button = kind { true } else { false } }

  /// How a layout reads the row of a view.
  struct Key: LayoutValueKey {
    static let defaultValue = ActionRow(kind: .other)
  }
}

/// Takes the views of the actions of an alert or a dialog one by one, and tells their container
/// what they are.
final class ActionRowCollector: RowCollector {
  /// The rows so far.
  private(set) var rows: [ActionRow] = []
  /// Gets the action of the button that cancels, which is not shown then.
  var hiddenCancel: DialogCancel?
  /// What the button does that cancels, if there is one that takes input.
  private(set) var cancel: (() -> Void)?
  /// Changes the environment of a row.
  private let prepare: (ActionRow, inout EnvironmentValues) -> Void

  init(prepare: @escaping (ActionRow, inout EnvironmentValues) -> Void = { _, _ in }) {
    self.prepare = prepare
  }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let (row, action) = emitter.pendingActionRow
    rows.append(row)
    if row.isCancel, emitter.environment.isEnabled { cancel = action }
    if let hiddenCancel, row.isCancel {
      hiddenCancel.action = action
      return
    }
    let environment = emitter.environment
    emitter.rowCollector = nil
    prepare(row, &emitter.environment)
    emitter.emitDetached(
      .layoutValue(ObjectIdentifier(ActionRow.Key.self), row), children: content)
    emitter.environment = environment
    emitter.rowCollector = self
  }
}

extension ViewEmitter {
  /// What the view is that is written next, and what it does if it is a button.
  fileprivate var pendingActionRow: (row: ActionRow, action: (() -> Void)?) {
    var details: NodeDetails?
    var kind = ActionRow.Kind.other
    for annotation in pendingAnnotations {
      annotation.annotate(&details)
      if let button = annotation as? ButtonAnnotation { kind = .button(button.role) }
    }
    let shortcuts = details?.settings.compactMap { $0.value as? KeyboardShortcut } ?? []
    let row = ActionRow(kind: kind, isDefault: shortcuts.contains(.defaultAction))
    return (row, details?.input?.action)
  }
}
