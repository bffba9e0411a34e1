public import Foundation

/// Room for a long text that is written. It takes what is proposed.
public struct TextEditor {
  private let field: FieldContent

  nonisolated init(field: FieldContent) { self.field = field }

  /// Makes room for a text.
  public nonisolated init(text: Binding<String>) {
    var field = FieldContent(text, axis: .vertical)
    field.fillsHeight = true
    self.field = field
  }

  /// Makes room for a text with attributes. They are not shown, and input has none.
  public nonisolated init(text: Binding<AttributedString>) {
    self.init(
      text: Binding {
        String(text.wrappedValue.characters)
      } set: {
        text.wrappedValue = AttributedString($0)
      })
  }
}

extension TextEditor: View {
  /// The editor in the style of the environment.
  public var body: some View {
    StyledTextEditor(content: AnyView(TextEditorContent(field: field)))
  }
}

private struct StyledTextEditor: PrimitiveView {
  let content: AnyView

  func _emit(into emitter: ViewEmitter) {
    emitter.environment.textEditorStyle
      .emit(TextEditorStyleConfiguration(content: content), into: emitter)
  }
}

private struct TextEditorContent: View {
  @Environment(\.platformMetrics.controls.textField.editorInsets) private var insets
  @Environment(\.contentMargins) private var margins
  let field: FieldContent

  var body: some View {
    FieldCore(field: field, label: AnyView(EmptyView()), insets: room)
  }

  /// The insets of the text inside of the margins that are set.
  private var room: EdgeInsets {
    let margins = margins.insets()
    return EdgeInsets(
      top: insets.top + margins.top, leading: insets.leading + margins.leading,
      bottom: insets.bottom + margins.bottom, trailing: insets.trailing + margins.trailing)
  }
}

/// How a ``TextEditor`` looks.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of an editor in this style.
  associatedtype Body: View
  /// What an editor consists of.
  typealias Configuration = TextEditorStyleConfiguration
  /// Makes an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TextEditorStyle {
  fileprivate func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a text editor consists of.
public struct TextEditorStyleConfiguration {
  let content: AnyView
}

/// The look of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  @Environment(\.scrollContentBackground) private var visibility

  /// Makes the style.
  public nonisolated init() {}

  /// The text on the background of the system, unless that is hidden.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .background(visibility == .hidden ? Color.clear : Color.systemBackground)
  }
}

/// The text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a background.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Sets how the text editors inside look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(EnvironmentModifier { $0.textEditorStyle = style })
  }
}

private let textEditorStyleSlot = EnvironmentSlot<any TextEditorStyle>()

extension EnvironmentValues {
  fileprivate var textEditorStyle: any TextEditorStyle {
    get { self[textEditorStyleSlot] ?? AutomaticTextEditorStyle() }
    set { self[textEditorStyleSlot] = newValue }
  }
}
