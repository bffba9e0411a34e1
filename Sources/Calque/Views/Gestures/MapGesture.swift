/// A gesture that tells a value made of another one's.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  /// Makes what follows the touch.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(content._makeRecognizer(), transform)
  }
}

extension Gesture {
  /// Makes another value of that of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// A recognizer with a value made of another one's.
final class MappedRecognizer<Inner, Value>: GestureRecognizer<Value> {
  private let inner: GestureRecognizer<Inner>
  private let transform: (Inner) -> Value

  init(_ inner: GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.inner = inner
    self.transform = transform
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Value> {
    inner.send(event).map(transform)
  }

  override func cancel() -> [() -> Void] { inner.cancel() }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> GestureRecognizer<Value>

  /// Hides the type of a gesture.
  @MainActor public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture._makeRecognizer() }
  }
}

extension AnyGesture: PrimitiveGesture {
  /// Makes what follows the touch.
  public func _makeRecognizer() -> GestureRecognizer<Value> { make() }
}
