public import Calque
public import CalqueUIFoundation
public import Foundation

/// A colour, which may depend on the appearance.
// The stored properties are set when a colour is made, and never again. Providers of colours are
// called as UIKit calls them: from any thread that asks.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private enum Source {
    case color(Color)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Makes a colour of one of SwiftUI's.
  public init(_ color: Color) { source = .color(color) }

  /// Makes a colour that is asked for each time.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Makes a colour of sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .color(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of components of the space Display P3 from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .color(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey, from black (0) to white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    source = .color(Color(white: white, opacity: alpha))
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .color(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour of components.
  public init(cgColor: CGColor) { source = .color(Color(cgColor)) }

  /// Makes a colour of a catalog of assets.
  ///
  /// - Returns: `nil` if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Makes a colour of a bundle's catalogs of assets.
  ///
  /// - Parameters:
  ///   - name: The name of the colour.
  ///   - bundle: The bundle; `nil` means the main bundle.
  ///   - traitCollection: Not asked; the colour is that of the appearance where it is used.
  /// - Returns: `nil` if there is none of the name.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard Color.isKnown(name, bundle: bundle) else { return nil }
    source = .color(Color(name, bundle: bundle))
  }

  /// Makes a colour of a catalog of assets.
  public init(resource: ColorResource) { source = .color(Color(resource)) }

  /// Makes a colour of a literal in the code.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    source = .color(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// The colour for views; it resolves where it is used.
  var color: Color {
    switch source {
    case .color(let color): color
    case .dynamic: Color(UIColorProvider(color: self))
    }
  }

  /// The components in an environment.
  fileprivate func resolve(in environment: EnvironmentValues, depth: Int = 0) -> Color.Resolved {
    switch source {
    case .color(let color): color.resolve(in: environment)
    // A provider may answer with a dynamic colour, but not without end.
    case .dynamic(let provider) where depth < 32:
      provider(UITraitCollection(environment)).resolve(in: environment, depth: depth + 1)
    case .dynamic: Color.clear.resolve(in: environment)
    }
  }

  private func resolved(in traits: UITraitCollection) -> Color.Resolved {
    resolve(in: traits.environment)
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(ColorParts.color(color, alpha: alpha))
  }

  /// The colour as it is for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(in: traitCollection)))
  }

  /// The components for the current traits.
  open var cgColor: CGColor { CGColor(resolved(in: .current)) }

  /// Writes the components for the current traits.
  ///
  /// - Returns: Whether the colour has such components: always.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved(in: .current)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Writes hue, saturation, brightness and opacity for the current traits.
  ///
  /// - Returns: Whether the colour has such components: always.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(in: .current)
    let parts = ColorParts.hsb(of: color)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Writes the grey for the current traits.
  ///
  /// - Returns: Whether the colour is grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved(in: .current)
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Whether both have the same source. Two colours that are asked for each time are not equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .color(let color) = source, case .color(let otherColor) = other.source else {
      return false
    }
    return color == otherColor
  }

  /// The hash of the source.
  open override var hash: Int {
    switch source {
    case .color(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

private struct UIColorProvider: ColorProvider {
  let color: UIColor

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    color.resolve(in: environment)
  }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension Color {
  /// Makes a colour of one of UIKit's; it resolves where it is used.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour of one of UIKit's; it resolves where it is used.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
