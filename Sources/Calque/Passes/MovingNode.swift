import CalqueLayout
import Foundation

/// A view on its way to being there.
struct ComingNode {
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
struct GoingNode {
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
struct MovingNode {
  let from: ShownNode
  let start: TimeInterval
  let animation: Animation
  /// How fast the sides of the frame moved when the animation began, in points a second.
  let velocity: [Double]
  /// In seconds; it may be infinite.
  let duration: TimeInterval
  /// Whether it began as another view with the same id of a matched geometry.
  var isMatched = false

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
  @MainActor func differs(from other: ShownNode) -> Bool {
    if frame != other.frame { return true }
    guard let (from, to) = paints(with: other) else { return false }
    return to.mixed(from: from, by: 0) != nil
  }

  /// What both paint; one that was left out since it changes nothing is taken for one that does
  /// that.
  @MainActor private func paints(
    with other: ShownNode
  ) -> (from: any PaintFacet, to: any PaintFacet)? {
    guard let from = paint ?? (other.paint as? any NeutralPaint)?.neutral,
      let to = other.paint ?? (paint as? any NeutralPaint)?.neutral
    else { return nil }
    return (from, to)
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
    guard let (from, to) = paints(with: target) else {
      return ShownNode(frame: frame, paint: target.paint)
    }
    return ShownNode(frame: frame, paint: to.mixed(from: from, by: fraction) ?? target.paint)
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
