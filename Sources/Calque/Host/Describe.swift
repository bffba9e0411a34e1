import CalqueLayout
import Foundation

/// A node that has a name.
struct NamedNode {
  let frame: CGRect
  let depthFrame: DepthFrame
}

/// A text and where it is.
struct PlacedText {
  let leaf: TextLeaf
  let frame: CGRect
  /// The frame of the node around it.
  let room: CGRect
  /// Whether it can be scrolled to, so that it may be outside of the host.
  let isScrolled: Bool
  let identifier: String?
}

// The pass "describe": what tests and reports ask for.
extension ViewScene {
  /// The named nodes that are laid out, in the order of the views.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func named(at origin: CGPoint) -> [String: [NamedNode]] {
    var found: [String: [NamedNode]] = [:]
    visit(at: origin) { scene, node, frame, _, _ in
      let details = scene.draft[node].details
      guard let identifier = details?.meaning?.identifier else { return }
      found[identifier, default: []].append(
        NamedNode(frame: frame, depthFrame: scene.depthFrame(of: node)))
    }
    return found
  }

  /// The frames of views that want them kept, by their identities.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func keptFrames(at origin: CGPoint) -> [ViewIdentity: CGRect] {
    var found: [ViewIdentity: CGRect] = [:]
    visit(at: origin) { scene, node, frame, _, _ in
      guard let identity = scene.draft[node].details?.frameIdentity else { return }
      if found[identity] == nil { found[identity] = frame }
    }
    return found
  }

  /// The texts that are laid out, in the order of the views.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func texts(at origin: CGPoint) -> [PlacedText] {
    var found: [PlacedText] = []
    visit(at: origin) { scene, node, frame, room, isScrolled in
      let facets = scene.draft[node]
      guard let leaf = facets.paint as? TextLeaf else { return }
      found.append(
        PlacedText(
          leaf: leaf, frame: frame, room: room, isScrolled: isScrolled,
          identifier: facets.details?.meaning?.identifier))
    }
    return found
  }
}
