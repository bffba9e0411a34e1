package import Foundation

/// Recognizes a number of taps. Its value is that of the last event.
class TapEventRecognizer: GestureRecognizer<GestureEvent> {
  /// A finger that moves further, in points, isn't tapping. UIKit's tap recognizer allows about as
  /// much.
  static let allowedMovement: CGFloat = 10
  /// The seconds within which the next tap begins: 0.35 is UIKit's limit for a double tap.
  static let multipleTapDelay: TimeInterval = 0.35

  private let count: Int
  private var taps = 0
  private var start: CGPoint?
  private var lastEnd: TimeInterval?

  init(count: Int) { self.count = max(count, 1) }

  override func send(_ event: GestureEvent) -> GestureOutput<GestureEvent> {
    switch event.phase {
    case .began:
      if isLate(event) { return GestureOutput(.failed) }
      start = event.location
    case .moved:
      guard let start, start.distance(to: event.location) > Self.allowedMovement else { break }
      return GestureOutput(.failed)
    case .waited:
      if start == nil, isLate(event) { return GestureOutput(.failed) }
    case .ended:
      guard start != nil else { break }
      taps += 1
      (start, lastEnd) = (nil, event.time)
      if taps == count { return GestureOutput(.ended(event)) }
    }
    return GestureOutput(.possible(nil))
  }

  private func isLate(_ event: GestureEvent) -> Bool {
    lastEnd.map { event.time - $0 > Self.multipleTapDelay } ?? false
  }
}

/// Recognizes a number of taps, and does an action.
final class TapRecognizer: GestureRecognizer<Void> {
  private let taps: TapEventRecognizer
  private let action: () -> Void

  init(count: Int, action: @escaping () -> Void) {
    taps = TapEventRecognizer(count: count)
    self.action = action
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    var output = taps.send(event).map { _ in }
    if case .ended = output.phase { output.actions.append(action) }
    return output
  }
}

extension CGPoint {
  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
