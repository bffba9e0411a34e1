import CalqueLayout
import Foundation

/// The animations of a host that have begun.
@MainActor
final class MotionRecords {
  private var changes: [NodeKey: MovingNode] = [:]
  private var insertions: [NodeKey: ComingNode] = [:]
  private var removals: [NodeKey: GoingNode] = [:]
  private var completions: [(time: TimeInterval, action: () -> Void)] = []

  /// Compares the views before a change with those after it, and begins the animations of what
  /// differs.
  ///
  /// - Parameter isFrame: Whether the views were evaluated for a frame of the animations under way,
  ///   which continue.
  func begin(
    from before: [NodeKey: MotionVisit], to scene: ViewScene, at origin: CGPoint,
    _ clock: MotionClock,
    isFrame: Bool
  ) {
    let identities = Set(before.keys.map(\.identity))
    var known: [NodeKey: Transaction] = [:]
    var end = max(clock.time, clock.animationEnd)
    lazy var sources = matchedSources(in: before)
    scene.visitTransactions(clock.transaction, at: origin, step: clock.step) { visit in
      known[visit.key] = visit.transaction
      if let old = before[visit.key] {
        end = max(end, change(visit, from: old, clock, isFrame: isFrame))
      } else if !identities.contains(visit.key.identity),
        visit.parent.map({ before[$0] != nil }) ?? false
      {
        end = max(end, insert(visit, clock))
      }
      if before[visit.key] == nil, let key = visit.scene.matchedKey(of: visit.node),
        let old = sources[key]
      {
        end = max(end, change(visit, from: old, clock, isFrame: isFrame))
      }
    }
    let remaining = Set(known.keys.map(\.identity))
    for (key, old) in before where known[key] == nil && !remaining.contains(key.identity) {
      guard let parent = old.parent, let transaction = known[parent] else { continue }
      end = max(end, remove(old, from: parent, transaction, clock))
    }
    changes = changes.filter { known[$0.key] != nil }
    insertions = insertions.filter { known[$0.key] != nil }
    removals = removals.filter { known[$0.value.parent] != nil && known[$0.key] == nil }
    for completion in clock.transaction.completions { completions.append((end, completion)) }
  }

  /// The views that others of the same key move from.
  private func matchedSources(in views: [NodeKey: MotionVisit]) -> [AnyHashable: MotionVisit] {
    var found: [AnyHashable: MotionVisit] = [:]
    for visit in views.values {
      if let key = visit.scene.matchedKey(of: visit.node) { found[key] = visit }
    }
    return found
  }

  /// Begins the animation of a node that stays. Returns when it ends.
  private func change(
    _ visit: MotionVisit, from before: MotionVisit, _ clock: MotionClock, isFrame: Bool
  ) -> TimeInterval {
    let (old, target) = (before.resting, visit.resting)
    guard old.frame != target.frame || old.paint !== target.paint, old.differs(from: target) else {
      return clock.time
    }
    guard let animation = visit.transaction.animation else {
      if !isFrame { changes[visit.key] = nil }
      return clock.time
    }
    let known = changes[visit.key]
    // Where another animation is under way, this one takes over what it shows.
    let moving = MovingNode(
      from: known?.shown(at: clock.time, to: old) ?? old, to: target,
      velocity: known?.velocity(at: clock.time, to: old) ?? [0, 0, 0, 0], animation,
      at: clock.time)
    changes[visit.key] = moving
    return clock.time + moving.duration
  }

  /// Begins the transition of a view that comes. Returns when it ends.
  private func insert(_ visit: MotionVisit, _ clock: MotionClock) -> TimeInterval {
    let rule = visit.scene.transition(of: visit.node).insertion
    guard let animation = rule.animation(in: visit.transaction), !rule.effects.isEmpty else {
      return clock.time
    }
    // A view that comes back comes from where it is.
    let presence = removals[visit.key]?.presence(at: clock.time) ?? 0
    insertions[visit.key] = ComingNode(
      effects: rule.effects, presence: presence, start: clock.time, animation: animation)
    return clock.time + animation.duration
  }

