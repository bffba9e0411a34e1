/// How a ``LabeledContent`` looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of a value in this style.
  associatedtype Body: View
  /// What a value with a name consists of.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes a value with a name.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  /// Writes a value with a name in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a value with a name consists of.
public struct LabeledContentStyleConfiguration {
  /// The type of the name.
  public typealias Label = AnyView
  /// The type of the value.
  public typealias Content = AnyView

  /// The name.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The name at the leading edge, the value, weaker, at the trailing edge; in the text sizes for
/// accessibility one below the other; on macOS side by side, no wider than both.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.platformMetrics.labeledContentSpacing) private var spacing
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.dynamicTypeSize) private var textSize

  /// Makes the style.
  public nonisolated init() {}

  /// A row of both.
  public func makeBody(configuration: Configuration) -> some View {
    if hidesLabels {
      configuration.content.containerForeground(.secondary)
    } else if let spacing {
      HStack(spacing: spacing) {
        StackedLabel(label: configuration.label)
        configuration.content.containerForeground(.secondary)
          .alignmentGuide(.formControl) { $0[.leading] }
      }
    } else if textSize.isAccessibilitySize {
      StackedRow {
        StackedLabel(label: configuration.label)
        configuration.content.containerForeground(.secondary)
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        StackedLabel(label: configuration.label)
        Spacer()
        configuration.content
          .containerForeground(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The name at the leading edge, the value at the trailing edge.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

nonisolated extension View {
  /// Sets how values with names look inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labeledContentStyle = style })
  }
}

private let labeledContentStylesSlot = EnvironmentSlot<StyleLayer<any LabeledContentStyle>>()

extension EnvironmentValues {
  /// How values with names look.
  var labeledContentStyle: any LabeledContentStyle {
    get { labeledContentStyles?.style ?? AutomaticLabeledContentStyle() }
    set { labeledContentStyles = StyleLayer(newValue, over: labeledContentStyles) }
  }

  /// The styles of values with names that were set, the innermost first.
  var labeledContentStyles: StyleLayer<any LabeledContentStyle>? {
    get { self[labeledContentStylesSlot] }
    set { self[labeledContentStylesSlot] = newValue }
  }
}
