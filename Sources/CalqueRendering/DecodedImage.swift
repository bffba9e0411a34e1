import CCalqueDrawing
package import CalqueDrawing

/// A PNG file's pixels.
package struct DecodedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes a pixel: red, green, blue, opacity; the colour is not multiplied by the opacity.
  package let rgba: [UInt8]

  /// - Throws: `RenderingError.image` if the file is broken anywhere,
  ///   `RenderingError.tooManyPixels` if its head tells of more pixels than
  ///   ``RenderingLimits/pixels``.
  package init(_ data: ImageData) throws(RenderingError) {
    self = try withDecoded(data) { image in DecodedImage(image) }
  }

  private init(_ image: cd_image) {
    width = Int(image.width)
    height = Int(image.height)
    let words = UnsafeRawBufferPointer(start: image.pixels, count: width * height * 4)
    var rgba = [UInt8]()
    rgba.reserveCapacity(words.count)
    for offset in stride(from: 0, to: words.count, by: 4) {
      let word = words.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let opacity = word >> 24
      for shift: UInt32 in [16, 8, 0] {
        let part = word >> shift & 255
        rgba.append(
          UInt8(clamping: opacity == 0 ? 0 : (part * 255 + opacity / 2) / opacity))
      }
      rgba.append(UInt8(opacity))
    }
    self.rgba = rgba
  }

  /// The pixel's red, green, blue and opacity; nil outside.
  package subscript(x: Int, y: Int) -> [UInt8]? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let offset = 4 * (y * width + x)
    return Array(rgba[offset..<offset + 4])
  }
}

/// Calls back with a picture's pixels, which are gone afterwards.
func withDecoded<Result>(
  _ data: ImageData, _ body: (cd_image) -> Result
) throws(RenderingError) -> Result {
  try RenderingLimits.check(
    width: Double(data.pixelWidth), height: Double(data.pixelHeight), of: .image)
  var image = cd_image()
  let status = data.png.withUnsafeBufferPointer {
    cd_png_decode($0.baseAddress, $0.count, &image)
  }
  defer { cd_image_free(&image) }
  switch status {
  case CD_OK: return body(image)
  case CD_NO_MEMORY: throw .outOfMemory
  default: throw .image(pixelWidth: data.pixelWidth, pixelHeight: data.pixelHeight)
  }
}
