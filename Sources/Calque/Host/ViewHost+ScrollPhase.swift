import CalqueLayout

extension ViewHost {
  /// Tells the views around a scroll view that its phase has changed.
  func changePhase(
    of port: ScrollPort, from old: ScrollPhase, to new: ScrollPhase, in scene: ViewScene
  ) {
    guard port.hasPhaseHandler else { return }
    var handlers: [ScrollPhaseHandler] = []
    scene.visit(at: scene.place.origin) { scene, node, _, _, _ in
      let settings = scene.draft[node].details?.settings ?? []
      let found = settings.compactMap { $0.value as? ScrollPhaseHandler }
      if !found.isEmpty, scene.port(within: node) === port { handlers += found }
    }
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(port), velocity: nil)
    for handler in handlers { handler.action(old, new, context) }
  }
}
