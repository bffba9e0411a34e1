import Foundation

/// The room at the edges of a node that is not part of the safe area of what is inside.
struct SafeArea {
  var insets: EdgeInsets
  /// Whose room it is.
  var regions: SafeAreaRegions
  /// The one child that has it around it; `nil` if all have. A bar is in the room itself.
  var child: Int?
}

/// The safe areas of a tree, and the nodes that run into the room around them.
final class SafeAreas: TreeStore {
  /// A node that runs into that room.
  struct Seeker {
    let node: Int
    let regions: SafeAreaRegions
    let edges: Edge.Set
  }

  /// By node.
  var areas: [Int: SafeArea] = [:]
  var seekers: [Seeker] = []
  /// The safe areas around the root.
  var outer: OuterInsets?

  func canMoveNodes(from index: Int) -> Bool {
    areas.keys.allSatisfy { $0 < index } && seekers.allSatisfy { $0.node < index }
  }

  /// Places the insides of nodes that ignore their safe area once more. What they touch is only
  /// known when everything is placed; their parents do not notice, since sizes stay as they are.
  func layoutEnded(_ tree: LayoutTree) {
    for seeker in seekers where tree.nodes[seeker.node].childCount > 0 {
      let node = LayoutNode(index: UInt32(seeker.node))
      if tree.isPlaced(node) { extend(seeker, node, tree) }
    }
  }

  private func extend(_ seeker: Seeker, _ node: LayoutNode, _ tree: LayoutTree) {
    let (index, edges) = (seeker.node, seeker.edges)
    let reach = tree.safeAreaReach(of: node, regions: seeker.regions)
    let top = edges.contains(.top) ? Double(reach.top) : 0
    let bottom = edges.contains(.bottom) ? Double(reach.bottom) : 0
    let leading = edges.contains(.leading) ? Double(reach.leading) : 0
    let trailing = edges.contains(.trailing) ? Double(reach.trailing) : 0
    let own = tree.frames[index]
    let child = tree.frames[index + 1]
    let isAtHome =
      child.x == 0 && child.y == 0 && child.width == own.width && child.height == own.height
    if isAtHome, top == 0, bottom == 0, leading == 0, trailing == 0 { return }
    let proposal = Proposal(own.width + leading + trailing, own.height + top + bottom)
    let answer = tree.measure(index + 1, proposal.width, proposal.height)
    Node(tree, index).place(
      index + 1, ChildPlace(proposal: proposal, size: answer, x: -leading, y: -top),
      in: Extent(own.width, own.height))
  }
}

extension LayoutTree {
  /// The safe areas around the root.
  package var outerInsets: OuterInsets? {
    get { existingStore(SafeAreas.self)?.outer }
    set { store(SafeAreas.self).outer = newValue }
  }
}
