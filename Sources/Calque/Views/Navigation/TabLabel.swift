import CalqueLayout
import Foundation

/// The label of a tab: a ``Label``, or a picture and a text.
struct TabLabel {
  let label: AnyView
}

extension TabLabel: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let metrics = outer.platformMetrics.bars
    emitter.environment.labelStyle = TabLabelStyle()
    if metrics.fillsTabSymbols { emitter.environment.symbolVariants = .fill }
    emitter.environment.font = .control(size: metrics.tabTitle, weight: .medium)
    let counter = RowCounter()
    let probe = emitter.copy(
      writingTo: SceneDraft(
        tree: LayoutTree(metrics: outer.platformMetrics, direction: outer.layoutDirection)))
    probe.rowCollector = counter
    label._emit(into: probe)
    guard counter.count > 1 else {
      label._emit(into: emitter)
      emitter.environment = outer
      return
    }
    // The first one of several views is the picture.
    for index in 0..<counter.count {
      emitter.environment.font = .system(
        size: index == 0 ? metrics.tabSymbol : metrics.tabTitle, weight: .medium)
      emitter.rowCollector = TabPicker(index)
      label._emit(into: emitter)
      emitter.rowCollector = nil
    }
    emitter.environment = outer
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabLabelBody(configuration: configuration)
  }
}

private struct TabLabelBody: View {
  @Environment(\.platformMetrics) private var platform
  let configuration: LabelStyleConfiguration

  var body: some View {
    VStack(spacing: platform.bars.tabSpacing) {
      configuration.icon.font(.control(size: platform.bars.tabSymbol))
        .frame(height: platform.bars.tabSymbol + platform.bars.tabSymbolRoom)
      configuration.title.lineLimit(1)
    }
  }
}
