import CalqueLayout
public import Foundation

/// How something moves from a state to another one.
public struct Animation: Hashable, Sendable {
  private let base: any CustomAnimation

  /// Makes an animation of one of yours.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Whether both are the same.
  public static func == (one: Animation, other: Animation) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Hashes the animation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }

  /// How far the change is after a time in seconds: 0 at first, 1 at the end, beyond both where it
  /// swings.
  func progress(at time: TimeInterval) -> Double {
    if let timed = base as? any TimedAnimation {
      return time >= timed.duration ? 1 : timed.progress(at: max(time, 0))
    }
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: max(time, 0), context: &context) ?? 1
  }

  /// How long the change takes, in seconds; it may be infinite.
  var duration: TimeInterval {
    if let timed = base as? any TimedAnimation { return timed.duration }
    return Self.sampledDuration(of: base)
  }

  /// How long a change of a distance takes that begins with a speed, in seconds.
  func duration(distance: Double, speed: Double) -> TimeInterval {
    guard let spring = base as? SpringAnimation, speed > 0 else { return duration }
    return spring.spring.settlingDuration(
      target: distance, initialVelocity: abs(spring.initialVelocity) * distance + speed,
      epsilon: 0.001 * max(distance, 1))
  }

  /// What a velocity that something had before adds to it after a time, by that velocity. Springs
  /// take over velocities; curves begin again.
  func velocityProgress(at time: TimeInterval) -> Double {
    guard let spring = base as? SpringAnimation else { return 0 }
    return spring.spring.value(target: 0, initialVelocity: 1, time: max(time, 0))
  }

  /// When an animation says that it has ended, to a sixtieth of a second; infinity after an hour.
  private static func sampledDuration(of base: some CustomAnimation) -> TimeInterval {
    for frame in 0..<216_000 {
      var context = AnimationContext<Double>()
      let time = Double(frame) / 60
      if base.animate(value: 1, time: time, context: &context) == nil { return time }
    }
    return .infinity
  }

  /// Begins after a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Takes the time divided by a factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpedAnimation(base: self, speed: speed))
  }

  /// Repeats a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often the change runs in all.
  ///   - autoreverses: Whether every second time runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatedAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Repeats without end.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Has a spring begin with a velocity, by the distance of the change a second. It has no effect
  /// on curves.
  func velocity(_ velocity: Double) -> Animation {
    guard let spring = base as? SpringAnimation else { return self }
    return Animation(SpringAnimation(spring: spring.spring, initialVelocity: velocity))
  }
}

extension Animation {
  /// A spring without a bounce.
  public static let `default` = Animation.spring()

  /// How long curves take where nothing is said, in seconds; as in SwiftUI.
  private static let curveDuration: TimeInterval = 0.35

  /// The same speed throughout.
  public static var linear: Animation { linear(duration: curveDuration) }
  /// The same speed throughout, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// Slow at first.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }
  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Slow at first and at the end.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }
  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// A cubic Bézier curve of two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
  /// A curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }
}

extension Animation {
  /// A spring that seems to take a duration in seconds. The blend of durations has no effect here.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring by the time of a swing, in seconds.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring. The blend of durations has no effect here.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  /// A spring without a bounce.
  public static var spring: Animation { spring() }
  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A quick spring for what follows a finger, by the time of a swing in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A quick spring for what follows a finger, by its duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  /// A spring that adds its effects to those that are under way.
  public static var interpolatingSpring: Animation { spring() }
  /// A spring by its physics, with a velocity by the distance of the change.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(
          mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity))
  }
  /// A spring by its duration in seconds, with a velocity by the distance of the change.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring with a velocity by the distance of the change.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  /// A spring without a bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without a bounce, unless one is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
