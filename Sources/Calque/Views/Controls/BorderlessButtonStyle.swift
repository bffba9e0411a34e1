/// The label in the tint's colour, as in the style of the platform.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { DefaultButtonLook(takesRows: false) }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint's colour.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
