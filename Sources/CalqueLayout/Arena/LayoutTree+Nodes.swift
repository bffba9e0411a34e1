package import Foundation

extension LayoutTree {
  /// The number of nodes.
  package var nodeCount: Int { count }

  /// The frame of a node in points, `x` to the right and `y` down from the top left corner of the
  /// root.
  package func frame(of node: LayoutNode) -> CGRect {
    var index = Int(node.index)
    let own = frames[index]
    var x = own.x
    var y = own.y
    while nodes[index].parent != .max {
      index = Int(nodes[index].parent)
      x += frames[index].x
      y += frames[index].y
    }
    return CGRect(finite: x, y, own.width, own.height)
  }

  /// The frame of a node relative to the top left corner of its parent.
  package func frameInParent(of node: LayoutNode) -> CGRect {
    let frame = frames[Int(node.index)]
    return CGRect(finite: frame.x, frame.y, frame.width, frame.height)
  }

  /// Whether the last layout gave the node a place: all but what a `viewThatFits` left out.
  package func isPlaced(_ node: LayoutNode) -> Bool {
    var index = node.index
    while index != .max {
      if nodes[Int(index)].flags.contains(.hidden) { return false }
      index = nodes[Int(index)].parent
    }
    return true
  }

  package func parent(of node: LayoutNode) -> LayoutNode? {
    let parent = nodes[Int(node.index)].parent
    return parent == .max ? nil : LayoutNode(index: parent)
  }

  /// The children of a node in the order in which they were appended.
  package func children(of node: LayoutNode) -> [LayoutNode] {
    finish()
    return (0..<Int(nodes[Int(node.index)].childCount)).reduce(into: []) { result, _ in
      let next = result.last.map { nodes[Int($0.index)].end } ?? node.index + 1
      result.append(LayoutNode(index: next))
    }
  }

  /// The direction in which a node places what is inside.
  package func direction(of node: LayoutNode) -> LayoutDirection {
    nodes[Int(node.index)].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }
}

extension CGRect {
  /// Creates a frame with 0 for sums of very large lengths, which are not finite.
  @inline(__always)
  fileprivate init(finite x: Double, _ y: Double, _ width: Double, _ height: Double) {
    if (x + y + width + height).isFinite {
      self.init(x: x, y: y, width: width, height: height)
    } else {
      self.init(
        x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: width.isFinite ? width : 0,
        height: height.isFinite ? height : 0)
    }
  }
}
