import CalqueDrawing
import CalqueLayout
import Foundation

/// A bar with a mark at the value, between the bounds.
public struct LinearGaugeStyle: GaugeStyle {
  private var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the bar.
  @available(*, deprecated, message: "Use ``View/tint(_:)`` instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The bar between the bounds; without bounds the value is at its leading edge.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedBar(configuration: configuration)
      .modifier(OptionalTint(tint: tint))
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

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

/// A small bar that is filled from the leading edge to the value, under its label; the value is
/// below it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
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

/// A bar in the tint's colour with a mark at the value.
private struct MarkedBar: View {
  @Environment(\.platformMetrics.progress) private var metrics
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.currentValueLabel
      }
      ZStack {
        MarkedCapsule(part: configuration.value).fill(.tint, style: FillStyle(eoFill: true))
        MarkOnBar(part: configuration.value).fill(.primary)
      }
      .frame(height: metrics.accessoryThickness)
      configuration.maximumValueLabel
    }
  }
}

/// A capsule with a hole around its mark, as wide as a quarter of its height.
private struct MarkedCapsule: FlexibleShape {
  let part: Double

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
  let part: Double

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
