/// The look that the platform gives buttons.
struct DefaultButtonLook: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForeground(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// The style of the platform: the label in the tint's colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { DefaultButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The label in the tint's colour.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
