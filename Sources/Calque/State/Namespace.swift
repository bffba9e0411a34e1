/// An identity that belongs to a view's place in the user interface, for names that its views
/// share.
@propertyWrapper
public struct Namespace {
  /// The identity.
  public struct ID: Hashable, Sendable {
    fileprivate var identity: ViewIdentity?
  }

  private var id = ID()

  /// Makes a namespace.
  public init() {}

  /// The identity. Outside of a host, all are the same.
  public var wrappedValue: ID { id }
}

extension Namespace: InstallableProperty {
  mutating func install(at place: PropertyPlace) { id = ID(identity: place.identity) }
}
