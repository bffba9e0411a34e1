public import CalqueLayout
public import Foundation

/// Where a scroll view is scrolled to, for ``View/scrollPosition(_:anchor:)``.
public struct ScrollPosition: Equatable, Sendable {
  fileprivate enum Target: Equatable, Sendable {
    case id(SendableID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  fileprivate var target: Target?
  /// Counts the requests, so that the same one made twice scrolls twice.
  fileprivate var number = 0

  /// Makes a position of the views whose ids are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Makes a position at the view of an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .id(SendableID(id: id), anchor)
  }

  /// Makes a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Makes a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  private mutating func set(_ target: Target) {
    self.target = target
    number += 1
  }

  /// Scrolls to the view of an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(SendableID(id: id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content, in points from its top leading corner.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to a distance from the leading edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a distance from the top of the content, in points.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// Scrolls to a point of the content, in points from its top leading corner.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// The edge that was asked for.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that was asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The id of the view that was asked for.
  public var viewID: (any Hashable & Sendable)? {
    if case .id(let id, _) = target { id.id } else { nil }
  }

  /// The id of the view that was asked for, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether people have scrolled; the position does not follow them here.
  public var isPositionedByUser: Bool { false }
}

private struct SendableID: Equatable, Sendable {
  let id: any Hashable & Sendable

  static func == (one: Self, other: Self) -> Bool { AnyHashable(one.id) == AnyHashable(other.id) }
}

nonisolated extension View {
  /// Scrolls the scroll views inside to the view of an id when the id changes, no further than to
  /// make the view visible unless there is an anchor. The first id does not scroll, as measured on
  /// Apple's systems. What people scroll to does not change the id.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.onChange(of: id.wrappedValue) { _, id in
        if let id { proxy.ask(.view(id: AnyHashable(id), anchor)) }
      }
    }
  }

  /// Scrolls the scroll views inside to a position when it changes. What people scroll to does not
  /// change it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.onChange(of: position.wrappedValue, initial: true) { _, position in
        proxy.scroll(to: position, anchor)
      }
    }
  }
}

extension ScrollViewProxy {
  fileprivate nonisolated func ask(_ target: ScrollRequest.Target) {
    // Actions of views run on the main thread, to which the target belongs.
    nonisolated(unsafe) let target = target
    MainActor.assumeIsolated {
      storage.scrollRequests.append(ScrollRequest(scope: scope, target: target))
    }
  }

  fileprivate nonisolated func scroll(to position: ScrollPosition, _ anchor: UnitPoint?) {
    let target: ScrollRequest.Target
    switch position.target {
    case nil: return
    case .id(let id, let own): target = .view(id: AnyHashable(id.id), own ?? anchor)
    case .point(let x, let y): target = .point(x: x, y: y)
    case .edge(.top): target = .point(x: nil, y: 0)
    case .edge(.leading): target = .point(x: 0, y: nil)
    case .edge(.bottom): target = .point(x: nil, y: .greatestFiniteMagnitude)
    case .edge(.trailing): target = .point(x: .greatestFiniteMagnitude, y: nil)
    }
    ask(target)
  }
}
