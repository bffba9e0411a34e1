/// How a ``Picker`` looks. As in SwiftUI, there are no custom styles.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Writes a picker. For the styles of this package.
  func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter)
}

/// As the platform and the place want it: a menu, and in a menu its items.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes a menu, or items of the menu around.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    guard emitter.environment.isInMenu else {
      return MenuPickerStyle()._emit(picker, into: emitter)
    }
    if emitter.emitMenuGroup(of: picker, showsLabel: false) { return }
    emitter.with(picker.annotation) {
      VStack(alignment: .leading, spacing: 0) { PickerMenuItems(picker: picker) }
        ._emit(into: emitter)
    }
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the platform and the place want it.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension View {
  /// Sets how the choices inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.pickerStyle = style })
  }
}

private let pickerStyleSlot = EnvironmentSlot<any PickerStyle>()

extension EnvironmentValues {
  /// How choices look.
  var pickerStyle: any PickerStyle {
    get { self[pickerStyleSlot] ?? DefaultPickerStyle() }
    set { self[pickerStyleSlot] = newValue }
  }
}
