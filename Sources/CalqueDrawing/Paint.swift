public import Foundation

/// What a path or letters are painted with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change with the place.
  indirect case gradient(GradientPaint)

  /// The colour; of a gradient, the one in its middle.
  public var color: RGBAColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.middleColor
    }
  }

  /// The opacity where the paint is least opaque, from 0 to 1.
  public var leastOpacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient): gradient.colors.map(\.opacity).min() ?? 0
    }
  }

  /// The opacity where the paint is most opaque, from 0 to 1.
  public var mostOpacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient): gradient.colors.map(\.opacity).max() ?? 0
    }
  }

  /// The same paint, its opacity multiplied.
  public func opacity(_ factor: Double) -> Paint {
    map { $0.opacity(factor) }
  }

  /// The same paint with each of its colours changed.
  public func map(_ change: (RGBAColor) -> RGBAColor) -> Paint {
    switch self {
    case .color(let color): .color(change(color))
    case .gradient(let gradient): .gradient(gradient.map(change))
    }
  }

  /// The same paint with gradients that span a rectangle.
  public func spanning(_ bounds: CGRect) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.bounds = bounds
    return .gradient(gradient)
  }

  /// The same paint with gradients moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
    guard case .gradient(let gradient) = self else { return self }
    return spanning(gradient.bounds.offsetBy(dx: dx, dy: dy))
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the gradient with its colours and their locations.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    }
  }
}

extension Drawing.Item {
  /// Fills a path with a colour.
  public static func fill(
    _ path: Path, _ color: RGBAColor, _ style: FillStyle = FillStyle()
  ) -> Drawing.Item {
    .fill(path, .color(color), style)
  }

  /// Paints a colour as thick as a picture is opaque.
  public static func image(
    _ data: ImageData, in rect: CGRect, mirrored: Bool = false, tint: RGBAColor
  ) -> Drawing.Item {
    .image(data, in: rect, mirrored: mirrored, tint: .color(tint))
  }

  /// Draws a line of a colour along a path.
  public static func stroke(
    _ path: Path, _ color: RGBAColor, _ style: StrokeStyle = StrokeStyle()
  ) -> Drawing.Item {
    .stroke(path, .color(color), style)
  }
}
