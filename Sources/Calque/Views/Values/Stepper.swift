public import Foundation

/// Two buttons that make a value larger and smaller.
public struct Stepper<Label> {
  let value: StepperValue
  let label: Label

  nonisolated init(_ value: StepperValue, label: Label) {
    self.value = value
    self.label = label
  }
}

/// What a stepper does.
struct StepperValue {
  /// Nil where the value cannot get larger.
  let increment: (() -> Void)?
  /// Nil where the value cannot get smaller.
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value as a screen reader reads it, in a locale.
  var text: ((Locale) -> String)?

  nonisolated init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void, text: ((Locale) -> String)? = nil
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    self.text = text
  }

  nonisolated init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, text: ((Locale) -> String)? = nil
  ) {
    // At a bound, a button does nothing; near it, the value is set to the bound.
    func change(by distance: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      let next = current.advanced(by: distance)
      guard let bounds else { return { value.wrappedValue = next } }
      let bounded = min(max(next, bounds.lowerBound), bounds.upperBound)
      return bounded == current ? nil : { value.wrappedValue = bounded }
    }
    self.init(
      increment: change(by: step), decrement: change(by: 0 - step), onEditingChanged,
      text: text ?? Self.text(of: value))
  }

  /// Numbers are told in the locale.
  private nonisolated static func text<V>(of value: Binding<V>) -> ((Locale) -> String)? {
    if V.self is any BinaryInteger.Type {
      return { locale in
        guard let value = value.wrappedValue as? any BinaryInteger else { return "" }
        return Int(clamping: value).formatted(.number.locale(locale))
      }
    }
    if V.self is any BinaryFloatingPoint.Type {
      return { locale in
        guard let value = value.wrappedValue as? any BinaryFloatingPoint else { return "" }
        return Double(value).formatted(.number.locale(locale))
      }
    }
    return nil
  }

  /// A press of a button.
  func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }
}

extension Stepper: View, PrimitiveView where Label: View {
  /// Makes a stepper that does two things.
  ///
  /// - Parameters:
  ///   - label: The label of the stepper.
  ///   - onIncrement: Nil where the value cannot get larger.
  ///   - onDecrement: Nil where the value cannot get smaller.
  ///   - onEditingChanged: Called before and after each change.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperValue(increment: onIncrement, decrement: onDecrement, onEditingChanged),
      label: label())
  }

  /// Makes a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperValue(value, nil, step, onEditingChanged), label: label())
  }

  /// Makes a stepper of a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperValue(value, bounds, step, onEditingChanged), label: label())
  }

  /// Makes a stepper of a value that is told in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperValue(value, nil, step, onEditingChanged) {
        format.locale($0).format(value.wrappedValue)
      }, label: label())
  }

  /// Makes a stepper of a value within bounds that is told in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperValue(value, bounds, step, onEditingChanged) {
        format.locale($0).format(value.wrappedValue)
      }, label: label())
  }

  /// Writes the label and the buttons.
  public func _emit(into emitter: ViewEmitter) {
    let (value, isEnabled) = (value, emitter.environment.isEnabled)
    var control = ControlAnnotation(
      .stepper, label: emitter.words(of: label), value: value.text?(emitter.environment.locale))
    control.children = .ignore
    control.input = ControlInput(nil, isDisabled: !isEnabled)
    let actions = [("increment", value.increment), ("decrement", value.decrement)]
    for case (let name, let change?) in actions where isEnabled {
      control.actions.append(NamedAction(name: name) { value.edit(change) })
    }
    emitter.with(control) {
      ControlRow(label: label) { StepperButtons(value: value) }.inOneNode._emit(into: emitter)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that does two things, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperValue(increment: onIncrement, decrement: onDecrement, onEditingChanged),
      label: Text(titleKey))
  }

  /// Makes a stepper that does two things, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperValue(increment: onIncrement, decrement: onDecrement, onEditingChanged),
      label: Text(verbatim: String(title)))
  }

  /// Makes a stepper of a value, whose label is a key.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperValue(value, nil, step, onEditingChanged), label: Text(titleKey))
  }

  /// Makes a stepper of a value, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperValue(value, nil, step, onEditingChanged), label: Text(verbatim: String(title)))
  }

  /// Makes a stepper of a value within bounds, whose label is a key.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperValue(value, bounds, step, onEditingChanged), label: Text(titleKey))
  }

  /// Makes a stepper of a value within bounds, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperValue(value, bounds, step, onEditingChanged), label: Text(verbatim: String(title)))
  }

  /// Makes a stepper of a value that is told in a format, whose label is a key.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperValue(value, nil, step, onEditingChanged) {
        format.locale($0).format(value.wrappedValue)
      }, label: Text(titleKey))
  }

  /// Makes a stepper of a value within bounds that is told in a format, whose label is a key.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperValue(value, bounds, step, onEditingChanged) {
        format.locale($0).format(value.wrappedValue)
      }, label: Text(titleKey))
  }
}
