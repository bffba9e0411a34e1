/// Whether the content of a list can be edited.
public enum EditMode: Hashable, Sendable {
  /// It cannot be edited.
  case inactive
  /// It is edited for a moment, as while a row is swiped.
  case transient
  /// It can be edited.
  case active

  /// Whether it can be edited, if only for a moment.
  public var isEditing: Bool { self != .inactive }
}

private let editModeSlot = EnvironmentSlot<Binding<EditMode>>()

extension EnvironmentValues {
  /// The edit mode around the views. A host has one of its own, which an ``EditButton`` changes;
  /// outside of a host it is nil.
  public var editMode: Binding<EditMode>? {
    get { self[editModeSlot] }
    set { self[editModeSlot] = newValue }
  }

  /// Whether lists show the controls that edit them.
  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

extension Binding where Value == EditMode {
  /// An edit mode with a value of its own, for a host.
  ///
  /// - Parameter onChange: Called after the mode has changed.
  static func owned(_ onChange: @escaping () -> Void) -> Binding<EditMode> {
    var mode = EditMode.inactive
    return Binding {
      mode
    } set: {
      guard $0 != mode else { return }
      mode = $0
      onChange()
    }
  }
}
