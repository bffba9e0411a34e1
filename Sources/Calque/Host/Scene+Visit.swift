import CalqueLayout
import Foundation

/// A node that has a name.
struct NamedNode {
  let frame: CGRect
  let depthFrame: DepthFrame
  let action: (() -> Void)?
}

/// A text and where it is.
struct PlacedText {
  let leaf: TextLeaf
  let frame: CGRect
  /// The frame of the node around it.
  let room: CGRect
  /// Whether it can be scrolled to, so that it may stand outside of the host.
  let isScrolled: Bool
  let identifier: String?
}

extension Scene {
  /// What is called for a node: its scene, its frame in the host, the frame of the node around it,
  /// and whether it can be scrolled.
  typealias Visitor = (Scene, LayoutNode, _ frame: CGRect, _ room: CGRect, Bool) -> Void

  /// The named nodes that are laid out, in the order of the views.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func named(at origin: CGPoint) -> [String: [NamedNode]] {
    var found: [String: [NamedNode]] = [:]
    visit(at: origin) { scene, node, frame, _, _ in
      guard let semantics = scene.semantics[Int(node.index)],
        let identifier = semantics.identifier
      else { return }
      found[identifier, default: []].append(
        NamedNode(
          frame: frame, depthFrame: scene.depthFrame(of: node), action: semantics.action))
    }
    return found
  }

  /// The texts that are laid out, in the order of the views.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func texts(at origin: CGPoint) -> [PlacedText] {
    var found: [PlacedText] = []
    visit(at: origin) { scene, node, frame, room, isScrolled in
      guard case .text(let leaf) = scene.drawings[Int(node.index)] else { return }
      found.append(
        PlacedText(
          leaf: leaf, frame: frame, room: room, isScrolled: isScrolled,
          identifier: scene.semantics[Int(node.index)]?.identifier))
    }
    return found
  }

  /// Visits every node that is laid out, parents before children, the inner scenes included.
  func visit(at origin: CGPoint, isScrolled: Bool = false, _ body: Visitor) {
    guard tree.nodeCount > 0 else { return }
    visit(
      LayoutNode(index: 0), in: CGRect(origin: origin, size: size), isScrolled: isScrolled, body)
  }

  private func visit(
    _ node: LayoutNode, in room: CGRect, isScrolled: Bool, _ body: Visitor
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = tree.frameInParent(of: node).placed(in: room)
    body(self, node, frame, room, isScrolled)
    var isScrolled = isScrolled
    if case .effect(.scroll) = drawings[Int(node.index)] { isScrolled = true }
    for child in tree.children(of: node) {
      visit(child, in: frame, isScrolled: isScrolled, body)
    }
    for (scene, origin) in insides(of: node, frame) {
      scene.visit(at: origin, isScrolled: isScrolled, body)
    }
  }
}

extension CGRect {
  /// A frame that counts from the corner of another one, from the host's corner. Sums of very large
  /// numbers are not finite; 0 takes their place.
  func placed(in room: CGRect) -> CGRect {
    let frame = offsetBy(dx: room.minX, dy: room.minY)
    if (frame.minX + frame.minY).isFinite { return frame }
    return CGRect(
      x: frame.minX.isFinite ? frame.minX : 0, y: frame.minY.isFinite ? frame.minY : 0,
      width: frame.width, height: frame.height)
  }
}
