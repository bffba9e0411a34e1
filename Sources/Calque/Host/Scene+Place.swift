import CalqueLayout
import Foundation

extension Scene {
  /// Where a node whose content is made after the layout is, and what is around it.
  func geometry(of node: LayoutNode) -> GeometryPlace {
    var spaces: [PlacedSpace] = []
    var around = tree.parent(of: node)
    while let here = around {
      let names = spaceNames(of: here)
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

  private func spaceNames(of node: LayoutNode) -> [AnyHashable] {
    switch drawings[Int(node.index)] {
    case .space(let space): return [space.name]
    case .effect(.scroll):
      let axes = scrolls.first { $0.node == node }?.port.axes ?? .vertical
      return [AnyHashable(NamedCoordinateSpace.ScrollView.any)]
        + Axis.allCases.filter { axes.contains(Axis.Set($0)) }
        .map { AnyHashable(NamedCoordinateSpace.ScrollView.along($0)) }
    default: return []
    }
  }
}
