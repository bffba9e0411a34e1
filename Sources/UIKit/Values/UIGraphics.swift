public import Foundation

/// How pictures are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has.
  open var scale: CGFloat = 1
  /// Whether nothing is seen through.
  open var opaque = false
  /// The format of the device.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the device.
  open class func preferred() -> UIGraphicsImageRendererFormat { `default`() }
}

/// What draws a picture. Drawing has no effect here: `ImageRenderer` draws views.
open class UIGraphicsImageRendererContext: NSObject {
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }

  /// The picture so far: an empty one.
  open var currentImage: UIImage { UIImage(empty: size, scale: format.scale) }
  /// Fills a rectangle. Accepted without effect.
  open func fill(_ rect: CGRect) {}
  /// Draws a line around a rectangle. Accepted without effect.
  open func stroke(_ rect: CGRect) {}
  /// Draws only inside of a rectangle. Accepted without effect.
  open func clip(to rect: CGRect) {}
}

/// Draws pictures: they have their sizes, and are empty. `ImageRenderer` draws views.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }

  /// Makes a renderer of a rectangle in points.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()
  ) {
    self.init(size: bounds.size, format: format)
  }

  /// Makes a picture: an empty one of the size. The actions are done.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size, format)
    actions(context)
    return context.currentImage
  }

  /// Makes the bytes of a picture: none. The actions are done.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes the bytes of a picture: none. The actions are done.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

@MainActor private var contexts: [UIGraphicsImageRendererContext] = []

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  (format.scale, format.opaque) = (scale > 0 ? scale : 1, opaque)
  contexts.append(UIGraphicsImageRendererContext(size, format))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that began last: an empty one; nil if none began.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.currentImage }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that began last.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

extension UIImage {
  /// Draws the picture in a rectangle. Accepted without effect.
  public func draw(in rect: CGRect) {}
  /// Draws the picture at a point. Accepted without effect.
  public func draw(at point: CGPoint) {}
}

extension UIColor {
  /// Has fills be of the colour. Accepted without effect.
  public func setFill() {}
  /// Has lines be of the colour. Accepted without effect.
  public func setStroke() {}
  /// Has fills and lines be of the colour. Accepted without effect.
  public func set() {}
}

extension UIBezierPath {
  /// Fills the path. Accepted without effect.
  public func fill() {}
  /// Draws a line along the path. Accepted without effect.
  public func stroke() {}
  /// Draws only inside of the path. Accepted without effect.
  public func addClip() {}
}
