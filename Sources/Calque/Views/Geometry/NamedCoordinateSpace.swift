public import CalqueLayout

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
  enum ScrollSpace: Hashable {
    case any
    case along(Axis)

    /// The names of a scroll view that scrolls along some axes.
    static func names(_ axes: Axis.Set) -> [AnyHashable] {
      [AnyHashable(any)]
        + Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { AnyHashable(along($0)) }
    }
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
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollSpace.any))
  }

  /// The nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollSpace.along(axis)))
  }
}

nonisolated extension View {
  /// Names the view, so that views inside can ask where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }

  /// Names the view, so that views inside can ask where they are in it.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}

/// Names a node. The name is the node's own, so that a view can have several.
private struct CoordinateSpaceModifier {
  let name: NamedCoordinateSpace
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details = NodeDetails()
    details.coordinateSpaces = [name.name]
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}
