import Calque
import CalqueDrawing
import Foundation
import Testing

/// A layout whose subviews are put by a function.
private struct Placing: Layout {
  var place: (LayoutSubviews, CGRect, ProposedViewSize) -> Void
  var note: (LayoutSubviews) -> Void = { _ in }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note(subviews)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(subviews, bounds, proposal)
  }
}

/// A column of users, which says that it is one.
private struct Column: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: min(proposal.width ?? .infinity, sizes.map(\.width).max() ?? 0),
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let height = subview.sizeThatFits(.unspecified).height
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}

private enum Guide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension VerticalAlignment {
  fileprivate static let guide = VerticalAlignment(Guide.self)
}

/// Statements about sizes, places and layouts of users.
@MainActor
@Suite struct LayoutBehaviourTests {
  private func frame(
    _ view: some View, _ name: String = "a",
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> CGRect {
    statementFrame(view, of: name, 100, 100, configure)
  }

  private func marked(_ view: some View, _ name: String) -> some View {
    view.background { Color.blue.accessibilityIdentifier(name) }
  }

  // MARK: Padding and frames

  @Test func `the order of padding and what is drawn matters`() {
    let box = named("a", 20, 20)
    #expect(frame(marked(box.padding(5), "b"), "b").width == 30)
    #expect(frame(marked(box, "b").padding(5), "b").width == 20)
  }

  @Test func `padding without values is a default amount at all edges`() {
    let all = frame(named("a").padding())
    #expect(all == frame(named("a").padding(.all)) && all == frame(named("a").padding(.all, nil)))
    #expect(all == CGRect(x: 16, y: 16, width: 68, height: 68))
  }

  @Test func `each edge can have a padding of its own`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame(named("a").padding(insets)) == CGRect(x: 2, y: 1, width: 94, height: 96))
    let mirrored = frame(named("a").padding(insets)) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored == CGRect(x: 4, y: 1, width: 94, height: 96))
  }

  @Test func `padding of the scene is the usual padding on a phone`() {
    #expect(frame(named("a").scenePadding()) == frame(named("a").padding()))
    #expect(frame(named("a").scenePadding(.horizontal)) == frame(named("a").padding(.horizontal)))
  }

  @Test func `an alignment in a frame of the same size changes nothing`() {
    let box = named("a", 40, 30)
    #expect(
      frame(box.frame(width: 40, height: 30, alignment: .bottomTrailing))
        == frame(box.frame(width: 40, height: 30)))
  }

  @Test func `a text that is higher than its frame reaches out of it`() {
    let text = Text(verbatim: "a b c d").accessibilityIdentifier("a").frame(
      width: 10, height: 20, alignment: .top)
    let fixed = Text(verbatim: "a b c d").fixedSize(horizontal: false, vertical: true)
      .accessibilityIdentifier("a").frame(width: 10, height: 20, alignment: .top)
    #expect(frame(text).height <= 20)
    #expect(frame(fixed).height == 80 && frame(fixed).minY == 40)
  }

  @Test func `a frame with two bounds takes what it is offered between them`() {
    func width(_ room: CGFloat) -> CGFloat {
      frame(
        marked(Color.red.frame(width: 10).frame(minWidth: 30, maxWidth: 60), "b")
          .frame(width: room), "b"
      ).width
    }
    #expect(width(20) == 30 && width(45) == 45 && width(90) == 60)
  }

  @Test func `a frame with a lower bound is as its view above it`() {
    func width(_ room: CGFloat) -> CGFloat {
      frame(
        marked(Color.red.frame(width: 50).frame(minWidth: 30), "b").frame(width: room), "b"
      ).width
    }
    // Less than the view: what is offered, but no less than the bound.
    #expect(width(20) == 30 && width(40) == 40 && width(90) == 50)
  }

  @Test func `a frame with an upper bound is as its view below it`() {
    func width(_ room: CGFloat) -> CGFloat {
      frame(
        marked(Color.red.frame(width: 20).frame(maxWidth: 60), "b").frame(width: room), "b"
      ).width
    }
    #expect(width(10) == 20 && width(40) == 40 && width(90) == 60)
  }

  @Test func `an ideal length takes the place of one that is not said`() {
    let view = marked(Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize(), "b")
    #expect(frame(view, "b").size == CGSize(width: 70, height: 30))
  }

  @Test func `a text keeps its width or its height where that is fixed`() {
    // Seven characters of 10 in a room of 30.
    func size(_ horizontal: Bool, _ vertical: Bool) -> CGSize {
      frame(
        Text(verbatim: "a b c d").fixedSize(horizontal: horizontal, vertical: vertical)
          .accessibilityIdentifier("a").frame(width: 30, height: 20)
      ).size
    }
    #expect(size(true, false) == CGSize(width: 70, height: 20))
    #expect(size(true, true) == CGSize(width: 70, height: 20))
    #expect(size(false, true) == CGSize(width: 30, height: 40))
    #expect(size(false, false).height == 20)
  }

  @Test func `a view of higher priority shrinks later and grows sooner`() {
    let texts = HStack(spacing: 0) {
      Text(verbatim: "aaaaaaaa").lineLimit(1).accessibilityIdentifier("a")
      Text(verbatim: "bbbbbbbb").lineLimit(1).layoutPriority(1).accessibilityIdentifier("b")
    }
    #expect(frame(texts, "b").width == 80 && frame(texts, "a").width <= 20)
  }

  @Test func `a position is that of the middle, in the space of the parent`() {
    let view = named("a", 20, 10).position(x: 0, y: 0).frame(width: 60, height: 60)
    let place = frame(view)
    #expect(place.midX == 20 && place.midY == 20)
    #expect(
      frame(named("a", 20, 10).position(CGPoint(x: 5, y: 7)))
        == frame(named("a", 20, 10).position(x: 5, y: 7)))
  }

  @Test func `an offset moves what is shown, and leaves the room where it was`() {
    let view = marked(named("a", 20, 20).offset(CGSize(width: 30, height: 10)), "b")
    #expect(frame(view).midX == 80 && frame(view, "b").midX == 50)
    #expect(
      frame(named("a", 20, 20).offset(x: 5, y: 6))
        == frame(named("a", 20, 20).offset(CGSize(width: 5, height: 6))))
  }

  @Test func `a part of a container is its length without gaps, in columns`() {
    // The length of n columns with gaps of s is (length - (count - 1) * s) / count each.
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat {
      frame(
        named("a").containerRelativeFrame(
          .horizontal, count: count, span: span, spacing: spacing)
      ).width
    }
    #expect(width(4, 1, 0) == 25 && width(4, 2, 4) == 48 && width(1, 1, 10) == 100)
  }

  @Test func `a length in a container is computed from it`() {
    let view = named("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 4 : length / 2
    }
    #expect(frame(view).size == CGSize(width: 25, height: 50))
  }

  @Test func `a scroll view is a container without its safe area`() {
    let view = ScrollView { named("a", nil, 10).containerRelativeFrame(.horizontal) }
      .safeAreaPadding(.horizontal, 15)
    #expect(frame(view).width == 70)
  }

  // MARK: Depth

  @Test func `a stack in depth is as large as its largest view`() {
    let stack = marked(
      ZStack {
        named("a", 20, 60)
        named("c", 50, 10)
      }, "b")
    #expect(frame(stack, "b").size == CGSize(width: 50, height: 60))
  }

  @Test func `views of a stack in depth share the corner of its alignment`() {
    let stack = ZStack(alignment: .bottomLeading) {
      named("a", 80, 40)
      named("b", 40, 80)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let a = frame(stack, "a") { $0.layoutDirection = direction }
      let b = frame(stack, "b") { $0.layoutDirection = direction }
      #expect(a.maxY == b.maxY)
      #expect(direction == .leftToRight ? a.minX == b.minX : a.maxX == b.maxX)
    }
  }

  @Test func `views behind and in front are aligned as one`() {
    func frames(_ view: some View) -> [CGRect] {
      let host = statementHost(view)
      return ["a", "b"].map { host.frame(of: $0) ?? .null }
    }
    let content = Group {
      named("a", 40, 40)
      named("b", 20, 20)
    }
    for places in [
      frames(Color.clear.background(alignment: .bottomLeading) { content }),
      frames(Color.clear.overlay(alignment: .bottomLeading) { content }),
    ] {
      #expect(places[0] == CGRect(x: 0, y: 60, width: 40, height: 40))
      // The smaller one stays in the middle of the stack of both, which moves as a unit.
      #expect(places[1] == CGRect(x: 10, y: 70, width: 20, height: 20))
    }
  }

  @Test func `a view behind another is offered its size and does not change it`() {
    let large = marked(
      Text(verbatim: "abc").background { named("a", 80, 80) }, "b")
    #expect(frame(large, "b").size == CGSize(width: 30, height: 20))
    #expect(frame(Text(verbatim: "abc").background { named("a") }).size.width == 30)
    let stack = marked(
      ZStack {
        named("a", 80, 80)
        Text(verbatim: "abc")
      }, "b")
    #expect(frame(stack, "b").size == CGSize(width: 80, height: 80))
  }

  // MARK: Safe areas

  @Test func `only the named edges of the safe area are ignored`() {
    let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)
    func place(_ view: some View) -> CGRect { frame(view) { $0.safeAreaInsets = insets } }
    #expect(place(named("a").ignoresSafeArea(edges: .top)).minY == 0)
    #expect(place(named("a").ignoresSafeArea(edges: .top)).maxY == 80)
    #expect(
      place(named("a").ignoresSafeArea(edges: .horizontal))
        == CGRect(x: 0, y: 10, width: 100, height: 70))
  }

  @Test func `a bar beside a view has its alignment and its gap`() {
    let view = named("b").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 6) {
      named("a", 30, 20)
    }
    #expect(frame(view) == CGRect(x: 70, y: 80, width: 30, height: 20))
    #expect(frame(view, "b").maxY == 74)
  }

  @Test func `a direction can be set for a part of the views`() {
    let row = HStack(spacing: 0) {
      named("a", 20, 20)
      named("b", 30, 20)
    }
    let view = VStack {
      row
      HStack(spacing: 0) {
        named("c", 20, 20)
        named("d", 30, 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frame(view, "a").maxX == frame(view, "b").minX)
    #expect(frame(view, "d").maxX == frame(view, "c").minX)
  }

  @Test func `a pixel is one point divided by the scale of the display`() {
    struct Reader: View {
      @Environment(\.pixelLength) private var length
      @Environment(\.displayScale) private var scale
      var body: some View { Text(verbatim: "\(length) \(scale)") }
    }
    #expect(statementTexts(Reader()) { $0.displayScale = 4 } == ["0.25 4.0"])
    #expect(statementTexts(Reader().environment(\.displayScale, 2)) == ["0.5 2.0"])
  }

  @Test func `size classes and luminance are values that views read and set`() {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      @Environment(\.isLuminanceReduced) private var isReduced
      var body: some View {
        Text(verbatim: "\(horizontal == .regular) \(vertical == .compact) \(isReduced)")
      }
    }
    #expect(
      statementTexts(
        Reader().environment(\.horizontalSizeClass, .regular)
          .environment(\.verticalSizeClass, .compact).environment(\.isLuminanceReduced, true))
        == ["true true true"])
    #expect(statementTexts(Reader()) { $0.horizontalSizeClass = .compact } == ["false false false"])
  }

  // MARK: Layouts of users

  @Test func `the last place of a subview counts`() {
    let layout = Placing { subviews, bounds, _ in
      subviews[0].place(at: .zero, proposal: .unspecified)
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 30, y: bounds.minY + 40), proposal: .unspecified)
    }
    #expect(frame(layout { named("a", 10, 10) }).origin == CGPoint(x: 30, y: 40))
  }

  @Test func `a subview that is not placed is in the middle with the proposal of the layout`() {
    let layout = Placing { _, _, _ in }
    #expect(frame(layout { named("a", 20, 10) }) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(frame(layout { named("a") }).size == CGSize(width: 100, height: 100))
  }

  @Test func `minimum, maximum and ideal sizes are asked for by proposals`() {
    var sizes: [CGSize] = []
    let layout = Placing(
      place: { _, _, _ in },
      note: { subviews in
        sizes = [.zero, .infinity, .unspecified].map { subviews[0].sizeThatFits($0) }
      })
    let box = Color.red.frame(
      minWidth: 10, idealWidth: 30, maxWidth: 50, minHeight: 5, maxHeight: 5)
    _ = statementHost(layout { box }).placedViews
    #expect(sizes.map(\.width) == [10, 50, 30] && sizes.allSatisfy { $0.height == 5 })
  }

  @Test func `a size is that of the dimensions for the same proposal`() {
    var pairs: [(CGSize, ViewDimensions)] = []
    let layout = Placing(
      place: { _, _, _ in },
      note: { subviews in
        pairs = [ProposedViewSize.zero, .unspecified, ProposedViewSize(width: 30, height: nil)].map
        {
          (subviews[0].sizeThatFits($0), subviews[0].dimensions(in: $0))
        }
      })
    _ = statementHost(layout { Text(verbatim: "a b c") }).placedViews
    #expect(!pairs.isEmpty)
    for (size, dimensions) in pairs {
      #expect(size == CGSize(width: dimensions.width, height: dimensions.height))
    }
  }

  @Test func `subviews are picked by ranges and by indices`() {
    var counts: [Int] = []
    let layout = Placing(
      place: { _, _, _ in },
      note: { subviews in
        let some: LayoutSubviews = subviews[1..<3]
        let others: LayoutSubviews = subviews[[0, 3]]
        counts = [subviews.startIndex, subviews.endIndex, some.count, others.count]
        counts.append(Int(others.last?.priority ?? 0))
      })
    _ =
      statementHost(
        layout {
          ForEach(0..<4) { Color.red.layoutPriority(Double($0)) }
        }
      ).placedViews
    #expect(counts == [0, 4, 2, 2, 3])
  }

  @Test func `dividers and spacers follow the orientation that a layout names`() {
    let column = Column {
      Text(verbatim: "ab")
      Divider().accessibilityIdentifier("a")
      Spacer(minLength: 30).accessibilityIdentifier("b")
    }
    #expect(frame(column).width == 20 && frame(column).height <= 1)
    #expect(frame(marked(column, "c"), "c").height > 50)
    #expect(LayoutProperties().stackOrientation == nil)
  }

  @Test func `a layout without guides of its own has those of its subviews`() {
    // The guide of the box is 10 above its bottom edge; so is that of the layout.
    let row = HStack(alignment: .guide, spacing: 0) {
      Column { Color.red.frame(width: 20, height: 40).alignmentGuide(.guide) { $0.height - 10 } }
        .accessibilityIdentifier("a")
      named("b", 20, 40)
    }
    #expect(frame(row).maxY == frame(row, "b").maxY + 10)
  }

  @Test func `a guide of a layout moves it as a whole`() {
    struct Indented: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
      func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? {
        guide == .leading ? bounds.minX + 10 : nil
      }
    }
    let stack = VStack(alignment: .leading, spacing: 0) {
      Indented { named("a", 10, 10) }
      named("b", 40, 10)
    }
    #expect(frame(stack).minX == frame(stack, "b").minX - 10)
    let right = frame(stack) { $0.layoutDirection = .rightToLeft }
    #expect(right.maxX == 100 - frame(stack).minX)
  }

  @Test func `a cache is made once and updated when something changes`() {
    final class Log {
      var made = 0
      var seen: [Int] = []
    }
    struct Caching: Layout {
      let log: Log
      func makeCache(subviews: Subviews) -> Int {
        log.made += 1
        return subviews.count
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        log.seen.append(cache)
        return proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {
        log.seen.append(cache)
      }
    }
    struct Page: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        VStack {
          Caching(log: log) { ForEach(0..<count, id: \.self) { _ in Color.red } }
          Button("more") { count += 1 }.accessibilityIdentifier("more")
        }
      }
    }
    let log = Log()
    let host = statementHost(Page(log: log))
    _ = host.placedViews
    #expect(log.made == 1 && Set(log.seen) == [1])
    // The update makes the cache again, as nothing else is said.
    #expect(host.tap("more") && host.placedViews.count > 0)
    #expect(log.made == 2 && log.seen.last == 2)
  }

  @Test func `a spacer outside of a stack takes both lengths`() {
    #expect(frame(marked(Spacer(), "b"), "b").size == CGSize(width: 100, height: 100))
  }

  @Test func `a stack without a spacer is as large as its views`() {
    let stack = HStack(spacing: 0) {
      named("a", 20, 20)
      named("c", 30, 20)
    }
    #expect(frame(marked(stack, "b"), "b").width == 50)
    let spread = HStack(spacing: 0) {
      named("a", 20, 20)
      Spacer()
      named("c", 30, 20)
    }
    #expect(frame(marked(spread, "b"), "b").width == 100)
    #expect(frame(spread, "c").maxX == 100)
  }

  @Test func `two spacers around views keep them together in the middle`() {
    let row = HStack(spacing: 0) {
      Spacer()
      named("a", 20, 20)
      named("c", 20, 20)
      Spacer()
    }
    #expect(frame(row).minX == 30 && frame(row, "c").minX == 50)
  }

  @Test func `a line outside of a stack lies across`() {
    let line = frame(Divider().accessibilityIdentifier("a"))
    #expect(line.width == 100 && line.height <= 1)
  }

  @Test func `both lengths count for the view that fits unless one is named`() {
    let views = Group {
      named("a", 50, 200)
      named("b", 50, 50)
    }
    #expect(!frame(ViewThatFits { views }, "b").isNull)
    #expect(!frame(ViewThatFits(in: .horizontal) { views }, "a").isNull)
  }
}
