import CalqueLayout
import CalqueTestRandom
import Foundation
import Testing

/// The number of measurements of containers and texts by the depth of nesting: a layout takes time
/// in proportion to the size of its tree, for any nesting. If a container must be measured once
/// more for each ancestor, the cost may grow with the square of the depth, but not faster.
@Suite("Cost of nesting")
struct NestingCostTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The factor by which the cost may grow for twice the depth.
    let growth: Double
    let around: @Sendable (LayoutSpec) -> LayoutSpec

    init(
      _ name: String, growth: Double = 2.6, _ around: @escaping @Sendable (LayoutSpec) -> LayoutSpec
    ) {
      testDescription = name
      self.growth = growth
      self.around = around
    }
  }

  private static let both: Axis.Set = [.horizontal, .vertical]
  private static let baseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  static let kinds = [
    Kind("grid in a stack") {
      vstack(grid(.center, nil, nil, row(nil, $0, text("mm"))), text("mm"))
    },
    Kind("grid in a stack around texts that wrap") {
      vstack(
        grid(.center, nil, nil, row(nil, $0, text("mmm mmmm mm mmm mmmm mm"))),
        text("mmm mmmm mm mmm mmmm"))
    },
    Kind("grid") { grid(.center, nil, nil, row(nil, $0, text("mmm mm"))) },
    Kind("grid of rows") {
      grid(
        .center, nil, nil, row(nil, $0, text("mmm mm")), row(nil, text("m m m"), text("mm")))
    },
    Kind("merged cell", growth: 4.2) {
      grid(.center, nil, nil, $0, row(nil, text("m m m"), text("mm")))
    },
    Kind("grid by baselines") {
      grid(baseline, nil, nil, row(.firstTextBaseline, $0, text("m m m")))
    },
    Kind("geometry reader") { vstack(LayoutSpec(.geometryReader(nil), [$0]), text("mm")) },
    Kind("ViewThatFits") {
      hstack(LayoutSpec(.viewThatFits(both), [text("mmm mmmm mmmm mmmm"), $0]), text("mm mm"))
    },
    Kind("fixedSize") { hstack($0.fixedSize(false, true), text("mm mm mmm")) },
    Kind("lazy stack") {
      hstack(
        lazyStack(spacing: 4, [$0, text("mm mm")]), text("mm m"))
    },
    Kind("lazy grid") {
      hstack(
        lazyGrid(
          [GridTrack(.flexible(minimum: 10, maximum: .infinity)), GridTrack(.fixed(20))],
          [$0, text("mm mm")]), text("mm m"))
    },
    Kind("ZStack", growth: 4.2) {
      vstack(zstack(.bottomTrailing, $0, text("mm mm")), text("mm mm m"))
    },
    Kind("overlay") { hstack(text("mm mm").overlay(.center, $0), text("mm")) },
    Kind("background") { vstack($0.background(.bottomTrailing, flex("")), text("mm mm m")) },
    Kind("safeAreaInset") {
      hstack(
        .firstTextBaseline, spacing: 3,
        LayoutSpec(.safeAreaInset(.leading, baseline, spacing: 4), [$0, text("mm mm")]), text("m"))
    },
    Kind("flexible frame") {
      hstack(
        $0.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, .bottomTrailing), text("mm mm"))
    },
    Kind("scroll view") {
      hstack(scrollView(.vertical, vstack($0, text("mm mm"))), text("mm m"))
    },
    Kind("rows in columns") { hstack(vstack($0, text("mm m")), text("mm mm m")) },
    Kind("priority") { hstack($0.priority(1), text("mm mm")) },
    Kind("guide") {
      vstack(.third, spacing: 1, $0.guide(HorizontalAlignment.third) { $0.width / 2 }, text("mm"))
    },
    Kind("aspectRatio") { hstack($0.aspectRatio(nil, .fit), text("mm mm")) },
    Kind("aspectRatio in a column") { vstack($0.aspectRatio(nil, .fit), text("mm mm")) },
    Kind("aspectRatio of a number") { hstack($0.aspectRatio(1.5, .fit), text("mm mm")) },
    Kind("aspectRatio that fills") { hstack($0.aspectRatio(nil, .fill), text("mm mm")) },
    Kind("aspectRatio in rows and columns") {
      vstack(hstack($0.aspectRatio(nil, .fit), text("mm mm")).aspectRatio(2, .fit), text("m"))
    },
    Kind("custom layout") { LayoutSpec(.layout(AnyLayout(Passing())), [$0, text("mm mm")]) },
  ]

  /// A vertical layout that queries spacings and sizes as layouts do.
  private struct Passing: Layout {
    private let base = VStackLayout(alignment: .leading)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func cost(_ kind: Kind, _ leaf: String, _ depth: Int, _ size: ProposedViewSize) -> Int {
    var spec = text(leaf)
    for _ in 0..<depth { spec = kind.around(spec) }
    let built = BuiltLayout(spec)
    built.tree.measuredNodes = []
    built.tree.layout(size)
    return (built.tree.measuredNodes ?? []).count + built.leaves.map(\.1.calls).reduce(0, +)
  }

  @Test("Twice the depth takes about twice the measurements at most", arguments: kinds)
  func growth(_ kind: Kind) {
    for leaf in ["m", "mmm mmmm mm mmm mmmm mm mmm"] {
      for size in [
        ProposedViewSize(width: 400, height: 800), ProposedViewSize(width: 97, height: nil),
      ] {
        let costs = [10, 20, 40].map { cost(kind, leaf, $0, size) }
        #expect(Double(costs[2]) <= Double(costs[1]) * kind.growth, "\(leaf) \(size) \(costs)")
      }
    }
  }

  /// Twelve levels that repeat every three: far deeper than screens. Slightly superlinear costs
  /// multiply here.
  @Test func mixturesStayPossible() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let mixture = (0..<3).map { _ in random.pick(Self.kinds) }
      var spec = text("mmm mmmm mm mmm mmmm mm mmm")
      for level in 0..<12 { spec = mixture[level % 3].around(spec) }
      let built = BuiltLayout(spec)
      built.tree.measuredNodes = []
      built.tree.layout(ProposedViewSize(width: 400, height: 800))
      let questions = (built.tree.measuredNodes ?? []).count
      #expect(questions < 20_000, "\(mixture.map(\.testDescription))")
    }
  }
}
