public import CalqueLayout
public import Foundation

/// How views come and go, in changes that are animated; see ``ViewHost/advance(by:)``. A view
/// without a transition fades.
///
/// A view that goes is painted behind the views that stay, unless its
/// ``View/zIndex(_:)`` is above 0.
public struct AnyTransition: Sendable {
  /// A part of what a view is while it is away.
  private enum Part {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGSize)
    case modified(
      away: @Sendable @MainActor (AnyView) -> AnyView,
      there: @Sendable @MainActor (AnyView) -> AnyView)
  }

  private struct Way {
    var parts: [Part] = []
    var animation: Animation??
  }

  private var insertion: Way
  private var removal: Way
  /// What the view is modified by while it is there.
  private(set) var modifies: (@Sendable @MainActor (AnyView) -> AnyView)?

  private init(_ insertion: [Part], _ removal: [Part]? = nil) {
    self.insertion = Way(parts: insertion)
    self.removal = Way(parts: removal ?? insertion)
  }

  /// Makes a transition of one of yours.
  ///
  /// The view is that of the phase ``TransitionPhase/identity``. On its way it has drawing effects
  /// and distances between those of the phases; where they do not fit together, it fades.
  public init<T: Transition>(_ transition: T) {
    if let standard = transition as? any StandardTransition {
      self = standard.erased
      return
    }
    // Unchecked: the transition is read on the main actor only.
    nonisolated(unsafe) let transition = transition
    func view(_ phase: TransitionPhase) -> @Sendable @MainActor (AnyView) -> AnyView {
      { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: phase)) }
    }
    let there = view(.identity)
    self.init(
      [.modified(away: view(.willAppear), there: there)],
      [.modified(away: view(.didDisappear), there: there)])
    modifies = there
  }

  /// Nothing is seen of it.
  public static let identity = AnyTransition([])
  /// Fades.
  public static let opacity = AnyTransition([.opacity])
  /// Grows and shrinks.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition([.move(.leading)], [.move(.trailing)]) }
  /// Grows from a part of its size, about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }
  /// Comes from an edge, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// Comes from a distance, in points, and goes there; a positive width is towards the trailing
  /// edge.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
  /// Comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Pushes what was there away from an edge: it fades, too.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition([.move(edge), .opacity], [.move(edge.opposite), .opacity])
  }
  /// Comes in one way, and goes in another one.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var both = insertion
    both.removal = removal.removal
    both.modifies = insertion.modifies ?? removal.modifies
    return both
  }
  /// Is modified in one way while it is away, and in another one while it is there. On its way it
  /// has drawing effects and distances between those of both; where they do not fit together, it
  /// fades.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Unchecked: the modifiers are read on the main actor only.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    let there: @Sendable @MainActor (AnyView) -> AnyView = { AnyView($0.modifier(identity)) }
    var transition = AnyTransition([
      .modified(away: { AnyView($0.modifier(active)) }, there: there)
    ])
    transition.modifies = there
    return transition
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = self
    both.insertion.parts += other.insertion.parts
    both.removal.parts += other.removal.parts
    if both.insertion.animation == nil { both.insertion.animation = other.insertion.animation }
    if both.removal.animation == nil { both.removal.animation = other.removal.animation }
    if let (mine, others) = modifies.flatMap({ mine in other.modifies.map { (mine, $0) } }) {
      both.modifies = { others(mine($0)) }
    } else {
      both.modifies = modifies ?? other.modifies
    }
    return both
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = .some(animation)
    transition.removal.animation = .some(animation)
    return transition
  }

  /// Whether the views come or go with an animation of their own.
  fileprivate var hasAnimation: Bool {
    insertion.animation != nil || removal.animation != nil
  }

  /// What the nodes are told.
  @MainActor
  fileprivate func rule(in emitter: ViewEmitter) -> TransitionRule {
    let direction = emitter.environment.layoutDirection
    func way(_ way: Way) -> TransitionRule.Way {
      let effects = way.parts.flatMap { part -> [TransitionEffect] in
        if case .modified(let away, let there) = part {
          return emitter.effects(away: away, there: there)
        }
        return [Self.effect(part, direction)]
      }
      return TransitionRule.Way(effects: effects, animation: way.animation)
    }
    return TransitionRule(insertion: way(insertion), removal: way(removal))
  }

  private static func effect(_ part: Part, _ direction: LayoutDirection) -> TransitionEffect {
    switch part {
    case .opacity, .modified: return .opacity
    case .scale(let scale, let anchor):
      // From the middle, as a distance towards the trailing edge.
      let way = CGSize(width: anchor.x - 0.5, height: 0).turned(in: direction)
      return .scale(Double(scale), anchor: UnitPoint(x: 0.5 + way.width, y: anchor.y))
    case .offset(let offset):
      let way = offset.turned(in: direction)
      return .offset { _ in way }
    case .move(let edge):
      return .offset { frame in edge.way(of: frame.size).turned(in: direction) }
    }
  }
}

extension Edge {
  /// The way by which a view of a size is moved to be beside its place, on the side of the edge.
  func way(of size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }

  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
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

/// A transition of your own; see ``AnyTransition/init(_:)``.
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
  /// Says how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Says how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// A node that says how the view inside comes and goes, around each view.
private struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if transition.hasAnimation { emitter.storage.clock.hasRules = true }
    var details = NodeDetails()
    details.transition = transition.rule(in: emitter)
    emitter.wrap(.identity, details: details) {
      if let modifies = transition.modifies {
        modifies(AnyView(content))._emit(into: emitter)
      } else {
        content._emit(into: emitter)
      }
    }
  }
}
