import CCalqueDrawing
package import CalqueDrawing

/// The pixels of a PNG or JPEG file.
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
  let status = data.bytes.withUnsafeBufferPointer { bytes in
    switch data.format {
    case .png: cd_png_decode(bytes.baseAddress, bytes.count, &image)
    case .jpeg:
      cd_jpeg_decode(bytes.baseAddress, bytes.count, Int32(data.orientation), &image)
    }
  }
  defer { cd_image_free(&image) }
  switch status {
  case CD_OK: return body(image)
  case CD_NO_MEMORY: throw .outOfMemory
  default: throw .image(pixelWidth: data.pixelWidth, pixelHeight: data.pixelHeight)
  }
}

extension ImageData {
  /// The file for documents that know nothing of Exif: a picture that was taken with the camera on
  /// its side is turned.
  var embedded: (type: String, bytes: [UInt8]) {
    switch format {
    case .png: return ("png", bytes)
    case .jpeg:
      guard orientation != 1, let turned = try? withDecoded(self, { Self.png($0) }) else {
        return ("jpeg", bytes)
      }
      return ("png", turned)
    }
  }

  private static func png(_ image: cd_image) -> [UInt8]? {
    var bytes = cd_bytes()
    defer { cd_bytes_free(&bytes) }
    let status = withUnsafePointer(to: image) { cd_png_encode($0, &bytes) }
    guard status == CD_OK, let data = bytes.data else { return nil }
    return [UInt8](UnsafeBufferPointer(start: data, count: bytes.count))
  }
}
