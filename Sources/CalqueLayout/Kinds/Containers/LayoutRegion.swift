package import Foundation

/// What a container tells the views inside while it is laid out: its size. Parents are placed
/// before their children, so a child finds here what its container has just been given.
///
/// A container is measured for several proposals. Frames inside that are made of its lengths change
/// with each of them; what is kept between the two is forgotten then.
package final class LayoutRegion {
  private struct Dependent {
    weak var tree: LayoutTree?
    let node: Int
    let changed: (LayoutTree, Int) -> Void
  }

  private var dependents: [Dependent] = []
  /// At so many dependents, those that are gone are dropped.
  private var mostDependents = 64

  /// The size of the area in points.
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      for dependent in dependents {
        if let tree = dependent.tree { dependent.changed(tree, dependent.node) }
      }
    }
  }

  /// The container around this one; its lengths are taken where nothing is proposed.
  let outer: LayoutRegion?

  package init(size: CGSize = .zero, within outer: LayoutRegion? = nil) {
    self.size = size
    self.outer = outer
  }

  /// Takes the size for a proposal. It follows from the proposal alone, so that what is kept for a
  /// proposal stays true.
  ///
  /// - Parameter margins: what the content keeps free, in points.
  package func take(_ proposal: ProposedViewSize, margins: EdgeInsets) {
    func length(_ proposed: CGFloat?, _ other: CGFloat, _ margins: CGFloat) -> CGFloat {
      let length = proposed.flatMap { $0.isFinite ? $0 : nil } ?? other
      return max(length - margins, 0)
    }
    let other = outer?.size ?? .zero
    size = CGSize(
      width: length(proposal.width, other.width, margins.leading + margins.trailing),
      height: length(proposal.height, other.height, margins.top + margins.bottom))
  }

  /// Has a function called for a node whenever the size changes.
  func add(_ node: Int, of tree: LayoutTree, _ changed: @escaping (LayoutTree, Int) -> Void) {
    // Rows come and go while a container is scrolled; those that are gone are forgotten now and
    // then.
    if dependents.count == mostDependents {
      dependents.removeAll { $0.tree == nil }
      mostDependents = max(2 * dependents.count, 64)
    }
    tree.lastFixedPlace = max(tree.lastFixedPlace, node)
    dependents.append(Dependent(tree: tree, node: node, changed: changed))
  }
}

/// The containers of a tree, by node.
final class LayoutRegions: TreeStore {
  var byNode: [Int: LayoutRegion] = [:]

  func canMoveNodes(from index: Int) -> Bool { byNode.keys.allSatisfy { $0 < index } }
}

extension LayoutTree {
  /// Forgets what is kept of a node and of those above it, up to the container of a region.
  func forget(from index: Int, upTo region: LayoutRegion?) {
    guard isSealed else { return }
    let regions = existingStore(LayoutRegions.self)
    forget(from: index) { region != nil && regions?.byNode[$0] === region }
  }
}
