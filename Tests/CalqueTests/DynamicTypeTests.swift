import Calque
import CalqueDrawing
import Foundation
import Testing

/// Texts and dividers follow the preferred text size. The points are those of the Human Interface
/// Guidelines.
@MainActor
struct DynamicTypeTests {
  private func sizes(_ view: some View) -> [String: Double] {
    let host = ViewHost(view, size: CGSize(width: 800, height: 800))
    return Dictionary(
      host.displayList.texts.map { ($0.run.string, $0.run.font.size) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func stylesGrow() {
    let view = VStack {
      Text(verbatim: "standard")
      Group {
        Text(verbatim: "body")
        Text(verbatim: "title").font(.largeTitle)
        Text(verbatim: "note").font(.caption2)
        Text(verbatim: "fixed").font(.system(size: 17))
        Text(verbatim: "family").font(.custom("Noto Sans", size: 34))
        Text(verbatim: "steady").font(.custom("Noto Sans", fixedSize: 34))
      }
      .dynamicTypeSize(.accessibility2)
    }
    #expect(
      sizes(view) == [
        "standard": 17, "body": 33, "title": 48, "note": 24, "fixed": 17, "family": 66,
        "steady": 34,
      ])
  }

  @Test func rangesLimit() {
    let view = VStack {
      Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge)
      Text(verbatim: "b").dynamicTypeSize(.accessibility5...)
      Text(verbatim: "c").dynamicTypeSize(.small ... .accessibility4)
    }
    .dynamicTypeSize(.accessibility1)
    #expect(sizes(view) == ["a": 19, "b": 53, "c": 28])
  }

  @Test(arguments: [(DynamicTypeSize.xxxLarge, CGFloat(0.5)), (.accessibility1, 1)])
  func dividersAreThicker(_ size: DynamicTypeSize, _ thickness: CGFloat) {
    let view = Divider().accessibilityIdentifier("d").environment(\.dynamicTypeSize, size)
    let host = ViewHost(view, size: CGSize(width: 20, height: 20)) { $0.displayScale = 2 }
    #expect(host.frame(of: "d")?.height == thickness)
  }

  @Test(arguments: [(PlatformMetrics.iOS, CGFloat(0.5), 17.0), (.macOS, 1, 13)])
  func platformsDiffer(_ metrics: PlatformMetrics, _ thickness: CGFloat, _ size: Double) {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").font(.headline)
      Divider().accessibilityIdentifier("d")
      HStack { Divider().accessibilityIdentifier("e") }
    }
    let host = ViewHost(view, size: CGSize(width: 50, height: 200)) {
      $0.platformMetrics = metrics
      $0.displayScale = 2
    }
    #expect(host.frame(of: "d")?.height == thickness)
    #expect(host.frame(of: "e")?.width == thickness)
    #expect(host.displayList.texts.first?.run.font.size == size)
  }
}
