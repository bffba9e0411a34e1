public import CalqueLayout
public import Foundation

/// Where a scroll view is scrolled to, for ``View/scrollPosition(_:anchor:)``.
public struct ScrollPosition: Equatable, Sendable {
  fileprivate enum Target: Equatable, Sendable {
    case id(SendableID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where people have scrolled to: at a view, if there are views to come to rest at.
    case user(SendableID?)
  }

  fileprivate var target: Target?
  /// The type of the ids of views.
  private var idType: any (Hashable & Sendable).Type = Never.self
  /// Counts the requests, so that the same one made twice scrolls twice.
  fileprivate var number = 0

  /// Makes a position of the views whose ids are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = idType }

  /// Makes a position at the view of an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .id(SendableID(id: id), anchor)
    idType = type(of: id)
  }

  /// Makes a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    target = .edge(edge)
  }

  /// Makes a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = idType
    target = .point(x: point.x, y: point.y)
  }

  /// Whether both say the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.target == other.target && one.number == other.number
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

  /// The id of the view that was asked for, or that people have scrolled to: the first one of the
  /// nearest `scrollTargetLayout` of which something is visible.
  public var viewID: (any Hashable & Sendable)? {
    switch target {
    case .id(let id, _): id.id
    case .user(let id): id?.id
    case .edge, .point, nil: nil
    }
  }

  /// The id of the view that was asked for, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether people have scrolled since something was asked for.
  public var isPositionedByUser: Bool { if case .user = target { true } else { false } }

  /// The position at one of the views that people have scrolled to.
  fileprivate func followed(_ ids: [AnyHashable]) -> ScrollPosition {
    func id<ID: Hashable & Sendable>(_ type: ID.Type) -> SendableID? {
      ids.lazy.compactMap { $0.base as? ID }.first.map { SendableID(id: $0) }
    }
    var position = self
    position.target = .user(id(idType))
    return position
  }
}

private struct SendableID: Equatable, Sendable {
  let id: any Hashable & Sendable

  static func == (one: Self, other: Self) -> Bool { AnyHashable(one.id) == AnyHashable(other.id) }
}

nonisolated extension View {
  /// Scrolls the scroll views inside to the view of an id when the id changes, no further than to
  /// make the view visible unless there is an anchor. The first id does not scroll, as measured on
  /// Apple's systems.
  ///
  /// When people have scrolled, the id is that of a view of the nearest
  /// ``View/scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - anchor: The point of a view that meets the same point of the scroll view. What people
  ///     scroll to is the view for which this is nearly so; without an anchor, the first view of
  ///     which something is visible.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.following(anchor) { ids in
        guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, id.wrappedValue != new
        else { return }
        proxy.noteFollowed(AnyHashable(new))
        id.wrappedValue = new
      }
      .onChange(of: id.wrappedValue) { _, id in
        if let id { proxy.ask(.view(id: AnyHashable(id), anchor), unless: AnyHashable(id)) }
      }
    }
  }

  /// Scrolls the scroll views inside to a position when it changes. When people have scrolled, the
  /// position says so, and at which view of the nearest ``View/scrollTargetLayout(isEnabled:)``.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.following(anchor) { ids in
        let new = position.wrappedValue.followed(ids)
        if position.wrappedValue != new { position.wrappedValue = new }
      }
      .onChange(of: position.wrappedValue, initial: true) { _, position in
        proxy.scroll(to: position, anchor)
      }
    }
  }

  private func following(
    _ anchor: UnitPoint?, _ take: @escaping ([AnyHashable]) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.notesTargets = true
        $0.scrollRest.followers.append(ScrollPositionFollower(anchor: anchor, take: take))
      })
  }
}

/// A view that a scroll view may come to rest at.
struct ScrollTargetView {
  /// What it is known by.
  let ids: [AnyHashable]
  /// Where it is in what the margins leave of the scroll view, from its top leading corner.
  let place: CGRect
}

/// What is told where people have scrolled to.
struct ScrollPositionFollower {
  let anchor: UnitPoint?
  let take: ([AnyHashable]) -> Void

  @MainActor func follow(_ views: [ScrollTargetView], in port: ScrollPort) {
    take(view(of: views, in: port)?.ids ?? [])
  }

  @MainActor private func view(
    of views: [ScrollTargetView], in port: ScrollPort
  ) -> ScrollTargetView? {
    let room = port.room
    guard let anchor else {
      let start = CGPoint(x: 0.5, y: 0.5)
      return views.first {
        (!port.axes.contains(.horizontal) || $0.place.maxX > start.x)
          && (!port.axes.contains(.vertical) || $0.place.maxY > start.y)
      }
    }
    func distance(_ view: ScrollTargetView) -> CGFloat {
      let x = view.place.minX + anchor.x * (view.place.width - room.width)
      let y = view.place.minY + anchor.y * (view.place.height - room.height)
      return (port.axes.contains(.horizontal) ? abs(x) : 0)
        + (port.axes.contains(.vertical) ? abs(y) : 0)
    }
    return views.min { distance($0) < distance($1) }
  }
}

extension ScrollViewProxy {
  fileprivate nonisolated func noteFollowed(_ id: AnyHashable) {
    // Actions of views run on the main thread.
    nonisolated(unsafe) let id = id
    MainActor.assumeIsolated { scope.followed = id }
  }

  /// - Parameter id: The view that people have scrolled to, to which it is not scrolled again.
  fileprivate nonisolated func ask(
    _ target: ScrollRequest.Target, unless id: AnyHashable? = nil
  ) {
    // Actions of views run on the main thread, to which the target belongs.
    nonisolated(unsafe) let (target, id) = (target, id)
    MainActor.assumeIsolated {
      if let id, id == scope.followed { return }
      scope.followed = nil
      storage.scrollRequests.append(ScrollRequest(scope: scope, target: target))
    }
  }

  fileprivate nonisolated func scroll(to position: ScrollPosition, _ anchor: UnitPoint?) {
    let target: ScrollRequest.Target
    switch position.target {
    case nil, .user: return
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
