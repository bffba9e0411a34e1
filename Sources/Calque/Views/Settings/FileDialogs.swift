public import Foundation

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the style decides.
  public static let automatic = Self(name: "automatic")
  /// As wide as there is room.
  public static let flexible = Self(name: "flexible")
  /// As wide as their labels.
  public static let fitted = Self(name: "fitted")
}

nonisolated extension View {
  /// Says how wide the buttons inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(SettingModifier(sizing))
  }

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(messageKey))
  }

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogMessage(_ message: Text?) -> some View {
    modifier(SettingModifier(message as Any))
  }

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    modifier(SettingModifier(String(message)))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(labelKey))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(SettingModifier(label as Any))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(SettingModifier(String(label)))
  }

  /// Sets the folder that the dialog shows at first.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(SettingModifier(defaultDirectory as Any))
  }

  /// Names the dialog, which then remembers its folder.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(SettingModifier(id))
  }
}
