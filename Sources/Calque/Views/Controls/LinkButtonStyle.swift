/// The label in the tint's colour, whatever the button's role is.
struct LinkButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.defaultForeground(.tint)
  }
}

/// A button that looks like a link: its label in the tint's colour.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { LinkButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
