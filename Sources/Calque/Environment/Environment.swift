/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// The value at the place of the view, once it is shown.
  private var value: Value?

  /// Reads the value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view stands; the default outside of a host.
  public var wrappedValue: Value {
    value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    value = place.environment[keyPath: keyPath]
  }
}
