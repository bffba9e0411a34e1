import Calque
import CalqueLayout
import Foundation
import Testing

/// What an open menu looks like.
@MainActor
@Suite struct OpenMenuTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private struct Screen: View {
    @State var order = 1
    @State var log = "none"
    var alignment = Alignment.top
    var rule = MenuOrder.automatic

    var body: some View {
      Menu("More") {
        Button("Copy") { log = "copied" }
        Button("Delete", role: .destructive) { log = "deleted" }
        Divider()
        Section("Share") {
          Button("Mail") { log = "mailed" }
          Button("Print") { log = "printed" }
        }
        Picker("Order", selection: $order) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Menu("Further") { Button("Last") { log = "last" } }
      }
      .menuOrder(rule)
      .accessibilityIdentifier("more")
      .accessibilityValue(Text(verbatim: "\(order) \(log)"))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func tops(_ host: ViewHost, _ titles: [String]) throws -> [CGFloat] {
    try titles.map { title in
      try #require(host.placedViews.first { $0.text == title }, "\(title)").frame.minY
    }
  }

  private let titles = [
    "Copy", "Delete", "Share", "Mail", "Print", "Name", "Date", "Further",
  ]

  @Test
  func `the groups of a menu have lines between them, and sections a header`() throws {
    let host = host(Screen())
    #expect(host.tap("more"))
    let tops = try tops(host, titles)
    #expect(tops == tops.sorted())
    let steps = zip(tops.dropFirst(), tops).map { $0 - $1 }
    let metrics = PresentationMetrics.iOS.menu
    #expect(steps[0] == metrics.rowHeight, "two items of a group")
    #expect(steps[3] == metrics.rowHeight)
    // Print, a line, Name; Date, a line, Further.
    #expect(steps[4] == metrics.rowHeight + metrics.separator)
    #expect(steps[6] == metrics.rowHeight + metrics.separator)
    #expect(host.placedViews.contains { $0.text == "Order" } == false, "a picker has no title here")
  }

  @Test
  func `the chosen option has a check mark, and a choice closes the menu`() throws {
    let host = host(Screen())
    #expect(host.tap("more"))
    let before = try host.png(scale: 1)
    #expect(host.tap(label: "Date"))
    #expect(!host.placedViews.contains { $0.text == "Name" })
    #expect(host.tap("more"))
    #expect(try host.png(scale: 1) != before)
  }

  @Test
  func `a menu inside of a menu opens, and its action closes both`() {
    let host = host(Screen())
    #expect(host.tap("more") && host.tap(label: "Further"))
    #expect(host.placedViews.contains { $0.text == "Last" })
    #expect(host.tap(label: "Last"))
    #expect(host.placedViews.compactMap(\.text) == ["More"])
  }

  /// Above its button, a menu has the first item nearest to the finger; the header of a section
  /// stays above its items.
  @Test
  func `the order is turned around above the button`() throws {
    let host = host(Screen(alignment: .bottom))
    #expect(host.tap("more"))
    let tops = try tops(
      host, ["Further", "Date", "Name", "Share", "Print", "Mail", "Delete", "Copy"])
    #expect(tops == tops.sorted())
    let fixed = self.host(Screen(alignment: .bottom, rule: .fixed))
    #expect(fixed.tap("more"))
    let written = try self.tops(fixed, titles)
    #expect(written == written.sorted())
  }

  @Test
  func `titles begin after the icons of other rows`() throws {
    let host = host(
      Menu("More") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Plain") {}
      }
      .accessibilityIdentifier("more")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
    #expect(host.tap("more"))
    let frames = try ["Copy", "Plain"].map { title in
      try #require(host.placedViews.first { $0.text == title }).frame
    }
    #expect(frames[0].minX == frames[1].minX)
  }

  @Test
  func `controls of a group are beside each other`() throws {
    let host = host(
      Menu("More") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Button("Plain") {}
      }
      .accessibilityIdentifier("more")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
    #expect(host.tap("more"))
    let frames = try ["Cut", "Copy", "Plain"].map { title in
      try #require(host.placedViews.first { $0.text == title }).frame
    }
    #expect(frames[0].minY == frames[1].minY && frames[0].maxX < frames[1].minX)
    #expect(frames[2].minY > frames[0].maxY)
  }

  @Test(arguments: [Alignment.top, .bottomLeading, .trailing])
  func `right to left it is the mirror image`(alignment: Alignment) throws {
    let hosts = [LayoutDirection.leftToRight, .rightToLeft].map {
      host(Screen(alignment: alignment), $0)
    }
    for host in hosts { #expect(host.tap("more")) }
    for title in titles {
      let frames = try hosts.map { host in
        try #require(host.placedViews.first { $0.text == title }).frame
      }
      #expect(abs(frames[0].minX - (375 - frames[1].maxX)) < 0.001, "\(title)")
      #expect(frames[0].minY == frames[1].minY)
    }
  }

  @Test
  func `rows of a list have the menu of their selection`() {
    struct Rows: View {
      @State var selection: Set<Int> = [1, 2]
      @State var log = "none"
      var body: some View {
        VStack {
          List(1..<5, id: \.self, selection: $selection) { number in
            Text(verbatim: "row \(number)")
          }
          .contextMenu(forSelectionType: Int.self) { numbers in
            Button("Delete \(numbers.count)") {
              log = "deleted \(numbers.sorted())"
            }
          } primaryAction: { numbers in
            log = "opened \(numbers.sorted())"
          }
          Text(verbatim: log)
        }
      }
    }
    let host = host(Rows())
    host.longPress(at: CGPoint(x: 187, y: 500))
    #expect(host.placedViews.contains { $0.text == "Delete 0" })
    #expect(host.tap(label: "Delete 0"))
    func last() -> String? { host.placedViews.compactMap(\.text).last }
    #expect(last() == "deleted []")
    #expect(host.longPress(label: "row 2"))
    #expect(host.tap(label: "Delete 2"))
    #expect(last() == "deleted [1, 2]")
    #expect(host.longPress(label: "row 4"))
    #expect(host.tap(label: "Delete 1"))
    #expect(last() == "deleted [4]")
    #expect(host.tap(label: "row 3"))
    #expect(last() == "opened [3]")
  }

  @Test
  func `a menu of a list is also that of its ground`() {
    struct Rows: View {
      @State var log = "none"
      var body: some View {
        VStack {
          List(1..<3, id: \.self) { number in Text(verbatim: "row \(number)") }
            .contextMenu { Button("New") { log = "made" } }
          Text(verbatim: log)
        }
      }
    }
    let host = host(Rows())
    host.longPress(at: CGPoint(x: 187, y: 500))
    #expect(host.tap(label: "New"))
    #expect(host.placedViews.compactMap(\.text).last == "made")
  }

  @Test
  func `the ground of a list has no menu where the menu of no rows is empty`() {
    let list = List(1..<5, id: \.self) { number in Text(verbatim: "row \(number)") }
      .contextMenu(forSelectionType: Int.self) { numbers in
        if !numbers.isEmpty { Button("Delete") {} }
      }
    let host = host(list)
    host.longPress(at: CGPoint(x: 187, y: 500))
    #expect(!host.accessibilityDescription.contains("menu"))
    #expect(host.longPress(label: "row 2") && host.tap(label: "Delete"))
  }
}
