import CalqueLayout
import Foundation

/// Pages: a swipe shows the next one, or the one before.
final class PageInput: InputFacet {
  private let bar: TabBar

  init(_ bar: TabBar) { self.bar = bar }

  var gesture: NodeGesture? {
    let bar = bar
    return NodeGesture {
      PageRecognizer { step in
        let next = bar.selected + step
        guard bar.tabs.indices.contains(next) else { return nil }
        return { bar.select(bar.tabs[next].key(next)) }
      }
    }
  }

  /// Pages are dragged wherever they are, also where a page shows nothing.
  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}

/// A finger that drags to the next page.
private final class PageRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before it drags, in points; as UIKit's pan recognizer.
  private static let distance: CGFloat = 10

  private let action: (Int) -> (() -> Void)?
  private var start: CGFloat?
  private var isDragging = false

  /// - Parameter action: What a drag by a number of pages towards the trailing edge does.
  init(_ action: @escaping (Int) -> (() -> Void)?) { self.action = action }

  /// Places count from the leading edge: the next page comes from the trailing one.
  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    let place = event.leadingPoint.x
    guard let start else {
      if event.phase == .began { start = place }
      return GestureOutput(.possible(nil))
    }
    let distance = place - start
    if abs(distance) >= Self.distance { isDragging = true }
    guard event.phase == .ended else {
      return GestureOutput(isDragging ? .active(()) : .possible(nil))
    }
    let width = event.space?.frame.width ?? 0
    guard isDragging, abs(distance) >= width / 4, let action = action(distance < 0 ? 1 : -1) else {
      return GestureOutput(.failed)
    }
    return GestureOutput(.ended(()), [action])
  }
}
