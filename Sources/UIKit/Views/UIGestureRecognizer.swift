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
}

/// A finger moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// How fast, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger moves in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Two fingers move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are compared with the beginning.
  open var scale: CGFloat = 1
}

/// An object that is asked about a gesture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}
