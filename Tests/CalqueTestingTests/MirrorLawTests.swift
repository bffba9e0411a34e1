import Calque
import CalqueTesting
import Foundation
import Testing

@MainActor
@Suite struct MirrorLawTests {
  private let size = CGSize(width: 320, height: 200)

  private struct Row: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Circle().frame(width: 24, height: 24).padding(.leading, 7)
        VStack(alignment: .leading) {
          Text(verbatim: "A title").font(.headline).accessibilityIdentifier("title")
          Text(verbatim: "Something longer below it, in more than one line of text")
        }
        Spacer()
        Text(verbatim: "12").offset(x: 3, y: 1)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
      .overlay(alignment: .topTrailing) { Rectangle().frame(width: 5, height: 9) }
    }
  }

  @Test func holdsForAScreenOfOneDirection() {
    let violations = MirrorLaw.violations(of: Row(), size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func namesTheViewThatDoesNotTurn() {
    let view = HStack {
      Color.red.frame(width: 40, height: 40)
      HStack(spacing: 0) {
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("stuck")
        Color.blue.frame(width: 30, height: 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    let violations = MirrorLaw.violations(of: view, size: size)
    #expect(violations.contains { $0.view.identifier == "stuck" })
    #expect(violations.allSatisfy { $0.view.frame.width < 40 })
  }

  /// A row that has one more view in one direction.
  private struct Extra: View {
    let when: LayoutDirection
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10)
        if direction == when { Text(verbatim: "extra").accessibilityIdentifier("extra") }
        Text(verbatim: "one")
        VStack { Text(verbatim: "two").padding(.leading, 1.0 / 3) }
        Color.red.frame(width: 10, height: 10)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(arguments: [
    (LayoutDirection.rightToLeft, MirrorLaw.Violation.Kind.onlyRightToLeft),
    (.leftToRight, .onlyLeftToRight),
  ])
  func namesAViewThatExistsInOneDirectionOnly(
    when: LayoutDirection, kind: MirrorLaw.Violation.Kind
  ) throws {
    let violations = violations(of: Extra(when: when))
    let extra = try #require(violations.first { $0.kind != .moved })
    #expect(extra.kind == kind)
    #expect(extra.view.identifier == "extra")
    #expect(extra.path == ["frame", "HStack", "Text"])
    #expect(extra.breaker == "HStack")
    #expect(violations.count { $0.kind != .moved } == 1)
    let side = when == .leftToRight ? "left-to-right" : "right-to-left"
    #expect(extra.description.hasPrefix("#extra exists only in the \(side) layout, at ("))
    // The row is 50 points wider; the views in front of the text keep their places, and those after
    // it move by 50 points, with their own frames and not those of a sibling.
    let moved = violations.filter { $0.kind == .moved }
    #expect(moved.map(\.path.last) == ["HStack", "Text", "VStack", "frame"])
    for violation in moved.dropFirst() {
      let (found, expected) = (try #require(violation.found), try #require(violation.expected))
      #expect(found.size == expected.size)
      #expect(abs(abs(found.minX - expected.minX) - 50) < 0.01)
      #expect(violation.outermost == "HStack")
    }
  }

  @Test func keepsIdentityWhereViewsChangeTheirPlace() {
    struct Swapped: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        HStack(spacing: 0) {
          if direction == .rightToLeft { Text(verbatim: "a") }
          Text(verbatim: "bb")
          if direction == .leftToRight { Text(verbatim: "a") }
        }
      }
    }
    let violations = violations(of: Swapped())
    #expect(violations.map(\.kind) == [.moved, .moved])
    #expect(violations.compactMap(\.found?.width) == [20, 10])
  }

  /// Lengths by hand: the row is 33.33 points wide, in the middle of 320.
  @Test func tellsWhatBreaksTheLawInRoundedNumbers() throws {
    let view = HStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.green.frame(width: 10.0 / 3, height: 10).accessibilityIdentifier("stuck")
        Color.blue.frame(width: 30, height: 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    let stuck = try #require(
      violations(of: view).first { $0.view.identifier == "stuck" })
    #expect(stuck.breaker == "direction")
    #expect(
      stuck.description
        == "#stuck is at (143.33, 95, 3.33 × 10) in the right-to-left layout, but the mirrored frame is "
        + "(173.33, 95, 3.33 × 10), placed by direction, in HStack > direction > HStack > frame")
  }

  /// The direction of a part can be set for one direction or the other, under an identifier or a
  /// color.
  @Test func findsPartsOfADirectionOfTheirOwn() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let part = HStack(spacing: 0) {
        Text(verbatim: "wide")
        Text(verbatim: "w")
      }
      .opacity(0.5)
      .environment(\.layoutDirection, direction)
      .accessibilityIdentifier("part")
      let violations = violations(of: VStack(alignment: .leading) { part })
      #expect(violations.map(\.view.text) == ["wide", "w"], "\(direction)")
      #expect(violations.allSatisfy { $0.breaker == "direction" && $0.kind == .moved })
      #expect(violations.map(\.outermost) == ["\"wide\"", "\"w\""])
    }
  }

  @Test func namesAnOffsetThatCountsFromTheLeft() throws {
    struct Absolute: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        let right: CGFloat = 30
        VStack {
          // An offset is relative to the leading edge, so one that is flipped manually is not
          // mirrored.
          Text(verbatim: "moved").offset(x: direction == .leftToRight ? right : -right)
          Text(verbatim: "not moved")
        }
      }
    }
    let violation = try #require(violations(of: Absolute()).first)
    #expect(violations(of: Absolute()).count == 1)
    #expect(violation.view.text == "moved")
    #expect(violation.path == ["VStack", "offset", "Text"])
    #expect(violation.breaker == "offset")
    #expect(violation.found == CGRect(x: 165, y: 80, width: 50, height: 20))
    #expect(violation.expected == CGRect(x: 105, y: 80, width: 50, height: 20))
  }

  @Test func holdsForScreensOfAllKinds() {
    let rows = ForEach(0..<12, id: \.self) { row in
      HStack {
        Image(systemName: "chevron.right")
        Text(verbatim: "Row \(row)")
        Spacer()
        Text(verbatim: "detail").padding(.trailing, 1.0 / 3)
      }
    }
    let screens: [(String, AnyView)] = [
      ("list", AnyView(List { Section("Section") { rows } })),
      ("lazy", AnyView(ScrollView { LazyVStack(alignment: .leading) { rows } })),
      ("scrolled", AnyView(ScrollView(.horizontal) { HStack { rows } })),
      (
        "grid",
        AnyView(
          Grid(alignment: .topLeading) {
            GridRow {
              Text(verbatim: "one")
              Text(verbatim: "a longer text").gridCellColumns(2)
            }
            GridRow {
              Text(verbatim: "three")
              Color.red.frame(width: 20, height: 5)
              Text(verbatim: "five")
            }
          })
      ),
      (
        "turned, scaled, clipped",
        AnyView(
          Text(verbatim: "word").rotationEffect(.degrees(20)).scaleEffect(2).clipped()
            .flipsForRightToLeftLayoutDirection(true).padding(.leading, 30)
            .background(alignment: .topTrailing) { Circle().frame(width: 9).offset(x: 4) })
      ),
      (
        "fitting",
        AnyView(
          ViewThatFits {
            HStack { ForEach(0..<9, id: \.self) { Text(verbatim: "wide view \($0)") } }
            VStack(alignment: .trailing) { rows }
          })
      ),
      (
        "reader",
        AnyView(
          GeometryReader { proxy in
            Text(verbatim: "read").frame(width: proxy.size.width / 3, alignment: .trailing)
          })
      ),
    ]
    for (name, screen) in screens {
      let violations = violations(of: screen)
      #expect(violations.isEmpty, "\(name): \(violations)")
    }
  }

  private func violations(of view: some View) -> [MirrorLaw.Violation] {
    MirrorLaw.violations(of: view, size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }
}
