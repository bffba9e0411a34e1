package import CalqueDrawing
package import Foundation

/// What a node paints, or does to what is painted inside of it.
///
/// A view that paints, or an effect, is a class of its own with this protocol, in the file of the
/// view:
///
/// ```swift
/// final class OpacityPaint: PaintFacet {
///   let name: LayoutName? = "opacity"
///
///   func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
///     painter.group(.opacity(opacity), inside)
///   }
/// }
/// ```
///
/// Several nodes may share a facet. Functions are called on the main actor, after the layout.
package protocol PaintFacet: AnyObject {
  /// What the node is called in descriptions; nil is what the layout calls it.
  var name: LayoutName? { get }
  /// The order in which the children are painted.
  var childOrder: ChildOrder { get }
  /// When the node is painted among the children of its container, from the back to the front; nil
  /// leaves it to what is inside.
  var zIndex: Double? { get }
  /// Whether a view inside says the order of painting, where this does not.
  var leavesOrderInside: Bool { get }
  /// Whether what is inside of the node may be larger, and is reached by scrolling.
  var isViewport: Bool { get }
  /// The text that the node shows, if it does.
  var text: String? { get }
  /// The name of the symbol that the node shows, if it does.
  var symbol: String? { get }
  /// Whether the symbol is wrong where it is seen the other way round.
  var isWrongTurnedOver: Bool { get }
  /// Whether ``hit(_:in:)`` says on which side what is inside is seen, or that it is not: the
  /// modifier that turns views over with the layout's direction does not count.
  var changesSide: Bool { get }
  /// Whether there is something to see now; otherwise descriptions leave the node out.
  @MainActor var isShown: Bool { get }

  /// The accessibility of the node; nil leaves it out.
  ///
  /// - Parameters:
  ///   - meaning: What modifiers say of it.
  ///   - direction: The direction in which the node places what is inside.
  @MainActor func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Drawing.Tag.Direction)
    -> Drawing.Tag?
  /// Paints the node.
  ///
  /// - Parameters:
  ///   - frame: Where the node is in the host, not rounded to pixels.
  ///   - inside: Paints the children and the scenes inside.
  @MainActor
  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void)
  /// Tells a viewport how far below its frame its content is seen, behind bars and what the device
  /// takes, and how far above its frame its ground is, in points.
  @MainActor func extend(below overhang: CGFloat, above: CGFloat)
  /// Says what the node does to the ink of texts: whether it covers what is below, and in the
  /// context, what it does to texts inside.
  @MainActor func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole
  /// Says what a touch at a point meets.
  ///
  /// - Parameters:
  ///   - point: The point in the host, with the transforms around the node undone.
  ///   - frame: The frame of the node in the host.
  @MainActor func hit(_ point: CGPoint, in frame: CGRect) -> HitRole
  /// Returns what is painted on the way from another facet to this one; nil if the change is shown
  /// at once, or there isn't any.
  ///
  /// - Parameter fraction: 0 is the other facet, 1 is this one; springs go beyond.
  @MainActor func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)?
}

/// What a touch at a point of a node meets.
package enum HitRole {
  /// What is inside of the node decides.
  case inside
  /// The node itself, unless something inside of it is there.
  case content
  /// Nothing of the node, nor of what is inside.
  case nothing
  /// What is inside decides, which a transform has moved.
  case moved(by: CGAffineTransform)
}

/// The order in which the children of a node are painted.
package enum ChildOrder {
  /// As they were written; `zIndex` may change it.
  case written
  /// All others before the first one, which is in front.
  case firstInFront
}

/// What a node does to the ink of texts.
package enum InkRole {
  /// Nothing by itself.
  case none
  /// It hides what is below it, as opaque as it is.
  case covers(opacity: Double)
  /// A filled outline, in the coordinates of the layout, hides what is below it.
  case fills(Path, opacity: Double)
  /// Nothing is seen of what is inside.
  case hidesInside
}

extension PaintFacet {
  package func extend(below overhang: CGFloat, above: CGFloat) {}
  package var name: LayoutName? { nil }
  package var childOrder: ChildOrder { .written }
  package var zIndex: Double? { nil }
  package var leavesOrderInside: Bool { name == nil }
  package var isViewport: Bool { false }
  package var text: String? { nil }
  package var symbol: String? { nil }
  package var isWrongTurnedOver: Bool { false }
  package var changesSide: Bool { false }
  package var isShown: Bool { true }

  package func tag(
    _ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Drawing.Tag.Direction
  ) -> Drawing.Tag? {
    meaning?.tag(frame, direction)
  }

  @MainActor
  package func paint(
    _ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void
  ) {
    inside(&painter)
  }

  package func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole { .none }

  package func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .inside }

  package func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? { nil }
}

extension NodeMeaning {
  /// The tag of a node that is nothing by itself.
  package func tag(_ frame: CGRect, _ direction: Drawing.Tag.Direction) -> Drawing.Tag {
    Drawing.Tag(
      role: role ?? .group, label: label, value: value, direction: direction,
      identifier: identifier, frame: frame)
  }
}
