public import CalqueLayout
public import Foundation

extension ViewHost {
  /// Scrolls a scroll view or list, as far as there is something to scroll.
  ///
  /// - Parameters:
  ///   - identifier: The name that ``View/accessibilityIdentifier(_:)`` gave to the scroll view, or
  ///     to a view around it; `nil` is the first scroll view.
  ///   - distance: In points. A positive width shows what is further towards the trailing edge, in
  ///     both directions of writing; a positive height what is further down.
  /// - Returns: Whether there is such a scroll view. A large title may be partly scrolled away, as
  ///   under a finger that is not lifted; ``drag(from:to:duration:)`` lifts it.
  ///
  /// Where `scrollTargetBehavior(_:)` says so, the view comes to rest elsewhere.
  @discardableResult
  public func scroll(_ identifier: String? = nil, by distance: CGSize) -> Bool {
    guard let port = scrollPort(identifier) else { return false }
    let offset = CGPoint(
      x: port.offset.x + distance.width, y: port.offset.y + distance.height)
    interact(with: port) {
      port.aim(at: offset)
      scroll(port, in: scene) {}
      rest(port)
    }
    return true
  }

  /// Scrolls a scroll view or list to one of its ends.
  ///
  /// - Parameters:
  ///   - identifier: The name of the scroll view, as above.
  ///   - edge: The end.
  /// - Returns: Whether there is such a scroll view.
  @discardableResult
  public func scroll(_ identifier: String? = nil, to edge: Edge) -> Bool {
    guard let port = scrollPort(identifier) else { return false }
    interact(with: port) {
      scroll(port, in: scene) {
        var target = port.offset
        switch edge {
        case .top: target.y = port.onScroll == nil ? 0 : -.infinity
        case .leading: target.x = 0
        case .bottom: target.y = port.limit.y
        case .trailing: target.x = port.limit.x
        }
        port.aim(at: target)
      }
    }
    return true
  }

  /// How far a scroll view or list is scrolled.
  ///
  /// - Parameter identifier: The name of the scroll view, as above.
  /// - Returns: The point of the content at the top leading corner, in points from the content's
  ///   top leading corner; `nil` if there is no such scroll view.
  public func scrollOffset(of identifier: String? = nil) -> CGPoint? {
    shownPort(identifier)?.offset
  }

  /// Scrolls a scroll view or list to a view of an id.
  ///
  /// - Parameters:
  ///   - identifier: The name of the scroll view, as above.
  ///   - id: The id that ``View/id(_:)`` or a ``ForEach`` gave to the view. It need not be visible.
  ///   - anchor: The point of the view that meets the same point of what is visible; `nil` scrolls
  ///     no further than to make the view visible.
  /// - Returns: Whether there is such a scroll view, and such a view in it.
  @discardableResult
  public func scroll<ID: Hashable>(
    _ identifier: String? = nil, to id: ID, anchor: UnitPoint? = nil
  ) -> Bool {
    guard let port = scrollPort(identifier) else { return false }
    var isFound = false
    interact(with: port) { isFound = scroll([port], to: AnyHashable(id), anchor, in: scene) }
    return isFound
  }

  /// Scrolls to what views have asked for.
  func scroll(_ request: ScrollRequest, in scene: ViewScene) {
    let ports = request.scope.ports
    guard let port = ports.first else { return }
    if request.isAnimated { changePhase(of: port, from: .idle, to: .animating, in: scene) }
    let before = ports.map { (port: $0, offset: $0.offset) }
    defer {
      for (port, offset) in before where port.offset != offset {
        if let animation = request.animation {
          motion.begin(port, from: offset, animation, at: storage.clock.time)
        } else {
          motion.stop(port)
        }
      }
      if request.isAnimated { changePhase(of: port, from: .animating, to: .idle, in: scene) }
    }
    switch request.target {
    case .view(let id, let anchor): _ = scroll(ports, to: id, anchor, in: scene)
    case .point(let x, let y):
      scroll(port, in: scene) {
        port.aim(at: CGPoint(x: x ?? port.offset.x, y: y ?? port.offset.y))
      }
    }
  }

