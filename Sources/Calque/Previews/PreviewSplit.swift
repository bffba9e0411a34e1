import CalqueLayout

/// The views of a preview provider, one by one.
@MainActor
enum PreviewSplit {
  /// How each of the views is shown.
  static func settings<Content: View>(of content: Content) -> [PreviewSetting] {
    let collector = PreviewCollector(wanted: nil)
    let host = ViewHost(PreviewPart(content: content, collector: collector), proposal: .zero)
    _ = host.rootSize
    return collector.settings
  }

  /// One of the views.
  static func view<Content: View>(_ index: Int, of content: Content) -> AnyView {
    AnyView(PreviewPart(content: content, collector: PreviewCollector(wanted: index)))
  }
}

/// Writes one view of several, or none.
private struct PreviewPart<Content: View>: PrimitiveView {
  let content: Content
  let collector: PreviewCollector

  func _emit(into emitter: ViewEmitter) {
    collector.begin()
    let outer = emitter.rowCollector
    emitter.rowCollector = collector
    content._emit(into: emitter)
    emitter.rowCollector = outer
  }
}

/// Counts views, and lets a wanted one pass.
@MainActor
private final class PreviewCollector: RowCollector {
  private(set) var settings: [PreviewSetting] = []
  private let wanted: Int?
  private var count = 0

  init(wanted: Int?) {
    self.wanted = wanted
  }

  func begin() {
    count = 0
    settings = []
  }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    defer { count += 1 }
    if wanted == nil {
      var setting = PreviewSetting()
      // An outer modifier counts only where an inner one says nothing.
      for case let annotation as PreviewAnnotation in emitter.pendingAnnotations {
        annotation.change(&setting)
      }
      settings.append(setting)
    } else if count == wanted {
      emitter.rowCollector = nil
      content()
      emitter.rowCollector = self
    }
  }
}
