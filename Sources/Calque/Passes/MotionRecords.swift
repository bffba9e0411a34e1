import CalqueLayout
import Foundation

/// The animations of a host that have begun.
@MainActor
final class MotionRecords {
  private var changes: [NodeKey: MovingNode] = [:]
  private var insertions: [NodeKey: ComingNode] = [:]
  private var removals: [NodeKey: GoingNode] = [:]
  private var completions: [(time: TimeInterval, action: () -> Void)] = []
  /// The scroll views that move.
  var scrolls: [ScrollMotion] = []

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
    // A view that takes the frame of another one begins where that is.
    let known = changes[before.key] ?? changes[visit.key]
    // Where another animation is under way, this one takes over what it shows.
    var moving = MovingNode(
      from: known?.shown(at: clock.time, to: old) ?? old, to: target,
      velocity: known?.velocity(at: clock.time, to: old) ?? [0, 0, 0, 0], animation,
      at: clock.time)
    moving.isMatched = before.key != visit.key || known?.isMatched == true
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
    var matched = MatchedMotion()
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
      now = matched.shown(visit, now, isMatched: changes[visit.key]?.isMatched == true)
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
    for view in leaving.values.joined().map(\.view) where shown[ObjectIdentifier(view.scene)] == nil
    {
      matched.showLeaving(view)
    }
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
      + completions.map(\.time) + scrolls.map(\.end)
    return ends.filter(\.isFinite).max().map { max($0, time) } ?? time
  }

  var isEmpty: Bool {
    changes.isEmpty && insertions.isEmpty && removals.isEmpty && completions.isEmpty
  }
}
