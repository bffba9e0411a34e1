import CalqueLayout
import Foundation

// The pass "place": where nodes are in the host. It makes what depends on it.
extension ViewScene {
  /// Has the scene know where it is now; what was made of another place is made again.
  func move(to place: ScenePlace) {
    // Readers in readers would each have all those inside of them moved again.
    if hasPlacedSubscenes, place == self.place { return }
    self.place = place
    if hasSubscenes { placeSubscenes() }
  }

  /// Makes and lays out the views inside of nodes whose content depends on their size and place.
  func placeSubscenes() {
    hasPlacedSubscenes = true
    for (node, facet) in presentations { facet.place(node, in: self) }
  }

  /// Where a node whose content is made after the layout is, and what is around it.
  func geometry(of node: LayoutNode) -> GeometryPlace {
    var spaces: [PlacedSpace] = []
    var around = tree.parent(of: node)
    while let here = around {
      let names = draft[here].details?.coordinateSpaces ?? []
      if !names.isEmpty {
        spaces.append(
          PlacedSpace(names: names, frame: hostFrame(of: here), direction: tree.direction(of: here))
        )
      }
      around = tree.parent(of: here)
    }
    let frame = hostFrame(of: node)
    let inner = ScenePlace(
      origin: frame.origin, back: place.back + tree.depthFrame(of: node).back,
      window: place.window, spaces: place.spaces + spaces.reversed())
    return GeometryPlace(
      own: PlacedSpace(frame: frame, direction: tree.direction(of: node)), place: inner,
      origin: tree.metrics.decisions.coordinateOrigin)
  }

  /// The frame of a node in the host.
  func hostFrame(of node: LayoutNode) -> CGRect {
    tree.frame(of: node).offsetBy(dx: place.origin.x, dy: place.origin.y)
  }

  /// Where a node is between back and front of the host.
  func depthFrame(of node: LayoutNode) -> DepthFrame {
    var frame = tree.depthFrame(of: node)
    frame.back += place.back
    return frame
  }

  /// How far a node may run into the safe areas around it.
  func surroundings(of node: LayoutNode) -> OuterInsets {
    let whole = tree.safeAreaReach(of: node)
    let upToContainer = tree.safeAreaReach(of: node, regions: .keyboard)
    func rest(_ edge: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      whole[keyPath: edge] - upToContainer[keyPath: edge]
    }
    return OuterInsets(
      size: .zero,
      container: EdgeInsets(
        top: rest(\.top), leading: rest(\.leading), bottom: rest(\.bottom),
        trailing: rest(\.trailing)), keyboard: upToContainer)
  }
}
