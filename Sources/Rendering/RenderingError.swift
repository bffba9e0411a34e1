/// Why a display list could not be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has no size, or one beyond what can be drawn; in pixels, or in points for a page.
  case size(width: Double, height: Double)
  /// A font file is missing, broken, or has no face of that index.
  case font(path: String, faceIndex: Int)
  /// A picture's PNG data is broken.
  case image(pixelWidth: Int, pixelHeight: Int)
  /// There was not enough memory.
  case outOfMemory
  /// The drawing library gave up.
  case failed

  /// What happened, with the name of the file where there is one.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) cannot be drawn: each side must be from 1 to 32767"
    case .font(let path, let faceIndex): "no face \(faceIndex) can be read from \(path)"
    case .image(let width, let height):
      "the PNG data of a picture of \(width) × \(height) pixels is broken"
    case .outOfMemory: "out of memory"
    case .failed: "the drawing library failed"
    }
  }
}
