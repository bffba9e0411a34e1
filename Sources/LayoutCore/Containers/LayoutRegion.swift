package import Foundation

/// What a container tells the views inside while it is laid out: its size. Parents are placed before
/// their children, so a child finds here what its container has just been given.
package final class LayoutRegion {
  /// The size of the area in points.
  package var size: CGSize

  package init(size: CGSize = .zero) {
    self.size = size
  }
}
