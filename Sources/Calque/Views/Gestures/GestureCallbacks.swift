/// A gesture that does something whenever its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  /// Makes what follows the touch.
  public func _makeRecognizer() -> GestureRecognizer<Content.Value> {
    var last: Content.Value?
    return ObservedRecognizer(content._makeRecognizer()) { [action] phase in
      switch phase {
      case .possible(let value?), .active(let value):
        guard value != last else { return nil }
        last = value
        return { action(value) }
      case .possible(nil), .ended, .failed: return nil
      }
    }
  }
}

/// A gesture that does something when it has succeeded.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  /// Makes what follows the touch.
  public func _makeRecognizer() -> GestureRecognizer<Content.Value> {
    ObservedRecognizer(content._makeRecognizer()) { [action] phase in
      guard case .ended(let value) = phase else { return nil }
      return { action(value) }
    }
  }
}

extension Gesture {
  /// Does something when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A recognizer that wants something done for some phases of another one.
final class ObservedRecognizer<Value>: GestureRecognizer<Value> {
  private let inner: GestureRecognizer<Value>
  private let action: (GesturePhase<Value>) -> (() -> Void)?
  private let onCancel: (() -> Void)?

  init(
    _ inner: GestureRecognizer<Value>, onCancel: (() -> Void)? = nil,
    action: @escaping (GesturePhase<Value>) -> (() -> Void)?
  ) {
    self.inner = inner
    self.action = action
    self.onCancel = onCancel
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Value> {
    var output = inner.send(event)
    if let action = action(output.phase) { output.actions.append(action) }
    return output
  }

  override func cancel() -> [() -> Void] {
    inner.cancel() + (onCancel.map { [$0] } ?? [])
  }
}
