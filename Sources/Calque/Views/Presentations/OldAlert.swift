/// A message in front of the screen. Prefer `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Makes a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Makes a button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Makes a button that leaves everything as it was, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action)
    }

    /// Makes a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with a button, or with OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// Makes an alert with two buttons beside each other.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(OldButtons(buttons)))
  }
}

/// Answers at the bottom of the screen. Prefer `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
  /// A button of the answers.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Makes answers; without buttons there is OK.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(OldButtons(buttons)))
  }
}

/// The buttons of an alert that is a value.
private struct OldButtons {
  let buttons: [Alert.Button]

  nonisolated init(_ buttons: [Alert.Button]) { self.buttons = buttons }
}

extension OldButtons: View {
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action ?? {}) {
        if let label = button.label { label } else { SystemText(.cancel) }
      }
    }
  }
}

nonisolated extension View {
  /// Shows an alert while a value is true.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:) instead")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let content = isPresented.wrappedValue ? content().content : AlertContent()
    return modifier(PresentationModifier(isPresented, isReady: true, as: AlertKind(content)))
  }

  /// Shows an alert while there is an item.
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:) instead")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let content = item.wrappedValue.map { content($0).content } ?? AlertContent()
    return modifier(PresentationModifier(item, as: AlertKind(content)) { _ in EmptyView() })
  }

  /// Shows answers at the bottom of the screen while a value is true.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:actions:) instead")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let content = isPresented.wrappedValue ? content().content : AlertContent()
    return modifier(PresentationModifier(isPresented, isReady: true, as: DialogKind(content)))
  }

  /// Shows answers at the bottom of the screen while there is an item.
  @available(
    *, deprecated, message: "Use confirmationDialog(_:isPresented:presenting:actions:) instead"
  )
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let content = item.wrappedValue.map { content($0).content } ?? AlertContent()
    return modifier(PresentationModifier(item, as: DialogKind(content)) { _ in EmptyView() })
  }
}
