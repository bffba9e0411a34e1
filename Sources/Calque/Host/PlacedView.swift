public import CalqueLayout
public import Foundation

/// A view of a host that was laid out: what it is and where.
public struct PlacedView: Hashable, Sendable {
  /// What the view is, as ``ViewHost/layoutDescription`` names it: `Text`, `HStack`, `padding`;
  /// `view` for a modifier that has an identifier and passes its view on.
  public let kind: String
  /// Where it is in points, x to the right from the host's left edge, not rounded.
  public let frame: CGRect
  /// Where it is between the back and the front of the host.
  public let depthFrame: DepthFrame
  /// What it shows, if it is a text.
  public let text: String?
  /// The name that ``View/accessibilityIdentifier(_:)`` gave it.
  public package(set) var identifier: String?
  /// How many views of the list it is inside of.
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
    _ scene: ViewScene, at origin: CGPoint, depth: Int, into views: inout [PlacedView]
  ) {
    guard scene.tree.nodeCount > 0 else { return }
    collect(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size),
      depth: depth, into: &views)
  }

  private func collect(
    _ node: LayoutNode, of scene: ViewScene, in room: CGRect, depth: Int,
    into views: inout [PlacedView]
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let facets = scene.draft[node]
    if facets.paint?.isShown == false { return }
    let frame = scene.shownFrame(of: node, in: room)
    let identifier = facets.details?.meaning?.identifier
    var depth = depth
    if facets.name != .identity || identifier != nil {
      views.append(
        PlacedView(
          kind: facets.name == .identity ? "view" : facets.name.text,
          frame: frame, depthFrame: scene.depthFrame(of: node), text: facets.paint?.text,
          identifier: identifier, depth: depth))
      depth += 1
    }
    for child in scene.tree.children(of: node) {
      collect(child, of: scene, in: frame, depth: depth, into: &views)
    }
    for inner in scene.subscenes(of: node, frame) {
      collect(inner.scene, at: inner.origin, depth: depth, into: &views)
    }
  }
}
