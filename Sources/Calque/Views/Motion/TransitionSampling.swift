import CalqueDrawing
import CalqueLayout
import Foundation

/// What a modifier does to a view: how it is painted, and where it is.
private struct SampledModifier {
  /// What the nodes around the view paint, the outermost first.
  let paints: [(any PaintFacet)?]
  /// Where the view is.
  let origin: CGPoint
}

extension ViewEmitter {
  /// How a view comes and goes that is modified in one way while it is away, and in another one
  /// while it is there: the drawing effects of both are mixed, and a distance is a way. Where they
  /// do not fit together, the view fades.
  func effects(
    away: (AnyView) -> AnyView, there: (AnyView) -> AnyView
  ) -> [TransitionEffect] {
    guard let first = sample(away), let last = sample(there),
      first.paints.count == last.paints.count
    else { return [.opacity] }
    var pairs: [TransitionEffect.Mix] = []
    for (from, to) in zip(first.paints, last.paints) {
      guard from != nil || to != nil else { continue }
      guard let from = from ?? (to as? any NeutralPaint)?.neutral,
        let to = to ?? (from as? any NeutralPaint)?.neutral
      else { return [.opacity] }
      pairs.append(TransitionEffect.Mix(away: from, there: to))
    }
    let way = CGSize(
      width: first.origin.x - last.origin.x, height: first.origin.y - last.origin.y
    ).turned(in: environment.layoutDirection)
    if pairs.isEmpty, way == .zero { return [.opacity] }
    return [.offset { _ in way }] + (pairs.isEmpty ? [] : [.mixes(pairs)])
  }

  /// Applies a modifier to a view without content, in a tree of its own.
  private func sample(_ modify: (AnyView) -> AnyView) -> SampledModifier? {
    let name = "transition probe"
    let outer = identity
    identity = outer.child(.part(.sample))
    let draft = emitUnseen {
      emitDetached(.frame(width: 100, height: 100, alignment: .topLeading)) {
        modify(AnyView(Color.clear.accessibilityIdentifier(name)))._emit(into: self)
      }
    }
    identity = outer
    let found = draft.nodes.indices.first {
      draft.nodes[$0].details?.meaning?.identifier == name
    }
    guard let found else { return nil }
    draft.tree.layout(ProposedViewSize(width: 100, height: 100))
    let probe = LayoutNode(index: UInt32(found))
    guard draft.tree.isPlaced(probe) else { return nil }
    var paints: [(any PaintFacet)?] = []
    var here = draft.tree.parent(of: probe)
    while let node = here, node.index > 0 {
      paints.append(draft[node].paint)
      here = draft.tree.parent(of: node)
    }
    return SampledModifier(
      paints: paints.reversed(), origin: draft.tree.frame(of: probe).origin)
  }
}

extension ViewIdentity.Part {
  fileprivate static let sample = Self("transitionSample")
}