  /// Begins the transition of a view that goes. Returns when it ends.
  private func remove(
    _ old: MotionVisit, from parent: NodeKey, _ transaction: Transaction, _ clock: MotionClock
  ) -> TimeInterval {
    let rule = old.scene.transition(of: old.node).removal
    guard let animation = rule.animation(in: transaction), !rule.effects.isEmpty else {
      return clock.time
    }
    removals[old.key] = GoingNode(
      parent: parent,
      view: LeavingNode(
        scene: old.scene, node: old.node, room: old.room, effects: rule.effects,
        presence: insertions[old.key]?.presence(at: clock.time) ?? 1,
        isInFront: old.scene.zIndex(of: old.node) > 0),
      start: clock.time, animation: animation)
    return clock.time + animation.duration
  }

  /// Shows the views as they are at the time of the clock.
  func show(_ scene: ViewScene, at origin: CGPoint, _ clock: MotionClock) {
    var shown: [ObjectIdentifier: ShownScene] = [:]
    var moving: Set<NodeKey> = []
    let leaving = Dictionary(
      grouping: removals.values.filter { $0.presence(at: clock.time) != nil }, by: \.parent)
    scene.visitTransactions(Transaction(), at: origin, step: clock.step) { visit in
      let id = ObjectIdentifier(visit.scene)
      if shown[id] == nil { shown[id] = ShownScene(scene: visit.scene) }
      guard !clock.isShowingEnd else { return }
      var now = changes[visit.key]?.shown(at: clock.time, to: visit.resting)
      if let coming = insertions[visit.key], let presence = coming.presence(at: clock.time) {
        now = now ?? visit.resting
        now?.effects = coming.effects
        now?.presence = presence
      }
      // What stays inside of something that moves has a frame of its own, too.
      if now == nil, let parent = visit.parent, moving.contains(parent) { now = visit.resting }
      if let now {
        shown[id]?.nodes[visit.node] = now
        moving.insert(visit.key)
      }
      if let views = leaving[visit.key] {
        shown[id]?.leaving[visit.node] = views.compactMap { $0.shown(at: clock.time) }
      }
    }
    for shown in shown.values { shown.scene.show(shown.nodes, leaving: shown.leaving) }
  }

  private struct ShownScene {
    let scene: ViewScene
    var nodes: [LayoutNode: ShownNode] = [:]
    var leaving: [LayoutNode: [LeavingNode]] = [:]
  }

  /// Does what was to be done when animations have ended that end until now.
  func complete(until time: TimeInterval) {
    let ended = completions.filter { $0.time <= time }
    completions.removeAll { $0.time <= time }
    // Views that have gone are not kept any longer.
    removals = removals.filter { $0.value.end > time }
    for completion in ended { completion.action() }
  }

  /// When the last animation with an end has ended.
  func end(_ time: TimeInterval) -> TimeInterval {
    let ends =
      changes.values.map(\.end) + insertions.values.map(\.end) + removals.values.map(\.end)
      + completions.map(\.time)
    return ends.filter(\.isFinite).max().map { max($0, time) } ?? time
  }

  var isEmpty: Bool {
    changes.isEmpty && insertions.isEmpty && removals.isEmpty && completions.isEmpty
  }
}

/// A view on its way to being there.
private struct ComingNode {
  let effects: [TransitionEffect]
  /// How far it was when it began to come.
  let presence: Double
  let start: TimeInterval
  let animation: Animation

  var end: TimeInterval { start + animation.duration }

  /// How far it is; nil once it is there.
  func presence(at time: TimeInterval) -> Double? {
    guard time < end else { return nil }
    return presence + (1 - presence) * animation.progress(at: time - start)
  }
}

/// A view on its way to being gone.
private struct GoingNode {
  let parent: NodeKey
  let view: LeavingNode
  let start: TimeInterval
  let animation: Animation

  var end: TimeInterval { start + animation.duration }

  /// How far it is still there; nil once it has gone.
  func presence(at time: TimeInterval) -> Double? {
    guard time < end else { return nil }
    return view.presence * (1 - animation.progress(at: time - start))
  }

  func shown(at time: TimeInterval) -> LeavingNode? {
    guard let presence = presence(at: time) else { return nil }
    var view = view
    view.presence = presence
    return view
  }
}

/// A node on its way from one place and paint to others.
private struct MovingNode {
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

  var end: TimeInterval { start + duration }

  /// What is shown at a time on the way to a target; nil once that is reached.
  @MainActor func shown(at time: TimeInterval, to target: ShownNode) -> ShownNode? {
    guard time < end else { return nil }
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
    // Lines are not broken again on the way: a text moves at its final size.
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
