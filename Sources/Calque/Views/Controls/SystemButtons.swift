import Foundation

/// A button that has something renamed: it calls what `renameAction(_:)` says.
public struct RenameButton<Label> {
  private let label: Label

  fileprivate nonisolated init(_ label: Label) { self.label = label }
}

extension RenameButton where Label == Calque.Label<_ControlTitle, Image> {
  /// Makes a button with the word of the system.
  public nonisolated init() {
    self.init(Label(title: { _ControlTitle(.rename) }, icon: { Image(systemName: "pencil") }))
  }
}

extension RenameButton: View where Label: View {
  /// A button.
  public var body: some View { RenameButtonBody(label: label) }
}

private struct RenameButtonBody<Label: View>: View {
  @Environment(\.rename) private var rename
  let label: Label

  var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// An action that begins to rename something. Call it as a function.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

private let renameSlot = EnvironmentSlot<RenameAction>()

extension EnvironmentValues {
  /// What begins to rename something; nil if nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[renameSlot] }
    set { self[renameSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says what a ``RenameButton`` inside does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentModifier { $0.rename = RenameAction(action: action) })
  }

  /// Has a ``RenameButton`` inside move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that inserts what was copied. ``ViewHost/paste(_:into:)`` presses it.
public struct PasteButton {
  private let take: ([any Transferable]) -> Bool

  /// Makes a button for values of a type.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    take = { values in
      let mine = values.compactMap { $0 as? T }
      guard mine.count == values.count, !mine.isEmpty else { return false }
      onPaste(mine)
      return true
    }
  }
}

extension PasteButton: View {
  /// A prominent button with the word of the system.
  public var body: some View {
    Button {
    } label: {
      Label {
        _ControlTitle(.paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
    .modifier(
      InputModifier { PasteInput(isEnabled: $0.environment.isEnabled, take) })
  }
}

/// The node of a button that inserts something.
final class PasteInput: InputFacet {
  var touchSize: TouchSize { .platform }
  /// Takes values; returns whether they are of the right type.
  let take: ([any Transferable]) -> Bool
  let isDisabled: Bool

  init(isEnabled: Bool, _ take: @escaping ([any Transferable]) -> Bool) {
    self.take = take
    isDisabled = !isEnabled
  }
}
