public import Foundation

/// Something that people do with their fingers. Views of UIKit take no touches here.
@MainActor @preconcurrency
open class UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// The states by their names.
    case possible, began, changed, ended, cancelled, failed

    /// It is known.
    public static var recognized: State { .ended }
  }

  /// Makes a gesture. The method of the target is not called: views of UIKit take no touches here.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Names the method of an object to call: it is not called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// How far the gesture is.
  open var state = State.possible
  /// Whether the gesture counts.
  open var isEnabled = true
  /// Whether views get no touches of the gesture.
  open var cancelsTouchesInView = true
  /// The object that is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Where the gesture is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a finger is, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// The view with the gesture.
  open internal(set) weak var view: UIView?
  /// Whether views get touches late, and what touches count.
  open var delaysTouchesBegan = false, delaysTouchesEnded = true
  /// The kinds of touches that count.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The name.
  open var name: String?
  /// Has another gesture fail first: gestures of UIKit do not happen here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Forgets the method of an object.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Told of touches: hosts do not tell.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches: hosts do not tell.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches: hosts do not tell.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches: hosts do not tell.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that the gesture is over.
  open func reset() {}
}

/// A finger on a screen. Hosts give none to views of UIKit.
@MainActor @preconcurrency
open class UITouch: Hashable {
  /// What touches.
  public enum TouchType: Int, Sendable {
    /// The kinds by their names.
    case direct, indirect, pencil, indirectPointer
  }

  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// The phases by their names.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  open var type: TouchType { .direct }
  /// How far it is.
  open var phase: Phase { .began }
  /// The view that is touched.
  open var view: UIView? { nil }
  /// How often was tapped.
  open var tapCount: Int { 1 }
  /// How hard it is, and the hardest.
  open var force: CGFloat { 0 }
  /// The hardest touch.
  open var maximumPossibleForce: CGFloat { 0 }
  /// When it was, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// Where it is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// Whether two touches are one.
  public nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Fingers tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often they tap, and how many they are.
  open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}

/// A finger rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How often they tap before, and how many they are.
  open var numberOfTapsRequired = 0, numberOfTouchesRequired = 1
  /// How far they may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers move.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// What of scrolling by a mouse counts.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Says how far it is: nothing happens.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// How far, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// How fast, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger moves in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The directions by their names.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// How many fingers move.
  open var numberOfTouchesRequired = 1
}

/// A finger moves from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A pointer is over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Two fingers turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
}

/// What of scrolling by a mouse counts.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The kinds by their names.
  public static let discrete = Self(rawValue: 1), continuous = Self(rawValue: 2),
    all = Self(rawValue: 3)
}

/// Two fingers move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are compared with the beginning.
  open var scale: CGFloat = 1
}

/// An object that is asked about a gesture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two gestures may happen at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture happens only if another one fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture happens only if this one fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
