public import Combine
public import Observation

nonisolated extension View {
  /// Tells a value to others while the view, or one inside, has the focus; see ``FocusedValue``.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Tells a value to others while the view, or one inside, has the focus; nil tells nothing.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Tells an object to others while the view, or one inside, has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[object: T.self] = object } })
  }

  /// Tells a value to others, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(tell: { $0[keyPath: keyPath] = value }, isOfScene: true))
  }

  /// Tells a value to others, wherever the focus is; nil tells nothing.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(
        tell: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
  }

  /// Tells an object to others, wherever the focus is.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }

  /// Tells an object to others while the view, or one inside, has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier { $0[object: T.self] = object })
  }

  /// Tells an object to others while the view, or one inside, has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[object: T.self] = object } })
  }

  /// Tells an object to others, wherever the focus is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      FocusedValueModifier(tell: { $0[object: T.self] = object }, isOfScene: true))
  }

  /// Tells an object to others, wherever the focus is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }
}
