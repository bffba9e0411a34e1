import CalqueLayout
import Foundation

/// What a touch does to its host.
struct TouchEffects {
  /// Moves what a scroll view shows.
  let scroll: @MainActor (ScrollPort, PanStep) -> Void
  /// Swipes a row from an edge; the last value says whether over most of it.
  let swipe: @MainActor (ListRow, HorizontalEdge, Bool) -> Void
  /// Whether a view is still seen; the last value says whether changes are shown first that were
  /// made until now.
  let isThere: @MainActor (ViewIdentity, Bool) -> Bool
}

/// A finger, or two, from the first touch until all gestures have ended or failed.
@MainActor
final class TouchSequence {
  private var recognizer: GestureRecognizer<Void>?
  /// How many actions of gestures were done.
  private(set) var actionCount = 0
  private var event: GestureEvent

  init(_ aim: TouchAim, date: Date, _ effects: TouchEffects) {
    event = GestureEvent(phase: .began, time: 0, date: date, location: aim.point)
    recognizer = Self.recognizer(for: aim.path, effects)
  }

  /// The gestures along the way combined by their precedence, from the view in front outwards.
  private static func recognizer(
    for path: [HitNode], _ effects: TouchEffects
  ) -> GestureRecognizer<Void>? {
    var combined: GestureRecognizer<Void>?
    for (index, node) in path.enumerated().reversed() {
      guard let input = node.details?.input, let gesture = Self.gesture(of: input, effects) else {
        continue
      }
      if !gesture.isInside { combined = nil }
      guard gesture.isOwn else { continue }
      let isInScrollView = path[..<index].contains { $0.details?.input?.port != nil }
      let identity = node.scene.draft.identity(of: node.node)
      let own = PlacedRecognizer(
        gesture.make(), node.space, isInScrollView: isInScrollView,
        isThere: { effects.isThere(identity, $0) })
      guard let inside = combined else {
        combined = own
        continue
      }
      combined =
        switch gesture.precedence {
        case .afterInside:
          VoidRecognizer(ExclusiveRecognizer(inside, own, yieldsToRest: true))
        case .beforeInside: VoidRecognizer(ExclusiveRecognizer(own, inside))
        case .withInside: VoidRecognizer(SimultaneousRecognizer(inside, own))
        }
    }
    return combined
  }

  private static func gesture(
    of input: any InputFacet, _ effects: TouchEffects
  ) -> NodeGesture? {
    if let port = input.port {
      guard port.isEnabled else { return nil }
      return NodeGesture { PanRecognizer(axes: port.axes) { effects.scroll(port, $0) } }
    }
    if let row = input as? ListRow { return row.gesture(swipe: effects.swipe) }
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
