import CCalqueDrawing
import CalqueDrawing
import Foundation

/// A blurred copy of what was drawn below a path.
final class BlurredBackdrop {
  private var image: cd_image
  private let area: cd_area

  /// - Parameters:
  ///   - matrix: From the coordinates of the path to pixels.
  ///   - visible: What can be seen now.
  /// - Returns: nil if nothing of the path can be seen.
  init?(
    _ backdrop: Backdrop, below path: Path, in matrix: CGAffineTransform, visible: CGRect,
    on canvas: OpaquePointer
  ) throws(RenderingError) {
    image = cd_image()
    let blur = Drawing.Filter.blur(radius: max(0, CGFloat(backdrop.blurRadius)), isOpaque: true)
      .kind
    let margin = CGFloat(blur.margin(in: matrix))
    let inside = path.corners.applying(matrix).insetBy(dx: -1, dy: -1).intersection(visible)
    // Pixels that are not shown, but are near enough to shine through.
    guard !inside.isNull, inside.width > 0,
      let area = cd_area(inside.insetBy(dx: -margin, dy: -margin))
    else {
      self.area = cd_area()
      return nil
    }
    self.area = area
    guard cd_canvas_backdrop(canvas, area, &image) == CD_OK, let bytes = image.pixels else {
      throw .outOfMemory
    }
    let (width, height) = (Int(area.width), Int(area.height))
    bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
      let layer = PixelLayer(
        pixels: UnsafeMutableBufferPointer(start: words, count: width * height),
        x: Int(area.x), y: Int(area.y), width: width, height: height)
      blur.apply(to: layer, in: matrix)
      Drawing.Filter.saturation(backdrop.saturation).kind.apply(to: layer, in: matrix)
    }
  }

  deinit { cd_image_free(&image) }

  func set(on canvas: OpaquePointer) {
    cd_set_pixels(canvas, &image, area.x, area.y)
  }
}
