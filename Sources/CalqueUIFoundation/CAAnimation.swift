public import Foundation

/// How a value of a layer changes. Layers are not drawn here; it keeps what it is given.
@MainActor @preconcurrency
open class CAAnimation: CAAction {
  /// Makes an animation.
  public init() {}

  /// How long it takes, when it begins and how far it is on, in seconds.
  open var duration: CFTimeInterval = 0, beginTime: CFTimeInterval = 0,
    timeOffset: CFTimeInterval = 0
  /// How fast it runs, and how often.
  open var speed: Float = 1, repeatCount: Float = 0
  /// For how long it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards.
  open var autoreverses = false
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How fast it is when.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of its beginning and end: it is told nothing.
  open var delegate: (any CAAnimationDelegate)?
}

/// An object that is told of the beginning and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// Told that the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Told that the animation ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How the value of a name changes.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the value.
  open var keyPath: String?
  /// Whether it is added to the value, and whether it continues where it ended.
  open var isAdditive = false, isCumulative = false

  /// Makes an animation of the value of a name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// How a value changes from one to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The values, and the difference.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// How a value changes as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// The spring.
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0
}

/// How a value changes from one to the next.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How fast it is between two.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way that a point takes.
  open var path: CGPath?
  /// How values between two are found.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How values between two are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ways by their names.
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete"),
    paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
}

/// Animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// How a layer comes.
open class CATransition: CAAnimation {
  /// How it comes.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where it begins and ends, from 0 to 1.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// How a layer comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ways by their names.
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"),
    push = Self(rawValue: "push"), reveal = Self(rawValue: "reveal")
}

/// From where a layer comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a side of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The sides by their names.
  public static let fromLeft = Self(rawValue: "fromLeft"), fromRight = Self(rawValue: "fromRight"),
    fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ways by their names.
  public static let forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"), both = Self(rawValue: "both"),
    removed = Self(rawValue: "removed")
}

/// How fast an animation is when: a Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable {
  private let points: [Float]

  /// Makes a curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a curve of its two points in the middle.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// The coordinates of a point of the curve.
  ///
  /// - Parameters:
  ///   - idx: The number of the point, from 0 to 3.
  ///   - ptr: Two numbers that are set.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The names.
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}

/// Changes of layers at once. They happen without animations.
@MainActor @preconcurrency
public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins changes.
  public static func begin() { completions.append(nil) }

  /// Ends the changes that began last.
  public static func commit() { completions.popLast().flatMap(\.self)?() }

  /// Shows what has changed: nothing happens.
  public static func flush() {}

  /// Sets what is done at the end of the changes; outside of changes it is done at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = completions.indices.last else {
      block?()
      return
    }
    completions[last] = block
  }

  /// Says whether changes are animated: they are not.
  public static func setDisableActions(_ flag: Bool) {}
  /// Says how long changes take: they take no time.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Says how fast changes are when: they take no time.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
