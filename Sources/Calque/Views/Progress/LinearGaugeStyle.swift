/// A bar with a mark at the value, between the bounds, under its label; the value is below it.
///
/// ``AccessoryLinearGaugeStyle`` is the bar alone.
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

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      MarkedBar(
        configuration: configuration, thickness: \.gaugeThickness, hasValue: false,
        gradient: gradient)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .modifier(OptionalTint(tint: tint))
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
