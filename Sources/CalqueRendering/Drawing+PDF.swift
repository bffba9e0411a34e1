public import CalqueDrawing
import Foundation

extension Drawing {
  /// The picture as a PDF file of one page, a point of it being a point of ours; its text can be
  /// searched and copied, and fonts are embedded. The same list gives the same bytes.
  ///
  /// May be called from any thread, and from several at once.
  ///
  /// - Throws: `RenderingError` for sizes that cannot be drawn, and for broken fonts and pictures.
  public func pdf() throws(RenderingError) -> [UInt8] { try pdf(isCompressed: true) }

  /// - Parameter isCompressed: Whether what draws is compressed; pictures always are.
  func pdf(isCompressed: Bool) throws(RenderingError) -> [UInt8] {
    let longest = RenderingLimits.pageSide
    guard size.width > 0, size.width <= longest, size.height > 0, size.height <= longest else {
      throw .size(width: size.width, height: size.height)
    }
    let bytes = try FontPool.withFonts { fonts throws(RenderingError) -> [UInt8] in
      var writer = PDFWriter(fonts: fonts, size: size, isCompressed: isCompressed)
      return try writer.document(self)
    }
    guard let bytes else { throw .outOfMemory }
    return bytes
  }
}
