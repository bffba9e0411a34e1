public import Calque
public import CalqueUIFoundation
public import Foundation

/// A colour, which may depend on the appearance.
// The colour is set when an object is made, and never again.
open class NSColor: NSObject, @unchecked Sendable {
  let color: Color

  /// Makes a colour of one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour of sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour of sRGB components from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour of components from 0 to 1; those of the calibrated space are taken as sRGB.
  public init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour of components of the space Display P3 from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a grey, from black (0) to white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Makes a colour that is asked for each time.
  public init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    color = Color(NSColorProvider(provider: dynamicProvider))
  }

  /// Makes a colour of a bundle's catalogs of assets.
  ///
  /// - Returns: `nil` if there is none of the name.
  public init?(named name: Name, bundle: Bundle? = nil) {
    guard Color.isKnown(name, bundle: bundle) else { return nil }
    color = Color(name, bundle: bundle)
  }

  /// Makes a colour of a catalog of assets.
  public init(resource: ColorResource) { color = Color(resource) }

  /// The name of a colour.
  public typealias Name = String

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(ColorParts.color(color, alpha: alpha))
  }

  /// The colour between this one and another one.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    NSColor(self.color.mix(with: color.color, by: fraction, in: .device))
  }

  /// The components in light colours.
  open var cgColor: CGColor { CGColor(resolved) }

  private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// A component in light colours, from 0 to 1.
  open var redComponent: CGFloat { CGFloat(resolved.red) }
  /// A component in light colours, from 0 to 1.
  open var greenComponent: CGFloat { CGFloat(resolved.green) }
  /// A component in light colours, from 0 to 1.
  open var blueComponent: CGFloat { CGFloat(resolved.blue) }
  /// 0 is clear, 1 is opaque.
  open var alphaComponent: CGFloat { CGFloat(resolved.opacity) }

  /// Whether both have the same source.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }

  /// The hash of the source.
  open override var hash: Int { color.hashValue }
}

/// Light or dark colours.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The appearances by their names.
    public static let aqua = Self(rawValue: "NSAppearanceNameAqua"),
      darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua"),
      accessibilityHighContrastAqua = Self(
        rawValue: "NSAppearanceNameAccessibilityHighContrastAqua"),
      accessibilityHighContrastDarkAqua = Self(
        rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua")
  }

  /// The name.
  public let name: Name

  /// The appearance of a name.
  public init?(named name: Name) { self.name = name }

  static let standard = NSAppearance(EnvironmentValues())

  init(_ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    name =
      environment.colorSchemeContrast == .increased
      ? isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua
      : isDark ? .darkAqua : .aqua
  }

  /// The first of some appearances that this one is, or is most like.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let plain: [Name: Name] = [
      .accessibilityHighContrastAqua: .aqua, .accessibilityHighContrastDarkAqua: .darkAqua,
    ]
    return plain[name].flatMap { appearances.contains($0) ? $0 : nil }
      ?? (appearances.contains(.aqua) ? .aqua : nil)
  }
}

/// Two of them are equal if they are the same.
private final class NSColorProvider: ColorProvider, @unchecked Sendable {
  // It is set once; AppKit calls it from any thread that asks, too.
  private let provider: (NSAppearance) -> NSColor

  init(provider: @escaping (NSAppearance) -> NSColor) { self.provider = provider }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    provider(NSAppearance(environment)).color.resolve(in: environment)
  }

  static func == (one: NSColorProvider, other: NSColorProvider) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// Makes a colour of one of AppKit's; it resolves where it is used.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// Makes a colour of one of AppKit's; it resolves where it is used.
  @_disfavoredOverload
  public init(_ color: NSColor) { self = color.color }
}
