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
    scroll(port) {
      CGPoint(x: $0.offset.x + distance.width, y: $0.offset.y + distance.height)
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
    scroll(port) { port in
      switch edge {
      case .top: CGPoint(x: port.offset.x, y: 0)
      case .leading: CGPoint(x: 0, y: port.offset.y)
      case .bottom: CGPoint(x: port.offset.x, y: port.limit.y)
      case .trailing: CGPoint(x: port.limit.x, y: port.offset.y)
      }
    }
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

  private func scroll(_ port: ScrollPort, to target: (ScrollPort) -> CGPoint) {
    let offset = port.clamped(target(port))
    guard offset != port.offset else { return }
    port.offset = offset
    let scene = scene
    scene.scrolled(port)
    scene.move(to: scene.place)
    placesChanged()
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
}
