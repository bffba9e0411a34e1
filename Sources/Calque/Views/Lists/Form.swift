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

private struct FormBody<Content: View>: View {
  @Environment(\.formStyle) private var style
  @Environment(\.platformMetrics.controls.formHasColumns) private var hasColumns
  let content: Content

  var body: some View {
    if style is ColumnsFormStyle || hasColumns && style is AutomaticFormStyle {
      FormColumns(content: AnyView(content))
    } else {
      List { content }.listStyle(.insetGrouped)
    }
  }
}

/// How a form looks.
public protocol FormStyle {}

/// The look of the platform.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Columns of labels and controls.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the platform.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Columns of labels and controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private let formStyleSlot = EnvironmentSlot<any FormStyle>()

extension EnvironmentValues {
  /// How forms look.
  fileprivate var formStyle: any FormStyle {
    get { self[formStyleSlot] ?? AutomaticFormStyle() }
    set { self[formStyleSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says how the forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.formStyle = style }).modifier(SettingModifier(style))
  }
}
