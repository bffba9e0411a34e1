import CalqueLayout

/// A bar that is filled from the leading edge to the value, between the bounds, under its label; the
/// value is below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.platformMetrics.progress) private var metrics

  /// Makes the style.
  public nonisolated init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      BoundedBar(configuration: configuration) {
        FilledBar(part: configuration.value, thickness: metrics.gaugeThickness)
      }
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled from the leading edge to the value.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// The bar of a gauge between its bounds.
struct BoundedBar<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: Bar

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      bar
      configuration.maximumValueLabel
    }
  }
}
