/// A button that looks like a link: its label in the tint's colour.
public struct LinkButtonStyle: ButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the tint's colour.
  public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
