import Foundation

/// The curve of a track: a piece for each keyframe.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData
  typealias Keyframe = _KeyframeTrackWriter<Value>.Keyframe

  /// A keyframe with the values and velocities at its ends.
  private struct Piece {
    let start: TimeInterval
    let keyframe: Keyframe
    let from: Data
    let startVelocity: Data
    let endVelocity: Data

    var to: Data { keyframe.value.animatableData }
  }

  private let initial: Value
  private var pieces: [Piece] = []
  private(set) var duration: TimeInterval = 0

  init(_ initial: Value, _ keyframes: [Keyframe]) {
    self.initial = initial
    var (from, velocity) = (initial.animatableData, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let piece = Self.piece(keyframe, at: duration, from, velocity, next)
      pieces.append(piece)
      duration += keyframe.duration
      (from, velocity) = Self.state(of: piece, at: keyframe.duration)
      if case .spring = keyframe.kind {} else { from = piece.to }
    }
  }

  private static func piece(
    _ keyframe: Keyframe, at start: TimeInterval, _ from: Data, _ velocity: Data, _ next: Keyframe?
  ) -> Piece {
    var (first, last) = (velocity, Data.zero)
    switch keyframe.kind {
    case .cubic(let own, let end):
      first = own ?? velocity
      last = end ?? smoothVelocity(from, keyframe, next)
    case .spring(_, let own): first = own ?? velocity
    case .linear, .move: break
    }
    return Piece(
      start: start, keyframe: keyframe, from: from, startVelocity: first, endVelocity: last)
  }

  /// The velocity between two pieces of a Catmull-Rom spline: from the value before to the value
  /// after, by the time of both. At the end the value rests.
  private static func smoothVelocity(_ from: Data, _ keyframe: Keyframe, _ next: Keyframe?) -> Data
  {
    guard let next, case .cubic(let own, _) = next.kind else { return .zero }
    if let own { return own }
    let time = keyframe.duration + next.duration
    return time > 0 ? (next.value.animatableData - from).scaled(by: 1 / time) : .zero
  }

  /// The value and the velocity of a piece after a time.
  private static func state(of piece: Piece, at time: TimeInterval) -> (value: Data, velocity: Data)
  {
    let (from, to, length) = (piece.from, piece.to, piece.keyframe.duration)
    let way = to - from
    switch piece.keyframe.kind {
    case .move: return (to, .zero)
    case .spring(let spring, _):
      return (
        from + spring.value(target: way, initialVelocity: piece.startVelocity, time: time),
        spring.velocity(target: way, initialVelocity: piece.startVelocity, time: time)
      )
    case .linear(let curve):
      guard length > 0 else { return (to, .zero) }
      let part = time / length
      return (
        from.mixed(with: to, by: curve.value(at: part)),
        way.scaled(by: curve.velocity(at: part) / length)
      )
    case .cubic:
      guard length > 0 else { return (to, piece.endVelocity) }
      return hermite(piece, min(time / length, 1), length)
    }
  }

  /// A cubic Hermite curve between two values with their velocities.
  private static func hermite(
    _ piece: Piece, _ s: Double, _ length: TimeInterval
  ) -> (value: Data, velocity: Data) {
    let way = piece.to - piece.from
    let (first, last) = (
      piece.startVelocity.scaled(by: length), piece.endVelocity.scaled(by: length)
    )
    let (s2, s3) = (s * s, s * s * s)
    let value =
      piece.from + way.scaled(by: 3 * s2 - 2 * s3) + first.scaled(by: s3 - 2 * s2 + s)
      + last.scaled(by: s3 - s2)
    let slope =
      way.scaled(by: 6 * s - 6 * s2) + first.scaled(by: 3 * s2 - 4 * s + 1)
      + last.scaled(by: 3 * s2 - 2 * s)
    return (value, slope.scaled(by: 1 / length))
  }

  /// The value after a time: the last one after the end.
  func value(at time: TimeInterval) -> Value {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first, time >= 0 else {
      return initial
    }
    var value = initial
    let local = min(time - piece.start, piece.keyframe.duration)
    value.animatableData =
      time >= duration && !Self.isSpring(piece) ? piece.to : Self.state(of: piece, at: local).value
    return value
  }

  private static func isSpring(_ piece: Piece) -> Bool {
    if case .spring = piece.keyframe.kind { true } else { false }
  }
}
