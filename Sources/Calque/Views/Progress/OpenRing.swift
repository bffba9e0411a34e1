import CalqueDrawing
import CalqueLayout
import Foundation

/// A ring that is open at the bottom.
struct OpenRing: View {
  @Environment(\.platformMetrics.progress) private var metrics
  @Environment(\.tintGradient) private var gradient
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  /// The opening takes a quarter of the circle, and 14 degrees more at each end where the bounds
  /// are in it. Measured on macOS 26.2 (swiftui-web, Docs/elements/Gauge.md).
  private func ring(
    from start: Double = 0, to end: Double = 1
  ) -> RingPart {
    RingPart(
      start: start, end: end, lineWidth: metrics.accessoryRingThickness, origin: -span / 2,
      span: span)
  }

  private var span: Double { hasBounds ? 242 : 270 }

  /// The ring with a gap on both sides of the mark, as the bar of a linear gauge has.
  @ViewBuilder private func parts(_ value: Double, _ style: StrokeStyle) -> some View {
    if let gradient {
      RingGradient(gradient: gradient, origin: -span / 2, span: span).mask {
        ZStack {
          ring(to: value - 0.09).stroke(style: style)
          ring(from: value + 0.09).stroke(style: style)
        }
      }
    } else {
      ring(to: value - 0.09).stroke(.tint, style: style)
      ring(from: value + 0.09).stroke(.tint, style: style)
    }
  }

  var body: some View {
    let style = StrokeStyle(lineWidth: metrics.accessoryRingThickness, lineCap: .round)
    let value = configuration.value
    ZStack {
      parts(value, style)
      ring(from: value, to: value + 0.0001).stroke(.primary, style: style)
      if let value = configuration.currentValueLabel { RingText(value, in: metrics) }
      bottom
        .font(.caption2)
        .fittedByControl()
        .frame(maxWidth: metrics.accessoryRingSize * 0.48)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: metrics.accessoryRingSize, height: metrics.accessoryRingSize)
  }

  @ViewBuilder private var bottom: some View {
    if !hasBounds {
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
struct RingText: View {
  let text: AnyView
  let metrics: ProgressMetrics

  init(_ text: AnyView, in metrics: ProgressMetrics) {
    (self.text, self.metrics) = (text, metrics)
  }

  var body: some View {
    text
      .font(.title2)
      .fittedByControl()
      .frame(maxWidth: metrics.accessoryRingSize - 4 * metrics.accessoryRingThickness)
  }
}
