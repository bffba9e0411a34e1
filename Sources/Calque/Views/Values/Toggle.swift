import Foundation

/// A control that is on or off.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  /// Whether several values are controlled that differ.
  let isMixed: Bool
  let label: Label

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle: View, PrimitiveView where Label: View {
  /// Makes a toggle of a value.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Makes a toggle of several values, which is on if all of them are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources, isOn, label: label())
  }

  /// Writes the toggle in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let layer = outer.toggleStyles
    let isOn = isOn
    var control = ControlAnnotation(
      .toggle, label: emitter.words(of: label), value: isMixed ? "2" : isOn.wrappedValue ? "1" : "0"
    )
    control.input = ControlInput({ isOn.wrappedValue.toggle() }, isDisabled: !outer.isEnabled)
    let configuration = ToggleStyleConfiguration(
      label: AnyView(label), isOn: isOn, isMixed: isMixed)
    let style = layer?.style ?? DefaultToggleStyle()
    emitter.environment.toggleStyles = layer?.outer
    emitter.with(control) {
      // One node for the toggle, however many views its style makes.
      HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    }
    emitter.environment = outer
  }
}

extension Toggle {
  fileprivate nonisolated init<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>, label: Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.init(
      isOn: Binding {
        bindings.allSatisfy(\.wrappedValue)
      } set: { value in
        for binding in bindings { binding.wrappedValue = value }
      }, isMixed: values.count > 1, label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Makes a toggle whose label was named before.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Makes a toggle whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(verbatim: String(title)))
  }

  /// Makes a toggle of several values, whose label is a key.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, label: Text(titleKey))
  }

  /// Makes a toggle of several values, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, label: Text(verbatim: String(title)))
  }
}

extension Toggle where Label == Calque.Label<Text, Image> {
  /// Makes a toggle whose label is a key with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a toggle whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: Label(title, systemImage: systemImage))
  }

  /// Makes a toggle whose label is a key with a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: Label(titleKey, image: image))
  }

  /// Makes a toggle whose label is a string with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: Label(title, image: image))
  }

  /// Makes a toggle of several values, whose label is a key with a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a toggle of several values, whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, label: Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
