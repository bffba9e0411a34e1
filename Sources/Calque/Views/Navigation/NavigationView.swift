/// A stack whose root is the first of some views. Prefer ``NavigationStack`` and
/// ``NavigationSplitView``.
///
/// The views after the first one, which Apple's platforms show beside it where there is room, are
/// not shown.
public struct NavigationView<Content: View> {
  private let content: Content
}

extension NavigationView: View {
  /// Makes a stack of the first view of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A stack.
  public var body: some View {
    NavigationStack { FirstView(content: content) }
  }
}

/// The first of some views.
private struct FirstView<Content: View> {
  let content: Content
}

extension FirstView: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.rowCollector
    emitter.rowCollector = FirstRow()
    content._emit(into: emitter)
    emitter.rowCollector = outer
  }
}

/// Takes a view, and leaves out those that follow.
private final class FirstRow: RowCollector {
  private var isTaken = false

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    guard !isTaken else { return }
    isTaken = true
    emitter.rowCollector = nil
    content()
    emitter.rowCollector = self
  }
}
