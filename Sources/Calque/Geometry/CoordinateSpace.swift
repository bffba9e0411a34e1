public import CalqueLayout

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

/// A coordinate space by its type: `.local`, `.global` or `.named("list")`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The space of the view itself.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The space of the host.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// What every scroll view is called by itself.
  enum ScrollView: Hashable {
    case any
    case along(Axis)
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollView.any))
  }

  /// The nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollView.along(axis)))
  }
}

nonisolated extension View {
  /// Names the view, so that views inside can ask where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(ElementModifier(.identity, drawing: .space(name)))
  }

  /// Names the view, so that views inside can ask where they are in it.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
