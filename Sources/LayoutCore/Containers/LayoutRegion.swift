package import Foundation

/// What a container tells the views inside while it is laid out: its size, and how much room around
/// it a view may run into. Parents are placed before their children, so a child finds here what its
/// container has just been given.
package final class LayoutRegion {
  /// The size of the area in points.
  package var size: CGSize
  /// The room beyond each edge in points: bars and the window's own insets.
  package var insets: EdgeInsets

  package init(size: CGSize = .zero, insets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.insets = insets
  }
}
