import CalqueLayout
import Foundation

// Where scroll views come to rest that people have scrolled, and who is told.
extension ViewHost {
  /// How much further a scroll view comes that is let go, in points by points a second: UIKit's
  /// normal rate of deceleration keeps 0.998 of the speed each millisecond.
  private static let deceleration: CGFloat = 0.998 / (1 - 0.998) / 1000

  /// Moves a scroll view that people have let go to where its behavior wants it.
  ///
  /// - Parameter velocity: How fast the offset grows, in points a second.
  func rest(_ port: ScrollPort, _ velocity: CGVector = .zero) {
    guard port.hasTargets, let node = node(of: port), let behavior = node.rest?.behavior
    else { return }
    let geometry = ScrollGeometry(port)
    let shift = CGPoint(
      x: port.offset.x - geometry.contentOffset.x, y: port.offset.y - geometry.contentOffset.y)
    let views = targets(in: port, at: node)
    func target(at offset: CGPoint) -> ScrollTarget {
      let origin = CGPoint(x: offset.x - shift.x, y: offset.y - shift.y)
      return ScrollTarget(rect: CGRect(origin: origin, size: port.size))
    }
    let flung = port.clamped(
      CGPoint(
        x: port.offset.x + velocity.dx * Self.deceleration,
        y: port.offset.y + velocity.dy * Self.deceleration))
    var wanted = target(at: flung)
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(at: port.startOffset), velocity: velocity,
      contentSize: geometry.contentSize, containerSize: port.size, axes: port.axes,
      views: views.map {
        $0.place.offsetBy(dx: geometry.contentOffset.x, dy: geometry.contentOffset.y)
      }, room: port.room, environment: node.environment ?? environment)
    behavior.updateTarget(&wanted, context: context)
    var origin = wanted.rect.origin
    if let anchor = wanted.anchor {
      origin.x += anchor.x * (wanted.rect.width - port.size.width)
      origin.y += anchor.y * (wanted.rect.height - port.size.height)
    }
    let rest = CGPoint(
      x: port.axes.contains(.horizontal) ? origin.x + shift.x : port.offset.x,
      y: port.axes.contains(.vertical) ? origin.y + shift.y : port.offset.y)
    guard rest.x.isFinite, rest.y.isFinite else { return }
    port.aim(at: rest)
    scroll(port, in: scene) {}
  }

  /// Tells the views around a scroll view where people have scrolled it to.
  func tellPosition(of port: ScrollPort) {
    guard port.hasTargets, let node = node(of: port), let followers = node.rest?.followers,
      !followers.isEmpty
    else { return }
    let views = targets(in: port, at: node)
    for follower in followers { follower.follow(views, in: port) }
  }

  private func node(of port: ScrollPort) -> HostNode? {
    nodes { $0.input?.port === port }.first
  }

  /// The views that a scroll view may come to rest at, in their order: those of the layout that
  /// `scrollTargetLayout(isEnabled:)` is said of.
  private func targets(in port: ScrollPort, at node: HostNode) -> [ScrollTargetView] {
    var layout: HostNode?
    var found: [ScrollTargetView] = []
    func add(_ node: HostNode, _ ids: [AnyHashable]) {
      let frame = node.scene.hostFrame(of: node.node)
      found.append(
        ScrollTargetView(ids: ids, place: CGRect(origin: port.place(of: frame), size: frame.size)))
    }
    func visit(_ node: HostNode, isInside: Bool) {
      guard node.scene.tree.isPlaced(node.node) else { return }
      let details = node.scene.draft[node.node].details
      let ids = details?.targets ?? []
      if isInside, !ids.isEmpty { return add(node, ids) }
      let isLayout = details?.settings.contains { $0.isScrollTargetLayout } ?? false
      if isLayout, layout == nil { layout = node }
      for child in node.children { visit(child, isInside: isInside || isLayout) }
    }
    visit(node, isInside: false)
    if found.isEmpty, let layout {
      // Views without ids: those that the layout consists of.
      var children = layout.children
      while children.count == 1 { children = children[0].children }
      for child in children { add(child, []) }
    }
    return found
  }
}

extension HostNode {
  /// The nodes that it consists of, those of inner scenes included.
  @MainActor fileprivate var children: [HostNode] {
    scene.tree.children(of: node).map { HostNode(scene: scene, node: $0) }
      + scene.subscenes(of: node, .zero).compactMap {
        $0.scene.tree.nodeCount > 0
          ? HostNode(scene: $0.scene, node: LayoutNode(index: 0)) : nil
      }
  }

  /// What is said of the scroll view.
  @MainActor fileprivate var rest: ScrollRest? { (input as? ScrollInput)?.rest }

  /// The environment of the scroll view.
  @MainActor fileprivate var environment: EnvironmentValues? {
    (input as? ScrollInput)?.rest.environment
  }
}
