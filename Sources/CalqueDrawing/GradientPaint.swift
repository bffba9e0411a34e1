public import Foundation

/// Colours that change with the place: a geometry, colours along it, and the rectangle that unit
/// points refer to.
///
/// Unit points run from (0, 0) at the left top corner of ``bounds`` to (1, 1) at the right bottom
/// one; they are not mirrored where the layout runs from right to left. Between two stops each
/// component of the colour changes evenly, not multiplied by the opacity (as in SVG 2, 14.2).
public struct GradientPaint: Hashable, Sendable {
  /// Where the colours are.
  public enum Geometry: Hashable, Sendable {
    /// Along a line from one unit point to another.
    case linear(start: CGPoint, end: CGPoint)
    /// Outwards around a unit point, between two radii in points.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Outwards around a unit point on ellipses in the proportions of the bounds; the radii are
    /// fractions of its width and height.
    case elliptical(center: CGPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Around a unit point, clockwise from 0 at the right.
    case angular(center: CGPoint, start: Angle, end: Angle)
    /// In the patches of a grid; stops do not count.
    case mesh(MeshGrid)
  }

  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBAColor
    /// From 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Makes a stop.
    public init(_ color: RGBAColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colours are.
  public var geometry: Geometry
  /// The colours in the order of their locations.
  public let stops: [Stop]
  /// What unit points refer to, in points.
  public var bounds: CGRect

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - geometry: How colours spread.
  ///   - stops: Colours and their locations. A location that is not a number, or smaller than the
  ///     one before, counts as that one.
  ///   - bounds: The rectangle that unit points refer to, in points.
  public init(_ geometry: Geometry, stops: [Stop], bounds: CGRect = .unit) {
    self.geometry = geometry
    self.bounds = bounds
    var last: CGFloat = 0
    self.stops = stops.map { stop in
      last = max(last, min(stop.location.isNaN ? last : stop.location, 1))
      return Stop(stop.color, at: last)
    }
  }

  /// The colours, without their places.
  public var colors: [RGBAColor] {
    if case .mesh(let mesh) = geometry { return mesh.colors + [mesh.background] }
    return stops.map(\.color)
  }

  /// The colour in the middle of the gradient.
  var middleColor: RGBAColor {
    if case .mesh(let mesh) = geometry {
      return mesh.colors.isEmpty ? mesh.background : mesh.colors[mesh.colors.count / 2]
    }
    return color(at: 0.5)
  }

  /// The colour at a location; beyond the first and the last stop, theirs.
  public func color(at location: Double) -> RGBAColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard location >= Double(first.location) else { return first.color }
    var (low, high) = (0, stops.count)
    // The last stop that is not after the location.
    while high - low > 1 {
      let middle = (low + high) / 2
      if Double(stops[middle].location) <= location { low = middle } else { high = middle }
    }
    guard low + 1 < stops.count else { return last.color }
    let (a, b) = (stops[low], stops[low + 1])
    return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location))
  }

  /// The point of a unit point, in points.
  package func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  /// The one colour of the gradient, if all are equal or it has no length.
  package var singleColor: RGBAColor? {
    if case .mesh = geometry { return nil }
    guard let last = stops.last else { return .clear }
    if stops.allSatisfy({ $0.color == last.color }) { return last.color }
    switch geometry {
    case .linear(let start, let end) where point(start) == point(end): return last.color
    default: return nil
    }
  }

  /// The same gradient with each of its colours changed.
  public func map(_ change: (RGBAColor) -> RGBAColor) -> GradientPaint {
    var geometry = geometry
    if case .mesh(var mesh) = geometry {
      mesh.colors = mesh.colors.map(change)
      mesh.background = change(mesh.background)
      geometry = .mesh(mesh)
    }
    return GradientPaint(
      geometry, stops: stops.map { Stop(change($0.color), at: $0.location) }, bounds: bounds)
  }
}

extension CGRect {
  /// The rectangle from (0, 0) to (1, 1).
  public static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension RGBAColor {
  /// The colour at a fraction of the way to another one, component by component.
  public func mixed(with other: RGBAColor, by fraction: Double) -> RGBAColor {
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return RGBAColor(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      opacity: part(opacity, other.opacity))
  }
}

extension GradientPaint: CustomStringConvertible {
  /// The geometry, the stops and the bounds.
  public var description: String {
    func text(_ number: CGFloat) -> String { DecimalText(Double(number)).description }
    func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
    let shape =
      switch geometry {
      case .linear(let start, let end): "linear \(text(point(start))) to \(text(point(end)))"
      case .radial(let center, let start, let end):
        "radial \(text(point(center))) \(text(start)) to \(text(end))"
      case .elliptical(let center, let start, let end):
        "elliptical \(text(point(center))) \(text(start)) to \(text(end))"
      case .angular(let center, let start, let end):
        "angular \(text(point(center))) \(text(start.degrees))° to \(text(end.degrees))°"
      case .mesh(let mesh): "mesh \(mesh.width) × \(mesh.height)"
      }
    let colors =
      stops.isEmpty
      ? self.colors.map(\.description)
      : stops.map { "\($0.color) \(DecimalText(Double($0.location)))" }
    return "\(shape) [\(colors.joined(separator: ", "))]"
  }
}
