import Foundation

extension LayoutElement {
  /// The element of a layout value. The layouts of stacks and grids become the native containers.
  ///
  /// - Parameter place: keeps the cache of the layout when the tree is made again.
  package static func layout<L: Layout>(
    _ layout: L, place: LayoutCachePlace? = nil
  ) -> LayoutElement {
    switch layout {
    case let stack as HStackLayout: .hstack(stack.alignment, spacing: stack.spacing)
    case let stack as VStackLayout: .vstack(stack.alignment, spacing: stack.spacing)
    case let stack as ZStackLayout: .zstack(stack.alignment)
    case let grid as GridLayout:
      .grid(
        grid.alignment, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing)
    case let any as AnyLayout: any.element(place: place)
    default:
      .custom(
        CustomLayout(layout, orientation: L.layoutProperties.stackOrientation, place: place))
    }
  }

  /// The element of a layout of this package that says more of itself than its type does.
  package static func layout<L: DescribedLayout>(
    _ layout: L, place: LayoutCachePlace? = nil
  ) -> LayoutElement {
    .custom(
      CustomLayout(
        layout, orientation: layout.orientation, region: layout.innerRegion, place: place))
  }

  /// A layout of the user's; `layout` makes it.
  static func custom(_ layout: CustomLayout) -> LayoutElement {
    LayoutElement(CustomNode.kind, object: layout)
  }
}

/// A layout whose orientation depends on its value, or which is a container for the frames inside.
package protocol DescribedLayout: Layout {
  /// The axis along which the subviews follow each other.
  var orientation: Axis? { get }
  /// Where the size is kept that frames inside are made of.
  var innerRegion: LayoutRegion? { get }
}

extension DescribedLayout {
  package var orientation: Axis? { nil }
  package var innerRegion: LayoutRegion? { nil }
}

/// A container that is laid out by a value of a type that conforms to `Layout`.
enum CustomNode: ContainerBehavior {
  static let kind = NodeKind(CustomNode.self)
  static let name = "Layout"
  static let contentBounds = ContentBounds.frame
  static let flags: NodeFlags = [.orientsChildren, .worksWithoutChildren, .tracksChanges]

  static func append(_ element: LayoutElement, _ node: Node) {
    guard let layout = (element.object as? CustomLayout)?.taken() else { return }
    node.keep(layout)
    switch layout.orientation {
    case .horizontal: node.record.pointee.flags.insert(.orientsToRow)
    case .vertical: node.record.pointee.flags.insert(.orientsToColumn)
    case nil: break
    }
    guard let region = layout.region else { return }
    node.tree.store(LayoutRegions.self).byNode[node.index] = region
    guard let outer = region.outer else { return }
    outer.add(node.index, of: node.tree) { tree, index in
      tree.forget(from: index, upTo: outer)
    }
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion([.hasGuides, .hasSpacing, .hasBaselines, .memoized])
    // Nodes were appended: it may have other subviews now.
    layout(node)?.needsUpdate = true
  }

  static func changed(_ node: Node, inside child: Int?) {
    layout(node)?.needsUpdate = true
  }

  static func layout(_ node: Node) -> CustomLayout? {
    guard node.record.pointee.kind == kind else { return nil }
    return node.object(CustomLayout.self)
  }

  private static func subviews(_ node: Node) -> LayoutSubviews {
    var list: [UInt32] = []
    list.reserveCapacity(node.childCount)
    for child in node.children { list.append(UInt32(child)) }
    return LayoutSubviews(
      tree: node.tree, nodes: ArraySlice(list),
      layoutDirection: node.tree.direction(of: LayoutNode(index: UInt32(node.index))))
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    guard let layout = layout(node) else { return .zero }
    let subviews = subviews(node)
    let size = node.tree.counting {
      layout.ready(subviews).size(proposal.viewSize, subviews)
    }
    return node.tree.accepted(size, proposal.width, proposal.height, node.index)
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    guard let layout = layout(node) else { return }
    let (tree, subviews) = (node.tree, subviews(node))
    let bounds = CGRect(origin: .zero, size: size.size)
    let record = tree.recordingPlacements {
      tree.counting { layout.ready(subviews).place(bounds, proposal.viewSize, subviews) }
    }
    for child in subviews.nodes {
      let placement = record.placement(Int(child), bounds, proposal)
      let (inner, answer) = tree.placeable(Int(child), placement.proposal)
      let origin = placement.origin(answer)
      node.place(
        Int(child), ChildPlace(proposal: inner, size: answer, x: origin.x, y: origin.y), in: size)
    }
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    guard let layout = layout(node) else { return ViewSpacing() }
    let tree = node.tree
    if tree.keepsAnswers, let known = tree.spacings[node.index] { return known }
    let subviews = subviews(node)
    let spacing = tree.counting { layout.ready(subviews).spacing(subviews) }
    tree.spacings[node.index] = spacing
    return spacing
  }

  /// A layout may set any guide.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.remembered(key, node.index, proposal) { mergedGuide(key, node, proposal) }
  }

  static func mergedGuide(
    _ key: AlignmentKey, _ node: Node, _ proposal: Proposal
  ) -> Double? {
    guard let layout = layout(node) else { return nil }
    let (tree, subviews) = (node.tree, subviews(node))
    let size = tree.measure(node.index, proposal.width, proposal.height)
    let bounds = CGRect(origin: .zero, size: size.size)
    return tree.counting {
      layout.ready(subviews).guide(key, bounds, proposal.viewSize, subviews)
    }.flatMap { tree.accepted(guide: Double($0), node.index) }
  }
}
