import CalqueLayout
import Foundation

/// Laying out a table of texts. Its peer is Yoga, see ``BuildRows``.
enum LayoutRows {
  static var rows: [Benchmark] {
    [firstLayout, oneLeaf, deepLayout, deepestLayout]
  }

  static let rowCount = 1000
  static let columnCount = 10

  private static var firstLayout: Benchmark {
    Benchmark(
      title: "first layout, 1,000 rows × 10 text leaves, a node", id: "first-layout",
      unit: .time(of: "a node"), atLeast: nil
    ) {
      let table = Box()
      return (
        Benchmark.Workload(
          name: "Calque", operations: Table(seed: 1).tree.nodeCount,
          setUp: { table.value = Table(seed: 1) },
          run: { blackHole(table.value?.tree.layout(proposal).height) }),
        nil
      )
    }
  }

  private static var oneLeaf: Benchmark {
    Benchmark(
      title: "one leaf changed, that table", id: "one-leaf", unit: .time(of: "a change"),
      atLeast: nil
    ) {
      let table = Table(seed: 1)
      table.tree.layout(proposal)
      var random = Random(state: 7)
      return (
        Benchmark.Workload(name: "Calque", operations: 100) {
          for _ in 0..<100 {
            let index = random.next(table.leaves.count)
            table.leaves[index].leaf.change(to: Double(20 + random.next(60)))
            table.tree.setNeedsMeasure(table.leaves[index].node)
            blackHole(table.tree.layout(proposal).height)
          }
        },
        nil
      )
    }
  }

  static let proposal = ProposedViewSize(width: 1000, height: nil)

  /// A table before its first layout.
  private final class Box {
    var value: Table?
  }

  /// A column of rows of texts.
  final class Table {
    let tree = LayoutTree(direction: .leftToRight)
    var leaves: [(node: LayoutNode, leaf: WrappingLeaf)] = []

    convenience init(seed: UInt32) { self.init(Self.texts(seed: seed)) }

    /// Texts of random widths, for a table.
    static func texts(seed: UInt32) -> [WrappingLeaf] {
      var random = Random(state: seed)
      return (0..<rowCount * columnCount).map { _ in
        WrappingLeaf(width: Double(20 + random.next(60)))
      }
    }

    init(_ texts: [WrappingLeaf]) {
      leaves.reserveCapacity(texts.count)
      let root = tree.append(.vstack(.center, spacing: 0), to: nil)
      for _ in 0..<rowCount {
        let padding = tree.append(
          .padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)), to: root)
        let row = tree.append(.hstack(.center, spacing: 8), to: padding)
        for _ in 0..<columnCount {
          let leaf = texts[leaves.count]
          leaves.append((tree.append(.measured(leaf), to: row), leaf))
        }
      }
      tree.finish()
    }
  }

  /// A text in a table: one line with a width, more lines if there is less space.
  final class WrappingLeaf: MeasuredLeaf {
    private(set) var width: Double
    private let lineHeight = 14.0

    init(width: Double) { self.width = width }

    func change(to width: Double) { self.width = width }

    func size(for proposal: ProposedViewSize) -> CGSize {
      guard let offer = proposal.width, offer < width else {
        return CGSize(width: width, height: lineHeight)
      }
      let lines = (width / max(offer, 1)).rounded(.up)
      return CGSize(width: max(offer, 0), height: lines * lineHeight)
    }

    func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    let spacing = ViewSpacing()
    var wrapsLikeText: Bool { true }
    var ignoresHeight: Bool { true }
  }

  /// A linear congruential generator: the same table in every run.
  struct Random {
    var state: UInt32

    mutating func next(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % bound
    }
  }
}
