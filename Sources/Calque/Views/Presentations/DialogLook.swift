private let dialogIconSlot = EnvironmentSlot<Image>()

extension EnvironmentValues {
  /// The icon of the alerts and dialogs inside.
  var dialogIcon: Image? {
    get { self[dialogIconSlot] }
    set { self[dialogIconSlot] = newValue }
  }
}

nonisolated extension View {
  /// Gives the alerts and dialogs inside an icon.
  public func dialogIcon(_ icon: Image?) -> some View {
    modifier(EnvironmentModifier { $0.dialogIcon = icon })
  }

  /// Has people choose whether a dialog is shown again. iOS has no such switch, nor do the dialogs
  /// here.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether a dialog is shown again, as above.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether a dialog is shown again, as above.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether a dialog is shown again, as above.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(SettingModifier(isSuppressed.wrappedValue))
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
