/// Whether a button does its action again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform decides.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

nonisolated extension View {
  /// Says whether the buttons inside do their actions again and again while they are held.
  ///
  /// It has no effect: how often they would is unknown. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(EnvironmentModifier { $0.buttonRepeatBehavior = behavior })
      .modifier(SettingModifier(behavior))
  }
}

private let buttonRepeatBehaviorSlot = EnvironmentSlot<ButtonRepeatBehavior>()

extension EnvironmentValues {
  /// Whether buttons do their actions again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[buttonRepeatBehaviorSlot] ?? .automatic }
    set { self[buttonRepeatBehaviorSlot] = newValue }
  }
}
