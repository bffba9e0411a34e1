/// The views that a custom layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
  /// A subview.
  public typealias Element = LayoutSubview
  /// Positions count from 0.
  public typealias Index = Int
  /// Some of the subviews are such a collection as well.
  public typealias SubSequence = LayoutSubviews

  let tree: LayoutTree
  let nodes: ArraySlice<UInt32>

  /// The direction of the container. Layouts need not look at it: they place from the leading
  /// edge, and the container is mirrored afterwards.
  public var layoutDirection: LayoutDirection

  /// The position of the first subview.
  public var startIndex: Int { nodes.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { nodes.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, index: Int(nodes[index]))
  }

  /// The subviews at some positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(tree: tree, nodes: nodes[bounds], layoutDirection: layoutDirection)
  }

  /// The views at some indices, in the order of the indices.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(
      tree: tree, nodes: ArraySlice(indices.map { nodes[$0] }), layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both hold the same subviews in the same order and direction.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.tree === b.tree && a.nodes == b.nodes && a.layoutDirection == b.layoutDirection
  }
}
