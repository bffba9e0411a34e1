import CalqueLayout
import Foundation

/// The place of a node among all nodes of a host, whatever is evaluated again: the identity of the
/// view that wrote it, and its number among the nodes of that view.
struct NodeKey: Hashable {
  let identity: ViewIdentity
  let number: Int
}

/// Hands out the keys of nodes that are visited in order.
struct NodeKeys {
  private var counts: [ViewIdentity: Int] = [:]

  mutating func next(_ identity: ViewIdentity) -> NodeKey {
    let number = counts[identity, default: 0]
    counts[identity] = number + 1
    return NodeKey(identity: identity, number: number)
  }
}

// The pass "animate": what is shown between two states of the views.
extension Scene {
  /// Where all nodes are once animations have ended, by their keys.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func restingNodes(at origin: CGPoint) -> [NodeKey: ShownNode] {
    var (keys, found): (NodeKeys, [NodeKey: ShownNode]) = (NodeKeys(), [:])
    visitTransactions(Transaction(), at: origin, step: 0, &keys) { key, scene, node, frame, _ in
      found[key] = ShownNode(frame: frame, paint: scene.draft[node].paint)
    }
    return found
  }

  /// Visits all placed nodes with the transaction of a change, as the modifiers around them have
  /// it.
  func visitTransactions(
    _ transaction: Transaction, at origin: CGPoint, step: Int, _ keys: inout NodeKeys,
    _ body: (NodeKey, Scene, LayoutNode, CGRect, Transaction) -> Void
  ) {
    guard tree.nodeCount > 0 else { return }
    let room = CGRect(origin: origin, size: size)
    visitTransactions(
      LayoutNode(index: 0), transaction, in: room, step: step, &keys, body)
  }

  private func visitTransactions(
    _ node: LayoutNode, _ outer: Transaction, in room: CGRect, step: Int, _ keys: inout NodeKeys,
    _ body: (NodeKey, Scene, LayoutNode, CGRect, Transaction) -> Void
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = tree.frameInParent(of: node).placed(in: room)
    var transaction = outer
    draft[node].details?.motion?.change(&transaction, step: step)
    body(keys.next(draft.identity(of: node)), self, node, frame, transaction)
    for child in tree.children(of: node) {
      visitTransactions(child, transaction, in: frame, step: step, &keys, body)
    }
    for inner in subscenes(of: node, frame) {
      inner.scene.visitTransactions(transaction, at: inner.origin, step: step, &keys, body)
    }
  }
}

/// The animations of a host that have begun.
@MainActor
final class MotionRecords {
  private struct Record {
    let from: ShownNode
    let start: TimeInterval
    let animation: Animation
    /// How fast the sides of the frame moved when the animation began, in points a second.
    let velocity: [Double]
    /// In seconds; it may be infinite.
    let duration: TimeInterval

    /// - Parameters:
    ///   - from: What is shown when the animation begins.
    ///   - target: Where it leads.
    init(
      from: ShownNode, to target: ShownNode, velocity: [Double], _ animation: Animation,
      at start: TimeInterval
    ) {
      (self.from, self.start, self.animation) = (from, start, animation)
      self.velocity = velocity
      let distance = zip(from.frame.numbers, target.frame.numbers).map { abs($1 - $0) }.max() ?? 0
      duration = animation.duration(distance: distance, speed: velocity.map(abs).max() ?? 0)
    }

    /// What is shown at a time on the way to a target; nil once that is reached.
    @MainActor func shown(at time: TimeInterval, to target: ShownNode) -> ShownNode? {
      guard time - start < duration else { return nil }
      let swing = animation.velocityProgress(at: time - start)
      return from.mixed(
        with: target, by: animation.progress(at: time - start), plus: velocity.map { $0 * swing })
    }

    /// How fast the sides of the frame move at a time, in points a second.
    @MainActor func velocity(at time: TimeInterval, to target: ShownNode) -> [Double] {
      let moment = 1e-6
      guard time - moment >= start, let now = shown(at: time, to: target),
        let before = shown(at: time - moment, to: target)
      else { return [0, 0, 0, 0] }
      return zip(before.frame.numbers, now.frame.numbers).map { ($1 - $0) / moment }
    }
  }

