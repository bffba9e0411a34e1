/// Controls in groups: a list of the style `insetGrouped`, as on iOS, or columns of labels and
/// controls, as on macOS.
public struct Form<Content> {
  private let content: Content
}

extension Form: View where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// A list, or columns.
  public var body: some View { FormBody(content: content) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

private struct FormBody<Content: View>: View {
  @Environment(\.formStyles) private var layer
  let content: Content

  var body: some View {
    switch layer?.style {
    case nil, is AutomaticFormStyle: PlatformForm(content: content)
    case is GroupedFormStyle: GroupedForm(content: content)
    case is ColumnsFormStyle: FormColumns(content: AnyView(content))
    default: StyledForm(content: AnyView(content))
    }
  }
}

/// Groups or columns, as on the platform.
private struct PlatformForm<Content: View>: View {
  @Environment(\.platformMetrics.controls.formHasColumns) private var hasColumns
  let content: Content

  var body: some View {
    if hasColumns {
      FormColumns(content: AnyView(content))
    } else {
      GroupedForm(content: content)
    }
  }
}

private struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View { List { content }.listStyle(.insetGrouped) }
}

/// A form as a style makes it.
private struct StyledForm: PrimitiveView {
  let content: AnyView

  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    guard let layer = outer.formStyles else { return }
    emitter.environment.formStyles = layer.outer
    // Forms in the form have the style that the form was given.
    let content = content.modifier(EnvironmentModifier { $0.formStyles = layer })
    layer.style.emit(FormStyleConfiguration(content: AnyView(content)), into: emitter)
    emitter.environment = outer
  }
}

/// How a ``Form`` looks.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of a form in this style.
  associatedtype Body: View
  /// What a form consists of.
  typealias Configuration = FormStyleConfiguration
  /// Makes a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  fileprivate func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a form consists of.
public struct FormStyleConfiguration {
  /// The type of the content.
  public typealias Content = AnyView

  /// The content.
  public let content: Content
}

/// The look of the platform.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Groups or columns.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformForm(content: configuration.content)
  }
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A list.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Columns of labels and controls.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The columns.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Columns of labels and controls.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private let formStylesSlot = EnvironmentSlot<StyleLayer<any FormStyle>>()

extension EnvironmentValues {
  fileprivate var formStyles: StyleLayer<any FormStyle>? {
    get { self[formStylesSlot] }
    set { self[formStylesSlot] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.formStyles = StyleLayer(style, over: $0.formStyles) })
      .modifier(SettingModifier(style))
  }
}
