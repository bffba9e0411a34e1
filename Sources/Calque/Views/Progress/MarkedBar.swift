import CalqueDrawing
import CalqueLayout
import Foundation

/// A bar in the tint's colour with a mark at the value.
struct MarkedBar: View {
  @Environment(\.platformMetrics.progress) private var metrics
  @Environment(\.tintGradient) private var tintGradient
  let configuration: GaugeStyleConfiguration
  var thickness: KeyPath<ProgressMetrics, CGFloat> = \.accessoryThickness
  /// Whether the value is at the leading edge, unless there are bounds.
  var hasValue = true
  /// What the bar is painted with in place of the tint, from its leading edge.
  var gradient: Gradient?

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      if hasValue, configuration.minimumValueLabel == nil,
        configuration.maximumValueLabel == nil
      {
        configuration.currentValueLabel
      }
      ZStack {
        bar
        MarkOnBar(part: configuration.value).fill(.primary)
      }
      .frame(height: metrics[keyPath: thickness])
      configuration.maximumValueLabel
    }
  }

  @ViewBuilder private var bar: some View {
    let capsule = MarkedCapsule(part: configuration.value)
    if let gradient = gradient ?? tintGradient {
      LeadingGradient(gradient: gradient)
        .mask { capsule.fill(.black, style: FillStyle(eoFill: true)) }
    } else {
      capsule.fill(.tint, style: FillStyle(eoFill: true))
    }
  }
}

/// A capsule with a hole around its mark, as wide as a quarter of its height.
private struct MarkedCapsule: FlexibleShape {
  var part: Double

  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Capsule(style: .circular).path(in: rect)
    let mark = MarkOnBar.frame(of: part, in: rect)
    let hole = mark.insetBy(dx: -mark.width / 4, dy: -mark.width / 4).intersection(rect)
    if !hole.isNull { path.addPath(Capsule(style: .circular).path(in: hole)) }
    return path
  }
}

/// The mark: a circle as high as the bar.
private struct MarkOnBar: FlexibleShape {
  var part: Double

  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated static func frame(of part: Double, in rect: CGRect) -> CGRect {
    let side = min(rect.height, rect.width)
    return CGRect(
      x: rect.minX + (rect.width - side) * part, y: rect.midY - side / 2, width: side,
      height: side)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: Self.frame(of: part, in: rect))
  }
}
