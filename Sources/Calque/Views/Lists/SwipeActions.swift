/// The actions that a swipe from an edge of a row shows.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

nonisolated extension View {
  /// Adds actions to a row of a list, which a swipe shows: ``ViewHost/swipe(_:from:isFull:)``.
  ///
  /// The first action is at the edge. A row with actions has no Delete action of its own; more than
  /// one modifier adds to the actions of an edge.
  ///
  /// - Parameters:
  ///   - edge: Where the swipe begins.
  ///   - allowsFullSwipe: Whether a long swipe does the first action.
  ///   - content: Buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return modifier(AnnotationModifier(RowTrait { $0.swipeActions.insert(actions, at: 0) }))
  }
}
