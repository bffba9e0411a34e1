import CalqueLayout
import Foundation

/// A node of a host, with the scene that it is in.
struct HostNode {
  let scene: ViewScene
  let node: LayoutNode

  /// What the node reacts to.
  @MainActor var input: (any InputFacet)? { scene.draft[node].details?.input }

  @MainActor var identifier: String? { scene.draft[node].details?.meaning?.identifier }

  /// The node around it, which may be in the scene around.
  @MainActor var parent: HostNode? {
    if let parent = scene.tree.parent(of: node) { return HostNode(scene: scene, node: parent) }
    guard let owner = scene.draft.owner, let outer = owner.draft?.scene, let node = owner.node
    else { return nil }
    return HostNode(scene: outer, node: node)
  }

  /// The node and those around it, the nearest first.
  @MainActor var ancestors: UnfoldFirstSequence<HostNode> { sequence(first: self) { $0.parent } }

  /// The middle of the node in the host.
  @MainActor var middle: CGPoint {
    let frame = scene.hostFrame(of: node)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func isSame(as other: HostNode) -> Bool { scene === other.scene && node == other.node }
}

extension ViewHost {
  /// The nodes that are laid out and satisfy a condition, parents before children.
  ///
  /// - Parameter reachable: Whether only those count that people can reach: not what is behind a
  ///   sheet, an alert or a menu. What people do looks for these, a question for all.
  func nodes(reachable: Bool = true, where isWanted: (HostNode) -> Bool) -> [HostNode] {
    var found: [HostNode] = []
    scene.visit(at: origin, reachable: reachable) { scene, node, _, _, _ in
      let node = HostNode(scene: scene, node: node)
      if isWanted(node) { found.append(node) }
    }
    return found
  }

  /// The nearest input of a kind at or around the first view of a name that has one; the name is an
  /// identifier or, where no view has it, a text or label. Sets ``inputFailure`` if there is none.
  func input<Input: InputFacet>(_ kind: Input.Type, around name: String) -> Input? {
    inputFailure = nil
    func found(_ named: [HostNode]) -> Input? {
      named.lazy.compactMap { $0.ancestors.lazy.compactMap { $0.input as? Input }.first }.first
    }
    let named = nodes { $0.identifier == name }
    let shown = named.isEmpty ? nodes { $0.meaningLabel == name || $0.text == name } : []
    if let input = found(named) ?? found(shown) { return input }
    fail(name, named.first ?? shown.first)
    return nil
  }

  /// The inputs of a kind at or inside of views of a name; those of the whole host if there is no
  /// name. Sets ``inputFailure`` if there is none.
  func inputs<Input: InputFacet>(_ kind: Input.Type, in identifier: String?) -> [Input] {
    inputFailure = nil
    let found = nodes { node in
      guard node.input is Input else { return false }
      guard let identifier else { return true }
      return node.ancestors.contains { $0.identifier == identifier }
    }.compactMap { $0.input as? Input }
    if found.isEmpty { fail(identifier, nodes { $0.identifier == identifier }.first) }
    return found
  }

  /// Sets why a view of a name did not react.
  ///
  /// - Parameter known: A view of that name that people can reach, if there is one.
  func fail(_ name: String?, _ known: HostNode?) {
    let target = name.map { "#\($0)" } ?? "the screen"
    if known != nil || name == nil {
      inputFailure = InputFailure(target: target, reason: .noGesture)
      return
    }
    let behind = nodes(reachable: false) {
      $0.identifier == name || $0.meaningLabel == name || $0.text == name
    }.first
    inputFailure = InputFailure(
      target: target, reason: behind.map { .covered(by: cover(at: $0.middle)) } ?? .missing)
  }

  /// What is in front at a point; where that is outside of the host, in the middle of the host.
  func cover(at point: CGPoint) -> String {
    let window = CGRect(origin: .zero, size: size)
    let seen = window.contains(point) ? point : CGPoint(x: window.midX, y: window.midY)
    return name(of: hitPath(at: seen, in: scene))
  }
}
