nonisolated extension View {
  /// Sets the shape of the container for ``ContainerRelativeShape`` and ``ConcentricRectangle``
  /// inside, and for styles behind and in front of views that fill the container.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    relativeShape(shape) { AnyView(ContainerGround(style: $0, edges: $1)) }
      .coordinateSpace(.containerShape)
  }
}

extension NamedCoordinateSpace {
  /// The space of the nearest container that has a shape.
  fileprivate static var containerShape: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ContainerShapeName()))
  }
}

private struct ContainerShapeName: Hashable {}

/// A style that fills the place of a view: where the view is as large as the container, in the
/// shape of that.
private struct ContainerGround: View {
  let style: AnyShapeStyle
  let edges: Edge.Set

  var body: some View {
    GeometryReader { proxy in
      if fills(proxy) {
        ContainerRelativeShape().fill(style).ignoresSafeArea(edges: edges)
      } else {
        Rectangle().fill(style).ignoresSafeArea(edges: edges)
      }
    }
  }

  private func fills(_ proxy: GeometryProxy) -> Bool {
    guard let bounds = proxy.bounds(of: .containerShape) else { return false }
    return abs(bounds.minX) < 0.5 && abs(bounds.minY) < 0.5
      && abs(bounds.width - proxy.size.width) < 0.5
      && abs(bounds.height - proxy.size.height) < 0.5
  }
}
