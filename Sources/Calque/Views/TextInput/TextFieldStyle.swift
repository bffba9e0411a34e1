/// How a ``TextField`` looks. A custom style is made of the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a field in this style.
  associatedtype _Body: View
  /// The type of the label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// Makes a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  /// Writes a field in this style.
  func emit(_ field: TextField<_Label>, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0._body(configuration: field) }
  }
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
  let label: AnyView

  /// The label.
  public var body: some View { label }
}

/// As the platform and the place want it: without a border on iOS, with one on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The field of the platform.
  public func _body(configuration: TextField<_Label>) -> some View {
    DefaultField(field: configuration)
  }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View {
    LabeledField(field: configuration, border: .none)
  }
}

/// A field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text in a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    LabeledField(field: configuration, border: .rounded)
  }
}

/// A field with a border that has corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text in a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    LabeledField(field: configuration, border: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the platform and the place want it.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a round border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a border that has corners.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

nonisolated extension View {
  /// Sets how the fields for text inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.textFieldStyles = StyleLayer(style, over: $0.textFieldStyles) })
  }
}

private let textFieldStylesSlot = EnvironmentSlot<StyleLayer<any TextFieldStyle>>()

extension EnvironmentValues {
  /// How fields for text look; nil as the platform wants it.
  var textFieldStyles: StyleLayer<any TextFieldStyle>? {
    get { self[textFieldStylesSlot] }
    set { self[textFieldStylesSlot] = newValue }
  }
}
