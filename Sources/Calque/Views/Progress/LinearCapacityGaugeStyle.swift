import CalqueLayout
import Foundation

/// A bar that is filled from the leading edge to the value, between the bounds, under its label;
/// the value is below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      BoundedBar(configuration: configuration, thickness: \.gaugeThickness)
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

/// The filled bar of a gauge between its bounds.
struct BoundedBar: View {
  @Environment(\.platformMetrics.progress) private var metrics
  let configuration: GaugeStyleConfiguration
  let thickness: KeyPath<ProgressMetrics, CGFloat>

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      FilledBar(part: configuration.value, thickness: metrics[keyPath: thickness])
      configuration.maximumValueLabel
    }
  }
}
