/// A stack whose root is the first of some views, or where the width is regular, columns with all
/// of them. Prefer ``NavigationStack`` and ``NavigationSplitView``.
public struct NavigationView<Content: View> {
  private let content: Content
}

extension NavigationView: View {
  /// Makes a stack of the first view of a closure, or columns of two or three views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A stack, or columns.
  public var body: some View {
    NavigationColumns(views: (content as? any ViewSequence)?.views ?? [AnyView(content)])
  }
}

/// Views as the style and the width want them. A column without a view is empty.
private struct NavigationColumns: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isNavigationViewStack) private var isStack
  let views: [AnyView]

  var body: some View {
    if sizeClass != .regular || isStack {
      NavigationStack { view(0) }
    } else if views.count > 2 {
      NavigationSplitView {
        view(0)
      } content: {
        view(1)
      } detail: {
        view(2)
      }
    } else {
      NavigationSplitView {
        view(0)
      } detail: {
        view(1)
      }
    }
  }

  private func view(_ index: Int) -> AnyView {
    views.indices.contains(index) ? views[index] : AnyView(EmptyView())
  }
}

/// Several views, each with its own modifiers.
@MainActor
private protocol ViewSequence {
  var views: [AnyView] { get }
}

extension TupleView: ViewSequence {
  fileprivate var views: [AnyView] {
    var list = ViewList()
    visit(&list)
    return list.views
  }
}

private struct ViewList: TupleVisitor {
  private(set) var views: [AnyView] = []

  mutating func visit(_ view: some View) { views.append(AnyView(view)) }
}

private let isNavigationViewStackSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether navigation views are stacks also where there is room for columns.
  var isNavigationViewStack: Bool {
    get { self[isNavigationViewStackSlot] ?? false }
    set { self[isNavigationViewStackSlot] = newValue }
  }
}
