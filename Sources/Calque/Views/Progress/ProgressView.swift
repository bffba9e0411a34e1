import Foundation

/// How far something has come: a bar that fills from the leading edge, or a spinner while the end
/// is unknown.
///
/// How it looks depends on the ``ProgressViewStyle``. A host without a clock shows a spinner at
/// rest.
public struct ProgressView<Label, CurrentValueLabel> {
  let progress: ProgressValue
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  /// Makes the progress view that a style was given.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      progress: configuration.progress, label: configuration.label ?? AnyView(EmptyView()),
      currentValueLabel: configuration.currentValueLabel ?? AnyView(EmptyView()))
  }

  /// Writes the labels in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    progress.report(into: emitter)
    let configuration = ProgressViewStyleConfiguration(
      progress: progress, label: AnyView(unlessEmpty: label),
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel))
    let outer = emitter.environment
    let layer = outer.progressViewStyles
    let style = layer?.style ?? DefaultProgressViewStyle()
    let value = progress.fraction(in: emitter).map { emitter.textResolver.percent($0) }
    emitter.with(ProgressMeaning(value: value)) {
      if let layer { emitter.environment.progressViewStyles = layer.outer }
      // One node for the progress view, however many views its style makes.
      HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    }
    emitter.environment = outer
  }
}

/// What the node of a progress view or gauge means.
struct ProgressMeaning: NodeAnnotation {
  let value: String?

  func annotate(_ details: inout NodeDetails?) {
    details.change { details in
      details.changeMeaning {
        $0.role = .progress
        $0.value = value
      }
    }
  }
}

extension TextResolver {
  /// A part of a whole as whole percents of the locale.
  func percent(_ fraction: Double) -> String {
    string(of: Text(fraction, format: .percent.precision(.fractionLength(0))))
  }
}
