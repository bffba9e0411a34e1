/// Why a display list could not be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has no size, or one beyond what can be drawn; in pixels, or in points for a page.
  case size(width: Double, height: Double)
  /// A picture that is to be drawn, or one in it that is to be read, has more pixels than
  /// ``RenderingLimits/pixels``.
  case tooManyPixels(width: Double, height: Double, of: Subject)
  /// A font file is missing, broken, or has no face of that index.
  case font(path: String, faceIndex: Int)
  /// A picture's PNG data is broken.
  case image(pixelWidth: Int, pixelHeight: Int)
  /// There was not enough memory.
  case outOfMemory
  /// The drawing library gave up.
  case failed

  /// What has too many pixels.
  public enum Subject: Hashable, Sendable {
    /// What is to be drawn.
    case drawing
    /// A picture in it.
    case image
  }

  /// What happened, with the name of the file where there is one.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) cannot be drawn: each side must be from 1 to "
        + "\(Int(RenderingLimits.side)) pixels, or up to "
        + "\(Int(RenderingLimits.pageSide)) points for a PDF page"
    case .tooManyPixels(let width, let height, .drawing):
      "a picture of \(width) × \(height) pixels is too large: at most \(RenderingLimits.pixels) "
        + "pixels are drawn; choose a smaller scale, or draw it in parts"
    case .tooManyPixels(let width, let height, .image):
      "an image of \(width) × \(height) pixels is too large: at most \(RenderingLimits.pixels) "
        + "pixels are read; make the file smaller"
    case .font(let path, let faceIndex): "face \(faceIndex) cannot be read from \(path)"
    case .image(let width, let height):
      "the PNG data of a picture of \(width) × \(height) pixels is corrupted"
    case .outOfMemory: "out of memory"
    case .failed: "the drawing library failed"
    }
  }
}

extension RenderingLimits {
  /// Throws if a picture has too many pixels.
  static func check(
    width: Double, height: Double, of subject: RenderingError.Subject
  ) throws(RenderingError) {
    guard width * height <= Double(pixels) else {
      throw .tooManyPixels(width: width, height: height, of: subject)
    }
  }
}
