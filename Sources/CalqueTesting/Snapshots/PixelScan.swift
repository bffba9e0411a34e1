import CalqueDrawing
import CalqueRendering
import Foundation

/// The pixels that differ between two pictures, where they overlap.
struct PixelScan {
  /// The number of pixels that differ.
  private(set) var count = 0
  /// The pixel with the largest difference.
  private(set) var worst: (x: Int, y: Int, distance: Double)?
  /// Which pixels differ, by rows of the overlap.
  private(set) var marks: [Bool]

  private let width: Int
  private var left = Int.max
  private var right = Int.min
  private var top = Int.max
  private var bottom = Int.min

  init(_ reference: PixelColors, _ current: PixelColors, _ tolerance: PictureTolerance) {
    let (old, new) = (reference.image, current.image)
    width = min(old.width, new.width)
    let height = min(old.height, new.height)
    marks = Array(repeating: false, count: width * height)
    for y in 0..<height {
      let oldRow = old.rgba[4 * y * old.width..<4 * (y * old.width + width)]
      let newRow = new.rgba[4 * y * new.width..<4 * (y * new.width + width)]
      // Most rows are equal, and their bytes are compared at once.
      if oldRow == newRow { continue }
      for x in 0..<width { compare(x, y, reference, current, tolerance) }
    }
  }

  /// The smallest rectangle with all pixels that differ.
  var bounds: CGRect? {
    guard count > 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private mutating func compare(
    _ x: Int, _ y: Int, _ reference: PixelColors, _ current: PixelColors,
    _ tolerance: PictureTolerance
  ) {
    let (old, new) = (reference.word(x, y), current.word(x, y))
    guard old != new else { return }
    let distance = PixelColors.distance(old, new)
    guard distance > tolerance.color else { return }
    if tolerance.edge > 0,
      reference.surrounds(PixelColors.color(new), x, y, tolerance),
      current.surrounds(PixelColors.color(old), x, y, tolerance)
    {
      return
    }
    count += 1
    marks[y * width + x] = true
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
    if distance > worst?.distance ?? 0 { worst = (x, y, distance) }
  }
}
