import CalqueLayout
import Foundation

/// A finger, or two, from the first touch until all gestures have ended or failed.
@MainActor
final class TouchSequence {
  private var recognizer: GestureRecognizer<Void>?
  /// How many actions of gestures were done.
  private(set) var actionCount = 0
  private var event: GestureEvent

  /// - Parameter scroll: Moves what a scroll view shows.
  init(_ aim: TouchAim, date: Date, scroll: @escaping (ScrollPort, PanStep) -> Void) {
    event = GestureEvent(phase: .began, time: 0, date: date, location: aim.point)
    recognizer = Self.recognizer(for: aim.path, scroll)
  }

  /// The gestures along the way combined by their precedence, from the view in front outwards.
  private static func recognizer(
    for path: [HitNode], _ scroll: @escaping (ScrollPort, PanStep) -> Void
  ) -> GestureRecognizer<Void>? {
    var combined: GestureRecognizer<Void>?
    for (index, node) in path.enumerated().reversed() {
      guard let input = node.details?.input, let gesture = Self.gesture(of: input, scroll) else {
        continue
      }
      if !gesture.isInside { combined = nil }
      guard gesture.isOwn else { continue }
      let isInScrollView = path[..<index].contains { $0.details?.input?.port != nil }
      let own = PlacedRecognizer(gesture.make(), node.space, isInScrollView: isInScrollView)
      guard let inside = combined else {
        combined = own
        continue
      }
      combined =
        switch gesture.precedence {
        case .afterInside: VoidRecognizer(ExclusiveRecognizer(inside, own))
        case .beforeInside: VoidRecognizer(ExclusiveRecognizer(own, inside))
        case .withInside: VoidRecognizer(SimultaneousRecognizer(inside, own))
        }
    }
    return combined
  }

  private static func gesture(
    of input: any InputFacet, _ scroll: @escaping (ScrollPort, PanStep) -> Void
  ) -> NodeGesture? {
    if let port = input.port {
      guard port.isEnabled else { return nil }
      return NodeGesture { PanRecognizer(axes: port.axes) { scroll(port, $0) } }
    }
    return input.gesture
  }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - phase: What happens.
  ///   - delay: Seconds since the last event.
  ///   - change: Moves the finger.
  func send(
    _ phase: GestureEvent.Phase, after delay: TimeInterval = 0,
    _ change: (inout GestureEvent) -> Void = { _ in }
  ) {
    event.phase = phase
    event.time += delay
    event.date += delay
    change(&event)
    guard let output = recognizer?.send(event) else { return }
    if output.phase.isOver { recognizer = nil }
    for action in output.actions {
      actionCount += 1
      action()
    }
  }

  /// Has the time pass after which nothing more can be recognized.
  func finish() {
    send(.waited, after: 1)
    for action in recognizer?.cancel() ?? [] { action() }
    recognizer = nil
  }
}
