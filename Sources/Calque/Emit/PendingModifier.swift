package import CalqueLayout

/// A modifier that waits for the nodes that it applies to.
struct PendingModifier {
  enum Kind {
    /// A node around the view.
    case node(NodeContent)
    /// A node around each view, made for it.
    case each(() -> NodeContent)
    /// A node around the view, with more views beside it: an overlay or a background.
    case beside(NodeContent, content: @MainActor (ViewEmitter) -> Void)
    /// Something that a node is given; it makes no node.
    case annotation(any NodeAnnotation)
  }

  let kind: Kind
  let environment: EnvironmentValues
  let identity: ViewIdentity

  /// What the modifier is called in reports.
  var name: String {
    switch kind {
    case .node(let node), .beside(let node, _): node.name.text
    case .annotation, .each: "a modifier"
    }
  }
}

/// What a node is made of: what it is in the layout, and its facets.
package struct NodeContent {
  let element: LayoutElement
  let paint: (any PaintFacet)?
  let details: NodeDetails?

  package init(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, details: NodeDetails? = nil
  ) {
    self.element = element
    self.paint = paint
    self.details = details
  }

  /// What the node is called in descriptions.
  var name: LayoutName { paint?.name ?? element.name }
}

/// Something that a modifier gives to the next node inside of it, without a node of its own: a
/// name, an action, something that only the container needs.
package protocol NodeAnnotation {
  /// Changes what the node has.
  func annotate(_ details: inout NodeDetails?)
  /// Called once for each view that the modifier applies to.
  ///
  /// - Parameter number: A number that no other modifier around the view has.
  @MainActor func willEmit(into emitter: ViewEmitter, number: Int)
}

extension NodeAnnotation {
  package func annotate(_ details: inout NodeDetails?) {}
  package func willEmit(into emitter: ViewEmitter, number: Int) {}
}
