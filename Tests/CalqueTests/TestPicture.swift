import CalqueDrawing
import CalqueRendering
import Foundation

/// The pixels of a PNG file, as how light they are.
struct TestPicture {
  private let image: DecodedImage

  init?(_ data: Data) {
    guard let data = ImageData(png: [UInt8](data)), let image = try? DecodedImage(data) else {
      return nil
    }
    self.image = image
  }

  /// The mean of red, green and blue, from 0 to 255; 0 outside.
  subscript(x: Int, y: Int) -> Int {
    guard let pixel = image[x, y] else { return 0 }
    return (Int(pixel[0]) + Int(pixel[1]) + Int(pixel[2])) / 3
  }
}
