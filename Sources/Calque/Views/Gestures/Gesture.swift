/// A touch, or several, that a view reacts to.
///
/// Conform a type of your own by giving it a ``body`` made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells its actions.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// What the gesture consists of.
  var body: Body { get }

  /// Makes what follows a touch. For the gestures of this package; the default asks ``body``.
  func _makeRecognizer() -> GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Makes what follows a touch, as the body does.
  public func _makeRecognizer() -> GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Never: Gesture {
  /// What a gesture that does not exist tells: nothing.
  public typealias Value = Never
}

/// A gesture of this package, which recognizes touches itself.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never asked for: the gesture makes its recognizer itself.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}
