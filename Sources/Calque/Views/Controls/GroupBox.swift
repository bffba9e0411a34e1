import Foundation

/// Views in a box, with a label.
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content

  fileprivate nonisolated init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  /// Makes a box with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Makes a box with a label that is there already. Prefer the form with closures.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }

  /// Writes the box in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let layer = outer.groupBoxStyles
    emitter.environment.groupBoxStyles = layer?.outer
    // Boxes in the box have the style that the box was given.
    let content = content.modifier(EnvironmentModifier { $0.groupBoxStyles = layer })
    let configuration = GroupBoxStyleConfiguration(
      label: AnyView(label), content: AnyView(content))
    let style = layer?.style ?? DefaultGroupBoxStyle()
    HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    emitter.environment = outer
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Makes a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Makes a box whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Makes a box whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// How a ``GroupBox`` looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box in this style.
  associatedtype Body: View
  /// What a box consists of.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  fileprivate func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a box consists of.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the content.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A box with round corners. On macOS the label is above it.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.platformMetrics.controls.group) private var metrics
  @Environment(\.hidesLabels) private var hidesLabels

  /// Makes the style.
  public nonisolated init() {}

  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: metrics.radius)
    VStack(alignment: .leading, spacing: metrics.labelSpacing) {
      if !hidesLabels {
        configuration.label
          .font(metrics.labelIsOutside ? nil : .headline)
          .padding(.leading, metrics.labelInset)
      }
      if metrics.labelIsOutside {
        VStack { configuration.content }
          .padding(metrics.padding)
          .background(Color.groupFill, in: shape)
      } else {
        VStack { configuration.content }
      }
    }
    .padding(metrics.labelIsOutside ? 0 : metrics.padding)
    .background(metrics.labelIsOutside ? Color.clear : Color.groupFill, in: shape)
  }
}

extension Color {
  /// The ground of a box: the secondary system background of the Human Interface Guidelines.
  fileprivate static let groupFill = Color(system: .secondarySystemBackground)
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look of the platform.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets how the boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.groupBoxStyles = StyleLayer(style, over: $0.groupBoxStyles) })
  }
}

private let groupBoxStylesSlot = EnvironmentSlot<StyleLayer<any GroupBoxStyle>>()

extension EnvironmentValues {
  fileprivate var groupBoxStyles: StyleLayer<any GroupBoxStyle>? {
    get { self[groupBoxStylesSlot] }
    set { self[groupBoxStylesSlot] = newValue }
  }
}
