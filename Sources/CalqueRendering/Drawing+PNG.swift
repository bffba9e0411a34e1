import CCalqueDrawing
public import CalqueDrawing
import Foundation

extension Drawing {
  /// The picture as a PNG file; the same list gives the same bytes.
  ///
  /// May be called from any thread, and from several at once.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - background: what is behind everything; white unless told otherwise.
  /// - Throws: `RenderingError` for sizes that cannot be drawn, and for broken fonts and pictures.
  ///   A picture has at most ``RenderingLimits/pixels`` pixels; nothing is allocated for a larger
  ///   one.
  public func png(
    scale: Double = 2, background: RGBAColor = .white
  ) throws(RenderingError) -> [UInt8] {
    try withCanvas(scale: scale, background: background) { canvas throws(RenderingError) in
      try takeBytes { cd_canvas_write_png(canvas, $0) }
    }
  }

  /// Draws the list on a canvas of pixels, and returns what is made of the canvas.
  func withCanvas<Result>(
    scale: Double, background: RGBAColor,
    _ result: (OpaquePointer) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let sides = 1...RenderingLimits.side
    guard sides.contains(width), sides.contains(height), scale > 0 else {
      throw .size(width: width, height: height)
    }
    try RenderingLimits.check(width: width, height: height, of: .drawing)
    let made = try FontPool.withFonts { fonts throws(RenderingError) -> Result in
      guard let pointer = cd_canvas_create_image(fonts, Int32(width), Int32(height), scale)
      else { throw .outOfMemory }
      defer { cd_canvas_destroy(pointer) }
      var canvas = Canvas(
        pointer: pointer, fonts: fonts, scale: scale, pixels: Int(width) * Int(height))
      if background.opacity > 0 {
        // One point more than the list: a last pixel that it covers in part is covered whole.
        let page = CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1)
        try canvas.draw(
          Drawing(size: size, items: [.fill(Path(page), background)]))
      }
      try canvas.draw(self)
      return try result(pointer)
    }
    guard let made else { throw .outOfMemory }
    return made
  }
}

/// Runs what writes a file and copies the bytes into an array.
func takeBytes(
  _ write: (UnsafeMutablePointer<cd_bytes>) -> cd_status
) throws(RenderingError) -> [UInt8] {
  var bytes = cd_bytes()
  let status = write(&bytes)
  defer { cd_bytes_free(&bytes) }
  switch status {
  case CD_OK: return Array(UnsafeBufferPointer(start: bytes.data, count: bytes.count))
  case CD_NO_MEMORY: throw .outOfMemory
  default: throw .failed
  }
}
