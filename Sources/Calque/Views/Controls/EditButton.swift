/// A button that turns edit mode on and off. Its title says what a tap does: "Edit" or "Done", in
/// the language of the environment.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public nonisolated init() {}

  /// A button with one of two titles.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      SystemText(isEditing ? .done : .edit).bold(isEditing)
    }
    .disabled(editMode == nil)
  }
}
