package import Foundation

/// What a node of a layout tree is. Modifiers have one child, leaves none.
///
/// Lengths are in points. A container with a single child and a modifier that does not change the
/// layout cost nothing but their place in the arena. Views that make no node, such as `EmptyView`,
/// are not appended at all.
package enum LayoutElement {
  // Leaves
  /// A leaf that has the same size for every proposal.
  case fixedLeaf(CGSize)
  /// A color or a shape: the proposal, 10 where nothing is proposed.
  case flexibleLeaf
  /// A circle: a square of the smaller proposed length.
  case squareLeaf
  /// Grows along the stack that it stands in, along both axes outside of stacks.
  case spacer(minLength: CGFloat?)
  case divider
  /// A divider that is so thick, in points, whatever a pixel is.
  case line(CGFloat)
  case measured(any MeasuredLeaf)

  // Modifiers without an influence on the layout
  case identity
  /// The order of drawing; the layout ignores it.
  case zIndex(Double)
  /// What is inside runs beyond those of the edges of its safe area that it touches. The size is
  /// what it is without that.
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  /// The direction of everything below. The node itself is placed in the direction of its parent.
  case direction(LayoutDirection)

  // Modifiers
  case padding(EdgeInsets)
  /// Padding that `ignoresSafeArea` inside may run into.
  case safeAreaPadding(EdgeInsets, SafeAreaRegions)
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case containerFrame(ContainerFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(CGSize)
  case position(CGPoint)
  case aspectRatio(CGFloat?, ContentMode)
  /// An explicit place of a guide, from the leading top corner of the child; see the `key` of
  /// `HorizontalAlignment` and `VerticalAlignment`.
  case alignmentGuide(AlignmentKey, (ViewDimensions) -> CGFloat)
  case layoutPriority(Double)
  case layoutValue(ObjectIdentifier, Any)
  /// The first child is the layout; the others are proposed its size and lie above it.
  case overlay(Alignment)
  /// The first child is the layout; the others are proposed its size and lie below it.
  case background(Alignment)
  case gridCell(GridCell)
  /// Something along the axis from the back to the front; the other axes ignore it.
  case depth(DepthRule)

  // Containers
  case hstack(VerticalAlignment, spacing: CGFloat?)
  case vstack(HorizontalAlignment, spacing: CGFloat?)
  case zstack(Alignment)
  /// Rows are `gridRow` children; every other child spans all columns.
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  case gridRow(VerticalAlignment?)
  /// Lays out the first child whose ideal size fits; the others are not placed.
  case viewThatFits(Axis.Set)
  /// Takes the proposal; the children lie at its top leading corner. The closure is called when
  /// the size is known, so that what depends on it can be built and laid out then.
  case geometryReader(((CGSize) -> Void)?)
  /// The first child is the content, the second one stands at an edge and takes its space away.
  case safeAreaInset(Edge, Alignment, spacing: CGFloat?)
  /// A layout of the user's; build it with `LayoutElement.layout`.
  case custom(CustomLayout)
}

extension LayoutElement {
  /// The element of a layout value. The layouts of stacks and grids become the native containers.
  ///
  /// - Parameter place: keeps the cache of the layout when the tree is made anew.
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
    default: .custom(CustomLayout(layout, place: place))
    }
  }
}
