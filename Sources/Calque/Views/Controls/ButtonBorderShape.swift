import CalqueLayout
public import Foundation

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind { case automatic, capsule, roundedRectangle, circle }

  private let kind: Kind
  private var radius: CGFloat?

  /// As the platform decides: a capsule on iOS.
  public static let automatic = Self(kind: .automatic)
  /// With half circles at its ends.
  public static let capsule = Self(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = Self(kind: .roundedRectangle)
  /// A circle.
  public static let circle = Self(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(kind: .roundedRectangle, radius: radius)
  }

  /// The outline on a platform.
  @MainActor func shape(_ metrics: ControlMetrics.Button) -> AnyShape {
    switch kind {
    case .automatic:
      metrics.radius.map { AnyShape(.rect(cornerRadius: $0)) } ?? AnyShape(.capsule)
    case .capsule: AnyShape(.capsule)
    case .roundedRectangle: AnyShape(.rect(cornerRadius: radius ?? metrics.radius ?? 8))
    case .circle: AnyShape(.circle)
    }
  }
}

nonisolated extension View {
  /// Sets the shape of the buttons inside that have a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentModifier { $0.buttonBorderShape = shape })
  }
}

private let buttonBorderShapeSlot = EnvironmentSlot<ButtonBorderShape>()

extension EnvironmentValues {
  /// The shape of buttons with a border.
  var buttonBorderShape: ButtonBorderShape {
    get { self[buttonBorderShapeSlot] ?? .automatic }
    set { self[buttonBorderShapeSlot] = newValue }
  }
}
