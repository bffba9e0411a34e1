public import Combine

/// An observable object that someone else keeps. The view is evaluated again when the object
/// changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// An object whose members are bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// The object with its members as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
}

extension ObservedObject: InstallableProperty {
  mutating func install(at place: PropertyPlace) { place.follow(wrappedValue) }
}

extension ObservedObject: ReadingProperty {
  var read: ObjectType? { wrappedValue }
}
