import CalqueDrawing
import CalqueLayout
import Foundation

// The pass "paint": the facets of the nodes paint, from the back to the front.
extension ViewScene {
  /// Paints the scene with its top left corner at a point.
  func paint(at origin: CGPoint, on painter: inout Painter) {
    guard tree.nodeCount > 0 else { return }
    paint(LayoutNode(index: 0), in: CGRect(origin: origin, size: size), on: &painter)
  }

  private func paint(_ node: LayoutNode, in room: CGRect, on painter: inout Painter) {
    guard tree.isPlaced(node) else { return }
    let frame = shownFrame(of: node, in: room)
    if !shown.isEmpty, let now = shown[node], !now.effects.isEmpty {
      return now.effects.paint(now.presence, frame, on: &painter) {
        paintNode(node, frame, on: &$0)
      }
    }
    paintNode(node, frame, on: &painter)
  }

  private func paintNode(_ node: LayoutNode, _ frame: CGRect, on painter: inout Painter) {
    let facets = draft[node]
    let direction: Drawing.Tag.Direction =
      tree.direction(of: node) == .rightToLeft ? .rightToLeft : .leftToRight
    let meaning = facets.details?.meaning
    guard let paint = self.paint(of: node) else {
      guard let tag = meaning?.tag(frame, direction) else {
        return paintInside(node, frame, on: &painter)
      }
      return painter.group(.tag(tag)) { paintInside(node, frame, on: &$0) }
    }
    if paint.isViewport {
      let around = surroundings(of: node)
      paint.extend(
        below: around.keyboard.bottom > 0 ? 0 : around.container.bottom,
        above: around.container.top)
    }
    guard let tag = paint.tag(meaning, frame, direction) else {
      return paint.paint(frame, on: &painter) { paintInside(node, frame, on: &$0) }
    }
    painter.group(.tag(tag)) { painter in
      paint.paint(frame, on: &painter) { paintInside(node, frame, on: &$0) }
    }
  }

  private func paintInside(_ node: LayoutNode, _ frame: CGRect, on painter: inout Painter) {
    paintLeaving(node, inFront: false, on: &painter)
    for child in paintOrder(of: node) { paint(child, in: frame, on: &painter) }
    for inner in subscenes(of: node, frame) { inner.scene.paint(at: inner.origin, on: &painter) }
    paintLeaving(node, inFront: true, on: &painter)
  }

  /// Paints the views that go, in the node that they were in.
  private func paintLeaving(_ node: LayoutNode, inFront: Bool, on painter: inout Painter) {
    guard !leaving.isEmpty else { return }
    for view in leaving[node] ?? [] where view.isInFront == inFront {
      let frame = view.scene.shownFrame(of: view.node, in: view.room)
      view.effects.paint(view.presence, frame, on: &painter) {
        view.scene.paintNode(view.node, frame, on: &$0)
      }
    }
  }

  /// The children of a node in the order in which they are painted.
  func paintOrder(of node: LayoutNode) -> [LayoutNode] {
    let children = tree.children(of: node)
    guard children.count > 1 else { return children }
    if draft[node].paint?.childOrder == .firstInFront {
      return children.dropFirst() + [children[0]]
    }
    let order = children.map { zIndex(of: $0) }
    guard order.contains(where: { $0 != 0 }) else { return children }
    return zip(children, order).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// The order of painting of a child, which its outermost modifiers say.
  func zIndex(of node: LayoutNode) -> Double {
    var node = node
    while true {
      let facets = draft[node]
      if let value = facets.paint?.zIndex { return value.isNaN ? 0 : value }
      guard tree.isTransparent(node), facets.paint?.leavesOrderInside != false,
        let child = tree.children(of: node).first
      else { return 0 }
      node = child
    }
  }
}
