/// A bar with a mark at the value, between the bounds.
public struct LinearGaugeStyle: GaugeStyle {
  private var tint: Color?
  private var gradient: Gradient?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the bar.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the style with a gradient for the bar, from its leading to its trailing edge.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Gradient) {
    gradient = tint
  }

  /// The bar between the bounds; without bounds the value is at its leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedBar(configuration: configuration, gradient: gradient)
      .modifier(OptionalTint(tint: tint))
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
