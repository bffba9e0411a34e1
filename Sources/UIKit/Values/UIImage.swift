public import Calque
import CalqueDrawing
public import CalqueUIFoundation
public import Foundation

/// A picture or a symbol.
// The stored properties are set when an image is made, and never again.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether the picture's own colours are drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the picture says.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the colour of its surroundings.
    case alwaysTemplate
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Down, mirrored.
    case downMirrored
    /// Turned to the left, mirrored.
    case leftMirrored
    /// Turned to the right, mirrored.
    case rightMirrored
  }

  let image: Image
  fileprivate let png: Data?
  /// The size in points; of a symbol, that of one beside body texts.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whose colours are drawn.
  public let renderingMode: RenderingMode
  /// Whether the image is a symbol.
  public let isSymbolImage: Bool

  private init(
    _ image: Image, png: Data?, size: CGSize, scale: CGFloat,
    renderingMode: RenderingMode = .automatic, isSymbolImage: Bool = false
  ) {
    (self.image, self.png, self.size, self.scale) = (image, png, size, scale)
    (self.renderingMode, self.isSymbolImage) = (renderingMode, isSymbolImage)
  }

  /// Makes the picture of `#imageLiteral(resourceName:)`; an empty one if there is none.
  public required convenience init(imageLiteralResourceName path: String) {
    let image = Image(decorative: path)
    self.init(image, png: nil, size: image.knownSize ?? .zero, scale: 1)
  }

  /// Makes an empty picture of a size in points.
  convenience init(empty size: CGSize, scale: CGFloat) {
    self.init(Image(decorative: ""), png: nil, size: size, scale: scale)
  }

  /// Makes an empty image.
  public override convenience init() {
    self.init(Image(decorative: ""), png: nil, size: .zero, scale: 1)
  }

  /// Makes a picture of the bytes of a PNG or JPEG file.
  ///
  /// - Returns: `nil` if they are neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of the bytes of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: Pixels per point.
  /// - Returns: `nil` if they are neither.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = Image(encoded: data, scale: scale),
      let picture = ImageData(encoded: [UInt8](data), scale: Double(scale))
    else { return nil }
    self.init(
      image, png: picture.format == .png ? data : nil, size: picture.size, scale: scale)
  }

  /// Makes a picture of a PNG or JPEG file; `@2x` in its name is its scale.
  ///
  /// - Returns: `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Makes a symbol.
  ///
  /// - Returns: Always an image; a name that is not known shows a question mark in a dashed square,
  ///   and is a finding where it is shown.
  public convenience init?(systemName name: String) {
    self.init(
      Image(systemName: name), png: nil, size: CGSize(width: 20, height: 20), scale: 1,
      isSymbolImage: true)
  }

  /// Makes a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: Not asked.
  /// - Returns: Always an image.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// Makes a picture of a catalog of assets, or of a PNG or JPEG file in the main bundle.
  ///
  /// - Returns: `nil` if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Makes a picture of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle; `nil` means the main bundle.
  ///   - traitCollection: Not asked; the picture is that of the surroundings where it is shown.
  /// - Returns: `nil` if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let image = Image(decorative: name, bundle: bundle)
    guard let size = image.knownSize else { return nil }
    self.init(image, png: nil, size: size, scale: 1)
  }

  /// Makes a picture of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle; `nil` means the main bundle.
  ///   - configuration: Not asked.
  /// - Returns: `nil` if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Makes a picture of a catalog of assets.
  public convenience init(resource: ImageResource) {
    let image = Image(resource)
    self.init(image, png: nil, size: image.knownSize ?? .zero, scale: 1)
  }

  private func copy(_ image: Image, _ mode: RenderingMode? = nil) -> UIImage {
    UIImage(
      image, png: png, size: size, scale: scale, renderingMode: mode ?? renderingMode,
      isSymbolImage: isSymbolImage)
  }

  /// The picture, in its own colours or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let modes: [RenderingMode: Image.TemplateRenderingMode] = [
      .alwaysOriginal: .original, .alwaysTemplate: .template,
    ]
    return copy(image.renderingMode(modes[renderingMode]), renderingMode)
  }

  /// The picture itself: it has the colour of its surroundings, not one of its own.
  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysTemplate) }

  /// The picture itself.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The image itself.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The image itself.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The picture, the other way round where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(image.flipsForRightToLeftLayoutDirection(true))
  }

  /// The bytes of the PNG file that the picture was made of.
  open func pngData() -> Data? { png }

  /// Nothing: pictures are not written as JPEG here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Which way up the picture is: always up.
  open var imageOrientation: Orientation { .up }

  // It and its subclasses have no state.
  /// What says how an image looks.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What says how a symbol looks. It is accepted without effect.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How large symbols are.
    public enum Scale: Int, Sendable {
      /// As usual.
      case `default` = -1
      /// Not said.
      case unspecified = 0
      /// Smaller.
      case small = 1
      /// As large as letters are high.
      case medium = 2
      /// Larger.
      case large = 3
    }

    /// Of a size in points.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init() }

    /// Of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) { self.init() }

    /// Of a weight.
    public convenience init(weight: UIFont.Weight) { self.init() }

    /// Of a scale.
    public convenience init(scale: Scale) { self.init() }

    /// Of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Of a font.
    public convenience init(font: UIFont) { self.init() }

    /// Of colours.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Of a colour in several steps.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }
}

#if !canImport(CoreGraphics)
  extension UIImage {
    /// Makes an image of a picture in pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: Pixels per point.
    ///   - orientation: Accepted without effect: the picture is drawn as it is.
    public convenience init(
      cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up
    ) {
      self.init(
        Image(decorative: cgImage, scale: scale), png: cgImage.encoded,
        size: CGSize(
          width: CGFloat(cgImage.width) / max(scale, 1e-6),
          height: CGFloat(cgImage.height) / max(scale, 1e-6)), scale: scale)
    }

    /// The picture in pixels; nil for an image that was not made of one.
    public var cgImage: CGImage? { png.flatMap(CGImage.init(encoded:)) }
  }
#endif

extension Image {
  /// Makes an image of one of UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }
}
