/// How a ``Gauge`` looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge in this style.
  associatedtype Body: View
  /// What a gauge consists of.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  /// Writes a gauge in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a gauge consists of.
public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the text for the value.
  public typealias CurrentValueLabel = AnyView
  /// The type of the text for the lower bound.
  public typealias MinimumValueLabel = AnyView
  /// The type of the text for the upper bound.
  public typealias MaximumValueLabel = AnyView
  /// The type of the texts for certain values.
  public typealias MarkedValueLabels = AnyView

  /// The place of the value between the bounds, from 0 to 1.
  public var value: Double
  /// What the value is.
  public var label: Label
  /// The value; `nil` if the gauge has no text for it.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound; `nil` if the gauge has no text for it.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound; `nil` if the gauge has no text for it.
  public var maximumValueLabel: MaximumValueLabel?
  /// Texts for certain values; `nil` if the gauge has none.
  public var markedValueLabels: MarkedValueLabels?
}

/// A bar that is filled from the leading edge.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar, its label and its values.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled from the leading edge.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension View {
  /// Sets how the gauges inside look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.gaugeStyle = style })
  }
}

private let gaugeStyleSlot = EnvironmentSlot<any GaugeStyle>()

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[gaugeStyleSlot] ?? DefaultGaugeStyle() }
    set { self[gaugeStyleSlot] = newValue }
  }
}
