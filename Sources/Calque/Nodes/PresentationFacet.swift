package import CalqueLayout
package import Foundation

/// Scenes inside of a node: views whose content depends on the size or place that the node got, or
/// that are made only where they are seen.
@MainActor
package protocol PresentationFacet: AnyObject {
  /// The scenes that are made, in the order of painting.
  ///
  /// - Parameter frame: The frame of the node in the host.
  func subscenes(in frame: CGRect) -> [Subscene]
  /// The scenes that people can reach, and whose elements assistive technology reads.
  func readableSubscenes(in frame: CGRect) -> [Subscene]
  /// Makes what must be known for the size that the node has by itself, if it was asked for.
  ///
  /// - Returns: Whether the node has another size now.
  func findIdeal() -> Bool
  /// Called when the node was placed, or left out: makes the scenes that depend on size and place.
  func place(_ node: LayoutNode, in scene: ViewScene)
  /// Makes the scenes that are seen, and those that are seen inside of them.
  ///
  /// - Parameter ports: Gets the scroll views that were met.
  /// - Returns: Whether the node has another size now.
  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool
  /// The actions of views inside that have appeared.
  var appearances: [AppearanceAction] { get }
  /// The ids of the collections whose views are made when they are seen.
  var idLists: [() -> [AnyHashable]] { get }
  /// Whether a view of an id was made inside, whatever is seen.
  func hasTarget(_ id: AnyHashable) -> Bool
  /// The frame of a view of an id, which need not have been made.
  ///
  /// - Parameter frame: The frame of the node in the host.
  func frame(of id: AnyHashable, in frame: CGRect) -> CGRect?
}

/// A scene inside of a node, with the place of its top left corner in the host.
package struct Subscene {
  let scene: ViewScene
  let origin: CGPoint
}

extension PresentationFacet {
  package func readableSubscenes(in frame: CGRect) -> [Subscene] { subscenes(in: frame) }
  package func findIdeal() -> Bool { false }
  package func place(_ node: LayoutNode, in scene: ViewScene) {}
  package var idLists: [() -> [AnyHashable]] { [] }
  package func hasTarget(_ id: AnyHashable) -> Bool { false }
  package func frame(of id: AnyHashable, in frame: CGRect) -> CGRect? { nil }
}

/// What is done while a view is there.
package struct AppearanceAction {
  let identity: ViewIdentity
  /// Called when the view comes.
  var appear: () -> Void = {}
  /// Called after each evaluation of the views, also the first one.
  var update: () -> Void = {}
  /// Called when the view has gone.
  var disappear: () -> Void = {}
}

/// A node that shares its frame with others, by a key.
@MainActor
package protocol MatchedFacet: PresentationFacet {
  /// What the nodes have in common.
  var matchedKey: AnyHashable { get }
}
