/// The label as it is.
struct PlainButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { PlainButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
