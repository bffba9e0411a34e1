/// A small bar that is filled from the leading edge to the value, under its label; the value is
/// below it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

private struct LinearCapacity: View {
  @Environment(\.platformMetrics.progress.accessorySpacing) private var spacing
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      configuration.label
        .font(.headline)
      BoundedBar(configuration: configuration, thickness: \.accessoryThickness)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled from the leading edge to the value.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
