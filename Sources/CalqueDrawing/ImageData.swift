public import Foundation

/// A picture as the bytes of a PNG or JPEG file, and its size, which is read from the file's head.
public struct ImageData: Hashable, Sendable {
  /// How the pixels are written.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
  }

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// How the pixels are written.
  public let format: Format
  /// The width in pixels, as the picture is to be seen.
  public let pixelWidth: Int
  /// The height in pixels, as the picture is to be seen.
  public let pixelHeight: Int
  /// The place of the file's first row and column, as Exif has it; 1 is the top left corner.
  package let orientation: Int
  /// Pixels per point: 2 for a file named `…@2x.png`.
  public let scale: Double

  /// The size in points at which one pixel of the file is one pixel of the screen.
  public var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// A scale that makes a picture larger than this, in points, is an error.
  private static let largestSize = 1e10

  private init?(
    _ bytes: [UInt8], _ format: Format, width: Int, height: Int, orientation: Int = 1,
    scale: Double
  ) {
    guard width > 0, height > 0, scale > 0, scale.isFinite,
      Double(max(width, height)) / scale <= Self.largestSize
    else { return nil }
    (self.bytes, self.format, self.orientation, self.scale) = (bytes, format, orientation, scale)
    (pixelWidth, pixelHeight) = orientation > 4 ? (height, width) : (width, height)
  }

  /// Looks at the head of a file only; whether the rest is sound shows when the picture is drawn.
  ///
  /// - Returns: nil if these are neither the bytes of a PNG file nor those of a JPEG file, or if
  ///   the scale is not above 0 or so small that the picture has a size beyond 10¹⁰ points.
  public init?(encoded bytes: [UInt8], scale: Double = 1) {
    if let header = JPEGHeader(bytes) {
      self.init(
        bytes, .jpeg, width: header.width, height: header.height, orientation: header.orientation,
        scale: scale)
    } else {
      self.init(png: bytes, scale: scale)
    }
  }

  /// Looks at the signature and the header chunk only; whether the rest is sound shows when the
  /// picture is drawn.
  ///
  /// - Returns: nil if these are not the bytes of a PNG file (PNG specification, 5.2 and 11.2.1),
  ///   or if the scale is not above 0 or so small that the picture has a size beyond 10¹⁰ points.
  public init?(png: [UInt8], scale: Double = 1) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    guard png.count >= 33, png.starts(with: signature), png[8..<16].elementsEqual(header)
    else { return nil }
    func number(at offset: Int) -> Int {
      png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(png, .png, width: number(at: 16), height: number(at: 20), scale: scale)
  }
}
