nonisolated extension View {
  /// Has people choose whether the alerts and dialogs inside are shown again, with a box above the
  /// buttons. iOS has no such box; what it would change is kept for tests, see
  /// ``ViewHost/setting(_:of:)``.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    suppressing(Text(titleKey), isSuppressed).modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether the alerts and dialogs inside are shown again, as above.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    suppressing(Text(verbatim: String(title)), isSuppressed)
      .modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether the alerts and dialogs inside are shown again, as above.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    suppressing(label, isSuppressed).modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  /// Has people choose whether the alerts and dialogs inside are shown again, as above.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    suppressing(nil, isSuppressed).modifier(SettingModifier(isSuppressed.wrappedValue))
  }

  private func suppressing(_ label: Text?, _ isSuppressed: Binding<Bool>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.dialogBox = AnyView(SuppressionBox(label: label, isSuppressed: isSuppressed))
      })
  }
}

/// The box that has a question not be asked again, where the platform has one.
private struct SuppressionBox {
  @Environment(\.platformMetrics.presentation.hasSuppression) private var isShown
  @Environment(\.alertLengths) private var metrics
  /// What people read; nil for the system's words.
  let label: Text?
  let isSuppressed: Binding<Bool>

  nonisolated init(label: Text?, isSuppressed: Binding<Bool>) {
    (self.label, self.isSuppressed) = (label, isSuppressed)
  }
}

extension SuppressionBox: View {
  var body: some View {
    if isShown {
      Toggle(isOn: isSuppressed) {
        if let label { label } else { SystemText(.doNotAskAgain) }
      }
      .padding(.horizontal, metrics.textInset)
      .padding(.bottom, metrics.textBottom)
    }
  }
}
