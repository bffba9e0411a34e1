import CalqueLayout

/// A bar that fills from the leading edge, under its label; the text for the value is below it.
/// While the end is unknown the bar is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the part that is done.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The label, the bar and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).modifier(OptionalTint(tint: tint))
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The tint of a style that has one.
struct OptionalTint: ViewModifier {
  let tint: Color?

  func body(content: Content) -> some View {
    if let tint { content.tint(tint) } else { content }
  }
}

/// A bar between its label and its value.
private struct LinearProgress: View {
  @Environment(\.platformMetrics.progress) private var metrics
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.labelSpacing) {
      configuration.label
      ProgressBar(progress: configuration.progress, thickness: metrics.barThickness)
        .frame(height: metrics.barHeight)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The bar of a progress view.
private struct ProgressBar: PrimitiveView {
  let progress: ProgressValue
  let thickness: CGFloat

  func _emit(into emitter: ViewEmitter) {
    FilledBar(part: progress.fraction(in: emitter) ?? 0, thickness: thickness)
      ._emit(into: emitter)
  }
}
