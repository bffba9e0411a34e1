import CalqueDrawing
import CalqueLayout
import Foundation

/// A ring that is open at the bottom, with a mark at the value. The value is in its middle; the
/// bounds, or the label, are in the opening.
public struct CircularGaugeStyle: GaugeStyle {
  private var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the ring.
  @available(*, deprecated, message: "Use ``View/tint(_:)`` instead.")
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

/// A ring that is open at the bottom, with a mark at the value, as small as complications and
/// widgets have it. The value is in its middle; the bounds, or the label, are in the opening.
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
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let style = StrokeStyle(lineWidth: metrics.accessoryRingThickness, lineCap: .round)
    ZStack {
      RingPart(lineWidth: style.lineWidth).stroke(Color.barTrack, style: style)
      RingPart(end: configuration.value, lineWidth: style.lineWidth).stroke(.tint, style: style)
      RingText(configuration.currentValueLabel ?? configuration.label, in: metrics)
    }
    .frame(width: metrics.accessoryRingSize, height: metrics.accessoryRingSize)
  }
}

/// A ring that is open at the bottom.
private struct OpenRing: View {
  @Environment(\.platformMetrics.progress) private var metrics
  let configuration: GaugeStyleConfiguration

  /// The opening takes a quarter of the circle.
  private func ring(
    from start: Double = 0, to end: Double = 1
  ) -> RingPart {
    RingPart(
      start: start, end: end, lineWidth: metrics.accessoryRingThickness, origin: -135, span: 270)
  }

  var body: some View {
    let style = StrokeStyle(lineWidth: metrics.accessoryRingThickness, lineCap: .round)
    let value = configuration.value
    ZStack {
      // The mark has a gap on both sides, as the bar of a linear gauge has.
      ring(to: value - 0.09).stroke(.tint, style: style)
      ring(from: value + 0.09).stroke(.tint, style: style)
      ring(from: value, to: value + 0.0001).stroke(.primary, style: style)
      if let value = configuration.currentValueLabel { RingText(value, in: metrics) }
      bottom
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: metrics.accessoryRingSize * 0.48)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: metrics.accessoryRingSize, height: metrics.accessoryRingSize)
  }

  @ViewBuilder private var bottom: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      configuration.label
    } else {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: 2)
        configuration.maximumValueLabel
      }
    }
  }
}

/// The text in the middle of a ring.
private struct RingText: View {
  let text: AnyView
  let metrics: ProgressMetrics

  init(_ text: AnyView, in metrics: ProgressMetrics) {
    (self.text, self.metrics) = (text, metrics)
  }

  var body: some View {
    text
      .font(.title2)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: metrics.accessoryRingSize - 4 * metrics.accessoryRingThickness)
  }
}
