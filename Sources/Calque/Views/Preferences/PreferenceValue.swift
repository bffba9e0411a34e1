public import CalqueLayout
import Foundation

nonisolated extension View {
  /// Puts views before this view that are made of what the views inside tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceBeside<K, V>(alignment: alignment, isBehind: false, content: transform))
  }

  /// Puts views behind this view that are made of what the views inside tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceBeside<K, V>(alignment: alignment, isBehind: true, content: transform))
  }
}

private struct PreferenceBeside<Key: PreferenceKey, Beside: View> {
  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Beside
}

extension PreferenceBeside: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let element: LayoutElement = isBehind ? .background(alignment) : .overlay(alignment)
    let (alignment, make) = (alignment, self.content)
    emitter.wrap(element, paint: isBehind ? BackgroundPaint() : nil) { emitter in
      let subtree = PreferenceSubtree<Key>(emitter) { value, size, emitter in
        emitter.emit(.frame(width: size.width, height: size.height, alignment: alignment)) {
          emitter.emit(.zstack(alignment)) { make(value)._emit(into: emitter) }
        }
      }
      emitter.emit(.geometryReader(nil)) {
        emitter.changeParent { $0.change { $0.presentation = subtree } }
      }
    } content: {
      content._emit(into: emitter)
    }
  }
}

/// The views that are made of what the view beside them tells, once that is placed.
private final class PreferenceSubtree<Key: PreferenceKey>: PresentationFacet {
  private let make: (Key.Value) -> DeferredSubtree
  private var value: Key.Value?
  private var inner: DeferredSubtree?

  init(
    _ emitter: ViewEmitter,
    content: @escaping @MainActor (Key.Value, CGSize, ViewEmitter) -> Void
  ) {
    let (environment, identity, depth) = (emitter.environment, emitter.identity, emitter.depth)
    make = { value in
      DeferredSubtree(
        environment: environment, identity: identity.child(.part(.preferenceValue)), depth: depth
      ) { content(value, $0, $1) }
    }
  }

  /// Makes the views again if the view beside them tells something else now.
  private func refresh(_ node: LayoutNode, in scene: ViewScene) {
    guard let parent = scene.tree.parent(of: node),
      let base = scene.tree.children(of: parent).first(where: { _ in true })
    else { return }
    let new = scene.preferences(of: base)[Key.self]
    if let value, InputComparison.areEqual(value, new) { return }
    value = new
    inner = make(new)
  }

  func place(_ node: LayoutNode, in scene: ViewScene) {
    refresh(node, in: scene)
    inner?.place(node, in: scene)
  }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    // Rows inside of the view beside may have been made since.
    place(node, in: scene)
    return inner?.reveal(node, in: scene, &ports) ?? false
  }

  func subscenes(in frame: CGRect) -> [Subscene] { inner?.subscenes(in: frame) ?? [] }
  var appearances: [AppearanceAction] { inner?.appearances ?? [] }
  func hasTarget(_ id: AnyHashable) -> Bool { inner?.hasTarget(id) ?? false }
}

extension ViewIdentity.Part {
  fileprivate static let preferenceValue = Self("preferenceValue")
}
