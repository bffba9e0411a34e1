/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state. It is in a list, since a dynamic property that is stored as such would be connected
  /// to the place of the gesture instead of that of the view.
  private let states: [GestureState<State>]
  /// Changes the state for a value of the gesture.
  let update: (Base.Value, inout State, inout Transaction) -> Void

  fileprivate init(
    base: Base, state: GestureState<State>,
    update: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    states = [state]
    self.update = update
  }

  /// The state.
  public var state: GestureState<State> { states[0] }
}

extension GestureStateGesture: PrimitiveGesture {
  /// Makes what follows the touch.
  public func _makeRecognizer() -> GestureRecognizer<Base.Value> {
    var isChanged = false
    let (state, update) = (state, self.update)
    return ObservedRecognizer(base._makeRecognizer()) {
      if isChanged { state.resetValue() }
    } action: { phase in
      switch phase {
      case .possible(let value?), .active(let value):
        isChanged = true
        return {
          var (next, transaction) = (state.wrappedValue, Transaction())
          update(value, &next, &transaction)
          state.set(next, transaction)
        }
      case .possible(nil): return nil
      case .ended, .failed:
        return isChanged ? { state.resetValue() } : nil
      }
    }
  }
}

extension Gesture {
  /// Keeps a state up to date while the gesture happens, and resets it afterwards.
  ///
  /// - Parameters:
  ///   - state: The projected value of a ``GestureState``: `$offset`.
  ///   - body: Changes the state for a value of the gesture, and the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
