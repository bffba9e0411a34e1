import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

@Suite("Limits of pictures", .serialized)
struct BudgetTests {
  /// The header of a PNG file with a size, without any pixels.
  private static func head(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0] + [0, 0, 0, 0]
  }

  /// The peak memory of the process, in bytes.
  private static func peak() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }

  @Test(
    "More pixels than the limit are a documented error and take no memory",
    arguments: [(30.0, 30.0, 1000.0), (32767, 32767, 1), (8193, 8192, 1), (9, 5e6, 0.006)])
  func drawing(_ width: Double, _ height: Double, _ scale: Double) throws {
    let before = Self.peak()
    let list = Drawing(size: CGSize(width: width, height: height))
    let pixels = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard pixels.0 * pixels.1 > Double(RenderingLimits.pixels) else {
      #expect(try !list.png(scale: scale).isEmpty)
      return
    }
    let expected = RenderingError.tooManyPixels(width: pixels.0, height: pixels.1, of: .drawing)
    #expect(throws: expected) { try list.png(scale: scale) }
    #expect("\(expected)".contains("67108864") && "\(expected)".contains("smaller scale"))
    #expect(Self.peak() - before < 100_000_000)
  }

  @Test("A picture with an excessive size is reported as too large, not as broken")
  func image() throws {
    let before = Self.peak()
    for (width, height) in [(16_384, 16_384), (2_147_483_647, 2_147_483_647), (67_108_865, 1)] {
      let data = try #require(
        ImageData(png: Self.head(width: UInt32(width), height: UInt32(height))))
      let expected = RenderingError.tooManyPixels(
        width: Double(width), height: Double(height), of: .image)
      #expect(throws: expected) { try DecodedImage(data) }
      let list = Drawing(
        size: CGSize(width: 20, height: 20),
        items: [.image(data, in: CGRect(x: 0, y: 0, width: 20, height: 20))])
      #expect(throws: expected) { try list.png() }
      #expect(throws: expected) { try list.pdf() }
    }
    #expect(Self.peak() - before < 100_000_000)
  }

  @Test("A picture with many chunks is read once")
  func tiles() throws {
    let tile = try Drawing(
      size: CGSize(width: 600, height: 600),
      items: [.fill(Path(CGRect(x: 0, y: 0, width: 300, height: 600)), red)]
    ).png(scale: 1)
    let data = try #require(ImageData(png: tile))
    let items = (0..<5_000).map { index in
      Drawing.Item.image(
        data, in: CGRect(x: Double(index % 100), y: Double(index / 100), width: 1, height: 1))
    }
    let list = Drawing(size: CGSize(width: 100, height: 50), items: items)
    let start = ContinuousClock.now
    _ = try list.png(scale: 1)
    let svg = try list.svg()
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(svg.utf8.count < 5_000 * 200 + 2 * tile.count)
  }

  @Test("Nested groups take no more memory than their limit")
  func groups() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 2000, height: 2000))
    let item = (0..<500).reduce(Drawing.Item.fill(rect, red)) { item, _ in
      .group(.opacity(0.999), [item])
    }
    let list = Drawing(size: CGSize(width: 2000, height: 2000), items: [item])
    let before = Self.peak()
    let image = try DecodedImage(#require(ImageData(png: list.png(scale: 1))))
    #expect(Self.peak() - before < 900_000_000)
    // 0.999 to the power of 500 is 0.606 of red over white; every group rounds to bytes.
    let green = try #require(image[1000, 1000])[1]
    #expect((80...140).contains(green))
    #expect(try list.pdf().starts(with: "%PDF-".utf8))
  }
}
