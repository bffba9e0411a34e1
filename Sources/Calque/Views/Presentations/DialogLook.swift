private let dialogIconSlot = EnvironmentSlot<Image>()

extension EnvironmentValues {
  /// The icon of the alerts and dialogs inside.
  var dialogIcon: Image? {
    get { self[dialogIconSlot] }
    set { self[dialogIconSlot] = newValue }
  }
}

private let dialogBoxSlot = EnvironmentSlot<AnyView>()

extension EnvironmentValues {
  /// What alerts and dialogs have above their buttons, where the platform has something there.
  var dialogBox: AnyView? {
    get { self[dialogBoxSlot] }
    set { self[dialogBoxSlot] = newValue }
  }
}

nonisolated extension View {
  /// Gives the alerts and dialogs inside an icon.
  public func dialogIcon(_ icon: Image?) -> some View {
    modifier(EnvironmentModifier { $0.dialogIcon = icon })
  }

  /// Says how important the alerts and dialogs inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(SettingModifier(severity))
  }
}

/// How important an alert or a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let number: Int

  /// As the platform decides.
  public static let automatic = DialogSeverity(number: 0)
  /// As any other.
  public static let standard = DialogSeverity(number: 1)
  /// Something is lost.
  public static let critical = DialogSeverity(number: 2)
}
