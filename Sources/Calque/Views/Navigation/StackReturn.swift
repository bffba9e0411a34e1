import Foundation

/// Where the back button of the lowest page of a stack leads.
struct StackReturn {
  /// The title of the page there.
  let title: Text
  let action: () -> Void
}

private let stackReturnSlot = EnvironmentSlot<StackReturn>()

extension EnvironmentValues {
  /// Where the next stack inside leads back to; nil where it is the outermost one.
  var stackReturn: StackReturn? {
    get { self[stackReturnSlot] }
    set { self[stackReturnSlot] = newValue }
  }
}

/// A tab that has no place in the bar: a page above the list of such tabs. A stack of the tab takes
/// the place of the page.
struct RestOfTabsPage: View {
  @Environment(\.locale) private var locale
  let bar: TabBar
  let index: Int
  let content: AnyView

  var body: some View {
    let word = SystemWord.more.string(for: locale)
    NavigationStack {
      PickedTab(content: content, index: index).environment(\.collapsesStack, true)
    }
    .environment(\.stackReturn, StackReturn(title: Text(verbatim: word), action: bar.showRest))
  }
}

/// One of the views of tabs.
struct PickedTab {
  let content: AnyView
  let index: Int
}

extension PickedTab: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emitter.emit(.vstack(.center, spacing: nil)) {
      emitter.rowCollector = TabPicker(index)
      content._emit(into: emitter)
      emitter.rowCollector = nil
    }
  }
}
