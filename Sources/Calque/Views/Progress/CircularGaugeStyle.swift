/// A ring that is open at the bottom, with a mark at the value. The value is in its middle; the
/// bounds, or the label, are in the opening.
///
/// SwiftUI has it on watchOS alone, and documents the same ring as that of
/// ``AccessoryCircularGaugeStyle``, which it has everywhere. No measurement tells them apart, so
/// both are drawn alike here, on all platforms.
public struct CircularGaugeStyle: GaugeStyle {
  private var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the ring.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The ring and what is in it.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
      .modifier(OptionalTint(tint: tint))
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring that is open at the bottom, with a mark at the value.
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
