public import Calque
import CalqueDrawing
public import Foundation

/// A picture or a symbol.
// The picture is set when an object is made, and never again.
open class NSImage: NSObject, @unchecked Sendable {
  let image: Image
  /// The size in points.
  public let size: CGSize
  /// The name of a picture.
  public typealias Name = String

  private init(_ image: Image, size: CGSize) { (self.image, self.size) = (image, size) }

  /// Makes a picture of the bytes of a PNG or JPEG file.
  ///
  /// - Returns: `nil` if they are neither.
  public convenience init?(data: Data) {
    guard let image = Image(encoded: data), let picture = ImageData(encoded: [UInt8](data)) else {
      return nil
    }
    self.init(image, size: picture.size)
  }

  /// Makes a picture of a PNG or JPEG file.
  ///
  /// - Returns: `nil` if it cannot be read.
  public convenience init?(contentsOfFile fileName: String) {
    guard let data = FileManager.default.contents(atPath: fileName) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture of a PNG or JPEG file.
  ///
  /// - Returns: `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  /// Makes a picture of the main bundle.
  ///
  /// - Returns: `nil` if there is none of the name.
  public convenience init?(named name: Name) {
    let image = Image(decorative: name)
    guard let size = image.knownSize else { return nil }
    self.init(image, size: size)
  }

  /// Makes a symbol; a name that is not known is a finding where it is shown.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(Image(systemName: name), size: CGSize(width: 16, height: 16))
  }

  /// Makes a picture of a catalog of assets.
  public convenience init(resource: ImageResource) {
    let image = Image(resource)
    self.init(image, size: image.knownSize ?? .zero)
  }
}

extension Image {
  /// Makes an image of one of AppKit's.
  public init(nsImage: NSImage) { self = nsImage.image }
}
