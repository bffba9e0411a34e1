public import Foundation

/// A button, or another view with an action or a gesture, and the area in which it can be touched.
public struct TouchArea: Hashable, Sendable {
  /// The name of the view, or of the nearest view around that has one.
  public let identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself.
  public let path: [String]
  /// Where the view is, in points from the host's top left corner.
  public let frame: CGRect
  /// How far its touched area reaches through the middle of the view along each axis, in points.
  /// It is measured up to ``measuredLength``; a longer area has that length.
  public let size: CGSize
  /// Whether the view itself says how large the area is, as a button does. Switches and fields have
  /// the size that the platform gives them.
  public let isOwnSize: Bool
  /// Whether it is disabled.
  public let isDisabled: Bool
  /// Whether it is in a scroll view.
  public let isScrolled: Bool
  /// What is in front of its middle: an identifier, a text or kinds of views; `nil` if nothing is,
  /// or something that is presented, such as a sheet, or that it is scrolled under.
  public let cover: String?

  /// Areas are measured up to this length, in points: the least that Apple's Human Interface
  /// Guidelines ask for on iOS ("Buttons", "Accessibility").
  public static let measuredLength: CGFloat = 44
}

extension ViewHost {
  /// The views that have an action or a gesture and are seen, in the order of the views.
  public var touchAreas: [TouchArea] {
    let scene = scene
    return scene.hitPaths(at: origin) { node in
      guard let input = node.details?.input, input.port == nil else { return false }
      return input.action != nil || input.gesture != nil || input.isDisabled
    }.compactMap { touchArea(along: $0, in: scene) }
  }

  private func touchArea(along way: [HitNode], in scene: ViewScene) -> TouchArea? {
    guard let node = way.last, let input = node.details?.input, !node.frame.isEmpty,
      way.allSatisfy({ $0.scene.paint(of: $0.node)?.isShown != false })
    else { return nil }
    let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      .applying(node.toLocal.inverted())
    let path = node.scene.path(to: node.node)
    let corner = node.frame.origin.applying(node.toLocal.inverted())
    let end = CGPoint(x: node.frame.maxX, y: node.frame.maxY).applying(node.toLocal.inverted())
    return TouchArea(
      identifier: path.identifier, path: path.kinds,
      frame: CGRect(
        x: min(corner.x, end.x), y: min(corner.y, end.y), width: abs(end.x - corner.x),
        height: abs(end.y - corner.y)),
      size: touchSize(around: middle, along: way),
      isOwnSize: input.touchSize == .view
        && !way.contains { $0.details?.input?.touchSize == .platform },
      isDisabled: input.isDisabled,
      isScrolled: way.contains { $0.scene.draft[$0.node].paint?.isViewport == true },
      cover: cover(of: way, at: middle, in: scene))
  }

  private func touchSize(around middle: CGPoint, along way: [HitNode]) -> CGSize {
    guard let node = way.last, node.scene.takesTouch(at: middle, along: way) else {
      return .zero
    }
    let scene = node.scene
    func reach(_ direction: CGVector) -> CGFloat {
      func takes(_ distance: CGFloat) -> Bool {
        let point = CGPoint(
          x: middle.x + direction.dx * distance, y: middle.y + direction.dy * distance)
        return scene.takesTouch(at: point, along: way)
      }
      let most = TouchArea.measuredLength / 2
      // The trailing and the bottom edge are outside of a view.
      if takes(most - 0.01) { return most }
      var (inside, outside) = (CGFloat(0), most)
      // Most areas end where the view does.
      let edge = abs(
        direction.dx * node.frame.width / 2 + direction.dy * node.frame.height / 2)
      if edge > 0.02, edge < most, takes(edge - 0.02) {
        if !takes(edge + 0.02) { return edge }
        inside = edge
      }
      while outside - inside > 0.05 {
        let distance = (inside + outside) / 2
        if takes(distance) { inside = distance } else { outside = distance }
      }
      return (inside + outside) / 2
    }
    func length(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let sum = reach(CGVector(dx: dx, dy: dy)) + reach(CGVector(dx: -dx, dy: -dy))
      return (sum * 10).rounded() / 10
    }
    return CGSize(width: length(1, 0), height: length(0, 1))
  }

  private func cover(of way: [HitNode], at middle: CGPoint, in scene: ViewScene) -> String? {
    guard let node = way.last, isInSight(middle, along: way) else { return nil }
    let path = hitPath(at: middle, in: scene)
    if path.isEmpty || path.contains(where: { $0.isSame(as: node) }) { return nil }
    guard layer(of: path) == layer(of: way) else { return nil }
    if let viewport = way.last(where: { $0.scene.draft[$0.node].paint?.isViewport == true }),
      !path.contains(where: { $0.isSame(as: viewport) })
    {
      return nil
    }
    // The point that was looked at: one between two views belongs to one of them.
    let little = CGSize(width: 1e-6, height: 1e-6).turned(in: environment.layoutDirection)
    let point = CGPoint(x: middle.x + little.width, y: middle.y + little.height)
    guard case .covered(let cover) = obstacle(at: path, to: way, point) else { return nil }
    return cover
  }

  /// The index of the presentation that nodes belong to; `nil` for the views of the host.
  func layer(of path: [HitNode]) -> Int? {
    presentations?.layers.lastIndex { layer in path.contains { $0.scene === layer.scene } }
  }
}
