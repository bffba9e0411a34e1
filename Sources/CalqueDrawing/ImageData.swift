public import Foundation

/// A picture as the bytes of a PNG file, and its size, which is read from the file's head.
public struct ImageData: Hashable, Sendable {
  /// The bytes of the file.
  public let png: [UInt8]
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// Pixels per point: 2 for a file named `…@2x.png`.
  public let scale: Double

  /// The size in points at which one pixel of the file is one pixel of the screen.
  public var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// A scale that makes a picture larger than this, in points, is an error.
  private static let largestSize = 1e10

  /// Looks at the signature and the header chunk only; whether the rest is sound shows when the
  /// picture is drawn.
  ///
  /// - Returns: nil if these are not the bytes of a PNG file (PNG specification, 5.2 and 11.2.1),
  ///   or if the scale is not above 0 or so small that the picture has a size beyond 10¹⁰ points.
  public init?(png: [UInt8], scale: Double = 1) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    guard png.count >= 33, png.starts(with: signature), png[8..<16].elementsEqual(header),
      scale > 0, scale.isFinite
    else { return nil }
    func number(at offset: Int) -> Int {
      png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    pixelWidth = number(at: 16)
    pixelHeight = number(at: 20)
    guard pixelWidth > 0, pixelHeight > 0,
      Double(max(pixelWidth, pixelHeight)) / scale <= Self.largestSize
    else { return nil }
    self.png = png
    self.scale = scale
  }
}
