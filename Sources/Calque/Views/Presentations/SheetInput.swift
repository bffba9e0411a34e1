import CalqueLayout
import Foundation

/// The card of a sheet: it is dragged to another height, and away.
final class SheetInput: InputFacet {
  private let form: SheetForm

  init(_ form: SheetForm) { self.form = form }

  var gesture: NodeGesture? {
    let form = form
    return NodeGesture { SheetRecognizer { form.action(afterDrag: $0) } }
  }
}

/// A finger that drags a sheet up or down.
private final class SheetRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before it drags, in points; as UIKit's pan recognizer.
  private static let distance: CGFloat = 10

  private let action: (CGFloat) -> (() -> Void)?
  private var start: CGPoint?
  private var isDragging = false

  /// - Parameter action: What a drag by a distance does.
  init(_ action: @escaping (CGFloat) -> (() -> Void)?) { self.action = action }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    guard let start else {
      if event.phase == .began { start = event.location }
      return GestureOutput(.possible(nil))
    }
    let distance = event.location.y - start.y
    if abs(distance) >= Self.distance { isDragging = true }
    guard event.phase == .ended else {
      return GestureOutput(isDragging ? .active(()) : .possible(nil))
    }
    guard isDragging, let action = action(distance) else { return GestureOutput(.failed) }
    return GestureOutput(.ended(()), [action])
  }
}
