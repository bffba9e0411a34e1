public import Foundation

/// An animation of your own.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the change after a time.
  ///
  /// A host without a screen asks for any time in any order, each time with a new context: what is
  /// kept in the context does not reach the next question.
  ///
  /// - Parameters:
  ///   - value: The change as a whole.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation keeps for later questions.
  /// - Returns: The part of the change that is shown; nil when the animation has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast the change is after a time.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from one that is under way. Never asked for here: an
  /// animation begins where the one before is.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nothing is known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// It doesn't.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation is told.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the animation has reached its end, but for what can't be seen.
  public var isLogicallyComplete = false
}

/// An animation of this package: a function of time that ends.
protocol TimedAnimation: CustomAnimation {
  /// Seconds until the end; it may be infinite.
  var duration: TimeInterval { get }
  /// How far the change is after a time before the end.
  func progress(at time: TimeInterval) -> Double
}

extension TimedAnimation {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time >= duration ? nil : value.scaled(by: progress(at: time))
  }
}

/// A curve over a time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func progress(at time: TimeInterval) -> Double {
    duration > 0 ? curve.value(at: time / duration) : 1
  }
}

/// A spring.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// By the distance of the change a second.
  var initialVelocity = 0.0

  var duration: TimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
  }

  func progress(at time: TimeInterval) -> Double {
    spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
  }
}

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  var duration: TimeInterval { max(base.duration + delay, 0) }

  func progress(at time: TimeInterval) -> Double {
    time < delay ? 0 : base.progress(at: time - delay)
  }
}

/// An animation in another time.
struct SpedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var duration: TimeInterval { speed > 0 ? base.duration / speed : .infinity }

  func progress(at time: TimeInterval) -> Double {
    speed > 0 ? base.progress(at: time * speed) : 0
  }
}

/// An animation several times.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// nil for without end.
  let count: Int?
  let autoreverses: Bool

  var duration: TimeInterval { count.map { base.duration * Double($0) } ?? .infinity }

  func progress(at time: TimeInterval) -> Double {
    let length = base.duration
    guard length > 0, length.isFinite else { return base.progress(at: time) }
    let round = (time / length).rounded(.down)
    let rest = time - round * length
    let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    // Backwards, the time runs back.
    return base.progress(at: isBackwards ? length - rest : rest)
  }
}
