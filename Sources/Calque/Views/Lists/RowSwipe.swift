import CalqueLayout
import Foundation

extension ListRow {
  /// How much of the width of a row a finger moves for the first action to be done; ours.
  private static let fullSwipe = 0.5

  /// What the row does where it is tapped or swiped.
  ///
  /// - Parameter swipe: Shows the actions at an edge, or does the first one.
  @MainActor
  func gesture(
    swipe: @escaping @MainActor (ListRow, HorizontalEdge, Bool) -> Void
  ) -> NodeGesture? {
    let tap = gesture
    let open = openEdge
    guard open != nil || isSwiped(from: .leading) || isSwiped(from: .trailing) else { return tap }
    let recognizer = { [context] in
      RowSwipeRecognizer { edge, part in
        // A swipe the other way closes the row.
        if let open, open != edge { return { context.state.openRow = nil } }
        return self.isSwiped(from: edge) ? { swipe(self, edge, part >= Self.fullSwipe) } : nil
      }
    }
    return NodeGesture {
      guard let tap else { return recognizer() }
      return VoidRecognizer(ExclusiveRecognizer(recognizer(), tap.make()))
    }
  }
}

/// A finger that swipes over a row of a list.
private final class RowSwipeRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before it swipes, in points; as UIKit's pan recognizer.
  private static let distance: CGFloat = 10

  private let action: (HorizontalEdge, Double) -> (() -> Void)?
  private var start: CGPoint?
  private var isSwiping = false

  /// - Parameter action: What a swipe from an edge over a part of the width does.
  init(_ action: @escaping (HorizontalEdge, Double) -> (() -> Void)?) { self.action = action }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    let place = event.leadingPoint
    guard let start else {
      if event.phase == .began { start = place }
      return GestureOutput(.possible(nil))
    }
    let way = place - start
    if !isSwiping, max(abs(way.width), abs(way.height)) >= Self.distance {
      guard abs(way.width) > abs(way.height), action(way.edge, 0) != nil else {
        return GestureOutput(.failed)
      }
      isSwiping = true
    }
    guard event.phase == .ended else {
      return GestureOutput(isSwiping ? .active(()) : .possible(nil))
    }
    let width = event.space?.frame.width ?? 0
    guard isSwiping, width > 0, let action = action(way.edge, abs(way.width) / width) else {
      return GestureOutput(.failed)
    }
    return GestureOutput(.ended(()), [action])
  }
}

extension CGSize {
  /// The edge that a movement comes from; a positive width is towards the trailing edge.
  fileprivate var edge: HorizontalEdge { width < 0 ? .trailing : .leading }
}
