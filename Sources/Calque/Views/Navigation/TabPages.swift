import CalqueLayout
import Foundation

/// The views of tabs. Those that have been shown are evaluated, so that they keep their state; one
/// is seen.
final class TabPages: PresentationFacet {
  private let content: AnyView
  private let selection: Binding<AnyHashable>?
  private let state: TabState
  private let environment: EnvironmentValues
  private let identity: ViewIdentity
  private let depth: Int
  private var shown: ViewScene?
  /// The scenes of the other tabs.
  private var hidden: [ViewScene] = []

  init(
    _ content: AnyView, _ selection: Binding<AnyHashable>?, _ state: TabState,
    _ emitter: ViewEmitter
  ) {
    (self.content, self.selection, self.state) = (content, selection, state)
    (environment, identity, depth) = (emitter.environment, emitter.identity, emitter.depth)
  }

  func subscenes(in frame: CGRect) -> [Subscene] {
    shown.map { [Subscene(scene: $0, origin: frame.origin)] } ?? []
  }

  func place(_ node: LayoutNode, in outer: ViewScene) {
    guard outer.tree.isPlaced(node) else {
      (shown, hidden) = (nil, [])
      return
    }
    let size = outer.tree.frameInParent(of: node).size
    let geometry = outer.geometry(of: node)
    if let shown, shown.size == size, shown.draft.geometry?.differs(from: geometry) == false {
      shown.move(to: geometry.place)
      return
    }
    make(size, geometry, node, outer)
  }

  private func make(
    _ size: CGSize, _ geometry: GeometryPlace, _ node: LayoutNode, _ outer: ViewScene
  ) {
    let tabs = tabs(outer.storage)
    let bar = TabBar(
      tabs: tabs, selected: selected(among: tabs), showsRest: state.showsRest,
      select: { [selection, state] value in
        state.showsRest = false
        if let selection { selection.wrappedValue = value } else { state.selection = value }
      },
      showRest: { [state] in state.showsRest = true })
    guard !tabs.isEmpty else {
      shown = scene(0, bar, isBarHidden: true, TabContext(), size, geometry, node, outer)
      return
    }
    let value = tabs[bar.selected].key(bar.selected)
    if !state.visited.contains(value) { state.visited.append(value) }
    hidden = tabs.indices.compactMap { index in
      guard bar.showsRest || index != bar.selected,
        state.visited.contains(tabs[index].key(index))
      else { return nil }
      return scene(index, bar, isBarHidden: true, TabContext(), size, geometry, node, outer)
    }
    var context = TabContext()
    let index = bar.showsRest ? nil : bar.selected
    shown = scene(index, bar, isBarHidden: false, context, size, geometry, node, outer)
    // Pages inside say it once they are made.
    if context.bars.hidden.contains(.tabBar) {
      context = TabContext()
      shown = scene(index, bar, isBarHidden: true, context, size, geometry, node, outer)
    }
  }

  /// The tabs that there are, without their views.
  private func tabs(_ storage: StateStorage) -> [TabTraits] {
    let collector = TabCollector()
    let draft = SceneDraft(
      tree: LayoutTree(
        metrics: environment.platformMetrics, direction: environment.layoutDirection))
    let emitter = ViewEmitter(
      draft: draft, storage: storage, environment: environment,
      identity: identity.child(.part(.tabPages)), depth: depth)
    emitter.rowCollector = collector
    content._emit(into: emitter)
    return collector.tabs
  }

  private func selected(among tabs: [TabTraits]) -> Int {
    let value = selection?.wrappedValue ?? state.selection
    return tabs.indices.first { tabs[$0].key($0) == value }
      ?? tabs.indices.first { tabs[$0].value == nil && AnyHashable($0) == value } ?? 0
  }

  /// Makes the views of a tab; of no tab, the list of those that have no place in the bar.
  private func scene(
    _ index: Int?, _ bar: TabBar, isBarHidden: Bool, _ context: TabContext, _ size: CGSize,
    _ geometry: GeometryPlace, _ node: LayoutNode, _ outer: ViewScene
  ) -> ViewScene {
    var environment = environment
    environment.tabContext = context
    // The page around is another one than that of the tab.
    let surroundings = outer.surroundings(of: node)
    let setting = ViewScene.Setting(
      environment: environment, identity: identity.child(.part(.tabPages)),
      storage: outer.storage, proposal: ProposedViewSize(size), surroundings: surroundings,
      geometry: geometry, owner: SceneOwner(draft: outer.draft, node: node), depth: depth)
    let content = content
    return ViewScene(setting) { _ in
      geometry.place
    } content: { emitter in
      emitter.emitTab(
        bar, isBarHidden: isBarHidden || bar.tabs.isEmpty, size, bottom: surroundings.insets.bottom,
        context
      ) {
        guard let index else {
          emitter.identity = emitter.identity.child(.part(.restOfTabs))
          return RestOfTabs(bar: bar)._emit(into: emitter)
        }
        guard !bar.rest(in: emitter.environment).contains(index) else {
          emitter.identity = emitter.identity.child(.part(.restOfTabs)).child(.child(index))
          return RestOfTabsPage(bar: bar, index: index, content: content)._emit(into: emitter)
        }
        emitter.rowCollector = TabPicker(index)
        content._emit(into: emitter)
        emitter.rowCollector = nil
      }
    }
  }

  func reveal(_ node: LayoutNode, in outer: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    for scene in hidden {
      var ports: [ScrollPort] = []
      _ = scene.reveal(&ports)
    }
    return shown?.reveal(&ports) ?? false
  }

  var appearances: [AppearanceAction] { shown?.appearances ?? [] }

  func hasTarget(_ id: AnyHashable) -> Bool { shown?.hasTarget(id) ?? false }
}

extension TabTraits {
  /// What a selection knows the tab by: its value, or its number.
  func key(_ index: Int) -> AnyHashable { value ?? AnyHashable(index) }
}

extension ViewIdentity.Part {
  fileprivate static let tabPages = Self("tabPages")
  fileprivate static let restOfTabs = Self("restOfTabs")
}
