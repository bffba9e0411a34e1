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

  /// Makes a picture of pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - rgba: Four bytes for each pixel, by rows.
  /// - Returns: nil if there are not as many bytes as the size requires.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, rgba.count == width * height * 4 else { return nil }
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  /// Returns the picture as the bytes of a PNG file.
  package func png() throws(RenderingError) -> [UInt8] {
    try RenderingLimits.check(width: Double(width), height: Double(height), of: .image)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for offset in stride(from: 0, to: rgba.count, by: 4) {
      let opacity = UInt32(rgba[offset + 3])
      func part(_ index: Int) -> UInt32 { (UInt32(rgba[offset + index]) * opacity + 127) / 255 }
      words.append(opacity << 24 | part(0) << 16 | part(1) << 8 | part(2))
    }
    let result = words.withUnsafeMutableBytes { pixels -> Result<[UInt8], RenderingError> in
      var image = cd_image()
      image.pixels = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
      (image.width, image.height) = (Int32(width), Int32(height))
      do throws(RenderingError) {
        return .success(try takeBytes { cd_png_encode(&image, $0) })
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
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
