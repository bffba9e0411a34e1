public import CalqueLayout
public import Foundation

/// A view of a host that was laid out: what it is and where.
public struct PlacedView: Hashable, Sendable {
  /// What the view is, as ``ViewHost/layoutDescription`` names it: `text`, `row`, `padding`.
  public let kind: String
  /// Where it is in points, x to the right from the host's left edge, not rounded.
  public let frame: CGRect
  /// Where it is between the back and the front of the host.
  public let depthFrame: DepthFrame
  /// What it shows, if it is a text.
  public let text: String?
  /// The name that ``View/accessibilityIdentifier(_:)`` gave it.
  public package(set) var identifier: String?
  /// How many of the views before it in the list it stands in.
  public let depth: Int
}

extension ViewHost {
  /// The views that are laid out, each before those inside of it. Modifiers that only pass their
  /// view on are left out.
  public var placedViews: [PlacedView] {
    var views: [PlacedView] = []
    collect(scene, at: origin, depth: 0, into: &views)
    return views
  }

  private func collect(
    _ scene: Scene, at origin: CGPoint, depth: Int, into views: inout [PlacedView]
  ) {
    guard scene.tree.nodeCount > 0 else { return }
    collect(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size),
      depth: depth, into: &views)
  }

  private func collect(
    _ node: LayoutNode, of scene: Scene, in room: CGRect, depth: Int,
    into views: inout [PlacedView]
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let index = Int(node.index)
    if case .separator(let separator) = scene.drawings[index], separator.color == nil { return }
    let frame = scene.tree.frameInParent(of: node).placed(in: room)
    let identifier = scene.semantics[index]?.identifier
    var depth = depth
    if scene.kinds[index] != .identity || identifier != nil {
      var text: String?
      if case .text(let leaf) = scene.drawings[index] { text = leaf.string }
      views.append(
        PlacedView(
          kind: scene.kinds[index] == .identity ? "view" : scene.kinds[index].rawValue,
          frame: frame, depthFrame: scene.depthFrame(of: node), text: text, identifier: identifier,
          depth: depth))
      depth += 1
    }
    for child in scene.tree.children(of: node) {
      collect(child, of: scene, in: frame, depth: depth, into: &views)
    }
    for (inner, origin) in scene.insides(of: node, frame) {
      collect(inner, at: origin, depth: depth, into: &views)
    }
  }
}
