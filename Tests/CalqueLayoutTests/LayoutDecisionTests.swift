import CalqueLayout
import Foundation
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private let third = HorizontalAlignment(Third.self)

/// Each decision, with the frames of its first behavior and of the alternative.
@Suite("Layout decisions")
struct LayoutDecisionTests {
  struct Choice: CustomTestStringConvertible, @unchecked Sendable {
    // Sendable: closures are called on one thread at a time and capture only constants.
    let testDescription: String
    let change: (inout LayoutDecisions) -> Void
    let spec: LayoutSpec
    let proposal: ProposedViewSize
    /// The frame of "x" for the first behavior and for the alternative: x, y, width and height.
    let answers: (CGRect, CGRect)

    init(
      _ description: String, _ spec: LayoutSpec, _ width: CGFloat?, _ height: CGFloat?,
      _ first: (CGFloat, CGFloat, CGFloat, CGFloat), _ other: (CGFloat, CGFloat, CGFloat, CGFloat),
      change: @escaping (inout LayoutDecisions) -> Void
    ) {
      testDescription = description
      self.change = change
      self.spec = spec
      proposal = ProposedViewSize(width: width, height: height)
      answers = (
        CGRect(x: first.0, y: first.1, width: first.2, height: first.3),
        CGRect(x: other.0, y: other.1, width: other.2, height: other.3)
      )
    }
  }

  static let choices = [
    // 100 for two: the second needs 80. Served first it leaves 20; served last it gets its 80
    // although the first one has taken 50.
    Choice(
      "ties of infinite flexibility",
      hstack(spacing: 0, flex("a"), flex("x").frame(minWidth: 80)), 100, 10,
      (20, 0, 80, 10), (50, 0, 80, 10)
    ) { $0.infiniteTie = .sourceOrder },
    // 10 + 30 of 100 are reserved, "a" takes 80: 20 too many. The others find 40 or 20 less; "x" is
    // less flexible than its neighbour and is offered half of that.
    Choice(
      "what an overflow leaves",
      hstack(
        spacing: 0, box("a", 80, 10).priority(1), flex("x").frame(minWidth: 10, maxWidth: 40),
        flex("c").frame(minWidth: 30, maxWidth: 200)), 100, 10,
      (80, 0, 10, 10), (80, 0, 20, 10)
    ) { $0.overflow = .stopsAtZero },
    // The reserved 40 points are theirs even if nothing is proposed.
    Choice(
      "what an overflow leaves without a proposal",
      hstack(
        spacing: 0, box("a", 80, 10).priority(1), flex("x").frame(minWidth: 10, maxWidth: 40),
        flex("c").frame(minWidth: 30, maxWidth: 200)), 0, 10,
      (80, 0, 10, 10), (80, 0, 20, 10)
    ) { $0.overflow = .stopsAtZero },
    Choice(
      "frames and priority",
      hstack(spacing: 0, flex("a"), flex("x").priority(1).padding(5)), 100, 10,
      (55, 5, 40, 0), (5, 5, 90, 0)
    ) { $0.framesForwardPriority = true },
    // Both are 10 to 20 points after the line.
    Choice(
      "stacks next to their line",
      vstack(
        .leading, spacing: 0, box("x", 10, 10).guide(.leading) { _ in -10 },
        box("b", 10, 10).guide(.leading) { _ in -10 }
      ).named("stack"), 100, 100,
      (0, 0, 10, 10), (10, 0, 10, 10)
    ) { $0.stackExtent = .includesLine },
    // Guides at 0 and at 40: the extent is 40 + 60.
    Choice(
      "ZStacks that are aligned by guides",
      zstack(
        .leading, box("a", 60, 10).guide(.leading) { _ in 0 },
        box("b", 60, 10).guide(.leading) { _ in 40 }
      ).background(.center, flex("x")), 200, 200,
      (0, 0, 60, 10), (0, 0, 100, 10)
    ) { $0.zStackExtent = .alignedChildren },
    // Baselines at 15 and 35 of a column that is 40 high.
    Choice(
      "the last of several baselines",
      hstack(
        .lastTextBaseline, spacing: 0, vstack(spacing: 0, text("a"), text("b")), box("x", 5, 10)),
      100, 100,
      (10, 25, 5, 10), (10, 5, 5, 10)
    ) { $0.lastBaseline = .highest },
    Choice(
      "filling with one length",
      flex("x").frame(maxWidth: 90, maxHeight: 70).aspectRatio(2, .fill), 40, nil,
      (0, 0, 40, 20), (0, 0, 90, 70)
    ) { $0.fillWithOneLength = .infinite },
    // Columns of 40 and 60 and no distance; the merged cell is 140 wide, 40 more.
    Choice(
      "wide merged cells",
      grid(
        .leading, 0, 0, row(nil, box("a", 40, 10), box("x", 60, 10)),
        row(nil, box("c", 140, 10).cell(GridCell(columns: 2)))), 300, 100,
      (60, 0, 60, 10), (40, 0, 60, 10)
    ) { $0.wideMergedCell = .overflows },
    Choice(
      "the alignment of merged cells",
      grid(
        .top, 0, 0,
        row(.bottom, box("x", 10, 10).cell(GridCell(columns: 2)), box("b", 10, 40))), 300, 100,
      (0, 30, 10, 10), (0, 0, 10, 10)
    ) { $0.mergedCellAlignment = .grid },
    // A guide at 10 of 60, inside a part with the opposite direction: 50 from the outer leading
    // edge.
    Choice(
      "guides between directions",
      vstack(
        third, spacing: 0,
        box("a", 60, 10).guide(third) { _ in 10 }.direction(.rightToLeft),
        box("x", 60, 10).guide(third) { _ in 0 }), 200, 200,
      (50, 10, 60, 10), (10, 10, 60, 10)
    ) { $0.guideAcrossDirections = .keepsNumber },
  ]

  @Test("Both behaviors have the expected frames", arguments: choices)
  func answers(_ choice: Choice) throws {
    var decisions = LayoutDecisions()
    for expected in [choice.answers.0, choice.answers.1] {
      for keeps in [true, false] {
        let built = BuiltLayout(choice.spec, keepsAnswers: keeps, decisions: decisions)
        built.tree.layout(choice.proposal)
        #expect(try #require(built.frames()["x"]) == expected)
      }
      choice.change(&decisions)
    }
  }
}
