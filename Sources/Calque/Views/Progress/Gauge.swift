/// A value between two bounds: a bar or a ring that is filled from the leading edge, or a mark on
/// it.
///
/// How it looks depends on the ``GaugeStyle``.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  /// The place of the value between the bounds, as it was given.
  let part: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel,
    markedValueLabels: MarkedValueLabels
  ) {
    part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// Writes the labels in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let value = part > 0 ? min(part, 1) : 0
    let resolver = emitter.textResolver
    if part != value {
      emitter.report(
        ViewDiagnostic(
          .unusableNumber,
          "Gauge: the value is not within its bounds, \(resolver.percent(value)) is shown"))
    }
    let configuration = GaugeStyleConfiguration(
      value: value, label: AnyView(label),
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel),
      minimumValueLabel: AnyView(unlessEmpty: minimumValueLabel),
      maximumValueLabel: AnyView(unlessEmpty: maximumValueLabel),
      markedValueLabels: AnyView(unlessEmpty: markedValueLabels))
    let style = emitter.environment.gaugeStyle
    emitter.with(ProgressMeaning(value: resolver.percent(value))) {
      // One node for the gauge, however many views its style makes.
      HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    }
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the leading and the trailing edge.
  ///   - label: What the value is.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: EmptyView())
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label and a text for its value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the leading and the trailing edge.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: EmptyView())
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels: View {
  /// Makes a gauge with a label and texts for its value and for certain values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the leading and the trailing edge.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value.
  ///   - markedValueLabels: Texts for certain values. No style of this package shows them.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: markedValueLabels())
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label and texts for its value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the leading and the trailing edge.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value.
  ///   - minimumValueLabel: The lower bound.
  ///   - maximumValueLabel: The upper bound.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: EmptyView())
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// Makes a gauge with a label and texts for its value, its bounds and certain values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the leading and the trailing edge.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value.
  ///   - minimumValueLabel: The lower bound.
  ///   - maximumValueLabel: The upper bound.
  ///   - markedValueLabels: Texts for certain values. No style of this package shows them.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}
