import CalqueDrawing
import CalqueLayout

/// A ring that is filled from the top to the value: clockwise, or the other way round where the
/// layout is mirrored. The value, or else the label, is in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The ring and what is in it.
  public func makeBody(configuration: Configuration) -> some View {
    FilledRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that is filled from the top to the value.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A ring that is filled from the top.
private struct FilledRing: View {
  @Environment(\.platformMetrics.progress) private var metrics
  @Environment(\.tintGradient) private var gradient
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let style = StrokeStyle(lineWidth: metrics.accessoryRingThickness, lineCap: .round)
    ZStack {
      RingPart(lineWidth: style.lineWidth).stroke(Color.barTrack, style: style)
      let part = RingPart(end: configuration.value, lineWidth: style.lineWidth)
      if let gradient {
        RingGradient(gradient: gradient, origin: 0, span: 360).mask { part.stroke(style: style) }
      } else {
        part.stroke(.tint, style: style)
      }
      RingText(configuration.currentValueLabel ?? configuration.label, in: metrics)
    }
    .frame(width: metrics.accessoryRingSize, height: metrics.accessoryRingSize)
  }
}
