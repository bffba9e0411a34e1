import CalqueDrawing
import CalqueLayout
import Foundation

/// Changes how a view looks by its place, which is known once it is painted.
final class VisualEffectPaint: PaintFacet, PresentationFacet {
  let name: LayoutName? = "visualEffect"
  let changesSide = true
  let leavesOrderInside = true
  /// What does the changes for a place, the innermost first.
  private let effects: @MainActor (GeometryProxy) -> [any PaintFacet]
  private weak var scene: ViewScene?
  private var node: LayoutNode?

  nonisolated init(_ effects: @escaping @MainActor (GeometryProxy) -> [any PaintFacet]) {
    self.effects = effects
  }

  func subscenes(in frame: CGRect) -> [Subscene] { [] }
  var appearances: [AppearanceAction] { [] }

  func place(_ node: LayoutNode, in scene: ViewScene) {
    (self.node, self.scene) = (node, scene)
  }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    false
  }

  private var current: [any PaintFacet] {
    guard let scene, let node, scene.tree.isPlaced(node) else { return [] }
    return effects(GeometryProxy(of: node, in: scene))
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    paint(current[...], frame, on: &painter, inside: inside)
  }

  private func paint(
    _ facets: ArraySlice<any PaintFacet>, _ frame: CGRect, on painter: inout Painter,
    inside: (inout Painter) -> Void
  ) {
    guard let outermost = facets.last else { return inside(&painter) }
    outermost.paint(frame, on: &painter) {
      paint(facets.dropLast(), frame, on: &$0, inside: inside)
    }
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    var role = InkRole.none
    for facet in current.reversed() {
      if case .hidesInside = facet.survey(frame, &context) { role = .hidesInside }
    }
    return role
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    var transform = CGAffineTransform.identity
    for facet in current {
      switch facet.hit(point, in: frame) {
      case .nothing: return .nothing
      case .moved(let step): transform = transform.concatenating(step)
      case .inside, .content: continue
      }
    }
    return .moved(by: transform)
  }
}

/// A modifier whose effects depend on the place of its view.
private struct VisualEffectModifier {
  let effects: @MainActor (GeometryProxy, _ mirrors: Bool) -> [any PaintFacet]
}

extension VisualEffectModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let mirrors = LayoutDirectionBehavior.mirrors.isMirrored(
      in: emitter.environment.layoutDirection)
    let effects = effects
    // Each view of a group has a place of its own.
    emitter.wrapEach {
      let paint = VisualEffectPaint { effects($0, mirrors) }
      var details = NodeDetails()
      details.presentation = paint
      return NodeContent(.identity, paint: paint, details: details)
    } content: {
      content._emit(into: emitter)
    }
  }
}

nonisolated extension View {
  /// Changes how the view looks by its place.
  ///
  /// - Parameter effect: Makes the changes; it gets the geometry that the view has without them.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    visualEffects { effect(EmptyVisualEffect(), $0)._steps.facets(mirrors: $1) }
  }

  /// Changes how the view looks by its place.
  func visualEffects(
    _ effects: @escaping @MainActor (GeometryProxy, _ mirrors: Bool) -> [any PaintFacet]
  ) -> some View {
    modifier(VisualEffectModifier(effects: effects))
  }
}
