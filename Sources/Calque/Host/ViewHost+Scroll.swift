public import Foundation
public import LayoutCore

extension ViewHost {
  /// Scrolls a scroll view or list, as far as there is something to scroll.
  ///
  /// - Parameters:
  ///   - identifier: The name that ``View/accessibilityIdentifier(_:)`` gave to the scroll view, or to
  ///     a view around it; `nil` is the first scroll view.
  ///   - distance: In points. A positive width shows what is further towards the trailing edge, in both
  ///     directions of writing; a positive height what is further down.
  /// - Returns: Whether there is such a scroll view.
  @discardableResult
  public func scroll(_ identifier: String? = nil, by distance: CGSize) -> Bool {
    guard let port = scrollPort(identifier) else { return false }
    let offset = CGPoint(
      x: port.offset.x + distance.width, y: port.offset.y + distance.height)
    scroll(port, to: { _ in offset }, isEnd: false)
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
    let target = { (port: ScrollPort) in
      switch edge {
      case .top: CGPoint(x: port.offset.x, y: 0)
      case .leading: CGPoint(x: 0, y: port.offset.y)
      case .bottom: CGPoint(x: port.offset.x, y: port.limit.y)
      case .trailing: CGPoint(x: port.limit.x, y: port.offset.y)
      }
    }
    scroll(port, to: target, isEnd: true)
    return true
  }

  /// How far a scroll view or list is scrolled.
  ///
  /// - Parameter identifier: The name of the scroll view, as above.
  /// - Returns: The point of the content at the top leading corner, in points from the content's top
  ///   leading corner; `nil` if there is no such scroll view.
  public func scrollOffset(of identifier: String? = nil) -> CGPoint? {
    scrollPort(identifier)?.offset
  }

  /// What is left of the way is known better when rows are made: so the target is asked again.
  private func scroll(_ port: ScrollPort, to target: (ScrollPort) -> CGPoint, isEnd: Bool) {
    let scene = scene
    port.offset = port.clamped(target(port))
    port.isMoved = true
    showRows(of: scene) {
      guard isEnd else { return }
      let offset = port.clamped(target(port))
      guard offset != port.offset else { return }
      port.offset = offset
      port.isMoved = true
    }
    didScroll(scene)
  }

  /// The scroll view of a name: the first one at or within the first view of that name.
  private func scrollPort(_ identifier: String?) -> ScrollPort? {
    guard let identifier else { return scene.firstPort }
    var found: ScrollPort?
    scene.visit(at: .zero) { scene, node, _, _, _ in
      guard found == nil, scene.semantics[Int(node.index)]?.identifier == identifier else { return }
      found = scene.port(within: node)
    }
    return found
  }

  /// Makes the rows that are visible, until all that follows from their sizes has settled.
  ///
  /// - Parameter aim: Corrects the offset of what is being scrolled after each round.
  func showRows(of scene: Scene, aim: () -> Void = {}) {
    // A round makes what was visible after the one before; sizes that go to and fro stop it.
    for _ in 0..<16 {
      var ports: [ScrollPort] = []
      let isResized = scene.showRows(&ports)
      aim()
      if !isResized, !ports.contains(where: \.isMoved) { return }
    }
  }
}
