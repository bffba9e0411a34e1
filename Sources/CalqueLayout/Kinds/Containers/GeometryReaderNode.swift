package import Foundation

extension LayoutElement {
  /// Takes the proposal; the children lie at its top leading corner. The closure is called when
  /// the size is known, so that what depends on it can be built and laid out then.
  package static func geometryReader(_ body: ((CGSize) -> Void)?) -> LayoutElement {
    LayoutElement(GeometryReaderNode.kind, object: GeometryReaderNode.Content(body))
  }
}

enum GeometryReaderNode: ContainerBehavior {
  static let kind = NodeKind(GeometryReaderNode.self)
  static let name = "GeometryReader"
  static let contentBounds = ContentBounds.frame
  static let flags: NodeFlags = [.orientsChildren, .worksWithoutChildren]

  final class Content {
    let body: ((CGSize) -> Void)?

    init(_ body: ((CGSize) -> Void)?) {
      self.body = body
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    if let content = element.object { node.keep(content) }
  }

  /// There is nothing to keep: the answer is the question.
  static func derive(_ traits: inout NodeTraits, _ node: Node) {}

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    LayoutTree.flexibleSize(proposal.width, proposal.height)
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    if let body = node.object(Content.self).body { body(size.size) }
    let offered = Proposal(size.width, size.height)
    for child in node.children {
      let answer = node.measure(child, offered)
      node.place(child, ChildPlace(proposal: offered, size: answer, x: 0, y: 0), in: size)
    }
  }

  /// What is inside is not seen by the guides around.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? { nil }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing { ViewSpacing() }
}
