import CalqueRendering
import Foundation

/// A picture that shows where two pictures differ.
struct DifferencePicture {
  let reference: DecodedImage
  let current: DecodedImage
  /// Which pixels of the overlap differ, by rows.
  let marks: [Bool]

  private static let differing: [UInt8] = [0xE0, 0x10, 0x20, 255]
  private static let uncovered: [UInt8] = [0x60, 0x90, 0xF0, 255]

  func png() throws -> Data {
    let width = max(reference.width, current.width)
    let height = max(reference.height, current.height)
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width { rgba += pixel(x, y) }
    }
    guard let picture = DecodedImage(width: width, height: height, rgba: rgba) else {
      throw SnapshotError("The difference cannot be drawn")
    }
    return Data(try picture.png())
  }

  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let pixel = current[x, y], reference[x, y] != nil else { return Self.uncovered }
    if marks[y * min(reference.width, current.width) + x] { return Self.differing }
    // The luma of BT.601, in the upper fifth of the greys.
    let luma = 299 * Int(pixel[0]) + 587 * Int(pixel[1]) + 114 * Int(pixel[2])
    let grey = UInt8(clamping: 204 + luma / 1000 / 5)
    return [grey, grey, grey, 255]
  }
}
