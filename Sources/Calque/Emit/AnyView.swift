/// A view whose type is hidden. A change of the hidden type is a change of the view's identity.
public struct AnyView {
  private let box: HiddenView

  var view: any View { box.view }

  /// Hides the type of a view.
  public nonisolated init<Content: View>(_ view: Content) {
    box = HiddenView(view)
  }

  /// Hides the type of a view.
  public nonisolated init<Content: View>(erasing view: Content) {
    box = HiddenView(view)
  }
}

extension AnyView: PrimitiveView {
  /// Writes the hidden view.
  public func _emit(into emitter: ViewEmitter) {
    if emitter.isTooDeep { return emitter.reportDepth(of: "AnyView") }
    let (identity, view) = (emitter.identity, view)
    emitter.identity = identity.child(.type(type(of: view)))
    emitter.depth += 1
    view._emit(into: emitter)
    emitter.depth -= 1
    emitter.identity = identity
  }
}

/// The view of an ``AnyView``.
///
/// Hidden views may be as deep inside of one another as memory allows: what is inside of one that
/// is deallocated is released after it, not while it is, which would use up the stack.
private final class HiddenView {
  private var hidden: (any View)?

  var view: any View { hidden ?? EmptyView() }

  init(_ view: any View) {
    hidden = view
  }

  deinit {
    DeferredRelease.release(&hidden)
  }
}

extension AnyView {
  /// Hides the type of a view; `nil` for an ``EmptyView``, also for one that is hidden itself.
  nonisolated init?(unlessEmpty view: some View) {
    if view is EmptyView { return nil }
    if let hidden = view as? AnyView {
      if hidden.view is EmptyView { return nil }
      self = hidden
    } else {
      self.init(view)
    }
  }
}
