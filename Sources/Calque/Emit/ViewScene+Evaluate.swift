import CalqueLayout
import Foundation

// The pass "evaluate": bodies run, and what they make is written into a tree.
extension ViewScene {
  /// What views are evaluated with.
  struct Setting {
    var environment: EnvironmentValues
    var identity: ViewIdentity
    var storage: StateStorage
    var proposal: ProposedViewSize
    /// The safe area around.
    var surroundings: OuterInsets?
    /// Where the scene is, and whose content it is, if it is inside of a node.
    var geometry: GeometryPlace?
    var owner: SceneOwner?
    var depth = 0
  }

  /// Evaluates and lays out views.
  ///
  /// - Parameters:
  ///   - place: Where a scene of a size is.
  ///   - content: Writes the views.
  convenience init(
    _ setting: Setting, place: @escaping (CGSize) -> ScenePlace, content: (ViewEmitter) -> Void
  ) {
    var draft = setting.draft(content)
    if draft.roots.count != 1 {
      // Several views, or none, make an implicit VStack; how many is known once they are written.
      draft = setting.draft { emitter in
        emitter.emit(.vstack(.center, spacing: nil)) { content(emitter) }
      }
    }
    self.init(draft, storage: setting.storage, place: place(.zero), placing: place)
    layOut(setting.proposal)
  }

  /// Evaluates and lays out the view of a host.
  convenience init(
    root: AnyView, environment: EnvironmentValues, storage: StateStorage,
    proposal: ProposedViewSize, hostSize: CGSize?
  ) {
    let setting = Setting(
      environment: environment, identity: .root, storage: storage, proposal: proposal,
      surroundings: hostSize == nil ? environment.windowInsets : nil)
    self.init(setting) { size in
      let origin = hostSize.map {
        CGPoint(x: ($0.width - size.width) / 2, y: ($0.height - size.height) / 2)
      }
      let window = CGRect(origin: .zero, size: hostSize ?? size)
      return ScenePlace(
        origin: origin ?? .zero,
        window: PlacedSpace(frame: window, direction: environment.layoutDirection))
    } content: { emitter in
      let around = environment.windowInsets
      let insets = around.insets
      guard let hostSize, insets != EdgeInsets() else { return root._emit(into: emitter) }
      // The view is in the middle of what the safe area leaves.
      emitter.emitDetached(.safeAreaPadding(around.container, .container)) {
        emitter.emitDetached(.safeAreaPadding(around.keyboard, .keyboard)) {
          emitter.emitDetached(
            .frame(
              width: max(hostSize.width - insets.leading - insets.trailing, 0),
              height: max(hostSize.height - insets.top - insets.bottom, 0), alignment: .center)
          ) {
            emitter.emit(.vstack(.center, spacing: nil)) { root._emit(into: emitter) }
          }
        }
      }
    }
  }
}

extension ViewScene.Setting {
  @MainActor
  fileprivate func draft(_ content: (ViewEmitter) -> Void) -> SceneDraft {
    let tree = LayoutTree(
      metrics: environment.platformMetrics, direction: environment.layoutDirection)
    if var surroundings, surroundings.insets != EdgeInsets() {
      surroundings.size = proposal.replacingUnspecifiedDimensions()
      tree.outerInsets = surroundings
    }
    tree.depthProposal = environment.containerDepth
    let draft = SceneDraft(tree: tree)
    draft.geometry = geometry
    draft.owner = owner
    content(
      ViewEmitter(
        draft: draft, storage: storage, environment: environment, identity: identity,
        depth: depth))
    return draft
  }
}
