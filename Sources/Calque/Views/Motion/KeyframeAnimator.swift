import Foundation

/// Shows a value that changes by keyframes.
///
/// What is shown before the clock of the host moves is the state at the end; where the keyframes
/// repeat, or have not begun, it is the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  /// When the keyframes run.
  fileprivate enum Run {
    case always(repeats: Bool)
    case onChange(of: any Equatable)
  }

  private let initialValue: Value
  private let run: Run
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Makes a view whose keyframes run from its appearance on.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether they begin again at their end.
  ///   - content: Makes the view for a value.
  ///   - keyframes: Makes the tracks of the animation.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, run) = (initialValue, .always(repeats: repeating))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Makes a view whose keyframes run whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, run) = (initialValue, .onChange(of: trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }
}

/// When the keyframes of a view began.
private final class KeyframeRun<Value> {
  var start: TimeInterval?
  var trigger: (any Equatable)?
  /// The value that they began with.
  var initial: Value

  init(_ initial: Value) { self.initial = initial }
}

extension KeyframeAnimator: PrimitiveView {
  /// Writes the content for the value of this moment.
  public func _emit(into emitter: ViewEmitter) {
    let clock = emitter.storage.clock
    clock.hasTimedViews = true
    let identity = emitter.identity
    let state = emitter.storage.cell(at: identity.child(.part(.keyframes))) {
      KeyframeRun(initialValue)
    }
    var repeats = false
    switch run {
    case .always(let isRepeating):
      repeats = isRepeating
      if state.start == nil { state.start = clock.time }
    case .onChange(let trigger):
      if let known = state.trigger, !known.equals(trigger) {
        // The keyframes begin with the value that is shown.
        state.initial = value(state, clock, repeats: false, showsEnd: false)
        state.start = clock.time
      }
      state.trigger = trigger
    }
    let value = value(state, clock, repeats: repeats, showsEnd: clock.isShowingEnd)
    emitter.identity = identity.child(.part(.keyframeContent))
    content(value)._emit(into: emitter)
    emitter.identity = identity
  }

  private func value(
    _ state: KeyframeRun<Value>, _ clock: MotionClock, repeats: Bool, showsEnd: Bool
  ) -> Value {
    guard let start = state.start else { return state.initial }
    let timeline = KeyframeTimeline(keyframes(state.initial), initialValue: state.initial)
    if showsEnd { return repeats ? state.initial : timeline.value(time: timeline.duration) }
    var time = clock.time - start
    if repeats, timeline.duration > 0 {
      time = time.truncatingRemainder(dividingBy: timeline.duration)
    }
    return timeline.value(time: time)
  }
}

extension Equatable {
  /// Whether both are of one type and equal.
  func equals(_ other: any Equatable) -> Bool { (other as? Self) == self }
}

extension ViewIdentity.Part {
  fileprivate static let keyframes = Self("keyframes")
  fileprivate static let keyframeContent = Self("keyframeContent")
}

/// A view that an animator shows with other modifiers from moment to moment.
public struct PlaceholderContentView<Value> {
  private let view: AnyView

  nonisolated init(content: AnyView) { view = content }
}

extension PlaceholderContentView where Value: View {
  nonisolated init(view: Value) {
    self.init(content: AnyView(view))
  }
}

extension PlaceholderContentView: PrimitiveView {
  /// Writes the view.
  public func _emit(into emitter: ViewEmitter) { view._emit(into: emitter) }
}

nonisolated extension View {
  /// Shows the view with modifiers that change by keyframes, from its appearance on.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(view: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows the view with modifiers that change by keyframes, whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(view: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
