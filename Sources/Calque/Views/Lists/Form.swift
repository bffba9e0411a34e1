/// Controls in groups. It is a list of the style `insetGrouped`, as on iOS; the columns of macOS
/// are not there.
public struct Form<Content> {
  private let content: Content
}

extension Form: View where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// A list.
  public var body: some View {
    List { content }.listStyle(.insetGrouped)
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

/// Columns of labels and controls. They are not there: a form has groups of rows.
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

nonisolated extension View {
  /// Says how the forms inside look. All look as grouped ones.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }
}
