import CalqueDrawing
import CalqueRendering
import Foundation
import Testing

/// JPEG files: 32 × 16 pixels, red at the top left, green at the bottom left, blue at the right.
/// libjpeg-turbo's encoder has made the file.
@Suite struct JPEGTests {
  static let bytes = [UInt8](
    Data(base64Encoded: base64.filter { !$0.isWhitespace }) ?? Data())

  private static let base64 = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYG
    CAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQACADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
    PwD4vor9KKK/gH/iJX/UL/5P/wDaH1H/ABWo/wCqD/8AMp/+Dj8G6KKK/wCvo/Az/9k=
    """

  /// The file with a segment of Exif that says how the camera was held.
  private static func turned(_ orientation: UInt8, isBig: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isBig
      ? [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0,
        0, 0,
      ]
      : [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0,
        0, 0,
      ]
    let exif: [UInt8] = [69, 120, 105, 102, 0, 0] + tiff
    let length = UInt8(exif.count + 2)
    return Array(bytes[..<2]) + [0xFF, 0xE1, 0, length] + exif + bytes[2...]
  }

  /// The name of the colour of a pixel.
  private func color(_ image: DecodedImage, _ x: Int, _ y: Int) -> String {
    guard let pixel = image[x, y] else { return "none" }
    let names = [(0, "red"), (1, "green"), (2, "blue")]
    return names.max { pixel[$0.0] < pixel[$1.0] }?.1 ?? ""
  }

  /// The colours of the four corners, by rows.
  private func corners(_ image: DecodedImage) -> [String] {
    let (right, bottom) = (image.width - 3, image.height - 3)
    return [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { color(image, $0.0, $0.1) }
  }

  @Test func aFileHasItsSizeAndPixels() throws {
    let data = try #require(ImageData(encoded: Self.bytes, scale: 2))
    #expect(data.format == .jpeg && data.size == CGSize(width: 16, height: 8))
    let image = try DecodedImage(data)
    #expect((image.width, image.height) == (32, 16))
    #expect(corners(image) == ["red", "blue", "green", "blue"])
    #expect(image[2, 2]?[3] == 255)
  }

  /// The corners as Exif 2.3 has the eight ways to hold a camera.
  @Test(arguments: [
    (1, ["red", "blue", "green", "blue"]), (2, ["blue", "red", "blue", "green"]),
    (3, ["blue", "green", "blue", "red"]), (4, ["green", "blue", "red", "blue"]),
    (5, ["red", "green", "blue", "blue"]), (6, ["green", "red", "blue", "blue"]),
    (7, ["blue", "blue", "green", "red"]), (8, ["blue", "blue", "red", "green"]),
  ])
  func aTurnedFileIsSeenUpright(_ row: (orientation: Int, corners: [String])) throws {
    for isBig in [true, false] {
      let bytes = Self.turned(UInt8(row.orientation), isBig: isBig)
      let data = try #require(ImageData(encoded: bytes))
      let isTurned = row.orientation > 4
      #expect(data.pixelWidth == (isTurned ? 16 : 32) && data.pixelHeight == (isTurned ? 32 : 16))
      let image = try DecodedImage(data)
      #expect(image.width == data.pixelWidth && image.height == data.pixelHeight)
      #expect(corners(image) == row.corners)
    }
  }

  @Test func brokenFilesAreErrors() throws {
    #expect(ImageData(encoded: Array(Self.bytes[..<20])) == nil)
    #expect(ImageData(encoded: [0xFF, 0xD8, 0xFF]) == nil)
    #expect(ImageData(encoded: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1]) == nil)
    let cut = try #require(ImageData(encoded: Array(Self.bytes[..<(Self.bytes.count - 40)])))
    #expect(throws: RenderingError.self) { try DecodedImage(cut) }
    // No byte of a file may do more than spoil it.
    for position in Self.bytes.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var bytes = Self.bytes
        bytes[position] = value
        if let data = ImageData(encoded: bytes), data.pixelWidth < 100, data.pixelHeight < 100 {
          _ = try? DecodedImage(data)
        }
      }
    }
  }

  @Test func documentsHaveTheFile() throws {
    let data = try #require(ImageData(encoded: Self.bytes))
    let frame = CGRect(x: 0, y: 0, width: 32, height: 16)
    let drawing = Drawing(size: frame.size, items: [.image(data, in: frame)])
    #expect(try drawing.svg().contains("data:image/jpeg;base64,"))
    let turned = try #require(ImageData(encoded: Self.turned(6, isBig: true)))
    let other = Drawing(size: frame.size, items: [.image(turned, in: frame)])
    #expect(try other.svg().contains("data:image/png;base64,"))
    let png = try drawing.png(scale: 1)
    let picture = try DecodedImage(try #require(ImageData(encoded: png)))
    #expect(corners(picture) == ["red", "blue", "green", "blue"])
  }
}
