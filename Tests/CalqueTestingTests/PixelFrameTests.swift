import Foundation
import Testing

@testable import CalqueTesting

@Suite struct PixelFrameTests {
  /// A view can be as far away as its offset says.
  @Test(arguments: [
    CGRect(x: 500, y: 0, width: 10, height: 10), CGRect(x: -1e300, y: 0, width: 1, height: 1),
    .null, CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
  ])
  func whatIsBesideAPictureHasAFrame(frame: CGRect) {
    let pixels = PixelFrame(frame, on: CGSize(width: 100, height: 100), scale: 2)
    #expect((0...200).contains(pixels.x) && (0...200).contains(pixels.y))
    #expect(pixels.width >= 1 && pixels.height >= 1)
  }
}
