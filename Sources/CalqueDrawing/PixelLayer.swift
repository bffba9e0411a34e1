import Foundation

/// The pixels of a group, on which a filter works.
///
/// A pixel is a word 0xAARRGGBB; its colour is multiplied by its opacity. Rows are contiguous.
package struct PixelLayer {
  /// The pixels, row by row.
  package let pixels: UnsafeMutableBufferPointer<UInt32>
  package let width: Int
  package let height: Int
  /// Where the first pixel is in the picture.
  package let x: Int
  package let y: Int

  package init(
    pixels: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int, width: Int, height: Int
  ) {
    (self.pixels, self.x, self.y) = (pixels, x, y)
    (self.width, self.height) = (width, height)
  }
}

extension RGBAColor {
  /// The colour as a word 0xAARRGGBB, multiplied by its opacity.
  package var pixel: UInt32 {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = part(opacity)
    func byte(_ value: Double) -> UInt32 { UInt32((part(value) * alpha * 255).rounded()) }
    return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
