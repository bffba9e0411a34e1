import Calque
import CalqueDrawing
import Foundation
import Testing

/// Pictures that are stretched, repeated or tinted.
@MainActor
struct ImageTests {
  /// The header of a PNG file is enough for its size.
  private func picture(width: UInt8, height: UInt8) throws -> Image {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height] + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    return try #require(Image(png: Data(bytes)))
  }

  private struct Drawn: Equatable {
    var clip: CGRect?
    var rect: CGRect
    var isMirrored: Bool
    var tint: RGBAColor?
  }

  private func drawn(
    _ view: some View, _ size: CGSize, _ direction: LayoutDirection = .leftToRight
  ) -> [Drawn] {
    let host = ViewHost(view, size: size) { $0.layoutDirection = direction }
    var drawn: [Drawn] = []
    host.displayList.walk { item, context in
      guard case .image(_, let rect, let mirrored, let tint) = item else { return }
      drawn.append(Drawn(clip: context.clip, rect: rect, isMirrored: mirrored, tint: tint?.color))
    }
    return drawn
  }

  @Test
  func `a picture is stretched as a whole`() throws {
    let image = try picture(width: 10, height: 10).resizable()
    #expect(
      drawn(image, CGSize(width: 30, height: 20))
        == [Drawn(rect: CGRect(x: 0, y: 0, width: 30, height: 20), isMirrored: false)])
  }

  @Test
  func `a picture is repeated from its leading top corner`() throws {
    let image = try picture(width: 10, height: 10).resizable(resizingMode: .tile)
    let tiles = drawn(image, CGSize(width: 25, height: 10))
    #expect(tiles.map(\.clip?.minX) == [0, 10, 20])
    #expect(tiles.map(\.clip?.width) == [10, 10, 5])
    #expect(tiles.map(\.rect.minX) == [0, 10, 20])
    // Each is as large as it is by itself: the clip cuts the last one.
    #expect(tiles.allSatisfy { $0.rect.size == CGSize(width: 10, height: 10) })
  }

  @Test
  func `cap insets keep their size`() throws {
    let caps = EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 1)
    let image = try picture(width: 10, height: 10).resizable(capInsets: caps)
    let parts = drawn(image, CGSize(width: 40, height: 30))
    #expect(parts.count == 9)
    #expect(parts.prefix(3).map(\.clip?.minX) == [0, 3, 39])
    #expect(parts.prefix(3).map(\.clip?.width) == [3, 36, 1])
    #expect(parts[0].clip?.height == 2)
    #expect(parts[3].clip?.height == 26)
    // The first column is drawn at its own scale, the middle one 36 / 6 times as wide.
    #expect(parts[0].rect.width == 10)
    #expect(parts[1].rect.width == 60)
    // Its own 3 points at the left come out 18 wide, left of where the middle begins.
    #expect(parts[1].rect.minX == -15)
  }

  @Test
  func `a mirrored picture is the mirror image, including cap insets`() throws {
    let caps = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 1)
    let image = try picture(width: 10, height: 10).resizable(capInsets: caps)
      .flipsForRightToLeftLayoutDirection(true)
    let size = CGSize(width: 40, height: 30)
    let left = drawn(image, size)
    let right = drawn(image, size, .rightToLeft)
    #expect(right.allSatisfy { $0.isMirrored })
    #expect(left.allSatisfy { !$0.isMirrored })
    #expect(right.map(\.clip?.minX) == left.map { 40 - ($0.clip?.maxX ?? 0) })
    #expect(right.map(\.rect.minX) == left.map { 40 - $0.rect.maxX })
  }

  @Test
  func `a template has the foreground color`() throws {
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let picture = try picture(width: 10, height: 10)
    let size = CGSize(width: 30, height: 20)
    func tints(_ image: Image) -> [RGBAColor?] {
      drawn(image.foregroundColor(Color(red: 1, green: 0, blue: 0)), size).map(\.tint)
    }
    #expect(tints(picture) == [nil])
    #expect(tints(picture.renderingMode(.original)) == [nil])
    #expect(tints(picture.renderingMode(.template)) == [red])
    #expect(tints(picture.resizable().renderingMode(.template)) == [red])
  }

  @Test(arguments: [
    // The primaries of Display P3 are outside sRGB; gray and white are the same in both.
    ((1.0, 1.0, 1.0), (1.0, 1.0, 1.0)), ((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)),
    ((1.0, 0.0, 0.0), (1.0, 0.0, 0.0)), ((0.0, 1.0, 0.0), (0.0, 1.0, 0.0)),
    // sRGB's own red is 0.9175, 0.2003, 0.1386 in Display P3 (CSS Color 4).
    ((0.9175, 0.2003, 0.1386), (1.0, 0.0, 0.0)),
  ])
  func `Display P3 becomes the nearest sRGB`(
    _ given: (Double, Double, Double), _ expected: (Double, Double, Double)
  ) {
    let color = Color(.displayP3, red: given.0, green: given.1, blue: given.2)
      .resolve(in: EnvironmentValues())
    #expect(abs(Double(color.red) - expected.0) < 0.01)
    #expect(abs(Double(color.green) - expected.1) < 0.01)
    #expect(abs(Double(color.blue) - expected.2) < 0.01)
  }
}
