/// A bar with a mark at the value, between the bounds, as small as complications and widgets have
/// it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The bar between the bounds; without bounds the value is at its leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
