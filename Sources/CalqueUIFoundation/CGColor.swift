public import Calque
public import Foundation

/// The components of a colour.
public final class CGColor: Hashable, Sendable {
  /// The components.
  package let resolved: Color.Resolved

  package init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Makes a colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Red, green, blue and opacity from 0 to 1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// 0 is clear, 1 is opaque.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Whether the components are equal.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.resolved == other.resolved }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Makes a colour of components.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Makes a colour of components.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}
