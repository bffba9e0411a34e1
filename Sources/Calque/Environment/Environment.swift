/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let location = EnvironmentLocation()

  /// Reads the value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view stands; the default outside of a host.
  public var wrappedValue: Value {
    (location.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty {
  func install(at place: PropertyPlace) {
    location.environment = place.environment
  }
}

/// What the copies of one view value share.
private final class EnvironmentLocation {
  var environment: EnvironmentValues?
}
