/// A value that is chosen along a track. It grows from the leading to the trailing edge.
public struct Slider<Label, ValueLabel> {
  let value: SliderValue
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  fileprivate nonisolated init(
    _ value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel
  ) {
    self.value = value
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider: View, PrimitiveView where Label: View, ValueLabel: View {
  /// Makes a slider with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider of steps, with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider with labels at its ends. Prefer the form whose labels are closures.
  @available(*, deprecated, message: "Use the form whose labels are closures instead")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// Makes a slider of steps, with labels at its ends. Prefer the form whose labels are closures.
  @available(*, deprecated, message: "Use the form whose labels are closures instead")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// Writes the track between its labels.
  public func _emit(into emitter: ViewEmitter) {
    let (value, isEnabled) = (value, emitter.environment.isEnabled)
    value.report(into: emitter)
    var control = ControlAnnotation(
      .slider, label: emitter.words(of: label),
      value: emitter.textResolver.percent(value.fraction))
    control.children = .ignore
    control.input = ControlInput(nil, isDisabled: !isEnabled)
    if isEnabled {
      control.actions = [
        NamedAction(name: "increment") { value.change(by: 1) },
        NamedAction(name: "decrement") { value.change(by: -1) },
      ]
    }
    let showsLabel = emitter.environment.platformMetrics.controls.slider.showsLabel
    emitter.with(control) {
      ControlRow(label: showsLabel ? label : nil, fills: true) {
        minimum
        SliderTrack(value: value)
        maximum
      }
      .inOneNode._emit(into: emitter)
    }
  }
}

extension View {
  /// The view as one node, which annotations are given to.
  var inOneNode: HStack<Self> { HStack { self } }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider of steps, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider of steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}
