package import Foundation

/// What the nodes of a tree take along the axis from the back to the front. Trees without a rule
/// for it have none of this, and no node is larger because of it.
final class Depths: TreeStore {
  /// A node's place in its parent, and its own depth.
  struct Place {
    var back = 0.0
    var depth = 0.0
  }

  struct Question: Hashable {
    let node: Int
    /// The bits of what is offered: NaN would not equal itself.
    let offer: UInt64
  }

  /// What the root is offered, in points; `nil` asks for its ideal depth.
  var proposal: CGFloat?
  /// The nodes that have a rule, and those around them. All others are flat.
  var deep: Set<Int> = []
  var answers: [Question: Double] = [:]
  var places: [Int: Place] = [:]

  func canMoveNodes(from index: Int) -> Bool { deep.allSatisfy { $0 < index } }

  /// Lays out the third axis, when the other two are known.
  func layoutEnded(_ tree: LayoutTree) {
    guard !deep.isEmpty else { return }
    answers.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    let offer = proposal.map { Double($0) } ?? .nan
    tree.placeDepth(0, offer.isFinite ? max(offer, 0) : .nan, back: 0)
  }
}

extension LayoutTree {
  /// What the root is offered from the back to the front, in points; `nil` asks for its ideal
  /// depth.
  package var depthProposal: CGFloat? {
    get { existingStore(Depths.self)?.proposal }
    set {
      if newValue != nil || existingStore(Depths.self) != nil {
        store(Depths.self).proposal = newValue
      }
    }
  }

  /// Where a node is along the axis from the back to the front of the root.
  package func depthFrame(of node: LayoutNode) -> DepthFrame {
    guard let depths = existingStore(Depths.self) else { return .flat }
    var index = Int(node.index)
    var back = depths.places[index]?.back ?? 0
    while nodes[index].parent != .max {
      index = Int(nodes[index].parent)
      back += depths.places[index]?.back ?? 0
    }
    return DepthFrame(back: back, depth: depths.places[Int(node.index)]?.depth ?? 0)
  }

  /// Says that a node is not flat.
  func addDepth(_ index: Int) {
    let depths = store(Depths.self)
    var around = UInt32(index)
    while around != .max, depths.deep.insert(Int(around)).inserted {
      around = nodes[Int(around)].parent
    }
  }

  /// Whether a node has a rule for its depth, or something inside does.
  func isDeepNode(_ index: Int) -> Bool {
    existingStore(Depths.self)?.deep.contains(index) == true
  }

  private func isDeep(_ index: Int) -> Bool {
    isDeepNode(index) && nodes[index].childCount > 0
  }

  /// The depth that a node takes for an offer, NaN for none.
  func depth(_ index: Int, _ offer: Double) -> Double {
    guard isDeep(index) else { return 0 }
    let depths = store(Depths.self)
    let question = Depths.Question(node: index, offer: offer.bitPattern)
    if let known = depths.answers[question] { return known }
    let kind = kinds + Int(nodes[index].kind.index)
    let answer = kind.pointee.behavior.depth(Node(self, index), offer)
    depths.answers[question] = answer
    return answer
  }

  /// Places a node and what is inside.
  ///
  /// - Parameter back: the distance from the back of the parent.
  func placeDepth(_ index: Int, _ offer: Double, back: Double) {
    let own = depth(index, offer)
    if back != 0 || own != 0 {
      store(Depths.self).places[index] = Depths.Place(back: back, depth: own)
    }
    guard isDeep(index) else { return }
    let kind = kinds + Int(nodes[index].kind.index)
    kind.pointee.behavior.placeDepth(Node(self, index), offer, own)
  }
}
