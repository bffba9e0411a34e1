import CalqueLayout
import Foundation

/// Building a table of texts, and laying it out for the first time, beside Yoga.
///
/// Padding is a node of its own here and a style there, so Yoga's tree has one node for a row less.
/// An operation is a node of ours in both: the ratio is that of whole tables.
enum BuildRows {
  static var rows: [Benchmark] {
    [
      row("building, 1,000 rows × 10 text leaves, a node", id: "build", atLeast: nil) {
        blackHole($0.tree.nodeCount)
      } peer: {
        blackHole($0)
      },
      row(
        "building and first layout, that table, a node", id: "build-and-layout", atLeast: 8
      ) {
        blackHole($0.tree.layout(LayoutRows.proposal).height)
      } peer: {
        blackHole($0.layOut(width: 1000))
      },
    ]
  }

  /// What is kept of the last run, so that its deallocation is not timed.
  private final class Kept {
    var table: LayoutRows.Table?
    var peer: Yoga.Tree?
  }

  private static func row(
    _ title: String, id: String, atLeast: Double?,
    ours: @escaping (LayoutRows.Table) -> Void, peer: @escaping (Yoga.Tree) -> Void
  ) -> Benchmark {
    Benchmark(title: title, id: id, unit: .time(of: "a node"), atLeast: atLeast) {
      let texts = LayoutRows.Table.texts(seed: 1)
      let count = LayoutRows.Table(texts).tree.nodeCount
      let kept = Kept()
      return (
        Benchmark.Workload(
          name: "Calque", operations: count, setUp: { kept.table = nil },
          run: {
            let table = LayoutRows.Table(texts)
            ours(table)
            kept.table = table
          }),
        try? workload(texts, count: count, kept, peer)
      )
    }
  }

  /// - Throws: ``Yoga/Missing``.
  private static func workload(
    _ texts: [LayoutRows.WrappingLeaf], count: Int, _ kept: Kept,
    _ body: @escaping (Yoga.Tree) -> Void
  ) throws -> Benchmark.Workload {
    let yoga = try Yoga()
    // The benchmark keeps them to its end.
    let widths = UnsafeMutableBufferPointer<Double>.allocate(capacity: texts.count)
    _ = widths.initialize(from: texts.map(\.width))
    return Benchmark.Workload(
      name: "Yoga", operations: count, setUp: { kept.peer = nil },
      run: {
        let tree = Yoga.Tree(
          yoga, widths: UnsafeBufferPointer(widths), columns: LayoutRows.columnCount)
        body(tree)
        kept.peer = tree
      })
  }
}
