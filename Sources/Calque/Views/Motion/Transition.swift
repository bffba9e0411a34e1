public import CalqueLayout
public import Foundation

/// How views come and go.
///
/// Accepted without effect: a host shows views that come at once, and no longer shows those that
/// go. What both states have in common moves; see ``ViewHost/advance(by:)``.
public struct AnyTransition: Sendable {
  private init() {}

  /// Makes a transition of one of yours.
  public init<T: Transition>(_ transition: T) { self.init() }

  /// Nothing is seen of it.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows and shrinks.
  public static var scale: AnyTransition { AnyTransition() }
  /// Comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition() }
  /// Grows from a part of its size, about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Comes from an edge, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Comes from a distance, in points, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Pushes what was there away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Comes in one way, and goes in another one.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Is modified in one way while it is away, and in another one while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How far a view that comes or goes is.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It is gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 once it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of your own. Accepted without effect, as ``AnyTransition``.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

nonisolated extension View {
  /// Says how the view comes and goes. Accepted without effect, as ``AnyTransition``.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Says how the view comes and goes. Accepted without effect, as ``AnyTransition``.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
}
