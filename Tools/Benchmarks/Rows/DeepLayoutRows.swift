import CalqueLayout
import Foundation

/// Costs that grow faster than the tree show up in deep trees: a stack asks for the minimum and the
/// maximum of each child before it offers a share.
extension LayoutRows {
  /// The "peer" is Calque itself with a thousand times as many nodes: the ratio shows how much more
  /// a node costs there.
  static var deepLayout: Benchmark {
    Benchmark(
      title: "first layout, deep stacks of 127 texts and stacks, a node", id: "deep-layout",
      unit: .time(of: "a node"), atLeast: nil
    ) {
      (deepWorkload("Calque", depth: 6), deepWorkload("Calque, 131,071", depth: 16))
    }
  }

  /// Only the large one, for its instructions.
  static var deepestLayout: Benchmark {
    Benchmark(
      title: "first layout, deep stacks of 131,071 texts and stacks, a node", id: "deepest-layout",
      unit: .time(of: "a node"), atLeast: nil
    ) {
      (deepWorkload("Calque", depth: 16), nil)
    }
  }

  static var figures: [Figure] {
    [
      Figure(title: "memory of that table, bytes a node", id: "layout-memory") {
        memory { Table(seed: 1).tree }
      },
      Figure(title: "memory of that deep tree, bytes a node", id: "deep-layout-memory") {
        memory { deepTree(6) }
      },
    ]
  }

  private static func memory(_ make: () -> LayoutTree) -> Double {
    let tree = make()
    tree.layout(proposal)
    return Double(tree.memoryUse) / Double(tree.nodeCount)
  }

  private static func deepWorkload(_ name: String, depth: Int) -> Benchmark.Workload {
    let tree = DeepBox()
    return Benchmark.Workload(
      name: name, operations: (2 << depth) - 1, setUp: { tree.value = deepTree(depth) },
      run: { blackHole(tree.value?.layout(proposal).height) })
  }

  private final class DeepBox {
    var value: LayoutTree?
  }

  /// Returns a binary tree of rows in columns in rows, each with some padding, around texts.
  private static func deepTree(_ depth: Int) -> LayoutTree {
    let tree = LayoutTree(direction: .leftToRight)
    var random = Random(state: 1)
    func add(_ depth: Int, to parent: LayoutNode?) {
      guard depth > 0 else {
        tree.append(.measured(WrappingLeaf(width: Double(20 + random.next(60)))), to: parent)
        return
      }
      let padding = tree.append(
        .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)), to: parent)
      let stack = tree.append(
        depth.isMultiple(of: 2) ? .vstack(.center, spacing: 0) : .hstack(.center, spacing: 0),
        to: padding)
      add(depth - 1, to: stack)
      add(depth - 1, to: stack)
    }
    add(depth, to: nil)
    tree.finish()
    return tree
  }
}
