import CCalqueDrawing
import CalqueDrawing
import Foundation

/// The pixels of a gradient that the drawing library has no means for.
struct GradientRaster {
  private(set) var pixels: [UInt32]
  let width: Int
  let height: Int
  /// The first pixel, counted from the corner of the canvas.
  let x: Int
  let y: Int
  /// Pixels on a unit of the canvas.
  let scale: Double

  /// The most pixels of a gradient in a document.
  private static let most = 4_000_000.0

  /// - Parameters:
  ///   - area: What is painted, on the canvas.
  ///   - matrix: From the coordinates of the gradient to those of the canvas.
  ///   - scale: Pixels on a unit of the canvas, at most.
  init?(_ gradient: GradientPaint, _ area: CGRect, in matrix: CGAffineTransform, _ scale: Double) {
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let size = Double(area.width * area.height)
    self.scale = scale == 1 ? 1 : min(scale, (Self.most / size).squareRoot())
    let toPixels = matrix.concatenating(CGAffineTransform(scaleX: self.scale, y: self.scale))
    let scaled = CGRect(
      x: area.minX * self.scale, y: area.minY * self.scale, width: area.width * self.scale,
      height: area.height * self.scale)
    guard let area = cd_area(scaled.insetBy(dx: -1, dy: -1)) else { return nil }
    (x, y) = (Int(area.x), Int(area.y))
    (width, height) = (Int(area.width), Int(area.height))
    pixels = []
    switch gradient.geometry {
    case .mesh(let mesh):
      var raster = MeshRaster(width: width, height: height, background: mesh.background)
      raster.draw(mesh) { point in
        let moved = gradient.point(point).applying(toPixels)
        return CGPoint(x: moved.x - CGFloat(area.x), y: moved.y - CGFloat(area.y))
      }
      pixels = raster.pixels
    case .angular(let center, let start, let end):
      let back = toPixels.inverted()
      pixels.reserveCapacity(width * height)
      for row in 0..<height {
        for column in 0..<width {
          let point = CGPoint(x: CGFloat(x + column) + 0.5, y: CGFloat(y + row) + 0.5)
          pixels.append(
            gradient.angularColor(
              at: point.applying(back), center: center, start: start, end: end
            ).pixel)
        }
      }
    default: return nil
    }
  }

  /// Paints with the pixels, one on a unit of the canvas.
  func set(on canvas: OpaquePointer) {
    withImage { image in
      withUnsafePointer(to: image) { cd_set_pixels(canvas, $0, Int32(x), Int32(y)) }
    }
  }

  /// The pixels as a PNG file.
  var png: [UInt8]? {
    withImage { image in
      withUnsafePointer(to: image) { image in try? takeBytes { cd_png_encode(image, $0) } }
    }
  }

  /// Where the pixels are on the canvas.
  var place: CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }

  func withImage<Result>(_ body: (cd_image) -> Result) -> Result {
    var copy = pixels
    return copy.withUnsafeMutableBytes { bytes in
      let pointer = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return body(
        cd_image(
          pixels: pointer, width: Int32(width), height: Int32(height), left: 0, top: 0,
          pixels_per_em: 0))
    }
  }
}
