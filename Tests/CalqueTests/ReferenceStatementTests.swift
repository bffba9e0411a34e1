import Calque
import Foundation
import Testing

private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 7
}

/// Notes what its subviews say, and puts them on top of each other at an anchor.
private struct Noting: Layout {
  let note: (LayoutSubviews) -> Void
  var anchor = UnitPoint.topLeading

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note(subviews)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .bottom ? 5 : nil
  }
}

/// Statements of the documentation of SwiftUI, chosen at equal distances, each tried.
@MainActor
@Suite struct ReferenceStatementTests {
  private func host(
    _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: height), configure)
  }

  private func frame(
    _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100,
    _ direction: LayoutDirection = .leftToRight
  ) -> CGRect {
    host(view, width, height) { $0.layoutDirection = direction }.frame(of: "a") ?? .null
  }

  private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ name: String = "a")
    -> some View
  {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func `padding and frames`() {
    #expect(
      frame(box().padding(.leading, 10).padding(.bottom, 5))
        == CGRect(x: 10, y: 0, width: 90, height: 95))
    #expect(frame(box().padding(10)) == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(frame(box().padding([.horizontal], 10)) == CGRect(x: 10, y: 0, width: 80, height: 100))
    // One dimension: the other one is the view's own.
    #expect(
      frame(Color.red.frame(width: 30).accessibilityIdentifier("a")).size
        == CGSize(width: 30, height: 100))
    // The alignment applies to what is smaller.
    #expect(
      frame(box(20, 20).frame(width: 60, height: 60, alignment: .bottomTrailing)).origin
        == CGPoint(x: 60, y: 60))
    #expect(frame(box(20, 20).frame(minWidth: 40, alignment: .leading)).minX == 30)
    #expect(frame(box().frame(maxWidth: 50)).width == 50)
    #expect(frame(box(nil, 10).fixedSize()).width == 10)
  }

  @Test func `priorities, positions and offsets`() {
    let even = HStack(spacing: 0) {
      box()
      Color.blue
    }
    #expect(frame(even).width == 50)
    let first = HStack(spacing: 0) {
      box().layoutPriority(1)
      Color.blue.frame(minWidth: 10)
    }
    #expect(frame(first).width == 90)
    #expect(frame(box(20, 20).position(x: 30, y: 40)).origin == CGPoint(x: 20, y: 30))
    #expect(frame(box(20, 20).position(x: 30, y: 40), 100, 100, .rightToLeft).midX == 70)
    let moved = VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 20).offset(x: 30)
      box(20, 20)
    }
    #expect(frame(moved).minX == 40)
    #expect(frame(box(20, 20).offset(x: 10, y: 5)).origin == CGPoint(x: 50, y: 45))
  }

  @Test func `alignment guides`() {
    let thirds = HStack(alignment: .firstThird, spacing: 0) {
      box(10, 60)
      box(10, 30, "b")
    }
    let aligned = host(thirds)
    let (a, b) = (aligned.frame(of: "a") ?? .null, aligned.frame(of: "b") ?? .null)
    #expect(a.minY + 20 == b.minY + 10)
    let guided = VStack(alignment: .leading, spacing: 0) {
      box(20, 10).alignmentGuide(.leading) { $0[.trailing] }
      Color.blue.frame(width: 40, height: 10)
    }
    let (left, right) = (frame(guided), frame(guided, 100, 100, .rightToLeft))
    // The same guide is mirrored where the layout is.
    #expect(left.minX == 100 - right.maxX)
    var explicit: CGFloat? = 1
    let asked = box(10, 10).alignmentGuide(.bottom) { dimensions in
      explicit = dimensions[explicit: .top]
      return 0
    }
    _ =
      host(
        HStack(alignment: .bottom) {
          asked
          Color.blue.frame(width: 5, height: 5)
        }
      ).placedViews
    #expect(explicit == nil)
  }

  @Test func `layouts of users`() {
    var ranks: [Int] = []
    var sizes: [CGSize] = []
    let layout = Noting { subviews in
      ranks = subviews.map { $0[Rank.self] }
      sizes = subviews.map {
        CGSize(
          width: $0.dimensions(in: .unspecified).width, height: $0.sizeThatFits(.infinity).height)
      }
    }
    _ =
      host(
        layout {
          box(10, 20).layoutValue(key: Rank.self, value: 1)
          box(30, nil)
        }
      ).placedViews
    #expect(
      ranks == [1, 7]
        && sizes == [CGSize(width: 10, height: 20), CGSize(width: 30, height: CGFloat.infinity)])
    let plain = Noting(note: { _ in })
    #expect(frame(plain { box(20, 20) }).origin == CGPoint(x: 50, y: 50))
    let trailing = Noting(note: { _ in }, anchor: .bottomTrailing)
    #expect(frame(trailing { box(20, 20) }).origin == CGPoint(x: 30, y: 30))
    // A guide moves the container as a whole, and leaves the subviews in it alone.
    let row = HStack(alignment: .bottom, spacing: 0) {
      plain { box(4, 4) }.frame(width: 40, height: 40)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(frame(row).origin.y >= 20)
  }

  @Test func `stacks and spacers`() {
    let host = host(
      VStack {
        box(20, 20)
        box(40, 20, "b")
      })
    let (a, b) = (host.frame(of: "a") ?? .null, host.frame(of: "b") ?? .null)
    #expect(a.midX == b.midX && b.minY - a.maxY == 8)
    #expect(
      frame(
        HStack(spacing: 0) {
          Spacer()
          box(20, 20)
        }
      ).maxX == 100)
    #expect(
      frame(
        HStack {
          Spacer(minLength: 30)
          box()
        }, 100
      ).width <= 70)
    let deep = ZStack(alignment: .topLeading) {
      Color.clear
      box(20, 20)
    }
    #expect(frame(deep).origin == .zero)
  }

  @Test func `grids`() {
    let wide = Grid {
      GridRow { box(20, 20) }
      Divider()
    }
    #expect(host(wide.accessibilityIdentifier("grid"), 200).frame(of: "grid")?.width == 200)
    let unsized = Grid {
      GridRow { box(20, 20) }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(host(unsized.accessibilityIdentifier("grid"), 200).frame(of: "grid")?.width == 20)
    let spanning = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.blue.frame(width: 30, height: 10)
        Color.blue.frame(width: 50, height: 10)
      }
      GridRow { box(nil, 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
    }
    #expect(frame(spanning, 200).width == 80)
    let aligned = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Color.blue.frame(width: 60, height: 10).gridColumnAlignment(.trailing) }
      GridRow { box(20, 10) }
    }
    #expect(frame(aligned).maxX == 80)
    let anchored = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 20).gridCellAnchor(UnitPoint(x: 0.75, y: 0.75))
        Color.blue.frame(width: 10, height: 80)
      }
      GridRow { Color.blue.frame(width: 80, height: 10) }
    }
    let place = frame(anchored, 90, 90)
    #expect(place.minX + 15 == 60 && place.minY + 15 == 60)
  }

  @Test func `safe areas and margins`() {
    let inset = Color.blue.accessibilityIdentifier("b").safeAreaInset(edge: .bottom, spacing: 0) {
      box(30, 20)
    }
    let host = host(inset)
    #expect(host.frame(of: "a") == CGRect(x: 35, y: 80, width: 30, height: 20))
    let leading = ScrollView { box(nil, 10) }
      .contentMargins(.horizontal, 5, for: .scrollContent)
      .contentMargins(.horizontal, 20, for: .scrollContent)
    #expect(frame(leading).minX == 5)
    let third = HStack {
      box(nil, 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    }
    #expect(abs(frame(third).width - (80.0 / 3 * 2 + 10)) < 0.01)
  }

  @Test func `order in depth`() {
    let host = host(
      ZStack {
        Color.red.zIndex(1).onTapGesture {}.accessibilityIdentifier("front")
        Color.blue
      })
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    let background = Text(verbatim: "x").background {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    let both = self.host(background)
    #expect(both.frame(of: "a") == both.frame(of: "b"))
    let fits = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 80, height: 500).accessibilityIdentifier("a")
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(frame(fits).height == 500)
    #expect(frame(fits, 50).isNull)
  }

  @Test func `lists, badges and labels`() {
    func texts(_ view: some View) -> [String] {
      host(view, 390, 800).placedViews.compactMap(\.text)
    }
    #expect(texts(List { Text(verbatim: "a").badge(Text?.none) }) == ["a"])
    #expect(texts(List { Text(verbatim: "a").badge(3) }) == ["a", "3"])
    #expect(texts(List { Text(verbatim: "a").badge(0) }) == ["a"])
    #expect(texts(Text(verbatim: "a").badge(3)) == ["a"])
    let label = Label {
      Text(verbatim: "t")
    } icon: {
      Text(verbatim: "i")
    }
    #expect(texts(label.labelStyle(.titleOnly)) == ["t"])
    #expect(texts(label.labelStyle(.iconOnly)) == ["i"])
    #expect(texts(label.labelStyle(.titleAndIcon)) == ["i", "t"])
    let spaced = List {
      box(nil, 44)
      box(nil, 44, "b")
    }
    func distance(_ view: some View) -> CGFloat {
      let host = host(view, 390, 800)
      return (host.frame(of: "b")?.minY ?? 0) - (host.frame(of: "a")?.minY ?? 0)
    }
    #expect(distance(spaced.listRowSpacing(20)) == distance(spaced) + 20)
    let clip = List {
      Section {
        Text(verbatim: "x")
      } footer: {
        Text(verbatim: "f")
      }
    }
    #expect(texts(clip) == ["x", "f"])
  }

  @Test func `custom views refresh with the action of the environment`() async {
    struct Loader: View {
      @Environment(\.refresh) var refresh
      var body: some View {
        Button(refresh == nil ? "none" : "load") { Task { await refresh?() } }
      }
    }
    #expect(host(Loader()).placedViews.compactMap(\.text) == ["none"])
    #expect(host(Loader().refreshable {}).placedViews.compactMap(\.text) == ["load"])
  }

  @Test func `directions mirror what they are asked to`() {
    func drawing(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      host(box(10, 10).layoutDirectionBehavior(behavior)) { $0.layoutDirection = direction }
        .displayList.description.contains("transform")
    }
    #expect(drawing(.mirrors(in: .leftToRight), .leftToRight))
    #expect(!drawing(.mirrors(in: .leftToRight), .rightToLeft))
    #expect(drawing(.mirrors, .rightToLeft) && !drawing(.fixed, .rightToLeft))
  }
}
