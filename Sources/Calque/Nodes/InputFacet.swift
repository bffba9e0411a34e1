package import CalqueLayout
package import Foundation

/// What a node reacts to.
package protocol InputFacet: AnyObject {
  /// The action of a tap; nil if the node does not react to taps.
  var action: (() -> Void)? { get }
  /// What scrolls in the node, if something does.
  var port: ScrollPort? { get }
  /// The gesture of the node, if it has one.
  @MainActor var gesture: NodeGesture? { get }
  /// Whether the node would react, but is disabled.
  @MainActor var isDisabled: Bool { get }
  /// What the node does when a pointer is moved over it, if it does something.
  @MainActor var hover: HoverReaction? { get }
  /// What decides how large the area is in which the node is touched.
  var touchSize: TouchSize { get }
  /// Whether it only says where the views inside are touched, which may be outside of their frames.
  var isContentShape: Bool { get }
  /// Says whether a touch at a point can reach the node or what is inside.
  ///
  /// - Parameters:
  ///   - point: The point in the host, with the transforms around the node undone.
  ///   - frame: The frame of the node in the host.
  @MainActor func reach(_ point: CGPoint, in frame: CGRect) -> HitRole
}

/// What decides how large a touched area is.
package enum TouchSize {
  /// The view file: buttons, and views with gestures.
  case view
  /// The platform: switches, fields and their parts.
  case platform
  /// Nothing: rows of lists, scroll views and others are as large as their place.
  case place
}

/// What a node does when a pointer is moved over it.
package struct HoverReaction {
  /// Gets where the pointer is; nil if it has left the view.
  package let update: (CGPoint?) -> Void
  /// The space that the point counts from.
  package let space: CoordinateSpace
}

extension InputFacet {
  package var action: (() -> Void)? { nil }
  package var isContentShape: Bool { false }
  package var port: ScrollPort? { nil }

  /// A node with an action is tapped.
  @MainActor package var gesture: NodeGesture? {
    action.map { action in NodeGesture { TapRecognizer(count: 1, action: action) } }
  }

  package var isDisabled: Bool { false }
  package var touchSize: TouchSize { .place }
  package var hover: HoverReaction? { nil }

  /// A node with an action is hit in its whole frame.
  package func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    action != nil && frame.contains(point) ? .content : .inside
  }
}
