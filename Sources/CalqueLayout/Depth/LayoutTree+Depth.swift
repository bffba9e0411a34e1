import Foundation

/// What the nodes of a tree take along the axis from the back to the front. Trees without a rule for
/// it have none of this, and no node is larger because of it.
final class Depths {
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

  var rules: [Int: SealedDepthRule] = [:]
  /// The nodes that have a rule, and those around them. All others are flat.
  var deep: Set<Int> = []
  var answers: [Question: Double] = [:]
  var places: [Int: Place] = [:]
}

extension LayoutTree {
  /// Where a node is along the axis from the back to the front of the root.
  package func depthFrame(of node: LayoutNode) -> DepthFrame {
    guard let depths else { return .flat }
    var index = Int(node.index)
    var back = depths.places[index]?.back ?? 0
    while nodes[index].parent != .max {
      index = Int(nodes[index].parent)
      back += depths.places[index]?.back ?? 0
    }
    return DepthFrame(back: back, depth: depths.places[Int(node.index)]?.depth ?? 0)
  }

  func addDepthRule(_ rule: DepthRule, _ index: Int) {
    let sealed: SealedDepthRule =
      switch rule {
      case .frame(let depth, let alignment):
        .frame(fixedLength(depth, index, "frame", "depth"), alignment)
      case .flexibleFrame(let least, let ideal, let most, let alignment):
        .flexibleFrame(limits(least, ideal, most, index, "Depth"), alignment)
      case .padding(let front, let back):
        .padding(
          front: shift(front, index, "padding3D", "front"),
          back: shift(back, index, "padding3D", "back"))
      case .offset(let distance): .offset(shift(distance, index, "offset", "z"))
      }
    let depths = depths ?? Depths()
    self.depths = depths
    depths.rules[index] = sealed
    var around = UInt32(index)
    while around != .max, depths.deep.insert(Int(around)).inserted {
      around = nodes[Int(around)].parent
    }
  }

  /// Lays out the third axis, when the other two are known.
  func layOutDepths() {
    guard let depths else { return }
    depths.answers.removeAll(keepingCapacity: true)
    depths.places.removeAll(keepingCapacity: true)
    let offer = depthProposal.map { Double($0) } ?? .nan
    let sound = offer.isFinite ? max(offer, 0) : .nan
    placeDepth(0, sound, back: 0)
  }

  // MARK: Measuring

  private func depth(_ index: Int, _ offer: Double) -> Double {
    guard let depths, depths.deep.contains(index), nodes[index].childCount > 0 else { return 0 }
    let question = Depths.Question(node: index, offer: offer.bitPattern)
    if let known = depths.answers[question] { return known }
    let answer = measureDepth(index, offer, depths.rules[index])
    depths.answers[question] = answer
    return answer
  }

  private func measureDepth(_ index: Int, _ offer: Double, _ rule: SealedDepthRule?) -> Double {
    switch rule {
    case .frame(let own, _): return own.isNaN ? depth(index + 1, offer) : own
    case .flexibleFrame(let limits, _):
      if let known = limits.answer(offer) { return known }
      return limits.length(offer, child: depth(index + 1, limits.offer(offer)))
    case .padding(let front, let back):
      let inner = offer.isNaN ? offer : max(offer - front - back, 0)
      return max(depth(index + 1, inner) + front + back, 0)
    case .offset: return depth(index + 1, offer)
    case nil: break
    }
    switch nodes[index].kind {
    case .overlay: return depth(index + 1, offer)
    case .zstack where decisions.pileDepth == .oneBeforeTheOther:
      return pile(index, offer).reduce(0) { $0 + $1.depth }
    default: return visibleChildren(index).reduce(0) { max($0, depth($1, offer)) }
    }
  }

  /// What the children of a pile are offered and take. Flat ones take nothing; the others share what
  /// there is, in order.
  private func pile(_ index: Int, _ offer: Double) -> [(child: Int, offer: Double, depth: Double)] {
    let children = visibleChildren(index)
    var open = children.count { depths?.deep.contains($0) == true }
    var space = offer
    return children.map { child in
      guard depths?.deep.contains(child) == true else { return (child, 0, 0) }
      let share = space.isNaN ? space : max(space / Double(open), 0)
      let answer = depth(child, share)
      open -= 1
      space -= answer
      return (child, share, answer)
    }
  }

  private func visibleChildren(_ index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].end) {
      if !nodes[child].flags.contains(.hidden) { result.append(child) }
      child = Int(nodes[child].end)
    }
    return result
  }

  // MARK: Placing

  /// - Parameter back: the distance from the back of the parent.
  private func placeDepth(_ index: Int, _ offer: Double, back: Double) {
    guard let depths else { return }
    let own = depth(index, offer)
    if back != 0 || own != 0 { depths.places[index] = Depths.Place(back: back, depth: own) }
    guard depths.deep.contains(index), nodes[index].childCount > 0 else { return }
    switch depths.rules[index] {
    case .frame(let given, let alignment):
      alignDepth(index + 1, given.isNaN ? offer : given, alignment, in: own)
    case .flexibleFrame(let limits, let alignment):
      alignDepth(index + 1, limits.finalOffer(offer, length: own), alignment, in: own)
    case .padding(let front, let behind):
      placeDepth(index + 1, offer.isNaN ? offer : max(offer - front - behind, 0), back: behind)
    case .offset(let distance): placeDepth(index + 1, offer, back: distance)
    case nil: placeChildDepths(index, offer, own)
    }
  }

  private func placeChildDepths(_ index: Int, _ offer: Double, _ own: Double) {
    switch nodes[index].kind {
    case .overlay:
      placeDepth(index + 1, offer, back: 0)
      // What lies before a view begins at its front, what lies behind it ends at its back.
      let isBehind = nodes[index].a == 1
      for child in visibleChildren(index).dropFirst() {
        placeDepth(child, own, back: isBehind ? -depth(child, own) : own)
      }
    case .zstack where decisions.pileDepth == .oneBeforeTheOther:
      var back = 0.0
      for (child, share, depth) in pile(index, offer) {
        placeDepth(child, share, back: back)
        back += depth
      }
    default:
      for child in visibleChildren(index) { placeDepth(child, offer, back: 0) }
    }
  }

  private func alignDepth(
    _ child: Int, _ offer: Double, _ alignment: DepthAlignment, in own: Double
  ) {
    let room = own - depth(child, offer)
    placeDepth(child, offer, back: room * Double(alignment.fraction))
  }
}
