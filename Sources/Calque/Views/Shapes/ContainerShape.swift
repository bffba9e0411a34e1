public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// The shape of the nearest container that has one, such as a widget; a rectangle without.
///
/// It has the corners of the container as they are: they do not become rounder or sharper with the
/// distance from the container's edge.
public struct ContainerRelativeShape {
  private var container = ContainerShapeReader()
  private var amount: CGFloat = 0

  /// Makes the shape.
  public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The container's shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { container.shape.path(rect, amount) }

  /// The shape, smaller on each side by points.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container that has one.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// A rectangle whose corners follow those of the container; without one, they are square, or as
/// round as the least radius.
public struct ConcentricRectangle {
  private var container = ContainerShapeReader()
  private let corners: Edge.Corner.Style
  private var amount: CGFloat = 0

  /// Makes a rectangle with the corners of the container.
  public nonisolated init() { corners = .concentric }

  /// Makes a rectangle with corners of a style.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = corners
  }
}

extension ConcentricRectangle: InsettableShape {
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    if let radius = corners.fixedRadius ?? (container.shape.isSet ? nil : corners.leastRadius) {
      return RoundedRectangle(cornerRadius: radius, style: .continuous).inset(by: amount)
        .path(in: rect)
    }
    return container.shape.path(rect, amount)
  }

  /// The rectangle, smaller on each side by points.
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Edge {
  /// A corner of a rectangle.
  public struct Corner {
    /// How a corner is drawn.
    public struct Style: Hashable, Sendable {
      fileprivate var fixedRadius: CGFloat?
      fileprivate var leastRadius: CGFloat?

      /// As round as the container's.
      public static let concentric = Style()

      /// As round as the container's, and at least so round.
      public static func concentric(minimum: Style?) -> Style {
        Style(leastRadius: minimum?.fixedRadius)
      }

      /// As round as a radius in points says.
      public static func fixed(_ radius: CGFloat) -> Style { Style(fixedRadius: radius) }
    }
  }
}

/// The shape of a container, with an inset in points.
struct ShapeOfContainer: Sendable {
  var isSet = false
  /// Makes a style that fills the place of a view; nil where the shape has no influence on it.
  var ground: (@MainActor @Sendable (AnyShapeStyle, Edge.Set) -> AnyView)?
  var path: @Sendable (CGRect, CGFloat) -> Path = { rect, amount in
    Path(rect.insetBy(dx: amount, dy: amount))
  }
}

/// Reads the shape of the container.
private struct ContainerShapeReader: InstallableProperty, Sendable {
  private(set) var shape = ShapeOfContainer()

  mutating func install(at place: PropertyPlace) { shape = place.environment.containerShape }
}

private let containerShapeSlot = EnvironmentSlot<ShapeOfContainer>()

extension EnvironmentValues {
  /// The shape of the nearest container that has one.
  var containerShape: ShapeOfContainer {
    get { self[containerShapeSlot] ?? ShapeOfContainer() }
    set { self[containerShapeSlot] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of the container for ``ContainerRelativeShape`` and ``ConcentricRectangle``
  /// inside.
  ///
  /// - Parameter ground: Makes a style that fills the place of a view inside; nil for a rectangle.
  package func relativeShape<T: InsettableShape>(
    _ shape: T, ground: (@MainActor @Sendable (AnyShapeStyle, Edge.Set) -> AnyView)? = nil
  ) -> some View {
    let container = ShapeOfContainer(isSet: true, ground: ground) {
      shape.inset(by: $1).path(in: $0)
    }
    return modifier(EnvironmentModifier { $0.containerShape = container })
  }
}
