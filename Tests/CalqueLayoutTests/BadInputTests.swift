import CalqueLayout
import Foundation
import Testing

/// A layout with given answers and placements.
private struct Wild: Layout {
  var size: CGSize?
  var positions: [CGPoint] = []
  var proposal = ProposedViewSize.unspecified
  var guide: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      for position in positions { subview.place(at: position, proposal: self.proposal) }
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { self.guide }
}

private enum Nowhere: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
}

private final class BadLeaf: MeasuredLeaf {
  let answer: CGSize
  init(_ width: CGFloat, _ height: CGFloat) { answer = CGSize(width: width, height: height) }
  func size(for proposal: ProposedViewSize) -> CGSize { answer }
}

/// Unusable numbers have a documented result and a diagnostic.
@Suite("Bad input")
struct BadInputTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    // Sendable: closures are called on one thread at a time and capture only constants.
    let testDescription: String
    let spec: LayoutSpec
    let frame: CGRect
    /// The argument that the diagnostic names; `nil` if there is none.
    let argument: String?

    init(
      _ description: String, _ spec: LayoutSpec, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
      noted argument: String?
    ) {
      testDescription = description
      self.spec = spec
      self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
      self.argument = argument
    }
  }

  private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

  private static func layout(_ layout: Wild, _ children: LayoutSpec...) -> LayoutSpec {
    LayoutSpec(.layout(layout), children)
  }

  /// All receive a proposal of 100 x 50.
  static let cases: [Case] =
    (bad + [-5]).flatMap { value in
      [
        Case(
          "a frame of \(value)", flex("x").frame(width: value, height: 20), (0, 0, 100, 20),
          noted: "width"),
        Case(
          "a spacer of \(value)",
          hstack(spacing: 0, spacer(value), flex("x").frame(width: 40, height: 50)),
          (60, 0, 40, 50), noted: value == -5 ? nil : "minLength"),
        Case(
          "a leaf of \(value)", LayoutSpec(.fixedLeaf(CGSize(width: value, height: 20))).named("x"),
          (0, 0, 0, 20), noted: "width"),
        Case(
          "an answer of \(value)", LayoutSpec(.measured(BadLeaf(value, 20))).named("x"),
          (0, 0, value == .infinity ? 100 : 0, 20), noted: "width"),
        Case(
          "a layout of \(value)",
          layout(Wild(size: CGSize(width: value, height: 20), positions: [.zero]), box("y", 5, 5))
            .named("x"), (0, 0, value == .infinity ? 100 : 0, 20), noted: "width"),
        Case(
          "a ratio of \(value)", flex("x").aspectRatio(value, .fit), (0, 0, 100, 50),
          noted: "ratio"),
      ]
    }
    + bad.flatMap { value in
      [
        Case(
          "padding of \(value)",
          flex("x").within(
            .padding(EdgeInsets(top: 5, leading: value, bottom: 5, trailing: 10))),
          (0, 5, 90, 40), noted: "leading"),
        Case(
          "an offset of \(value)", flex("x").offset(value, 3), (0, 3, 100, 50), noted: "x"),
        Case(
          "a position of \(value)", box("x", 20, 10).position(value, 10), (-10, 5, 20, 10),
          noted: "x"),
        Case(
          "a distance of \(value)", hstack(spacing: value, box("a", 10, 50), flex("x")),
          (18, 0, 82, 50), noted: "spacing"),
        Case(
          "a distance of \(value) in a grid",
          grid(.leading, value, 0, row(nil, box("a", 10, 50), flex("x"))), (18, 0, 82, 50),
          noted: "horizontalSpacing"),
        Case(
          "a place of \(value)",
          layout(Wild(positions: [CGPoint(x: value, y: 0)]), box("x", 20, 10)), (40, 20, 20, 10),
          noted: "position"),
        Case(
          "a guide of \(value)",
          zstack(.leading, flex("a"), box("x", 20, 10).guide(.leading) { _ in value }),
          (0, 20, 20, 10), noted: "value"),
        Case(
          "a guide of \(value) that a layout has",
          zstack(
            .top, flex("a"),
            layout(Wild(size: CGSize(width: 9, height: 9), guide: value)).named("x")),
          (45.5, 0, 9, 9), noted: "value"),
        Case(
          "an inset at a distance of \(value)",
          LayoutSpec(
            .safeAreaInset(.top, .center, spacing: value), [flex("x"), box("b", 100, 12)]),
          (0, 20, 100, 30), noted: "spacing"),
      ]
    } + [
      Case(
        "a minimum length of infinity", flex("x").frame(minWidth: .infinity), (0, 0, 100, 50),
        noted: "minWidth"),
      Case(
        "an ideal length of infinity",
        flex("x").frame(idealWidth: .infinity).fixedSize(true, false), (0, 0, 10, 50),
        noted: "idealWidth"),
      Case(
        "a maximum length below 0", flex("x").frame(maxWidth: -20), (0, 0, 0, 50),
        noted: "maxWidth"),
      Case(
        "a minimum length above the maximum", box("x", 30, 50).frame(minWidth: 80, maxWidth: 60),
        (0, 0, 30, 50), noted: "minWidth"),
      Case(
        "no maximum length at all", flex("x").frame(maxWidth: .infinity), (0, 0, 100, 50),
        noted: nil),
      Case(
        "a layout that places twice",
        layout(Wild(positions: [CGPoint(x: 1, y: 2), CGPoint(x: 7, y: 8)]), box("x", 20, 10)),
        (7, 8, 20, 10), noted: nil),
      Case(
        "a layout that never places", layout(Wild(), box("x", 20, 10)), (40, 20, 20, 10),
        noted: nil),
      Case(
        "a layout that proposes infinity",
        layout(Wild(positions: [.zero], proposal: .infinity), flex("x")), (0, 0, 10, 10),
        noted: nil),
      Case(
        "a layout that proposes a negative length",
        layout(
          Wild(positions: [.zero], proposal: ProposedViewSize(width: -9, height: .nan)), flex("x")),
        (0, 0, 0, 10), noted: nil),
      Case(
        "a guide with an infinite default",
        zstack(
          Alignment(horizontal: HorizontalAlignment(Nowhere.self), vertical: .top),
          flex("a"), box("x", 20, 10)), (0, 0, 20, 10), noted: nil),
      Case(
        "a priority that is not a number",
        hstack(spacing: 0, flex("a"), flex("x").priority(.nan)), (50, 0, 50, 50), noted: "value"),
      Case(
        "distances longer than their views",
        vstack(spacing: -30, box("a", 10, 10), box("b", 10, 10)).named("x"), (0, 0, 10, 0),
        noted: nil),
      Case("an empty stack", hstack(spacing: 5).named("x"), (0, 0, 0, 0), noted: nil),
      Case("an empty grid", grid().named("x"), (0, 0, 0, 0), noted: nil),
      Case(
        "a frame around nothing", vstack().frame(width: 30, height: 10).named("x"), (0, 0, 30, 10),
        noted: nil),
      Case(
        "an empty layout", layout(Wild(positions: [.zero])).named("x"), (0, 0, 100, 50), noted: nil),
      Case(
        "a part of a container divided by nothing",
        flex("x").within(
          .containerFrame(
            ContainerFrame(
              axes: .horizontal, alignment: .center,
              region: LayoutRegion(size: CGSize(width: 80, height: 80))
            ) { length, _ in
              ContainerFrame.part(of: length, count: 0, span: 1, spacing: .nan)
            })), (0, 0, 80, 50), noted: nil),
      Case(
        "an invalid length of a container",
        flex("x").within(
          .containerFrame(
            ContainerFrame(
              axes: .horizontal, alignment: .center, region: LayoutRegion()
            ) { length, _ in length / 0 })), (0, 0, 100, 50), noted: "width"),
    ]

  @Test("Bad input has a documented result and a diagnostic", arguments: cases)
  func results(_ item: Case) throws {
    for keeps in [true, false] {
      let built = BuiltLayout(item.spec, keepsAnswers: keeps)
      built.tree.layout(ProposedViewSize(width: 100, height: 50))
      #expect(try #require(built.frames()["x"]) == item.frame)
      let noted = Set(built.tree.diagnostics.map(\.argument))
      #expect(noted == Set([item.argument].compactMap { $0 }))
    }
  }

  @Test("Tracks of lazy grids have valid lengths")
  func tracks() {
    #expect(GridTrack(.fixed(.nan)).size == .fixed(0))
    #expect(GridTrack(.fixed(-3)).size == .fixed(0))
    #expect(
      GridTrack(.flexible(minimum: .infinity, maximum: .nan)).size
        == .flexible(minimum: 10, maximum: .infinity))
    #expect(
      GridTrack(.adaptive(minimum: 50, maximum: 20)).size
        == .adaptive(minimum: 50, maximum: 50))
    #expect(GridTrack(.fixed(1), spacing: .infinity).spacing == nil)
  }

  @Test("Invalid tracks of a lazy grid are reported")
  func notedTracks() {
    let tracks = [
      GridTrack(.fixed(-3)), GridTrack(.flexible(minimum: 50, maximum: 20)),
      GridTrack(.adaptive(minimum: 10, maximum: .infinity), spacing: .nan),
    ]
    let built = BuiltLayout(lazyGrid(tracks, [box("a", 5, 5)]))
    built.tree.note(tracks, of: LayoutNode(index: 0))
    #expect(
      built.tree.diagnostics.map(\.description) == [
        "GridItem: fixed is -3.0; it is treated as 0.0",
        "GridItem: maximum is 20.0; it is treated as 50.0",
        "GridItem: spacing is nan; it is ignored",
      ])
  }

  @Test(
    "Invalid arguments of a grid cell are reported",
    arguments: [
      (GridCell(columns: 0), "gridCellColumns: count is 0.0; it is treated as 1"),
      (GridCell(columns: 1_001), "gridCellColumns: count is 1001.0; it is treated as 1000"),
      (
        GridCell(anchor: UnitPoint(x: 0, y: .infinity)),
        "gridCellAnchor: anchor is inf; it is ignored"
      ),
    ])
  func notedCells(_ cell: GridCell, _ note: String) {
    let built = BuiltLayout(
      grid(.leading, 0, 0, row(nil, box("x", 10, 10).cell(cell), box("b", 20, 20))))
    built.tree.layout(ProposedViewSize(width: 100, height: 50))
    #expect(built.frames()["x"]?.minX == 0)
    #expect(built.tree.diagnostics.map(\.description) == [note])
  }

  @Test("A root that would be infinite is placed at its ideal length")
  func infiniteRoot() {
    let built = BuiltLayout(hstack(spacing: 4, flex("a"), box("b", 20, 10)), .rightToLeft)
    let size = built.tree.layout(ProposedViewSize(width: .infinity, height: 50))
    #expect(size == CGSize(width: CGFloat.infinity, height: 50))
    #expect(built.frames()["a"] == CGRect(x: 24, y: 0, width: 10, height: 50))
    #expect(built.frames()["b"] == CGRect(x: 0, y: 20, width: 20, height: 10))
  }

  @Test("A cell that spans too many columns spans a thousand")
  func hugeSpan() {
    let cell = GridCell(columns: .max)
    let built = BuiltLayout(
      grid(.leading, 0, 0, row(nil, box("x", 10, 10).cell(cell), box("b", 5, 5))))
    built.tree.layout(ProposedViewSize(width: 100, height: 50))
    #expect(built.frames()["x"]?.width == 10)
  }

  @Test("A problem is reported once, however often it occurs")
  func once() {
    let built = BuiltLayout(flex("a").frame(width: .nan))
    for width in [10, 20, 30] {
      built.tree.layout(ProposedViewSize(width: CGFloat(width), height: 5))
    }
    #expect(built.tree.diagnostics.count == 1)
    #expect(
      built.tree.diagnostics.first?.description == "frame: width is nan; it is ignored")
  }
}
