import CalqueRendering
import CalqueTesting
import Foundation
import Testing

@Suite struct PictureComparisonTests {
  /// A picture whose pixels are computed.
  private func picture(
    _ width: Int = 20, _ height: Int = 10, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
  ) throws -> Data {
    let rgba = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    let image = try #require(DecodedImage(width: width, height: height, rgba: rgba))
    return Data(try image.png())
  }

  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  /// A vertical edge whose pixel at `x` is covered in part, as smoothed edges are.
  private func edge(at x: Int, coverage: UInt8) throws -> Data {
    try picture { column, _ in
      let grey = column < x ? 255 : column == x ? 255 - coverage : 0
      return [grey, grey, grey, 255]
    }
  }

  @Test func aPictureEqualsItself() throws {
    let some = try picture { x, y in [UInt8(x * 12), UInt8(y * 25), 77, UInt8(255 - x)] }
    let comparison = try PictureComparison(reference: some, current: some, tolerance: .exact)
    #expect(comparison.isMatch)
    #expect(comparison.differing == 0)
    #expect(comparison.worst == nil && comparison.bounds == nil)
  }

  @Test func aPixelOfAnotherColorIsFoundAtItsPlace() throws {
    let reference = try picture { _, _ in white }
    let current = try picture { x, y in (x, y) == (13, 7) ? black : white }
    for tolerance in [PictureTolerance.exact, .visible, .smoothing] {
      let comparison = try PictureComparison(
        reference: reference, current: current, tolerance: tolerance)
      let worst = try #require(comparison.worst)
      #expect(!comparison.isMatch)
      #expect(comparison.differing == 1)
      #expect((worst.x, worst.y) == (13, 7))
      // Black and white are 1 apart in Oklab.
      #expect(abs(worst.distance - 1) < 0.001)
      #expect((worst.reference, worst.current) == ("#FFFFFF", "#000000"))
      #expect(comparison.bounds == CGRect(x: 13, y: 7, width: 1, height: 1))
      #expect(comparison.description.contains("at (13, 7): #000000 instead of #FFFFFF"))
    }
  }

  /// Distances of CSS Color 4, "deltaEOK", from the Oklab values of its sample of named colors:
  /// red is (0.62796, 0.22486, 0.12585), blue (0.45201, -0.03246, -0.31153).
  @Test func distancesAreThoseOfOklab() throws {
    let red = try picture(1, 1) { _, _ in [255, 0, 0, 255] }
    let blue = try picture(1, 1) { _, _ in [0, 0, 255, 255] }
    let worst = try #require(PictureComparison(reference: red, current: blue).worst)
    let parts = [0.62796 - 0.45201, 0.22486 + 0.03246, 0.12585 + 0.31153]
    let expected = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    #expect(abs(worst.distance - expected) < 0.0005)
  }

  @Test func theDifferenceIsSymmetric() throws {
    let one = try picture { x, y in [UInt8(x * 12), UInt8(y * 25), 10, UInt8(55 + 20 * y)] }
    let other = try picture { x, y in [UInt8(y * 25), UInt8(x * 12), 10, 255] }
    for tolerance in [PictureTolerance.exact, .visible, .smoothing] {
      let there = try PictureComparison(reference: one, current: other, tolerance: tolerance)
      let back = try PictureComparison(reference: other, current: one, tolerance: tolerance)
      #expect(there.differing > 0)
      #expect(there.differing == back.differing)
      #expect(there.bounds == back.bounds)
      #expect(there.worst?.distance == back.worst?.distance)
    }
  }

  @Test func aDifferenceThatCannotBeSeenPasses() throws {
    let reference = try picture { _, _ in [120, 130, 140, 255] }
    let current = try picture { _, _ in [121, 130, 139, 255] }
    #expect(try PictureComparison(reference: reference, current: current).isMatch)
    let exact = try PictureComparison(
      reference: reference, current: current, tolerance: .exact)
    #expect(exact.differing == 200)
  }

