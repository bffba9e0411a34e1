// Switches, which are not there yet.

/// A switch with a label.
@available(*, unavailable, message: "Calque does not draw toggles yet")
public struct Toggle<Label: View>: View {
  /// Not available.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
  }

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
  where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How a switch looks.
@available(*, unavailable, message: "Calque does not draw toggles yet")
public protocol ToggleStyle {}

/// What a switch consists of.
@available(*, unavailable, message: "Calque does not draw toggles yet")
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// Not available.
@available(*, unavailable, message: "Calque does not draw toggles yet")
public struct SwitchToggleStyle: ToggleStyle {}

@available(*, unavailable, message: "Calque does not draw toggles yet")
extension ToggleStyle where Self == SwitchToggleStyle {
  /// Not available.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// Not available.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// Not available.
  public static var button: SwitchToggleStyle { SwitchToggleStyle() }
  /// Not available.
  public static var checkbox: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "Calque does not draw toggles yet")
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
