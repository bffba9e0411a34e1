import Foundation

/// How a ``Label`` looks.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label in this style.
  associatedtype Body: View
  /// What a label consists of.
  typealias Configuration = LabelStyleConfiguration
  /// Makes a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  /// Writes a label in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a label consists of.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = AnyView
  /// The type of the icon.
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
  /// The title, if it is a text: what an icon alone is called.
  let name: Text?

  init(title: Title, icon: Icon, name: Text? = nil) {
    (self.title, self.icon, self.name) = (title, icon, name)
  }
}

/// Icon and title, as the place wants it: in a row of a list the icon is tinted and large, and
/// titles of rows below each other begin at the same place.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }
}

/// The icon before the title, 8 points apart.
///
/// An icon without a baseline, such as a picture or a shape, has its middle half a cap height above
/// the first baseline of the title. The label is as high as both together; its baselines are the
/// title's.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

private struct TitleAndIcon: View {
  @Environment(\.platformMetrics.controls.iconSpacing) private var spacing
  @Environment(\.labelSpacing) private var ownSpacing
  @Environment(\.labelIconWidth) private var iconWidth
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: ownSpacing ?? spacing) {
      if let iconWidth {
        LabelIcon(icon: configuration.icon).frame(width: iconWidth)
      } else {
        LabelIcon(icon: configuration.icon)
      }
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone. Assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(configuration: configuration)
  }
}

/// An icon that is read as the title beside it would be.
private struct NamedIcon: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func _emit(into emitter: ViewEmitter) {
    let words = configuration.name == nil ? emitter.words(of: configuration.title) : nil
    let name = configuration.name ?? words.map { Text(verbatim: $0) }
    configuration.icon
      .accessibilityLabel(name ?? Text(verbatim: ""), isEnabled: name != nil)
      ._emit(into: emitter)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title, as the place wants it.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets how the labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = style })
  }
}

private let labelStylesSlot = EnvironmentSlot<StyleLayer<any LabelStyle>>()

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { labelStyles?.style ?? DefaultLabelStyle() }
    set { labelStyles = StyleLayer(newValue, over: labelStyles) }
  }

  /// The styles of labels that were set, the innermost first.
  var labelStyles: StyleLayer<any LabelStyle>? {
    get { self[labelStylesSlot] }
    set { self[labelStylesSlot] = newValue }
  }
}
