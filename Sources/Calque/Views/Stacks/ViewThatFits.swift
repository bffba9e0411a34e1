public import CalqueLayout

/// The first of its views that fits into what is proposed; the last if none does.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the view has to fit.
  ///   - content: The views, the best one first.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  /// Writes all the views; the layout places one of them.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.viewThatFits(axes)) { content._emit(into: emitter) }
  }
}
