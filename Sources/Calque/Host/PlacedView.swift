public import CalqueLayout
public import Foundation

/// A view of a host that was laid out: what it is and where.
public struct PlacedView: Hashable, Sendable {
  /// What the view is, as ``ViewHost/layoutDescription`` names it: `Text`, `HStack`, `padding`;
  /// `view` for a modifier that has an identifier and passes its view on.
  public let kind: String
  /// Where it is in points, x to the right from the host's left edge, not rounded.
  public let frame: CGRect
  /// Where it is between the back and the front of the host.
  public let depthFrame: DepthFrame
  /// What it shows, if it is a text.
  public let text: String?
  /// The name that ``View/accessibilityIdentifier(_:)`` gave it.
  public package(set) var identifier: String?
  /// How many views of the list it is inside of.
  public let depth: Int
  /// The name of the symbol that it shows, if it does.
  package let symbol: String?
  /// Whether the symbol is wrong because something around it is turned over, as in a mirror.
  package let isTurnedOver: Bool
  /// Whether it is a text in a field, whose side is that of the language that it is written in.
  package let isInput: Bool
}

extension ViewHost {
  /// The views that are laid out, each before those inside of it. Modifiers that only pass their
  /// view on are left out.
  public var placedViews: [PlacedView] {
    var views: [PlacedView] = []
    collect(scene, at: origin, depth: 0, ViewSide(), into: &views)
    return views
  }

  private func collect(
    _ scene: ViewScene, at origin: CGPoint, depth: Int, _ side: ViewSide,
    into views: inout [PlacedView]
  ) {
    guard scene.tree.nodeCount > 0 else { return }
    collect(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size),
      depth: depth, side, into: &views)
  }

  private func collect(
    _ node: LayoutNode, of scene: ViewScene, in room: CGRect, depth: Int, _ side: ViewSide,
    into views: inout [PlacedView]
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let facets = scene.draft[node]
    if facets.paint?.isShown == false { return }
    let frame = scene.shownFrame(of: node, in: room)
    let identifier = facets.details?.meaning?.identifier
    var (depth, side) = (depth, side)
    side.enter(facets.paint, frame)
    if facets.details?.meaning?.role == .textField { side.isInField = true }
    if facets.name != .identity || identifier != nil {
      views.append(
        PlacedView(
          kind: facets.name == .identity ? "view" : facets.name.text,
          frame: frame, depthFrame: scene.depthFrame(of: node), text: facets.paint?.text,
          identifier: identifier, depth: depth,
          symbol: facets.paint?.symbol,
          isTurnedOver: side.isWrong(for: facets.paint),
          isInput: side.isInField && facets.paint?.text != nil))
      depth += 1
    }
    for child in scene.tree.children(of: node) {
      collect(child, of: scene, in: frame, depth: depth, side, into: &views)
    }
    for inner in scene.subscenes(of: node, frame) {
      collect(inner.scene, at: inner.origin, depth: depth, side, into: &views)
    }
  }
}

/// Which side of a view is seen.
private struct ViewSide {
  private var isBack = false
  private var isHidden = false
  var isInField = false

  /// Whether its left side is at the right, as in a mirror and after half a turn.
  private var isReversed = false

  /// Whether what is painted is wrong on this side.
  func isWrong(for paint: (any PaintFacet)?) -> Bool {
    guard let paint, !isHidden else { return false }
    return isBack && paint.isWrongTurnedOver
      || isReversed && paint.symbol.map(TurnedSymbol.namesSide) == true
  }

  @MainActor mutating func enter(_ paint: (any PaintFacet)?, _ frame: CGRect) {
    guard let paint, paint.changesSide else { return }
    switch paint.hit(CGPoint(x: frame.midX, y: frame.midY), in: frame) {
    case .nothing: isHidden = true
    case .moved(let t):
      if t.a * t.d - t.b * t.c < 0 { isBack.toggle() }
      if t.a < 0, abs(t.b) < -t.a / 4 { isReversed.toggle() }
    case .inside, .content: break
    }
  }
}
