/// What the bar of tabs shows of a view.
struct TabTraits {
  var label: AnyView?
  var badge: Text?
  var value: AnyHashable?
  var role: TabRole?
  var isHidden = false
  var section: TabSectionTraits?
  /// Whether a bar on a wide screen leaves it out.
  var isInSidebarOnly = false
  var customization = TabCustomizationTraits()
}

nonisolated extension View {
  /// Gives the view a tab of a ``TabView``: a symbol and a title.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return modifier(AnnotationModifier(TabTrait { $0.label = label }))
  }
}

/// Says something to the tabs that the view is one of.
struct TabTrait: NodeAnnotation {
  let change: (inout TabTraits) -> Void

  nonisolated init(_ change: @escaping (inout TabTraits) -> Void) {
    self.change = change
  }
}

extension ViewEmitter {
  /// What the waiting modifiers say of the tab that is written next.
  var pendingTab: TabTraits {
    var traits = TabTraits()
    for case let trait as TabTrait in pendingAnnotations { trait.change(&traits) }
    traits.badge = traits.badge ?? pendingTraits.badge
    traits.value = traits.value ?? pendingSelectionValue
    return traits
  }
}

/// Takes the tabs one by one, without their views.
final class TabCollector: RowCollector {
  private(set) var tabs: [TabTraits] = []

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    tabs.append(emitter.pendingTab)
  }
}

/// Takes the views of one tab.
final class TabPicker: RowCollector {
  private let index: Int
  private var count = 0

  init(_ index: Int) { self.index = index }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    defer { count += 1 }
    guard count == index else { return }
    emitter.rowCollector = nil
    content()
    emitter.rowCollector = self
  }
}