  private var records: [NodeKey: Record] = [:]
  private var completions: [(time: TimeInterval, action: () -> Void)] = []

  /// Compares the views before a change with those after it, and begins the animations of what
  /// differs.
  ///
  /// - Parameter isFrame: Whether the views were evaluated for a frame of the animations under way,
  ///   which continue.
  func begin(
    from before: [NodeKey: ShownNode], to scene: Scene, at origin: CGPoint, _ clock: MotionClock,
    isFrame: Bool
  ) {
    var keys = NodeKeys()
    var known: Set<NodeKey> = []
    var end = max(clock.time, clock.animationEnd)
    scene.visitTransactions(clock.transaction, at: origin, step: clock.step, &keys) {
      key, scene, node, frame, transaction in
      known.insert(key)
      let paint = scene.draft[node].paint
      guard let old = before[key], old.frame != frame || old.paint !== paint else { return }
      let target = ShownNode(frame: frame, paint: paint)
      guard old.differs(from: target) else { return }
      if let animation = transaction.animation {
        let known = records[key]
        // Where another animation is under way, this one takes over what it shows.
        let record = Record(
          from: known?.shown(at: clock.time, to: old) ?? old, to: target,
          velocity: known?.velocity(at: clock.time, to: old) ?? [0, 0, 0, 0], animation,
          at: clock.time)
        end = max(end, clock.time + record.duration)
        records[key] = record
      } else if !isFrame {
        records[key] = nil
      }
    }
    records = records.filter { known.contains($0.key) }
    for completion in clock.transaction.completions { completions.append((end, completion)) }
  }

  /// Shows the views as they are at the time of the clock.
  func show(_ scene: Scene, at origin: CGPoint, _ clock: MotionClock) {
    var keys = NodeKeys()
    var shown: [ObjectIdentifier: (scene: Scene, nodes: [LayoutNode: ShownNode])] = [:]
    scene.visitTransactions(Transaction(), at: origin, step: clock.step, &keys) {
      key, scene, node, frame, _ in
      let id = ObjectIdentifier(scene)
      if shown[id] == nil { shown[id] = (scene, [:]) }
      guard let record = records[key], !clock.isShowingEnd else { return }
      let target = ShownNode(frame: frame, paint: scene.draft[node].paint)
      if let now = record.shown(at: clock.time, to: target) { shown[id]?.nodes[node] = now }
    }
    for (scene, nodes) in shown.values { scene.show(nodes) }
  }

  /// Does what was to be done when animations have ended that end until now.
  func complete(until time: TimeInterval) {
    let ended = completions.filter { $0.time <= time }
    completions.removeAll { $0.time <= time }
    for completion in ended { completion.action() }
  }

  /// When the last animation with an end has ended.
  func end(_ time: TimeInterval) -> TimeInterval {
    let ends = records.values.map { $0.start + $0.duration } + completions.map(\.time)
    return ends.filter(\.isFinite).max().map { max($0, time) } ?? time
  }

  var isEmpty: Bool { records.isEmpty && completions.isEmpty }
}

extension ShownNode {
  /// Whether an animation from one to the other shows something.
  @MainActor fileprivate func differs(from other: ShownNode) -> Bool {
    if frame != other.frame { return true }
    guard let paint, let target = other.paint else { return false }
    return target.mixed(from: paint, by: 0) != nil
  }

  /// What is shown on the way to another node.
  ///
  /// - Parameter offset: What is added to the numbers of the frame.
  @MainActor fileprivate func mixed(
    with target: ShownNode, by fraction: Double, plus offset: [Double]
  ) -> ShownNode {
    var frame = CGRect(
      numbers: zip(self.frame.mixed(toward: target.frame, by: fraction).numbers, offset).map(+))
    // Lines are not broken anew on the way: a text moves at its final size.
    if target.paint?.text != nil { frame.size = target.frame.size }
    frame.size = CGSize(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
    guard let from = self.paint, let to = target.paint else {
      return ShownNode(frame: frame, paint: target.paint)
    }
    return ShownNode(frame: frame, paint: to.mixed(from: from, by: fraction) ?? to)
  }
}

extension CGRect {
  /// The coordinates of the origin, and the lengths.
  fileprivate var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }

  fileprivate init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
