import Foundation

/// A part of a track of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that changes.
  associatedtype Value: Animatable = Body.Value
  /// The type of what this part consists of.
  associatedtype Body: KeyframeTrackContent
  /// What this part consists of.
  var body: Body { get }
  /// Adds the keyframes of this part. For the keyframes of this package; the default asks ``body``.
  func _append(to track: inout _KeyframeTrackWriter<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _append(to track: inout _KeyframeTrackWriter<Value>) { body._append(to: &track) }
}

/// Keyframes of this package, which add themselves.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframe {
  /// The keyframe itself.
  public var body: Self { self }
}

/// Collects the keyframes of a track.
public struct _KeyframeTrackWriter<Value: Animatable> {
  /// How a value is reached.
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case move
  }

  struct Keyframe {
    let value: Value
    let duration: TimeInterval
    let kind: Kind
  }

  var keyframes: [Keyframe] = []

  mutating func append(_ value: Value, _ duration: TimeInterval, _ kind: Kind) {
    let duration = duration.isFinite ? max(duration, 0) : 0
    keyframes.append(Keyframe(value: value, duration: duration, kind: kind))
  }
}

/// Reaches a value along a straight line.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: How long it takes to reach it, in seconds.
  ///   - timingCurve: The speed on the way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, self.timingCurve) = (to, duration, timingCurve)
  }

  /// Adds the keyframe.
  public func _append(to track: inout _KeyframeTrackWriter<Value>) {
    track.append(to, duration, .linear(timingCurve))
  }
}

/// Reaches a value along a cubic curve, which runs smoothly through the keyframes beside it.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval
  private let start: Value?
  private let end: Value?

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: How long it takes to reach it, in seconds.
  ///   - startVelocity: The change a second at the start; nil continues the curve before.
  ///   - endVelocity: The change a second at the end; nil runs smoothly into the curve after.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    (self.to, self.duration, start, end) = (to, duration, startVelocity, endVelocity)
  }

  /// Adds the keyframe.
  public func _append(to track: inout _KeyframeTrackWriter<Value>) {
    track.append(
      to, duration, .cubic(start: start?.animatableData, end: end?.animatableData))
  }
}

/// Reaches a value by a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let start: Value?

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring pulls to.
  ///   - duration: When the next keyframe begins, in seconds; nil is when the spring rests.
  ///   - spring: The spring.
  ///   - startVelocity: The change a second at the start; nil continues the movement before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    (self.to, self.duration, self.spring, start) = (to, duration, spring, startVelocity)
  }

  /// Adds the keyframe.
  public func _append(to track: inout _KeyframeTrackWriter<Value>) {
    track.append(
      to, duration ?? spring.settlingDuration, .spring(spring, start: start?.animatableData))
  }
}

/// Has a value at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let to: Value

  /// Makes a keyframe.
  public init(_ to: Value) { self.to = to }

  /// Adds the keyframe.
  public func _append(to track: inout _KeyframeTrackWriter<Value>) { track.append(to, 0, .move) }
}
