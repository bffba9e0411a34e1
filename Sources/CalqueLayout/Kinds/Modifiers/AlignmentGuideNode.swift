package import Foundation

extension LayoutElement {
  /// An explicit place of a guide, from the leading top corner of the child; see the `key` of
  /// `HorizontalAlignment` and `VerticalAlignment`.
  package static func alignmentGuide(
    _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutElement {
    LayoutElement(AlignmentGuideNode.kind, object: AlignmentGuideNode.Content(key, value))
  }
}

enum AlignmentGuideNode: PassBehavior {
  static let kind = NodeKind(AlignmentGuideNode.self)
  static let name = "alignmentGuide"
  static let flags = NodeFlags.setsGuide

  final class Content {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
      self.key = key
      self.value = value
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    if let content = element.object { node.keep(content) }
  }

  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    let content = node.object(Content.self)
    guard content.key == key else { return nil }
    let (tree, child) = (node.tree, node.index + 1)
    let size = tree.measure(child, proposal.width, proposal.height)
    let value = Double(content.value(tree.dimensions(of: child, proposal, size)))
    return tree.accepted(guide: value, node.index)
  }
}
