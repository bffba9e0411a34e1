import CalqueLayout
import Foundation

/// A movement of a finger that scrolls.
struct PanStep {
  /// How far what is seen moves over the content, in points to the right and down.
  let distance: CGSize
  let isFirst: Bool
  /// Whether the finger is lifted.
  let isLast: Bool
  /// How fast what is seen moves then, in points a second to the right and down.
  var velocity = CGVector.zero
}

/// A finger that scrolls.
final class PanRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before it scrolls, in points; as UIKit's pan recognizer.
  private static let distance: CGFloat = 10

  private let axes: Axis.Set
  private let scroll: (PanStep) -> Void
  private var start: CGPoint?
  private var last: CGPoint?
  /// The last movement of the finger, in points, and how long it took, in seconds.
  private var movement: (distance: CGSize, time: TimeInterval)?
  private var movedAt: TimeInterval = 0
  private var movedFrom: CGPoint?

  init(axes: Axis.Set, scroll: @escaping (PanStep) -> Void) {
    self.axes = axes
    self.scroll = scroll
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    guard let start else {
      if event.phase == .began {
        (start, movedFrom, movedAt) = (event.location, event.location, event.time)
      }
      return GestureOutput(.possible(nil))
    }
    if event.phase == .moved, let from = movedFrom {
      movement = (from - event.location, event.time - movedAt)
      (movedFrom, movedAt) = (event.location, event.time)
    }
    let way = event.location - start
    let isFar =
      axes.contains(.horizontal) && abs(way.width) >= Self.distance
      || axes.contains(.vertical) && abs(way.height) >= Self.distance
    guard last != nil || isFar else {
      return GestureOutput(event.phase == .ended ? .failed : .possible(nil))
    }
    let step = PanStep(
      distance: (last ?? start) - event.location, isFirst: last == nil,
      isLast: event.phase == .ended, velocity: velocity(at: event.time))
    last = event.location
    return GestureOutput(
      event.phase == .ended ? .ended(()) : .active(()), [{ [scroll] in scroll(step) }])
  }

  /// How fast the finger moves what is seen; not at all once it has rested for a while.
  private func velocity(at time: TimeInterval) -> CGVector {
    guard let movement, movement.time > 0, time - movedAt < Self.rest else { return .zero }
    return CGVector(
      dx: movement.distance.width / movement.time, dy: movement.distance.height / movement.time)
  }

  /// After how many seconds a finger that does not move has come to rest; ours.
  private static let rest: TimeInterval = 0.1
}
