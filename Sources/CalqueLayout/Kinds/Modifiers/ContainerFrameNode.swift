extension LayoutElement {
  /// A frame whose lengths are made of those of the container around.
  package static func containerFrame(_ frame: ContainerFrame) -> LayoutElement {
    LayoutElement(ContainerFrameNode.kind, object: ContainerFrameNode.Content(frame))
  }
}

/// A frame whose lengths come and go with its container; all else is that of a frame.
enum ContainerFrameNode: ModifierBehavior {
  static let kind = NodeKind(ContainerFrameNode.self)
  static let name = "frame"
  static let contentBounds = ContentBounds.frame

  final class Content {
    let frame: ContainerFrame

    init(_ frame: ContainerFrame) {
      self.frame = frame
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    guard let content = element.object as? Content else { return }
    node.keep(content)
    update(node, content.frame)
    content.frame.region.add(node.index, of: node.tree) { tree, index in
      containerChanged(Node(tree, index))
    }
  }

  /// Gives the frame the lengths that its container has now.
  private static func update(_ node: Node, _ frame: ContainerFrame) {
    node.setFrame(
      Double(given: frame.width()), Double(given: frame.height()), "containerRelativeFrame")
  }

  /// What is kept of the nodes between the frame and its container is no longer true.
  private static func containerChanged(_ node: Node) {
    let frame = node.object(Content.self).frame
    let (width, height) = (node.frameWidth, node.frameHeight)
    update(node, frame)
    let isSame =
      node.frameWidth.bitPattern == width.bitPattern
      && node.frameHeight.bitPattern == height.bitPattern
    if !isSame { node.tree.forget(from: node.index, upTo: frame.region) }
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    FrameNode.size(node, proposal)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    FrameNode.childPlace(
      node, proposal, size, alignment: node.object(Content.self).frame.alignment)
  }

  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.remembered(key, node.index, proposal) {
      node.movedGuide(key, proposal) { childPlace(node, proposal, $0) }
    }
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    FrameNode.spacing(node, on: edges)
  }
}
