import CalqueLayout

/// What a node is called in the description of a layout.
package struct LayoutName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name; empty for a modifier that only passes its view on.
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.init(text) }

  /// A modifier that only passes its view on.
  package static let identity: LayoutName = ""
}

extension LayoutElement {
  /// What the layout calls the node.
  var name: LayoutName { LayoutName(kind.name) }
}
