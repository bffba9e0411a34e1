/// The label in the tint's colour, as in the style of the platform.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}
