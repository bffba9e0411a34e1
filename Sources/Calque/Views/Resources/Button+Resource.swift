public import Foundation

extension Button where Label == Text {
  /// Makes a button whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Text(titleResource))
  }

  /// Makes a button with a role, whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Text(titleResource), role: role)
  }
}

extension Button where Label == Calque.Label<Text, Image> {
  /// Makes a button with a symbol, whose title was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(action: action, label: Label(titleResource, systemImage: systemImage), role: role)
  }
}

extension Link where Label == Text {
  /// Makes a link whose title was named before.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Toggle where Label == Calque.Label<Text, Image> {
  /// Makes a toggle with a symbol, whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }
}

extension Menu where Label == Calque.Label<Text, Image>, Content: View {
  /// Makes a menu with a symbol, whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}
