public import Combine

/// An observable object that belongs to a view's place in the user interface: it is made when the
/// view first appears, and survives the evaluations of the view, which follow its changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let source: Source

  private enum Source {
    case making(() -> ObjectType)
    case object(ObjectType)
  }

  /// Makes a state from an expression that is evaluated once for each place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .making(thunk)
  }

  private init(_ source: Source) { self.source = source }

  /// The object. Outside of a host each access makes a new one.
  public var wrappedValue: ObjectType {
    switch source {
    case .making(let make): make()
    case .object(let object): object
    }
  }

  /// The object with its members as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  /// The object of a place.
  private final class Cell {
    let object: ObjectType

    init(_ object: ObjectType) { self.object = object }
  }

  mutating func install(at place: PropertyPlace) {
    let object = place.storage.cell(at: place.identity) { Cell(wrappedValue) }.object
    self = StateObject(.object(object))
    place.follow(object)
  }
}
