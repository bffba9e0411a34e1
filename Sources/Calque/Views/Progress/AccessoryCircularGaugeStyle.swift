/// A ring that is open at the bottom, with a mark at the value, as small as complications and
/// widgets have it. The value is in its middle; the bounds, or the label, are in the opening.
///
/// ``CircularGaugeStyle`` is drawn alike.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The ring and what is in it.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small ring that is open at the bottom, with a mark at the value.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
