package import Foundation

/// What is around the root of a tree: an area that the root is in the middle of, and the room
/// beyond the edges of that area.
package struct OuterInsets: Hashable, Sendable {
  /// The size of the area in points.
  package var size: CGSize
  /// The room that the device and bars take, in points.
  package var container: EdgeInsets
  /// The room between that and the area, which a keyboard takes, in points.
  package var keyboard: EdgeInsets

  package init(
    size: CGSize = .zero, container: EdgeInsets = EdgeInsets(), keyboard: EdgeInsets = EdgeInsets()
  ) {
    self.size = size
    self.container = container
    self.keyboard = keyboard
  }

  /// The room that device, bars and keyboard take together.
  package var insets: EdgeInsets {
    EdgeInsets(
      top: container.top + keyboard.top, leading: container.leading + keyboard.leading,
      bottom: container.bottom + keyboard.bottom, trailing: container.trailing + keyboard.trailing)
  }
}
