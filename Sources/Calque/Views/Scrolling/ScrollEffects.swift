public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Where a scroll view comes to rest. A host scrolls as far as it is told.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Moves the place where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is seen then, in points of the content.
  public var rect: CGRect
  /// The point of the rectangle that counts.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known of a scroll view that comes to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it was.
  public let originalTarget: ScrollTarget
  /// How fast it moves, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// Pages as large as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behavior.
  public init() {}
  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (place / length).rounded() * length : place
    }
    let size = context.containerSize
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, size.height)
    }
  }
}

/// The views of the nearest `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are passed at once.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform decides.
    public static let automatic = Self(name: "automatic")
    /// Few.
    public static let always = Self(name: "always")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// Few, as far as a view is seen.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// Any number of them.
    public static let never = Self(name: "never")
  }

  /// Makes the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Makes the behavior.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Leaves the target where it is: the views are not known here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Pages as large as the view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The views of the nearest `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// The views of the nearest `scrollTargetLayout`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// How far a view is scrolled, and how large everything is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left corner of the view, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// What is kept free around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view in the content.
  public var bounds: CGRect { visibleRect }
}

/// What scrolls a view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// Soon a finger.
  case tracking
  /// A finger.
  case interacting
  /// What is left of the speed of a finger.
  case decelerating
  /// Code.
  case animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase of scrolling changes.
public struct ScrollPhaseChangeContext {
  /// Where the view is scrolled to.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second.
  public let velocity: CGVector?
}

/// How a view looks that is scrolled in or out of sight.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String
  /// As the platform decides.
  public static let animated = Self(name: "animated")
  /// In step with the finger.
  public static let interactive = Self(name: "interactive")
  /// None.
  public static let identity = Self(name: "identity")
}

/// How far a view is scrolled in or out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or leading edge.
  case topLeading
  /// It is in sight.
  case identity
  /// It goes out at the bottom or trailing edge.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the leading edge, 0 in sight, 1 at the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

nonisolated extension View {
  /// Says that the views inside are where a scroll view may come to rest.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(SettingModifier(isEnabled))
  }

  /// Says where scroll views inside come to rest.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(SettingModifier(behavior))
  }

  /// Does something when what is read of the nearest scroll view changes.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(SettingModifier("\(type)"))
  }

  /// Does something when the view is scrolled in or out of sight.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(SettingModifier(threshold))
  }

  /// Does something when scrolling begins or ends.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(SettingModifier(true))
  }

  /// Changes how the view looks while it is scrolled in or out of sight. Pictures show it in sight.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(SettingModifier(configuration))
  }

  /// Changes how the view looks by its place.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(SettingModifier(true))
  }
}
