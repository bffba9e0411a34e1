import Calque
import Foundation
import Testing

/// Actions that a swipe over a row shows.
@MainActor
struct SwipeActionTests {
  private final class Log { var done: [String] = [] }

  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, language: String? = nil
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      if let language { $0.locale = Locale(identifier: language) }
      $0.layoutDirection = direction
    }
  }

  private func list(_ log: Log, allowsFullSwipe: Bool = true) -> some View {
    List {
      Text(verbatim: "row")
        .accessibilityIdentifier("row")
        .swipeActions(edge: .leading) {
          Button("Read") { log.done.append("read") }
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: allowsFullSwipe) {
          Button("Remove", role: .destructive) { log.done.append("remove") }
            .accessibilityIdentifier("remove")
          Button("Flag") { log.done.append("flag") }.accessibilityIdentifier("flag")
        }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the first action is at the edge, and all push the row away`(direction: LayoutDirection)
    throws
  {
    let log = Log()
    let host = host(list(log), direction: direction)
    let before = try #require(host.frame(of: "row"))
    #expect(host.swipe("row", from: .trailing))
    func mirrored(_ rect: CGRect) -> CGRect {
      direction == .leftToRight
        ? rect : CGRect(x: 320 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let first = mirrored(try #require(host.frame(of: "remove")))
    let second = mirrored(try #require(host.frame(of: "flag")))
    let row = mirrored(try #require(host.frame(of: "row")))
    // The title has 60 and 16 on both sides; the other one has the least width of 74. The card ends
    // at 304.
    #expect(first.maxX == 304 && first.width == 92)
    #expect(second.maxX == first.minX && second.width == 74)
    #expect(row.minX == mirrored(before).minX - 92 - 74)
    #expect(first.height == 51, "as high as the row")
  }

  @Test
  func `an action is done and closes the row`() {
    let log = Log()
    let host = host(list(log))
    host.swipe("row", from: .trailing)
    #expect(host.tap("flag"))
    #expect(log.done == ["flag"])
    #expect(host.frame(of: "flag") == nil)
  }

  @Test
  func `a tap on the row closes it`() {
    let host = host(list(Log()))
    host.swipe("row", from: .leading)
    #expect(host.placedViews.contains { $0.text == "Read" })
    #expect(host.tap("row"))
    #expect(!host.placedViews.contains { $0.text == "Read" })
  }

  @Test
  func `a full swipe does the first action, where it is allowed`() {
    let log = Log()
    let allowed = host(list(log))
    #expect(allowed.swipe("row", from: .trailing, isFull: true))
    #expect(log.done == ["remove"])
    let forbidden = host(list(log, allowsFullSwipe: false))
    #expect(forbidden.swipe("row", from: .trailing, isFull: true))
    #expect(log.done == ["remove"], "the row is open, and nothing was done")
    #expect(forbidden.frame(of: "remove") != nil)
  }

  @Test
  func `a row with actions of its own has no Delete action`() {
    let host = host(
      List {
        ForEach(["a"], id: \.self) { name in
          Text(verbatim: name).accessibilityIdentifier(name)
            .swipeActions(edge: .leading) { Button("Read") {} }
        }
        .onDelete { _ in }
      })
    #expect(!host.swipe("a", from: .trailing))
    #expect(host.swipe("a", from: .leading))
  }

  @Test
  func `actions of several modifiers are together`() {
    let host = host(
      List {
        Text(verbatim: "row").accessibilityIdentifier("row")
          .swipeActions { Button("One") {}.accessibilityIdentifier("one") }
          .swipeActions { Button("Two") {}.accessibilityIdentifier("two") }
      })
    host.swipe("row", from: .trailing)
    #expect(host.frame(of: "one").map(\.maxX) == 304)
    #expect(host.frame(of: "two")?.maxX == host.frame(of: "one")?.minX)
  }

  @Test(arguments: [
    ("ar", "حذف"), ("ja", "削除"), ("th", "ลบ"), ("de", "Löschen"), ("tlh", "Delete"),
  ])
  func `Delete is in the language of the environment`(language: String, word: String) {
    let host = host(
      List {
        ForEach(["a"], id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
          .onDelete { _ in }
      }, language: language)
    host.swipe("a", from: .trailing)
    #expect(host.tap(label: word))
  }
}
