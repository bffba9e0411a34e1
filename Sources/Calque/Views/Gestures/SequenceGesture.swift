/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What the gesture tells.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second one has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SequenceGesture: PrimitiveGesture {
  /// Makes what follows one, then the other.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    SequenceRecognizer(first._makeRecognizer(), second._makeRecognizer())
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value

  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  private var firstValue: First.Value?
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Value> {
    guard let firstValue else { return sendToFirst(event) }
    let output = second.send(event)
    secondPhase = output.phase
    return GestureOutput(phase(after: firstValue), output.actions)
  }

  private func sendToFirst(_ event: GestureEvent) -> GestureOutput<Value> {
    let output = first.send(event)
    guard case .ended(let value) = output.phase else {
      return output.map { .first($0) }
    }
    firstValue = value
    var actions = output.actions
    if event.phase != .ended {
      // The finger is still there: for the second gesture, it touches now.
      var start = event
      start.phase = .began
      let next = second.send(start)
      secondPhase = next.phase
      actions += next.actions
    }
    return GestureOutput(phase(after: value), actions)
  }

  private func phase(after value: First.Value) -> GesturePhase<Value> {
    switch secondPhase {
    case .possible(let second): .active(.second(value, second))
    case .active(let second): .active(.second(value, second))
    case .ended(let second): .ended(.second(value, second))
    case .failed: .failed
    }
  }

  override func cancel() -> [() -> Void] {
    if firstValue == nil { return first.cancel() }
    return secondPhase.isOver ? [] : second.cancel()
  }
}
