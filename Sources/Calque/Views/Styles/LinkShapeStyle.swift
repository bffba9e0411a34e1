/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// UIKit's colour of links.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Self.color._paint(in: environment)
  }

  private static let color = Color(system: .link)
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
