import CCalqueDrawing
import CalqueDrawing
import Foundation

/// The pictures of a PDF file (ISO 32000-2, 8.9.5), each written once.
struct PDFImages {
  /// The numbers of a picture, and of its opacities where it is not opaque.
  struct Entry {
    let colors: Int
    let opacities: Int?
  }

  private var known: [ImageData: Entry] = [:]
  /// A tiled picture is drawn in many pieces.
  private var last: (data: ImageData, entry: Entry)?

  /// - Throws: `RenderingError.image` for broken files, `RenderingError.tooManyPixels`, and
  ///   `RenderingError.outOfMemory`.
  mutating func entry(
    of data: ImageData, in objects: inout PDFObjects
  ) throws(RenderingError) -> Entry {
    if let last, last.data == data { return last.entry }
    let entry: Entry
    if let found = known[data] {
      entry = found
    } else if let space = data.embeddedSpace {
      // Whether the file is sound shows when it is read.
      try withDecoded(data) { _ in }
      let number = objects.add(
        data.bytes,
        Self.entries(data.pixelWidth, data.pixelHeight, space) + " /Filter /DCTDecode",
        isEncoded: true)
      entry = Entry(colors: number, opacities: nil)
    } else {
      let streams = try withDecoded(data) { Self.streams(of: $0) }
      entry = try Self.add(streams, to: &objects)
    }
    known[data] = entry
    last = (data, entry)
    return entry
  }

  func number(
    of raster: GradientRaster, in objects: inout PDFObjects
  ) throws(RenderingError) -> Int {
    try Self.add(raster.withImage { Self.streams(of: $0) }, to: &objects).colors
  }

  func number(
    of image: cd_image, in objects: inout PDFObjects
  ) throws(RenderingError) -> Int {
    try Self.add(Self.streams(of: image), to: &objects).colors
  }

  /// The pixels of a picture, compressed.
  private struct Streams {
    let width: Int
    let height: Int
    let colors: [UInt8]
    /// Nothing if the picture is opaque.
    let opacities: [UInt8]?
  }

  private static func streams(of image: cd_image) -> Result<Streams, RenderingError> {
    Result { () throws(RenderingError) -> Streams in
      try withUnsafePointer(to: image) { image throws(RenderingError) in
        let colors = try takeBytes { cd_deflate_colors(image, $0) }
        let opacities =
          cd_image_is_opaque(image) ? nil : try takeBytes { cd_deflate_opacities(image, $0) }
        return Streams(
          width: Int(image.pointee.width), height: Int(image.pointee.height), colors: colors,
          opacities: opacities)
      }
    }
  }

  private static func add(
    _ result: Result<Streams, RenderingError>, to objects: inout PDFObjects
  ) throws(RenderingError) -> Entry {
    let streams = try result.get()
    let (width, height) = (streams.width, streams.height)
    func entries(_ space: String, _ parts: Int) -> String {
      Self.entries(width, height, space)
        + " /Filter /FlateDecode /DecodeParms "
        + "<< /Predictor 15 /Colors \(parts) /Columns \(width) >>"
    }
    let opacities = streams.opacities.map {
      objects.add($0, entries("DeviceGray", 1), isEncoded: true)
    }
    let mask = opacities.map { " /SMask \($0) 0 R" } ?? ""
    let colors = objects.add(streams.colors, entries("DeviceRGB", 3) + mask, isEncoded: true)
    return Entry(colors: colors, opacities: opacities)
  }

  private static func entries(_ width: Int, _ height: Int, _ space: String) -> String {
    """
    /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /\(space) \
    /BitsPerComponent 8 /Interpolate true
    """
  }
}

extension ImageData {
  /// The colours of a file that readers of PDF files decode as we do; nil for other files.
  ///
  /// Those are baseline JPEG files (ITU-T T.81) that are upright, grey or with the colours that
  /// JFIF has.
  fileprivate var embeddedSpace: String? {
    guard format == .jpeg, orientation == 1 else { return nil }
    var position = 2
    var isJFIF = false
    while position + 10 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      switch marker {
      case 0xE0 where bytes[position + 4..<position + 8].elementsEqual("JFIF".utf8): isJFIF = true
      // What Adobe's programs say about colours.
      case 0xEE: return nil
      case 0xC0 where bytes[position + 4] == 8:
        switch bytes[position + 9] {
        case 1: return "DeviceGray"
        case 3 where isJFIF: return "DeviceRGB"
        default: return nil
        }
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xDA: return nil
      default: break
      }
      position += 2 + max(2, length)
    }
    return nil
  }
}

extension PDFWriter {
  mutating func draw(
    _ data: ImageData, in rect: CGRect, mirrored: Bool, _ matrix: CGAffineTransform
  ) throws(RenderingError) {
    let entry = try images.entry(of: data, in: &objects)
    content.save()
    content.transform(Self.unit(rect, mirrored: mirrored), max(4, matrix.decimals))
    paint(entry.colors, opacity)
    content.restore()
  }

  /// Paints where a picture is opaque.
  ///
  /// - Parameter item: The item that is drawn.
  mutating func draw(
    _ data: ImageData, in rect: CGRect, mirrored: Bool, tint: Paint, of item: Drawing.Item,
    _ matrix: CGAffineTransform
  ) throws(RenderingError) {
    let entry = try images.entry(of: data, in: &objects)
    guard let opacities = entry.opacities else {
      return try fill(Path(rect), tint, of: item, matrix)
    }
    open(in: matrix)
    content.transform(Self.unit(rect, mirrored: mirrored), max(4, matrix.decimals))
    paint(opacities, 1)
    let mask = close("DeviceGray")
    open(in: matrix)
    try fill(Path(rect), tint, of: item, matrix)
    paint(close(), maskedBy: "/S /Luminosity /G \(mask) 0 R")
  }

  private mutating func fill(
    _ path: Path, _ paint: Paint, of item: Drawing.Item, _ matrix: CGAffineTransform
  ) throws(RenderingError) {
    guard let paint = try self.paint(paint, for: item, in: matrix) else { return }
    fill(path, paint, FillStyle(), in: matrix)
  }
}
