package import Foundation

/// What a container tells the views inside while it is laid out: its size. Parents are placed before
/// their children, so a child finds here what its container has just been given.
///
/// A container is measured for several proposals. Frames inside that are made of its lengths change
/// with each of them; what is kept between the two is forgotten then.
package final class LayoutRegion {
  private struct Dependent {
    weak var tree: LayoutTree?
    let node: Int
  }

  private var dependents: [Dependent] = []

  /// The size of the area in points.
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      for dependent in dependents { dependent.tree?.containerChanged(dependent.node) }
    }
  }

  package init(size: CGSize = .zero) {
    self.size = size
  }

  func add(_ node: Int, of tree: LayoutTree) {
    dependents.append(Dependent(tree: tree, node: node))
  }
}
