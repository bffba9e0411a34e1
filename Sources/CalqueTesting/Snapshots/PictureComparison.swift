import CalqueDrawing
import CalqueRendering
public import Foundation

/// The comparison of two pictures, pixel by pixel.
///
/// ```swift
/// let comparison = try PictureComparison(reference: before, current: after)
/// if !comparison.isMatch { print(comparison.description) }
/// ```
public struct PictureComparison: Sendable {
  /// A pixel that differs.
  public struct Pixel: Hashable, Sendable {
    /// The column, counted from 0 at the left edge.
    public let x: Int
    /// The row, counted from 0 at the top edge.
    public let y: Int
    /// The distance of the colours; see ``PictureTolerance``.
    public let distance: Double
    /// The colour of the reference as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
    public let reference: String
    /// The colour of the current picture, likewise.
    public let current: String
  }

  /// A size in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The size as `390 × 844`.
    public var description: String { "\(width) × \(height)" }
  }

  /// The size of the reference.
  public let referenceSize: Size
  /// The size of the current picture.
  public let currentSize: Size
  /// The largest difference that counts as equal.
  public let tolerance: PictureTolerance
  /// The number of pixels that differ by more than ``PictureTolerance/color``. Pictures of
  /// different sizes are compared where they overlap, from the top left corner.
  public let differing: Int
  /// The pixel with the largest difference; `nil` if no pixel differs by more than the tolerance.
  public let worst: Pixel?
  /// The smallest rectangle with all pixels that differ, in pixels; `nil` if there are none.
  public let bounds: CGRect?

  private let reference: DecodedImage
  private let current: DecodedImage
  private let marks: [Bool]

  /// Compares two PNG files.
  ///
  /// - Parameters:
  ///   - reference: The bytes of the file that is expected.
  ///   - current: The bytes of the file that was made.
  ///   - tolerance: The largest difference that counts as equal.
  /// - Throws: ``SnapshotError`` if one of them is not a PNG file that can be read.
  public init(reference: Data, current: Data, tolerance: PictureTolerance = .visible) throws {
    let old = try Self.decoded(reference, "The reference")
    let new = try Self.decoded(current, "The current picture")
    let scan = PixelScan(PixelColors(image: old), PixelColors(image: new), tolerance)
    (self.reference, self.current, self.tolerance) = (old, new, tolerance)
    referenceSize = Size(width: old.width, height: old.height)
    currentSize = Size(width: new.width, height: new.height)
    (differing, bounds, marks) = (scan.count, scan.bounds, scan.marks)
    worst = scan.worst.map { place in
      let (x, y) = (place.x, place.y)
      return Pixel(
        x: x, y: y, distance: place.distance, reference: Self.name(old[x, y]),
        current: Self.name(new[x, y]))
    }
  }

  /// Whether the pictures have the same size and differ by no more than the tolerance.
  public var isMatch: Bool {
    referenceSize == currentSize && share <= tolerance.share
  }

  /// The share of the pixels that differ, from 0 to 1.
  public var share: Double {
    let width = min(referenceSize.width, currentSize.width)
    let height = min(referenceSize.height, currentSize.height)
    return Double(differing) / Double(max(width * height, 1))
  }

  /// Returns a picture of the difference as a PNG file: the current picture in pale grey, with the
  /// pixels that differ in red, and in blue what only one of the pictures covers.
  public func difference() throws -> Data {
    try DifferencePicture(reference: reference, current: current, marks: marks).png()
  }

  private static func decoded(_ data: Data, _ name: String) throws -> DecodedImage {
    guard let image = ImageData(png: [UInt8](data)) else {
      let isPointer = data.starts(with: Data("version https://git-lfs".utf8))
      throw SnapshotError(
        isPointer
          ? "\(name) is a pointer of Git LFS; 'git lfs pull' gets the file"
          : "\(name) is not a PNG file")
    }
    do {
      return try DecodedImage(image)
    } catch {
      throw SnapshotError("\(name) cannot be read: \(error)")
    }
  }

  private static func name(_ pixel: [UInt8]?) -> String {
    guard let pixel, pixel.count == 4 else { return "nothing" }
    let parts = pixel.map { Double($0) / 255 }
    return RGBAColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]).description
  }
}

extension PictureComparison: CustomStringConvertible {
  /// What differs: the sizes, the number of pixels, and the place and colours of the worst one.
  public var description: String {
    var sentences: [String] = []
    if referenceSize != currentSize {
      sentences.append(
        "The picture has \(currentSize) pixels, but its reference has \(referenceSize).")
    }
    guard let worst, let bounds else {
      return sentences.isEmpty ? "The pictures are equal." : sentences[0]
    }
    let percent = Self.rounded(share * 100, digits: 3)
    let allowed =
      tolerance.share > 0 ? ", \(Self.rounded(tolerance.share * 100, digits: 3)) % may" : ""
    let pixels = differing == 1 ? "1 pixel differs" : "\(differing) pixels differ"
    sentences.append(
      "\(pixels) (\(percent) %\(allowed)) by more than ΔE "
        + "\(Self.rounded(tolerance.color, digits: 3)).")
    sentences.append(
      "The worst, ΔE \(Self.rounded(worst.distance, digits: 3)), is at (\(worst.x), \(worst.y)): "
        + "\(worst.current) instead of \(worst.reference).")
    if differing > 1 {
      let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Int($0) }
      sentences.append(
        "All are within (\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])).")
    }
    return sentences.joined(separator: " ")
  }

  /// A number with so many digits after the point; a small one is not rounded to 0.
  private static func rounded(_ value: Double, digits: Int) -> String {
    let least = pow(10, -Double(digits))
    if value > 0, value < least { return "less than \(least)" }
    let text = String(format: "%.\(digits)f", value)
    let end = text.reversed().prefix { $0 == "0" }.count
    let short = text.dropLast(end)
    return String(short.hasSuffix(".") ? short.dropLast() : short)
  }
}
