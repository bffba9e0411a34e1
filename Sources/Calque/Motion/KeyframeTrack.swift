import Foundation

/// Keyframes of a property of a value, or of a value as a whole.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Makes the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
}

extension KeyframeTrack where Root == Value {
  /// Makes the keyframes of a value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

extension KeyframeTrack: Keyframes {
  /// Adds the track.
  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var writer = _KeyframeTrackWriter<Value>()
    content._append(to: &writer)
    let (keyPath, initial) = (keyPath, tracks.initial[keyPath: keyPath])
    let track = KeyframeCurve(initial, writer.keyframes)
    tracks.duration = max(tracks.duration, track.duration)
    tracks.changes.append { root, time in root[keyPath: keyPath] = track.value(at: time) }
  }
}

/// Tracks that change at the same time.
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value
  /// Adds the tracks.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

/// Collects tracks.
public struct _KeyframeTracks<Value> {
  let initial: Value
  var duration: TimeInterval = 0
  var changes: [(inout Value, TimeInterval) -> Void] = []
}

/// Makes keyframes of several tracks, or of one track that is written without its name.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A keyframe of the value as a whole.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  /// A track.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> K where K.Value == Value { expression }

  /// No track.
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: [])
  }

  /// The first keyframe of the value as a whole.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(
    first: K
  ) -> K where K.Value == Value { first }

  /// Keyframes of the value as a whole, one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(parts: [accumulated, next])
  }

  /// Several tracks.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks(parts: [accumulated, next])
  }

  /// Keyframes of a loop, one after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(parts: components)
  }

  /// A branch of an `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.buildEither(first: component)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.buildEither(second: component)
  }

  /// The track of keyframes of the value as a whole.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(\.self) { component }
  }

  /// The tracks.
  public static func buildFinalResult<K: Keyframes>(
    _ component: K
  ) -> K where K.Value == Value { component }
}

/// Several tracks.
private struct KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  func _append(to tracks: inout _KeyframeTracks<Value>) {
    for part in parts { part._append(to: &tracks) }
  }
}

/// How a value changes over time by keyframes.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at first.
  ///   - content: The tracks.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    var tracks = _KeyframeTracks(initial: initialValue)
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  init(_ keyframes: some Keyframes<Value>, initialValue: Value) {
    var tracks = _KeyframeTracks(initial: initialValue)
    keyframes._append(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value after a time in seconds.
  public func value(time: Double) -> Value {
    var value = tracks.initial
    for change in tracks.changes { change(&value, time) }
    return value
  }

  /// The value after a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
