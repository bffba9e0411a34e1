import Calque
import CalqueLayout
import Foundation
import Testing

/// Lists as they were before iOS 26. The numbers are those of Flutter's Cupertino widgets, which
/// were taken from SwiftUI's forms of iOS 14, and the insets of rows that SwiftUI had.
///
/// Characters are 10 wide, lines 20 high.
@MainActor
@Suite struct OlderListTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    metrics: PlatformMetrics = .iOS18
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.platformMetrics = metrics
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.displayScale = 2
    }
  }

  private func box(_ name: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: 30, height: height).accessibilityIdentifier(name)
  }

  private func leading(_ rect: CGRect, _ direction: LayoutDirection) -> CGFloat {
    direction == .leftToRight ? rect.minX : 300 - rect.maxX
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `rows are 44 high, with 11 and 20 around their content`(
    _ direction: LayoutDirection
  ) throws {
    let list = List {
      box("a")
      box("b", 50)
      box("c")
    }
    let host = host(list, direction)
    let frames = try ["a", "b", "c"].map { try #require(host.frame(of: $0)) }
    // 20 above the first card; the content of the first row is in the middle of 44.
    #expect(frames.map(\.minY) == [32, 75, 148])
    #expect(frames.allSatisfy { leading($0, direction) == 36 })
    let plain = self.host(list.listStyle(.plain), direction)
    #expect(plain.frame(of: "a").map { leading($0, direction) } == 20)
    #expect(plain.frame(of: "a")?.minY == 12)
  }

  /// A pixel thick, and to the end of the card.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `lines are a pixel thick and end at the side of the card`(_ direction: LayoutDirection) {
    let host = host(
      List {
        box("a")
        box("b")
      }, direction)
    let lines = host.placedViews.filter { $0.kind == "Divider" }.map(\.frame)
    #expect(lines.map(\.height) == [0.5])
    #expect(lines.map { leading($0, direction) } == [36])
    #expect(lines.map(\.width) == [300 - 36 - 16])
    #expect(lines.map(\.maxY) == [20 + 44])
  }

  @Test
  func `headers are footnotes in capitals, unless they are prominent`() throws {
    func section(_ prominence: Prominence) -> some View {
      List {
        Section("Header") { box("a") }
      }
      .headerProminence(prominence)
    }
    #expect(host(section(.standard)).texts.map(\.string) == ["HEADER"])
    #expect(host(section(.increased)).texts.map(\.string) == ["Header"])
    #expect(host(section(.standard), metrics: .iOS).texts.map(\.string) == ["Header"])
    let own = List {
      Section {
        box("a")
      } header: {
        Text("Header").textCase(nil)
      }
    }
    #expect(host(own).texts.map(\.string) == ["Header"])
  }

  @Test
  func `headers, footers and sections have the distances of iOS 14`() throws {
    let list = List {
      Section {
        box("a")
      } header: {
        box("h")
      } footer: {
        box("f")
      }
      Section { box("b") }
      Section {
        box("c")
      } header: {
        box("i")
      }
    }
    let frames = host(list)
    // 16 above a header, 6 below it; 10 above a footer and below it.
    #expect(frames.frame(of: "h")?.minY == 16)
    #expect(frames.frame(of: "a")?.minY == 54)  // 16 + 20 + 6 + 12
    #expect(frames.frame(of: "f")?.minY == 96)
    // 20 in the place of a header, after a footer and the 10 below it.
    #expect(frames.frame(of: "b")?.minY == 158)
    // 10 below a card and 16 above the header.
    #expect(frames.frame(of: "i")?.minY == 216)
    let grouped = host(list.listStyle(.grouped))
    #expect(grouped.frame(of: "h")?.origin == CGPoint(x: 20, y: 22))
    #expect(grouped.frame(of: "a")?.minY == 60)
  }

  @Test
  func `cards have corners of 10`() throws {
    let list = List { Color.clear.frame(height: 60).listRowBackground(Color.black) }
    // The first black pixel a point below the top of the card, which begins at 16.
    func corner(_ metrics: PlatformMetrics, top: Int) throws -> Int {
      let picture = try #require(TestPicture(try host(list, metrics: metrics).png(scale: 1)))
      return try #require((16..<150).first { picture[$0, top + 1] < 40 }) - 16
    }
    // A circle of radius 10 begins 10 - sqrt(100 - 64) = 4 after the side 1 to 2 points below.
    #expect(try (3...6).contains(corner(.iOS18, top: 20)))
    #expect(try corner(.iOS, top: 35) > 8)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `icons of labels have room of 28, and titles are 16 after it`(
    _ direction: LayoutDirection
  ) throws {
    let host = host(
      List {
        Label {
          Text(verbatim: "abc").accessibilityIdentifier("title")
        } icon: {
          box("icon", 10)
        }
      }, direction)
    let title = try #require(host.frame(of: "title"))
    #expect(leading(title, direction) == 80)
    let icon = try #require(host.frame(of: "icon"))
    #expect(leading(icon, direction) + icon.width / 2 == 50)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a bar is 44 high, and 52 higher with a large title`(_ direction: LayoutDirection) throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
      let view = NavigationStack {
        Color.red.accessibilityIdentifier("content")
          .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
      let host = ViewHost(view, size: CGSize(width: 300, height: 400)) {
        $0.platformMetrics = .iOS18
        $0.textMeasurer = .fixed(advance: 10, lineHeight: 41, baseline: 30)
        $0.layoutDirection = direction
      }
      return host.frame(of: "content")?.minY
    }
    #expect(top(.inline) == 44)
    #expect(top(.large) == 96)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a switch is 51 by 31 at the trailing edge`(_ direction: LayoutDirection) throws {
    let host = host(Toggle("On", isOn: .constant(true)), direction)
    let frame = try #require(host.placedViews.first { $0.frame.width == 51 }?.frame)
    #expect(frame.height == 31)
    #expect(direction == .leftToRight ? frame.maxX == 300 : frame.minX == 0)
  }

  /// Everything that a list does works with the older look, too.
  @Test
  func `a list in edit mode is mirrored`() throws {
    let list = List {
      Section("Header") {
        ForEach(0..<3, id: \.self) { box("\($0)") }.onDelete { _ in }.onMove { _, _ in }
      }
    }
    .environment(\.editMode, .constant(.active))
    let (one, other) = (host(list).placedViews, host(list, .rightToLeft).placedViews)
    #expect(one.count == other.count)
    for (a, b) in zip(one, other) {
      #expect(a.kind == b.kind && abs(a.frame.minX - (300 - b.frame.maxX)) < 0.001)
    }
  }
}