  @Test func edgesThatAreSmoothedInAnotherWayPass() throws {
    let reference = try edge(at: 9, coverage: 60)
    let current = try edge(at: 9, coverage: 190)
    let strict = try PictureComparison(reference: reference, current: current)
    #expect(!strict.isMatch)
    #expect(strict.bounds == CGRect(x: 9, y: 0, width: 1, height: 10))
    let smooth = try PictureComparison(
      reference: reference, current: current, tolerance: .smoothing)
    #expect(smooth.isMatch, "\(smooth)")
    // An edge that moved by two pixels is not a matter of smoothing.
    let moved = try edge(at: 11, coverage: 60)
    #expect(
      try !PictureComparison(reference: reference, current: moved, tolerance: .smoothing).isMatch)
  }

  @Test func aMissingLineIsNotAMatterOfSmoothing() throws {
    let reference = try picture { _, y in y == 4 ? black : white }
    let current = try picture { _, _ in white }
    let comparison = try PictureComparison(
      reference: reference, current: current, tolerance: .smoothing)
    #expect(comparison.differing == 20)
  }

  @Test func aShareOfThePixelsMayDiffer() throws {
    let reference = try picture { _, _ in white }
    let current = try picture { x, y in y == 0 && x < 4 ? black : white }
    func isMatch(_ share: Double) throws -> Bool {
      try PictureComparison(
        reference: reference, current: current, tolerance: PictureTolerance(share: share)
      ).isMatch
    }
    // 4 of 200 pixels.
    #expect(try isMatch(0.02))
    #expect(try !isMatch(0.019))
    #expect(
      PictureTolerance(precision: 0.75, perceptualPrecision: 0.5)
        == PictureTolerance(color: 0.5, share: 0.25))
  }

  @Test func sizesAreTold() throws {
    let reference = try picture(20, 10) { _, _ in white }
    let current = try picture(21, 8) { _, _ in white }
    let comparison = try PictureComparison(
      reference: reference, current: current, tolerance: PictureTolerance(color: 1, share: 1))
    #expect(!comparison.isMatch)
    #expect(comparison.description.contains("21 × 8 pixels, but its reference has 20 × 10"))
    let picture = try comparison.difference()
    let size = try PictureComparison(reference: picture, current: picture).currentSize
    #expect((size.width, size.height) == (21, 10))
  }

  /// What is clear has no colour, and white on white looks like nothing.
  @Test func opacityCounts() throws {
    let clear = try picture { _, _ in [0, 0, 0, 0] }
    let alsoClear = try picture { _, _ in [255, 0, 0, 0] }
    #expect(try PictureComparison(reference: clear, current: alsoClear).isMatch)
    let veil = try picture { _, _ in white }
    let worst = try #require(PictureComparison(reference: clear, current: veil).worst)
    #expect(abs(worst.distance - 1) < 0.001)
  }

  /// In the picture of a difference, what differs is red and all else grey.
  @Test func theDifferenceIsDrawn() throws {
    let reference = try picture { _, _ in white }
    let current = try picture { x, y in (x, y) == (3, 2) ? black : white }
    let drawn = try PictureComparison(reference: reference, current: current).difference()
    let grey = try picture { _, _ in [255, 255, 255, 255] }
    let found = try PictureComparison(reference: grey, current: drawn)
    #expect(found.differing == 1)
    #expect((found.worst?.x, found.worst?.y) == (3, 2))
    #expect(found.worst?.current == "#E01020")
  }

  @Test func whatIsNotAPictureIsTold() throws {
    let some = try picture { _, _ in white }
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)
    #expect(throws: SnapshotError.self) {
      try PictureComparison(reference: Data("text".utf8), current: some)
    }
    let error = #expect(throws: SnapshotError.self) {
      try PictureComparison(reference: pointer, current: some)
    }
    #expect(error?.description.contains("git lfs pull") == true)
    #expect(throws: SnapshotError.self) {
      try PictureComparison(reference: some.prefix(some.count / 2), current: some)
    }
  }
}
