import CalqueLayout
import Foundation

/// The pages of a stack. All of them are evaluated and laid out, so that they keep their state;
/// only the highest is seen.
final class NavigationPages: PresentationFacet {
  private let context: NavigationContext
  private let root: AnyView
  private var environment: EnvironmentValues
  private let identity: ViewIdentity
  private let depth: Int
  /// Where the lowest page leads back to.
  private let back: StackReturn?
  private var scenes: [ViewScene] = []
  /// More pages than this are an error of the app: a page that pushes itself.
  private static let most = 100

  init(_ context: NavigationContext, _ root: AnyView, _ emitter: ViewEmitter) {
    self.context = context
    self.root = root
    environment = emitter.environment
    environment.collapsesStack = false
    back = environment.stackReturn
    environment.stackReturn = nil
    identity = emitter.identity
    depth = emitter.depth
  }

  func subscenes(in frame: CGRect) -> [Subscene] {
    scenes.last.map { [Subscene(scene: $0, origin: frame.origin)] } ?? []
  }

  func place(_ node: LayoutNode, in outer: ViewScene) {
    guard outer.tree.isPlaced(node) else {
      scenes = []
      return
    }
    let size = outer.tree.frameInParent(of: node).size
    let geometry = outer.geometry(of: node)
    if let last = scenes.last, last.size == size,
      last.draft.geometry?.differs(from: geometry) == false
    {
      for scene in scenes { scene.move(to: geometry.place) }
      return
    }
    make(size, geometry, node, outer)
  }

  private func make(
    _ size: CGSize, _ geometry: GeometryPlace, _ node: LayoutNode, _ outer: ViewScene
  ) {
    scenes = []
    let replaced = context.replaced
    var page = NavigationPage(
      stack: context, dismiss: replaced?.dismiss ?? back?.action,
      previous: replaced?.previous ?? below)
    var (content, place) = (root, identity.child(.part(.rootPage)))
    while scenes.count < Self.most {
      let setting = ViewScene.Setting(
        environment: environment, identity: place, storage: outer.storage,
        proposal: ProposedViewSize(size), surroundings: outer.surroundings(of: node),
        geometry: geometry, owner: SceneOwner(draft: outer.draft, node: node), depth: depth)
      scenes.append(
        ViewScene(setting) { _ in
          geometry.place
        } content: { emitter in
          emitter.emitPage(page, content, size)
        })
      guard
        let next = context.page(
          above: scenes.count - 1, presented: page.presented, under: identity)
      else { return }
      (content, place) = (next.content, next.identity)
      page = NavigationPage(stack: context, dismiss: next.dismiss, previous: page)
    }
  }

  /// The page that the lowest one leads back to, outside of the stack.
  private var below: NavigationPage? {
    guard let back else { return nil }
    let page = NavigationPage(stack: context)
    page.title = back.title
    return page
  }

  func reveal(_ node: LayoutNode, in outer: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    // Those below the highest keep their rows, too.
    for scene in scenes.dropLast() {
      var hidden: [ScrollPort] = []
      _ = scene.reveal(&hidden)
    }
    return scenes.last?.reveal(&ports) ?? false
  }

  var appearances: [AppearanceAction] { scenes.last?.appearances ?? [] }

  func hasTarget(_ id: AnyHashable) -> Bool { scenes.last?.hasTarget(id) ?? false }
}

extension ViewIdentity.Part {
  fileprivate static let rootPage = Self("rootPage")
}
