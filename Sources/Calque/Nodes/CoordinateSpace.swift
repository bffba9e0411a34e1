/// That which points and frames count from.
public enum CoordinateSpace: Hashable {
  /// The host.
  case global
  /// The view itself.
  case local
  /// A view around that was named with ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether it is the host.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}
