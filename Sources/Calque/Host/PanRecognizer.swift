import CalqueLayout
import Foundation

/// A movement of a finger that scrolls.
struct PanStep {
  /// How far what is seen moves over the content, in points to the right and down.
  let distance: CGSize
  let isFirst: Bool
  /// Whether the finger is lifted.
  let isLast: Bool
}

/// A finger that scrolls.
final class PanRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before it scrolls, in points; as UIKit's pan recognizer.
  private static let distance: CGFloat = 10

  private let axes: Axis.Set
  private let scroll: (PanStep) -> Void
  private var start: CGPoint?
  private var last: CGPoint?

  init(axes: Axis.Set, scroll: @escaping (PanStep) -> Void) {
    self.axes = axes
    self.scroll = scroll
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    guard let start else {
      if event.phase == .began { start = event.location }
      return GestureOutput(.possible(nil))
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
      isLast: event.phase == .ended)
    last = event.location
    return GestureOutput(
      event.phase == .ended ? .ended(()) : .active(()), [{ [scroll] in scroll(step) }])
  }
}
