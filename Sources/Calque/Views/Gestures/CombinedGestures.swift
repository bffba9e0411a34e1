/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the gesture tells.
  public struct Value {
    /// The value of the first gesture, once it has one.
    public var first: First.Value?
    /// The value of the second gesture, once it has one.
    public var second: Second.Value?
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

extension SimultaneousGesture: PrimitiveGesture {
  /// Makes what follows both.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(
      SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer())
    ) { Value(first: $0.0, second: $0.1) }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the second happens only if the first one fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the gesture tells.
  public enum Value {
    /// The first gesture happens.
    case first(First.Value)
    /// The second gesture happens.
    case second(Second.Value)
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

extension ExclusiveGesture: PrimitiveGesture {
  /// Makes what follows both.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(
      ExclusiveRecognizer(first._makeRecognizer(), second._makeRecognizer())
    ) { value in
      switch value {
      case .first(let value): .first(value)
      case .second(let value): .second(value)
      }
    }
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognizes another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes another gesture only if this one fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Recognizes another gesture once this one has succeeded.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
