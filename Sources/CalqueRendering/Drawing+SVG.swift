public import CalqueDrawing
import Foundation

extension Drawing {
  /// The picture as an SVG document that needs no font: glyphs are outlines, each drawn once and
  /// referred to. Tags become groups with roles, labels and languages.
  ///
  /// May be called from any thread, and from several at once.
  ///
  /// - Throws: `RenderingError` for sizes that cannot be drawn, and for broken fonts.
  public func svg() throws(RenderingError) -> String {
    guard size.width > 0, size.height > 0, size.width < 1e9, size.height < 1e9 else {
      throw .size(width: size.width, height: size.height)
    }
    let text = try FontPool.withFonts { fonts throws(RenderingError) -> String in
      var writer = SVGWriter(fonts: fonts)
      return try writer.document(self)
    }
    guard let text else { throw .outOfMemory }
    return text
  }
}