  /// Scrolls the first of some scroll views that has a view of an id.
  func scroll(
    _ ports: [ScrollPort], to id: AnyHashable, _ anchor: UnitPoint?, in scene: ViewScene
  ) -> Bool {
    for port in ports {
      guard let frame = scene.frame(of: id, in: port) else { continue }
      let meeting = anchor.map { ScrollPort.Meeting($0) } ?? port.nearest(to: frame)
      scroll(port, in: scene) {
        if let frame = scene.frame(of: id, in: port) { port.aim(at: frame, meeting) }
      }
      return true
    }
    return false
  }

  /// Shows scroll views that move as they are at a time.
  func showScrolls(at time: TimeInterval, in scene: ViewScene) {
    for movement in motion.scrolls {
      let hasEnded = time >= movement.end
      if hasEnded { motion.stop(movement.port) }
      scroll(movement.port, in: scene) {
        movement.port.aim(at: hasEnded ? movement.target : movement.offset(at: time))
      }
    }
  }

  /// Scrolls as people do, and stops.
  private func interact(with port: ScrollPort, _ scroll: () -> Void) {
    changePhase(of: port, from: .idle, to: .interacting, in: scene)
    motion.stop(port)
    if port.dismissesKeyboard { dismissKeyboard() }
    port.startOffset = port.offset
    scroll()
    tellPosition(of: port)
    changePhase(of: port, from: .interacting, to: .idle, in: scene)
  }

  /// Scrolls as a finger does.
  func scroll(_ port: ScrollPort, by pan: PanStep) {
    if pan.isFirst {
      motion.stop(port)
      port.startOffset = port.offset
      changePhase(of: port, from: .idle, to: .interacting, in: scene)
    }
    if port.dismissesKeyboard { dismissKeyboard() }
    let step = pan.distance.turned(in: port.direction)
    port.aim(at: CGPoint(x: port.offset.x + step.width, y: port.offset.y + step.height))
    scroll(port, in: scene) {}
    guard pan.isLast else { return }
    // The last movement is laid out before the view comes to rest.
    _ = scene
    let velocity = CGSize(width: pan.velocity.dx, height: pan.velocity.dy).turned(
      in: port.direction)
    rest(port, CGVector(dx: velocity.width, dy: velocity.height))
    port.onRelease?(port)
    tellPosition(of: port)
    changePhase(of: port, from: .interacting, to: .idle, in: scene)
  }

  /// Scrolls to a target that is known better when rows are made: so it is aimed at again and
  /// again.
  func scroll(_ port: ScrollPort, in scene: ViewScene, aim: () -> Void) {
    port.startAnchor = nil
    aim()
    tracked { reveal(of: scene, aim: aim) }
    didScroll(scene)
    port.onScroll?(port)
  }

  /// The scroll view of a name that people can reach: the first one at or within the first view of
  /// that name. Sets ``inputFailure`` if there is none.
  private func scrollPort(_ identifier: String?) -> ScrollPort? {
    inputFailure = nil
    if let port = shownPort(identifier, reachable: true) { return port }
    fail(identifier, nodes { $0.identifier == identifier }.first)
    return nil
  }

  /// The first scroll view at or within a view of a name.
  private func shownPort(_ identifier: String?, reachable: Bool = false) -> ScrollPort? {
    guard let identifier else { return scene.firstPort }
    return nodes(reachable: reachable) { $0.identifier == identifier }.lazy
      .compactMap { $0.scene.port(within: $0.node) }.first
  }

  /// Makes the rows that are visible, until all that follows from their sizes has settled.
  ///
  /// - Parameter aim: Corrects the offset of what is being scrolled after each round.
  func reveal(of scene: ViewScene, aim: () -> Void = {}) {
    // A round makes what was visible after the one before; sizes that alternate stop it.
    for _ in 0..<16 {
      var ports: [ScrollPort] = []
      let isResized = scene.reveal(&ports)
      aim()
      for port in ports { port.aimAtStart() }
      if !isResized, !ports.contains(where: \.isMoved) { return }
    }
  }
}
