/// How a ``ProgressView`` looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress view in this style.
  associatedtype Body: View
  /// What a progress view consists of.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  /// Writes a progress view in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a progress view consists of.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the text for the value.
  public typealias CurrentValueLabel = AnyView

  let progress: ProgressValue
  /// What is being done; `nil` if the progress view has no label.
  public var label: Label?
  /// The value; `nil` if the progress view shows none.
  public var currentValueLabel: CurrentValueLabel?

  /// The part that is done, from 0 to 1; `nil` while the end is unknown, and for a progress view
  /// that follows the time.
  public var fractionCompleted: Double? { progress.fractionCompleted }
}

/// A bar; a spinner while the end is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if case .indeterminate = configuration.progress.source {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar; a spinner while the end is unknown.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension View {
  /// Sets how the progress views inside look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.progressViewStyles = StyleLayer(style, over: $0.progressViewStyles) }
    )
  }
}

private let progressViewStylesSlot = EnvironmentSlot<StyleLayer<any ProgressViewStyle>>()

extension EnvironmentValues {
  /// The styles of progress views that were set, the innermost first.
  var progressViewStyles: StyleLayer<any ProgressViewStyle>? {
    get { self[progressViewStylesSlot] }
    set { self[progressViewStylesSlot] = newValue }
  }
}
