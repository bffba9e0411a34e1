package import CalqueDrawing
public import Foundation

#if !canImport(CoreGraphics)
  /// A picture in pixels, such as ``ImageRenderer/cgImage`` makes it.
  public final class CGImage: Sendable {
    /// The bytes of a PNG or JPEG file.
    package let encoded: Data
    package let picture: ImageData

    /// Makes a picture of the bytes of a PNG or JPEG file; nil if they are neither.
    package init?(encoded: Data) {
      guard let picture = ImageData(encoded: [UInt8](encoded)) else { return nil }
      (self.encoded, self.picture) = (encoded, picture)
    }

    /// The width in pixels.
    public var width: Int { picture.pixelWidth }
    /// The height in pixels.
    public var height: Int { picture.pixelHeight }
  }

  extension Image {
    /// Which way up a picture is.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
      /// As it is.
      case up
      /// Mirrored.
      case upMirrored
      /// Upside down.
      case down
      /// Upside down, mirrored.
      case downMirrored
      /// Turned to the left.
      case left
      /// Turned to the left, mirrored.
      case leftMirrored
      /// Turned to the right.
      case right
      /// Turned to the right, mirrored.
      case rightMirrored
    }

    /// Makes an image of a picture.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: Pixels in a point.
    ///   - orientation: Accepted without effect: the picture is drawn as it is.
    ///   - label: The accessibility label.
    public init(
      _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
      self.init(decorative: cgImage, scale: scale, orientation: orientation)
      self.label = label
    }

    /// Makes a decorative image of a picture, which accessibility ignores.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: Pixels in a point.
    ///   - orientation: Accepted without effect: the picture is drawn as it is.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self = Image(encoded: cgImage.encoded, scale: scale) ?? Image(decorative: "")
    }
  }
#endif
