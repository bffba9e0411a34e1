public import CalqueLayout
import Foundation

/// When and how the look of a view changes while it is scrolled in or out.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has to come into sight until it looks as it is.
  public struct Threshold: Hashable, Sendable {
    /// Parts of the way of a view until it is completely visible, and until it is in the middle.
    private var visible = 0.0
    private var centered = 0.0
    /// Points that are left out at the end of the way.
    private var inset = 0.0

    /// As soon as anything of the view is visible.
    public static let hidden = Threshold()
    /// When the whole view is visible.
    public static let visible = Threshold(visible: 1)
    /// When the view is in the middle of the scroll view.
    public static let centered = Threshold(centered: 1)

    private init(visible: Double = 0, centered: Double = 0) {
      (self.visible, self.centered) = (visible, centered)
    }

    /// When a part of the view is visible: 0 is none of it, 1 the whole view.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

    /// Between two thresholds: 0 is this one, 1 the other one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = self
      result.visible = visible.mixed(with: other.visible, by: amount)
      result.centered = centered.mixed(with: other.centered, by: amount)
      result.inset = inset.mixed(with: other.inset, by: amount)
      return result
    }

    /// Earlier by some points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.inset += distance
      return result
    }

    /// The way of a view from where nothing of it is visible, in points.
    func distance(length: CGFloat, room: CGFloat) -> CGFloat {
      CGFloat(visible) * length + CGFloat(centered) * (room + length) / 2 - CGFloat(inset)
    }
  }

  fileprivate enum Kind: Sendable {
    case animated
    case interactive(UnitCurve)
    case identity
  }

  fileprivate let kind: Kind
  fileprivate var threshold = Threshold.visible

  /// All at once, when the threshold is passed. A host shows the state after it.
  public static let animated = Self(kind: .animated)
  /// Little by little, as far as the view is visible.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// None.
  public static let identity = Self(kind: .identity)

  /// All at once, when the threshold is passed. A host shows the state after it.
  public static func animated(_ animation: Animation = .default) -> Self { Self(kind: .animated) }

  /// Little by little, as far as the view is visible.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve))
  }

  /// All at once.
  public func animation(_ animation: Animation) -> Self {
    Self(kind: .animated, threshold: threshold)
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    Self(kind: kind, threshold: threshold)
  }
}

/// How far a view is scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or leading edge.
  case topLeading
  /// It is visible.
  case identity
  /// It goes out at the bottom or trailing edge.
  case bottomTrailing

  /// Whether it is visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the leading edge, 0 visible, 1 at the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

nonisolated extension View {
  /// Changes how the view looks while it is scrolled in or out of the nearest scroll view.
  ///
  /// - Parameters:
  ///   - configuration: When and how it changes.
  ///   - axis: The axis of scrolling; nil is that of the scroll view.
  ///   - transition: Makes the changes of a phase.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it is scrolled in or out of the nearest scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: When and how it changes at the top or leading edge.
  ///   - bottomTrailing: When and how it changes at the bottom or trailing edge.
  ///   - axis: The axis of scrolling; nil is that of the scroll view.
  ///   - transition: Makes the changes of a phase.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffects { proxy, mirrors in
      func facets(_ phase: ScrollTransitionPhase) -> [any PaintFacet] {
        transition(EmptyVisualEffect(), phase)._steps.facets(mirrors: mirrors)
      }
      let (phase, progress) = proxy.scrollPhase(topLeading, bottomTrailing, axis: axis)
      let identity = facets(.identity)
      guard phase != .identity, progress < 1 else { return identity }
      let hidden = facets(phase)
      guard progress > 0, hidden.count == identity.count else { return hidden }
      return zip(hidden, identity).map { $1.mixed(from: $0, by: progress) ?? $1 }
    }
  }
}

extension GeometryProxy {
  /// The edge that the view is near, and how far it is from being hidden to being visible.
  fileprivate func scrollPhase(
    _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis?
  ) -> (ScrollTransitionPhase, progress: Double) {
    guard let found = place.scrollSpan(axis: axis) else { return (.identity, 1) }
    let (start, length, room) = found
    let leading = topLeading.progress(start + length, length: length, room: room)
    let trailing = bottomTrailing.progress(room - start, length: length, room: room)
    if leading >= 1, trailing >= 1 { return (.identity, 1) }
    return leading < trailing ? (.topLeading, leading) : (.bottomTrailing, trailing)
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view is from being hidden to being visible.
  ///
  /// - Parameter way: The points that it has come from where nothing of it is visible.
  fileprivate func progress(_ way: CGFloat, length: CGFloat, room: CGFloat) -> Double {
    let distance = threshold.distance(length: length, room: room)
    switch kind {
    case .identity: return 1
    case .animated: return way >= max(distance, 0) && way > 0 ? 1 : 0
    case .interactive(let curve):
      guard distance > 0 else { return way > 0 ? 1 : 0 }
      let fraction = min(max(Double(way / distance), 0), 1)
      return fraction == 1 ? 1 : curve.value(at: fraction)
    }
  }
}

extension GeometryPlace {
  /// Where a view is along the axis of the nearest scroll view: its distance from the top or
  /// leading edge, its length, and the length of the scroll view.
  func scrollSpan(axis: Axis?) -> (start: CGFloat, length: CGFloat, room: CGFloat)? {
    typealias Names = NamedCoordinateSpace.ScrollSpace
    let name = axis.map { Names.along($0) } ?? .any
    guard let space = place.spaces.last(where: { $0.names.contains(AnyHashable(name)) }) else {
      return nil
    }
    let axis =
      axis ?? (space.names.contains(AnyHashable(Names.along(.vertical))) ? .vertical : .horizontal)
    let frame = space.convert(own.frame, from: .leading)
    switch axis {
    case .vertical: return (frame.minY, frame.height, space.frame.height)
    case .horizontal: return (frame.minX, frame.width, space.frame.width)
    }
  }
}
