import CCalqueDrawing
package import CalqueDrawing
import Foundation

/// A picture as pixels.
package struct PixelPicture: Hashable, Sendable {
  /// The number of pixels of a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Row by row, from the top left corner: words 0xAARRGGBB, the color multiplied by its opacity.
  package let pixels: [UInt32]

  /// The pixel at a place within the picture.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

extension Drawing {
  /// The picture as pixels: those of ``png(scale:background:)``.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - background: What is behind everything.
  /// - Throws: As ``png(scale:background:)`` does.
  package func pixels(
    scale: Double = 1, background: RGBAColor = .white
  ) throws(RenderingError) -> PixelPicture {
    let width = Int((size.width * scale).rounded(.up).clamped(to: 0...1e9))
    let height = Int((size.height * scale).rounded(.up).clamped(to: 0...1e9))
    return try withCanvas(scale: scale, background: background) {
      canvas throws(RenderingError) in
      guard let pixels = cd_canvas_pixels(canvas) else { throw .failed }
      return PixelPicture(
        width: width, height: height,
        pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height)))
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
