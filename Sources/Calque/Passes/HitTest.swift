import CalqueDrawing
import CalqueLayout
import Foundation

/// A node on the way from the outermost view to what a touch meets.
struct HitNode {
  let scene: ViewScene
  let node: LayoutNode
  /// The frame in the host, before the transforms around the node are applied.
  let frame: CGRect
  /// Undoes these transforms.
  let toLocal: CGAffineTransform

  @MainActor var details: NodeDetails? { scene.draft[node].details }

  /// Whether both are the same node.
  func isSame(as other: HitNode) -> Bool { scene === other.scene && node == other.node }

  /// The coordinates of the node, for its gestures.
  @MainActor var space: GestureSpace {
    GestureSpace(frame: frame, toLocal: toLocal, place: scene.geometry(of: node))
  }
}

// The pass "input": what a touch meets. Nodes are tried from the front to the back, the reverse of
// the order of painting; what clips, hides or moves its views does the same to touches.
extension ViewScene {
  /// The nodes from the outermost one to what is in front at a point of the host; empty if nothing
  /// is there.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func hitPath(at point: CGPoint, from origin: CGPoint) -> [HitNode] {
    var path: [HitNode] = []
    let search = HitSearch(point: point, toLocal: .identity)
    _ = hit(search, from: origin, &path)
    return path
  }

  private func hit(_ search: HitSearch, from origin: CGPoint, _ path: inout [HitNode]) -> Bool {
    guard tree.nodeCount > 0 else { return false }
    return hit(
      LayoutNode(index: 0), search, in: CGRect(origin: origin, size: size), &path)
  }

  private func hit(
    _ node: LayoutNode, _ search: HitSearch, in room: CGRect, _ path: inout [HitNode]
  ) -> Bool {
    guard tree.isPlaced(node) else { return false }
    let facets = draft[node]
    if paint(of: node)?.isShown == false { return false }
    let frame = shownFrame(of: node, in: room)
    var search = search
    guard search.enter(paint(of: node)?.hit(search.point, in: frame)),
      search.enter(facets.details?.input?.reach(search.point, in: frame))
    else { return false }
    path.append(HitNode(scene: self, node: node, frame: frame, toLocal: search.toLocal))
    let isContent = search.isContent
    search.isContent = false
    for inner in subscenes(of: node, frame).reversed() {
      if inner.scene.hit(search, from: inner.origin, &path) { return true }
    }
    for child in paintOrder(of: node).reversed() {
      if hit(child, search, in: frame, &path) { return true }
    }
    if !isContent { path.removeLast() }
    return isContent
  }

  /// The ways to the placed nodes that satisfy a condition, in the order of the views, with what is
  /// around them.
  func hitPaths(
    at origin: CGPoint, where isWanted: (ViewNode) -> Bool
  ) -> [[HitNode]] {
    var (path, found): ([HitNode], [[HitNode]]) = ([], [])
    collect(.identity, at: origin, isWanted, &path, &found)
    return found
  }

  /// The ways from a node to the placed nodes inside of it that satisfy a condition.
  func hitPaths(inside outer: HitNode, where isWanted: (ViewNode) -> Bool) -> [[HitNode]] {
    var (path, found): ([HitNode], [[HitNode]]) = ([], [])
    for child in tree.children(of: outer.node) {
      collect(child, outer.toLocal, in: outer.frame, isWanted, &path, &found)
    }
    return found
  }

  private func collect(
    _ toLocal: CGAffineTransform, at origin: CGPoint, _ isWanted: (ViewNode) -> Bool,
    _ path: inout [HitNode], _ found: inout [[HitNode]]
  ) {
    guard tree.nodeCount > 0 else { return }
    let room = CGRect(origin: origin, size: size)
    collect(LayoutNode(index: 0), toLocal, in: room, isWanted, &path, &found)
  }

  private func collect(
    _ node: LayoutNode, _ toLocal: CGAffineTransform, in room: CGRect,
    _ isWanted: (ViewNode) -> Bool, _ path: inout [HitNode], _ found: inout [[HitNode]]
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = shownFrame(of: node, in: room)
    var search = HitSearch(point: .zero, toLocal: toLocal)
    if case .moved(let transform)? = paint(of: node)?.hit(.zero, in: frame) {
      _ = search.enter(.moved(by: transform))
    }
    path.append(HitNode(scene: self, node: node, frame: frame, toLocal: search.toLocal))
    if isWanted(draft[node]) { found.append(path) }
    for child in tree.children(of: node) {
      collect(child, search.toLocal, in: frame, isWanted, &path, &found)
    }
    for inner in subscenes(of: node, frame) {
      inner.scene.collect(search.toLocal, at: inner.origin, isWanted, &path, &found)
    }
    path.removeLast()
  }

  /// Whether a node, at the end of a way, would be met at a point if nothing else was in front.
  func takesTouch(at point: CGPoint, along way: [HitNode]) -> Bool {
    guard let last = way.last else { return false }
    var isContent = false
    for node in way {
      let paint = node.scene.paint(of: node.node)
      if paint?.isShown == false { return false }
      var search = HitSearch(point: point.applying(node.toLocal), toLocal: node.toLocal)
      // A transform counts as applied already: the way has it undone.
      if case .moved? = paint?.hit(search.point, in: node.frame) {
      } else {
        guard search.enter(paint?.hit(search.point, in: node.frame)) else { return false }
      }
      guard search.enter(node.details?.input?.reach(search.point, in: node.frame)) else {
        return false
      }
      isContent = search.isContent
    }
    return isContent || last.scene.hitPath(at: point, inside: last).count > 0
  }

  /// The nodes inside of a node at a point of the host.
  func hitPath(at point: CGPoint, inside outer: HitNode) -> [HitNode] {
    var path: [HitNode] = []
    let search = HitSearch(point: point.applying(outer.toLocal), toLocal: outer.toLocal)
    for child in paintOrder(of: outer.node).reversed() {
      if hit(child, search, in: outer.frame, &path) { break }
    }
    return path
  }
}

/// A point that is looked for, as the views inside of some transforms see it.
private struct HitSearch {
  var point: CGPoint
  var toLocal: CGAffineTransform
  /// Whether the node itself is at the point.
  var isContent = false

  /// Takes what a node says of the point; false if nothing in the node can be there.
  mutating func enter(_ role: HitRole?) -> Bool {
    switch role {
    case nil, .inside: return true
    case .content:
      isContent = true
      return true
    case .nothing: return false
    case .moved(let transform):
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant.isNormal else { return false }
      let inverse = transform.inverted()
      point = point.applying(inverse)
      toLocal = toLocal.concatenating(inverse)
      return point.x.isFinite && point.y.isFinite
    }
  }
}
