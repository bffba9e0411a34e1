extension Button where Label: View {
  /// Makes a button for something.
  ///
  /// - Parameters:
  ///   - role: What the button is for; styles may draw it in another colour.
  ///   - action: What a tap does.
  ///   - label: What the button shows.
  public nonisolated init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label(), role: role)
  }
}

extension Button where Label == Text {
  /// Makes a button for something, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Text(titleKey), role: role)
  }

  /// Makes a button for something, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Text(verbatim: String(title)), role: role)
  }
}

extension Button where Label == Calque.Label<Text, Image> {
  /// Makes a button with a symbol, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(action: action, label: Label(titleKey, systemImage: systemImage), role: role)
  }

  /// Makes a button with a picture, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(action: action, label: Label(titleKey, image: image), role: role)
  }

  /// Makes a button with a picture, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Label(title, image: image), role: role)
  }

  /// Makes a button with a symbol, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action, label: Label(title, systemImage: systemImage), role: role)
  }
}
