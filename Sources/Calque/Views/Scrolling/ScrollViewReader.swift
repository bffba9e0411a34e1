public import CalqueLayout

/// A view whose content can scroll the scroll views and lists in it to views of an id.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  /// Writes the content.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let scope = emitter.storage.cell(at: emitter.identity.child(.part(.scrollScope))) {
      ScrollScope()
    }
    // Nodes that are written again in place keep their ports, which may not be written again.
    if emitter.draft.update == nil { scope.begin(in: outer.scrollScope) }
    emitter.environment.scrollScope = scope
    // A reader in the content has a scope of its own.
    let identity = emitter.identity
    emitter.identity = identity.child(.part(.scrolledContent))
    content(ScrollViewProxy(scope: scope, storage: emitter.storage))._emit(into: emitter)
    (emitter.environment, emitter.identity) = (outer, identity)
  }
}

/// Scrolls the scroll views of a ``ScrollViewReader``.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  let scope: ScrollScope
  let storage: StateStorage

  /// Scrolls the first scroll view that has a view of an id. It happens when the actions that run
  /// now are done and their changes are laid out. In `withAnimation(_:_:)`, the scroll view moves
  /// there by the clock of the host: ``ViewHost/advance(by:)``.
  ///
  /// - Parameters:
  ///   - id: The id that ``View/id(_:)`` or a ``ForEach`` gave to the view. It need not be visible.
  ///   - anchor: The point of the view that meets the same point of what is visible; `nil` scrolls
  ///     no further than to make the view visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    storage.scrollRequests.append(
      ScrollRequest(scope: scope, target: .view(id: AnyHashable(id), anchor)))
  }
}
