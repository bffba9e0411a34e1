import Calque
import CalqueTesting
import Foundation
import Testing

/// Elements that are read in another order than they are seen in.
@MainActor
@Suite struct ReadingOrderTests {
  private let size = CGSize(width: 300, height: 400)

  /// Elements at frames, in the order of the letters that they are called.
  private func elements(_ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)]) throws
    -> [AccessibilityElement]
  {
    let host = ViewHost(Text(verbatim: "x"), size: size)
    let sample = try #require(host.accessibilityElements.first)
    return frames.enumerated().map { index, frame in
      var element = sample
      element.identifier = String(UnicodeScalar(UInt8(97 + index)))
      element.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
      return element
    }
  }

  private func violations(
    _ elements: [AccessibilityElement], isRightToLeft: Bool = false
  ) -> [String] {
    ReadingOrder.violations(of: elements, size: size, isRightToLeft: isRightToLeft).map {
      "\($0.first.identifier ?? "") \($0.second.identifier ?? "") \($0.relation)"
        + ($0.isTooEarly ? " early" : "")
    }
  }

  private func violations(in view: some View, _ locale: String = "en") -> [String] {
    let host = ViewHost(view, size: size) {
      $0.locale = Locale(identifier: locale)
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    return ReadingOrder.violations(in: host).map(\.description)
  }

  /// Two lines of three elements, with a text of two lines beside a detail.
  private let lines: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (0, 0, 30, 30), (40, 0, 200, 20), (40, 20, 120, 16), (260, 8, 40, 20), (0, 50, 30, 30),
    (40, 50, 200, 30),
  ]

  @Test func linesFromTopToBottomAreInOrder() throws {
    #expect(violations(try elements(lines)).isEmpty)
  }

  /// What is out of order from left to right is so in the mirror image from right to left.
  @Test func theMirrorImageHasTheSameViolations() throws {
    for order in [
      [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [0, 2, 1, 3, 4, 5], [1, 4, 0, 2, 5, 3],
    ] {
      let frames = order.map { lines[$0] }
      let mirrored = frames.map { (300 - ($0.0 + $0.2), $0.1, $0.2, $0.3) }
      #expect(
        violations(try elements(frames)) == violations(try elements(mirrored), isRightToLeft: true))
    }
  }

  @Test func aLineThatIsReadFromTheWrongSideIsFound() throws {
    let swapped = try elements([(100, 0, 50, 20), (0, 0, 90, 20), (0, 30, 90, 20)])
    #expect(violations(swapped) == ["a b leading"])
    // In a language from right to left the same order is right.
    #expect(violations(swapped, isRightToLeft: true).isEmpty)
  }

  /// One element at the wrong place is one violation, however many others it is compared with.
  @Test func oneElementAtAWrongPlaceIsOneViolation() throws {
    let rows = (0..<6).map { (CGFloat(0), CGFloat($0 * 30 + 60), CGFloat(200), CGFloat(20)) }
    #expect(violations(try elements(rows + [(0, 0, 200, 20)])) == ["a g above"])
    #expect(violations(try elements([(0, 300, 200, 20)] + rows)) == ["a b above early"])
  }

  @Test func columnsMayBeReadOneAfterTheOtherOrLineByLine() throws {
    let cells = (0..<3).flatMap { column in
      (0..<4).map { row in (CGFloat(column * 100), CGFloat(row * 30), CGFloat(90), CGFloat(20)) }
    }
    #expect(violations(try elements(cells)).isEmpty)
    let byLines = cells.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    #expect(violations(try elements(byLines)).isEmpty)
    #expect(!violations(try elements(cells.reversed())).isEmpty)
  }

  /// Values end at one edge, and texts of a list in columns begin at one.
  @Test(arguments: [2, 3, 5])
  func labelsAreReadWithTheirValues(count: Int) throws {
    func table(_ value: (CGFloat) -> CGRect) throws -> [AccessibilityElement] {
      let rows = (0..<count).map { CGFloat($0) }
      let labels = rows.map { row in CGRect(x: 0, y: row * 30, width: 60 + row * 10, height: 20) }
      let frames = labels + rows.map { row in value(row).offsetBy(dx: 0, dy: row * 30) }
      return try elements(frames.map { ($0.minX, $0.minY, $0.width, $0.height) })
    }
    func value(_ row: CGFloat) -> CGRect {
      CGRect(x: 260 - row * 7, y: 0, width: 40 + row * 7, height: 20)
    }
    let found = violations(try table(value))
    let first = UnicodeScalar(UInt8(97 + count))
    #expect(found == (count > 2 ? ["b \(first) above"] : []))
    let column = try table { row in CGRect(x: 200, y: 0, width: 40 + row * 7, height: 20) }
    #expect(violations(column).isEmpty)
  }

  /// Platforms may read a layer where it is seen: it is information. A badge is no bar.
  @Test func aBarInALayerAboveTheOneBehindItIsReadLate() throws {
    let page = Text(verbatim: "page").frame(maxWidth: .infinity, maxHeight: .infinity)
    let bar = HStack {
      Button("Close") {}
      Spacer()
      Text(verbatim: "Workout")
    }
    func found(_ view: some View) throws -> [ScreenFinding] {
      ReadingOrderRule().findings(on: RuleScreen.of { view })
    }
    let late = try found(page.overlay(alignment: .top) { bar })
    #expect(late.map(\.severity) == [.information])
    #expect(late.first?.text == "Close")
    #expect(try found(page.overlay(alignment: .bottom) { bar }).isEmpty)
    #expect(try found(page.overlay { bar }).isEmpty)
    #expect(try found(page.overlay(alignment: .top) { Text(verbatim: "New") }).isEmpty)
    let first = ZStack(alignment: .top) {
      bar.zIndex(1)
      page
    }
    #expect(try found(first).isEmpty)
  }

  @Test func whatOverlapsOrCannotBeSeenIsNotCompared() throws {
    #expect(
      violations(
        try elements([(0, 10, 100, 100), (70, 0, 40, 40), (0, 500, 90, 20), (0, 380, 90, 20)])
      )
      .isEmpty)
  }

  @Test func priorityThatContradictsTheScreenIsFound() {
    let view = VStack(spacing: 8) {
      Text(verbatim: "title").accessibilityIdentifier("title")
      Text(verbatim: "body").accessibilityIdentifier("body").accessibilitySortPriority(1)
    }
    let found = violations(in: view)
    #expect(found.count == 1)
    // The texts are 20 points high and 8 points apart, in the middle of 300 × 400 points.
    #expect(
      found.first?.hasPrefix(
        "text #title (125, 176, 50 × 20) is read after text #body (130, 204, 40 × 20), "
          + "but is above it; ") == true, "\(found)")
  }

  @Test(arguments: ["en", "ar"])
  func layersAreNotCompared(locale: String) {
    let page = VStack(alignment: .leading) {
      Text(verbatim: "a title that is as wide as the screen")
      Text(verbatim: "text")
      Spacer()
    }
    .frame(maxWidth: .infinity)
    #expect(
      violations(
        in: ZStack(alignment: .topTrailing) {
          page.padding(.top, 60)
          Button("Close") {}
        }, locale
      ).isEmpty)
    #expect(violations(in: page.padding(60).overlay(alignment: .top) { Button("x") {} }).isEmpty)
    #expect(
      violations(in: page.safeAreaInset(edge: .top) { Button("Bar") {} }, locale).isEmpty)
  }

  /// A row beyond the edge of its scroll view has its place, but is not seen.
  @Test func whatIsScrolledAwayIsNotCompared() {
    let view = VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<12, id: \.self) { Text(verbatim: "row \($0)") } }
      }
      .frame(height: 100)
      Button("Below") {}
      Spacer()
    }
    #expect(violations(in: view).isEmpty)
  }

  @Test(arguments: ["en", "ar"])
  func aPartOfAnotherDirectionHasItsOwnLines(locale: String) {
    let other = locale == "ar" ? LayoutDirection.leftToRight : .rightToLeft
    let view = HStack {
      Text(verbatim: "one")
      HStack {
        Text(verbatim: "two")
        Text(verbatim: "three")
      }
      .environment(\.layoutDirection, other)
    }
    #expect(violations(in: view, locale).isEmpty)
  }

  /// Layers are read from back to front, also a title that is the line above its text.
  @Test(arguments: ["en", "ar"])
  func aTitleInALayerBehindItsTextComesFirst(locale: String) {
    func review(top: CGFloat, title: Alignment = .topLeading) -> some View {
      ZStack(alignment: title) {
        Text(verbatim: "a text").padding(.top, top).accessibilityIdentifier("body")
        Text(verbatim: "title").accessibilityIdentifier("title")
      }
    }
    let found = violations(in: review(top: 26), locale)
    #expect(found.count == 1 && found.first?.contains("#title") == true)
    // A title further up, at the other edge or over the text is a layer by itself.
    #expect(violations(in: review(top: 60), locale).isEmpty)
    #expect(violations(in: review(top: 26, title: .topTrailing), locale).isEmpty)
    #expect(violations(in: review(top: 0), locale).isEmpty)
  }

  /// The number of a step, painted over the room that is left for it.
  @Test(arguments: ["en", "ar"])
  func aNumberInAnOverlayComesBeforeItsText(locale: String) {
    func step(_ alignment: Alignment, _ padding: Edge.Set) -> some View {
      Text(verbatim: "mix it").padding(padding, 24).overlay(alignment: alignment) {
        Text(verbatim: "2").accessibilityIdentifier("number")
      }
    }
    let found = violations(in: step(.topLeading, .leading), locale)
    #expect(found.count == 1 && found.first?.contains("#number") == true)
    #expect(violations(in: step(.topLeading, .top), locale).count == 1)
    // Behind the text, or above its other end, as badges are.
    #expect(violations(in: step(.topTrailing, .trailing), locale).isEmpty)
    #expect(violations(in: step(.topTrailing, .top), locale).isEmpty)
  }

  @Test(arguments: ["en", "ar"])
  func screensOfBarsAndListsAreInOrder(locale: String) {
    let list = NavigationStack {
      List {
        Section("Section") {
          ForEach(0..<40, id: \.self) { row in
            HStack {
              Image(systemName: "star")
              VStack(alignment: .leading) {
                Text(verbatim: "Row \(row)")
                Text(verbatim: "Something below").font(.caption)
              }
              Spacer()
              Text(verbatim: "12:00")
            }
          }
        }
      }
      .navigationTitle(Text(verbatim: "Title"))
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
    }
    #expect(violations(in: list, locale).isEmpty)
    let tabs = TabView {
      list.tabItem { Label("One", systemImage: "star") }
      Text(verbatim: "two").tabItem { Label("Two", systemImage: "circle") }
    }
    #expect(violations(in: tabs, locale).isEmpty)
  }
}
