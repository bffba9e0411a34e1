public import CalqueUIFoundation
public import Foundation

/// The components of a colour, as CoreImage has them.
public final class CIColor: Hashable, Sendable {
  /// The component from 0 to 1.
  public let red: CGFloat, green: CGFloat, blue: CGFloat
  /// 0 is clear, 1 is opaque.
  public let alpha: CGFloat

  /// Makes a colour of components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a colour of components.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    func part(_ index: Int) -> CGFloat { parts.count == 4 ? parts[index] : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  /// Makes a colour of one of UIKit's, as it is for the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// How many components there are, with opacity.
  public var numberOfComponents: Int { 4 }

  /// Whether the components are equal.
  public static func == (one: CIColor, other: CIColor) -> Bool {
    (one.red, one.green, one.blue, one.alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    for part in [red, green, blue, alpha] { hasher.combine(part) }
  }
}

extension UIColor {
  /// Makes a colour of components.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The components for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
