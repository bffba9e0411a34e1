/// Makes one track of several keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  /// No keyframe.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  /// Keyframes one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(parts: [accumulated, next])
  }

  /// Keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(parts: components)
  }

  /// A branch of an `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: component, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(first: nil, second: component)
  }

  /// One of two kinds of keyframes.
  public struct Conditional<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    PrimitiveKeyframe
  where First.Value == Value, Second.Value == Value {
    let first: First?
    let second: Second?

    /// Adds the keyframes of the branch that was taken.
    public func _append(to track: inout _KeyframeTrackWriter<Value>) {
      first?._append(to: &track)
      second?._append(to: &track)
    }
  }
}

/// Keyframes one after the other.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframe {
  let parts: [any KeyframeTrackContent<Value>]

  func _append(to track: inout _KeyframeTrackWriter<Value>) {
    for part in parts { part._append(to: &track) }
  }
}
