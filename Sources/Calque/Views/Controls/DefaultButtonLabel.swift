/// The label of a button that has only a role: a word of the system, in the reader's language.
public struct DefaultButtonLabel {
  let word: SystemWord
}

extension DefaultButtonLabel: View {
  /// The word.
  public var body: some View { SystemText(word) }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that the system names by its role.
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    let word: SystemWord =
      switch role {
      case .destructive: .delete
      case .close: .close
      case .confirm: .done
      default: .cancel
      }
    self.init(action: action, label: DefaultButtonLabel(word: word), role: role)
  }
}
