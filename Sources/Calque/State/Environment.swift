public import Observation

/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value> {
  private let source: Source
  /// The value at the place of the view, once it is shown.
  private var value: Value?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// Finds an observable object by its type. Returns nil if there is none.
    case object((EnvironmentValues) -> Value?)
  }

  /// Reads the value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type that was set by `environment(_:)`.
  ///
  /// A view, modifier, style, layout or shape around which no such object was set is left out, and
  /// the host says so in its findings (``ViewDiagnostic/Kind/missingObject``).
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[objectType] }
  }

  /// Reads the observable object of a type that was set by `environment(_:)`, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object { .some($0[objectType]) }
  }

  /// The value at the place of the view; the default outside of a host.
  ///
  /// - Precondition: An object that is not optional was set in the environment.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let find):
      guard let object = find(EnvironmentValues()) else {
        // Execution cannot continue without a value. Hosts leave out views that lack their object
        // before the value is read.
        preconditionFailure(
          "There is no \(Value.self) in the environment: set one with environment(_:), and read it "
            + "only in the body of a view that a host shows")
      }
      return object
    }
  }
}

extension Environment: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    switch source {
    case .keyPath(let keyPath): value = place.environment[keyPath: keyPath]
    case .object(let find):
      value = find(place.environment)
      if value == nil {
        place.storage.missingObject = MissingObject(
          property: place.name, type: Value.self, modifier: "environment(_:)")
      }
    }
  }
}

extension Environment: ReadingProperty {
  var read: Value? { value }
}
