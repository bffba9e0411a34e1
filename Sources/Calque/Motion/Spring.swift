import Foundation

/// A mass at a spring with a damper: how a value swings into its target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians a second.
  private var frequency: Double
  /// What is lost: below 1 the value swings, from 1 on it doesn't.
  public private(set) var dampingRatio: Double
  /// The mass. What moves depends on stiffness and damping by mass only.
  public private(set) var mass = 1.0

  /// Makes a spring by how long it seems to take.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - bounce: From -1, flat, by 0, where nothing swings, to 1, where it swings forever.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -0.999_999), 1)
    // As Apple's documentation defines the bounce.
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Makes a spring by the time of a swing without damping.
  ///
  /// - Parameters:
  ///   - response: In seconds.
  ///   - dampingRatio: Below 1 the value swings, from 1 on it doesn't.
  public init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / max(response, 1e-4)
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// Makes a spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per unit of distance.
  ///   - damping: The force per unit of velocity.
  ///   - allowOverDamping: Whether the damping ratio may be over 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 ? mass : 1
    self.mass = mass
    frequency = (max(stiffness, 1e-9) / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * mass * frequency)
    dampingRatio = allowOverDamping ? ratio : min(ratio, 1)
  }

  /// Makes a spring by how long it takes until it nearly rests.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds.
  ///   - dampingRatio: The damping by the least damping that does not overshoot.
  ///   - epsilon: How far from its target the value may be then, where it begins at a distance of
  ///     1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: 1, dampingRatio: dampingRatio)
    // Time scales with the response.
    let unit = self.settlingDuration(target: 1.0, epsilon: epsilon)
    if unit.isFinite, unit > 0 { frequency *= unit / max(settlingDuration, 1e-4) }
  }

  /// How long the motion seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// The time of a swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// How much the value swings.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The force by distance.
  public var stiffness: Double { frequency * frequency * mass }
  /// The force by velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// How long it takes until a value is within 0.001 of its distance, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Short, without a bounce.
  public static var smooth: Spring { Spring() }
  /// Short, with a small bounce.
  public static var snappy: Spring { snappy() }
  /// Short, with a bounce.
  public static var bouncy: Spring { bouncy() }
  /// Without a bounce, unless one is added. The bounces of the three are those of Apple's
  /// documentation.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The part of the initial distance, and the part of the initial velocity, that are left after a
  /// time, and the change of both. These are the solutions of x″ + 2ζωx′ + ω²x = 0 for (1, 0) and
  /// (0, 1).
  private func solution(at time: TimeInterval) -> (
    distance: Double, velocity: Double, distanceSlope: Double, velocitySlope: Double
  ) {
    let (w, z, t) = (frequency, dampingRatio, max(time, 0))
    if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      let (decay, c, s) = (exp(-z * w * t), cos(d * t), sin(d * t))
      return (
        decay * (c + z * w / d * s), decay * s / d, -decay * w * w / d * s,
        decay * (c - z * w / d * s)
      )
    }
    if z == 1 {
      let decay = exp(-w * t)
      return (decay * (1 + w * t), decay * t, -decay * w * w * t, decay * (1 - w * t))
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    let span = slow - fast
    return (
      (slow * b - fast * a) / span, (a - b) / span, slow * fast * (b - a) / span,
      (slow * a - fast * b) / span
    )
  }

  /// The value after a time, where it begins at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let left = solution(at: time)
    return target - target.scaled(by: left.distance) + initialVelocity.scaled(by: left.velocity)
  }

  /// How fast the value changes after a time, where it begins at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let left = solution(at: time)
    return initialVelocity.scaled(by: left.velocitySlope) - target.scaled(by: left.distanceSlope)
  }

  /// The value after a time.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let distance = toValue.animatableData - fromValue.animatableData
    var value = fromValue
    value.animatableData += self.value(
      target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (distance, speed) = (target - value, velocity)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
    value += self.value(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The acceleration, times the mass, of a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes until the value stays within a distance of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // What is left is never more than this, which falls from its peak on.
    func bound(_ t: Double) -> Double {
      let (w, z) = (frequency, dampingRatio)
      if z < 1 {
        let d = w * (1 - z * z).squareRoot()
        let other = (z * w * distance + speed) / d
        return exp(-z * w * t) * (distance * distance + other * other).squareRoot()
      }
      let left = solution(at: t)
      return abs(left.distance) * distance + abs(left.velocity) * speed
    }
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    // A little less: differences from a target are rounded.
    let epsilon = epsilon * (1 - 1e-9)
    var (low, high) = (0.0, response)
    while bound(high) > epsilon, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
