public import Foundation

/// A finger that rests on a view for a while. Its value is true from the touch on.
public struct LongPressGesture {
  /// How long the finger rests before the gesture succeeds, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move before the gesture fails, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a duration in seconds; the finger may move 10 points.
  public nonisolated init(minimumDuration: Double = 0.5) {
    self.init(minimumDuration: minimumDuration, maximumDistance: 10)
  }

  /// Makes a gesture of a duration in seconds.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger rests, in seconds.
  ///   - maximumDistance: How far the finger may move before the gesture fails, in points.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// Makes what waits for the time to pass.
  public func _makeRecognizer() -> GestureRecognizer<Bool> {
    LongPressRecognizer(duration: minimumDuration, distance: maximumDistance)
  }
}

private final class LongPressRecognizer: GestureRecognizer<Bool> {
  private let duration: TimeInterval
  private let distance: CGFloat
  private var start: (time: TimeInterval, point: CGPoint)?

  init(duration: TimeInterval, distance: CGFloat) {
    self.duration = duration
    self.distance = distance
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Bool> {
    guard let start else {
      // Without a finger there is nothing to wait for.
      guard event.phase != .waited, event.phase != .ended else {
        return GestureOutput(.possible(nil))
      }
      start = (event.time, event.location)
      return GestureOutput(duration > 0 ? .possible(true) : .ended(true))
    }
    if start.point.distance(to: event.location) > distance { return GestureOutput(.failed) }
    // Times are sums of fractions that binary numbers do not have.
    if event.time - start.time >= duration - 1e-9 { return GestureOutput(.ended(true)) }
    return GestureOutput(event.phase == .ended ? .failed : .possible(true))
  }
}
