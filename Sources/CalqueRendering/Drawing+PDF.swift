import CCalqueDrawing
public import CalqueDrawing
import Foundation

extension Drawing {
  /// The picture as a PDF file of one page, a point of it being a point of ours; its text can be
  /// searched and copied, and fonts are embedded.
  ///
  /// May be called from any thread, and from several at once.
  ///
  /// - Throws: `RenderingError` for sizes that cannot be drawn, and for broken fonts and pictures.
  public func pdf() throws(RenderingError) -> [UInt8] {
    let longest = RenderingLimits.pageSide
    guard size.width > 0, size.width <= longest, size.height > 0, size.height <= longest else {
      throw .size(width: size.width, height: size.height)
    }
    let bytes = try FontPool.withFonts { fonts throws(RenderingError) -> [UInt8] in
      guard let pointer = cd_canvas_create_pdf(fonts, size.width, size.height) else {
        throw .outOfMemory
      }
      defer { cd_canvas_destroy(pointer) }
      var canvas = Canvas(pointer: pointer, fonts: fonts, keepsText: true)
      try canvas.draw(self)
      return try takeBytes { cd_canvas_write_pdf(pointer, $0) }
    }
    guard let bytes else { throw .outOfMemory }
    return bytes
  }
}
