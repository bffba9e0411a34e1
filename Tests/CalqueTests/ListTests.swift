import Calque
import Foundation
import Testing

/// Rows of lists, by the numbers of iOS 26: insets of 15 and 16, and 31 more than a line of text,
/// which is 20 high here, at least.
@MainActor
struct ListTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test
  func `rows of a plain list fill its width`() {
    let host = host(
      List {
        Text(verbatim: "a").accessibilityIdentifier("a")
        Color.red.frame(height: 50).accessibilityIdentifier("b")
        Text(verbatim: "c").listRowInsets(EdgeInsets()).accessibilityIdentifier("c")
      }
      .listStyle(.plain))
    // The row is 51 high, its content 20 and in the middle.
    #expect(host.frame(of: "a") == CGRect(x: 16, y: 15.5, width: 10, height: 20))
    // 15 below the end of the first row; 300 without 16 on both sides.
    #expect(host.frame(of: "b") == CGRect(x: 16, y: 66, width: 268, height: 50))
    #expect(host.frame(of: "c") == CGRect(x: 0, y: 131 + 15.5, width: 10, height: 20))
  }

  @Test
  func `margins replace those of the style`() {
    func frames(_ style: some ListStyle, _ leading: CGFloat?) -> [CGRect?] {
      let list = List {
        Section { Color.red.frame(height: 50).accessibilityIdentifier("a") }
        Section { Color.red.frame(height: 50).accessibilityIdentifier("b") }
      }
      .listStyle(style)
      let host =
        if let leading {
          host(list.contentMargins(.leading, leading).contentMargins(.top, 5))
        } else {
          host(list)
        }
      return [host.frame(of: "a"), host.frame(of: "b")]
    }
    // Insets of 15 and 16 around what is in a row; cards 35 below the top and each other, 16 from
    // the sides.
    #expect(
      frames(.plain, nil) == [
        CGRect(x: 16, y: 15, width: 268, height: 50),
        CGRect(x: 16, y: 95, width: 268, height: 50),
      ])
    #expect(
      frames(.plain, 30) == [
        CGRect(x: 46, y: 20, width: 238, height: 50),
        CGRect(x: 46, y: 100, width: 238, height: 50),
      ])
    #expect(
      frames(.insetGrouped, nil) == [
        CGRect(x: 32, y: 50, width: 236, height: 50),
        CGRect(x: 32, y: 165, width: 236, height: 50),
      ])
    #expect(
      frames(.insetGrouped, 0) == [
        CGRect(x: 16, y: 20, width: 252, height: 50),
        CGRect(x: 16, y: 135, width: 252, height: 50),
      ])
  }

  @Test
  func `sections keep the identity and the order of their rows`() {
    let host = host(
      List {
        Section("first") {
          ForEach(0..<3) { Text(verbatim: "\($0)").accessibilityIdentifier("row\($0)") }
        }
        Section {
          Text(verbatim: "x").accessibilityIdentifier("x")
        } footer: {
          Text(verbatim: "foot").accessibilityIdentifier("foot")
        }
      })
    let tops = ["row0", "row1", "row2", "x", "foot"].compactMap { host.frame(of: $0)?.minY }
    #expect(tops.count == 5)
    #expect(tops == tops.sorted())
    #expect(tops[1] - tops[0] == 51)
    #expect(host.texts.first?.string == "first")
    #expect(host.texts.allSatisfy { !$0.overflows })
  }

  @Test
  func `rows below the end are scrolled to, and do not overflow`() {
    let list = List(0..<300) { Text(verbatim: "\($0)") }
    // 400 points: 35 above the card, and rows of 51.
    #expect(host(list).texts.count == 8)
    let host = host(list.environment(\.lazyRowMargin, 20_000))
    #expect(host.texts.count == 300)
    #expect(host.texts.allSatisfy { !$0.overflows })
    #expect(host.rootSize == CGSize(width: 300, height: 400))
  }

  @Test
  func `a list of few rows creates all of them by default`() {
    let list = List(0..<30) { Text(verbatim: "\($0)") }
    #expect(host(list).texts.count == 30)
    var metrics = PlatformMetrics()
    metrics.decisions.smallLazyContainers = .onlyVisible
    #expect(host(list.environment(\.platformMetrics, metrics)).texts.count == 8)
  }
}
