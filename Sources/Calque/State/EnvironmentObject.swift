public import Combine

extension EnvironmentValues {
  /// The observable object of a type, if one was set by `environmentObject(_:)`.
  subscript<Object: ObservableObject>(observableObject type: Object.Type) -> Object? {
    get { self[object: type] }
    set { self[object: type] = newValue }
  }
}

/// An observable object of the environment, found by its type. The view is evaluated again when the
/// object changes.
///
/// A view, modifier or style around which no such object was set is left out, and the host says so
/// in its findings (``ViewDiagnostic/Kind/missingObject``).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// An object whose members are bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Reads the object of the type that was set by `environmentObject(_:)`.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A host shows the view, and the object was set around it.
  public var wrappedValue: ObjectType {
    guard let object else {
      // Execution cannot continue without a value. Hosts leave out views that lack their object
      // before the value is read.
      preconditionFailure(
        "There is no \(ObjectType.self) in the environment: set one with environmentObject(_:), "
          + "and read it only in the body of a view that a host shows")
    }
    return object
  }

  /// The object with its members as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    object =
      place.environment[observableObject: ObjectType.self]
      ?? place.storage.known(DelegateObjects.self)?[ObjectType.self]
    guard let object else {
      place.storage.missingObject = MissingObject(
        property: place.name, type: ObjectType.self, modifier: "environmentObject(_:)")
      return
    }
    place.follow(object)
  }
}

extension EnvironmentObject: ReadingProperty {
  var read: ObjectType? { object }
}
