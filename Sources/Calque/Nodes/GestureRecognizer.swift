/// How far a gesture is.
package enum GesturePhase<Value> {
  /// It may still happen. A value is shown to `updating` and `onChanged`, and does not yet keep
  /// other gestures from happening.
  case possible(Value?)
  /// It is happening.
  case active(Value)
  /// It has happened.
  case ended(Value)
  /// It did not happen.
  case failed

  /// Whether the gesture gets no more events.
  package var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// The value, if there is one.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The answer of a recognizer to an event.
///
/// Actions are not done by the recognizer: a gesture that has precedence may hold them until it
/// fails, or drop them.
package struct GestureOutput<Value> {
  package var phase: GesturePhase<Value>
  package var actions: [() -> Void] = []

  package init(_ phase: GesturePhase<Value>, _ actions: [() -> Void] = []) {
    (self.phase, self.actions) = (phase, actions)
  }

  /// The output with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> GestureOutput<Other> {
    GestureOutput<Other>(phase.map(transform), actions)
  }
}

/// Follows one touch, and tells whether it is a gesture. For the gestures of this package.
@MainActor
public class GestureRecognizer<Value> {
  init() {}

  /// Takes an event. It isn't called after the gesture has ended or failed.
  func send(_ event: GestureEvent) -> GestureOutput<Value> { GestureOutput(.failed) }

  /// Another gesture took precedence.
  ///
  /// - Returns: What is to be done about it: states of gestures are reset.
  func cancel() -> [() -> Void] { [] }
}

/// A gesture at a node.
@MainActor
package struct NodeGesture {
  /// The precedence over gestures of the views inside.
  package enum Precedence { case afterInside, beforeInside, withInside }

  let precedence: Precedence
  /// Whether the gesture itself is recognized, and whether those inside are.
  let isOwn: Bool
  let isInside: Bool
  let make: () -> GestureRecognizer<Void>

  init(
    _ precedence: Precedence = .afterInside, isOwn: Bool = true, isInside: Bool = true,
    make: @escaping () -> GestureRecognizer<Void>
  ) {
    self.precedence = precedence
    (self.isOwn, self.isInside) = (isOwn, isInside)
    self.make = make
  }
}
