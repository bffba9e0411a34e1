public import CalqueLayout
public import Foundation

/// A transition that ``AnyTransition`` has a form of its own for, which needs no comparison of
/// modifiers.
protocol StandardTransition: Transition {
  /// The same transition.
  nonisolated var erased: AnyTransition { get }
}

/// Fades the view in and out.
public struct OpacityTransition: StandardTransition {
  /// Makes the transition.
  public nonisolated init() {}
  /// The view, seen while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated var erased: AnyTransition { .opacity }
}

/// Shows nothing of a view's coming and going.
public struct IdentityTransition: StandardTransition {
  /// Makes the transition.
  public nonisolated init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  nonisolated var erased: AnyTransition { .identity }
}

/// Has the view grow from a part of its size, and shrink to it.
public struct ScaleTransition: StandardTransition {
  /// The factor of the size at which the view begins and ends.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// The view, in its own size while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
  nonisolated var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

/// Has the view come from a distance, and go there.
public struct OffsetTransition: StandardTransition {
  /// The distance in points; a positive width is towards the trailing edge.
  public var offset: CGSize

  /// Makes the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  /// The view, in its place while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  nonisolated var erased: AnyTransition { .offset(offset) }
}

/// Has the view come from an edge by its own width or height, and go there.
public struct MoveTransition: StandardTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The view, in its place while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(phase.isIdentity ? nil : edge)
  }
  nonisolated var erased: AnyTransition { .move(edge: edge) }
}

/// Has the view come from the leading edge, and go to the trailing one.
public struct SlideTransition: StandardTransition {
  /// Makes the transition.
  public nonisolated init() {}
  /// The view, in its place while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(
      phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil)
  }
  nonisolated var erased: AnyTransition { .slide }
}

/// Has the view come from an edge and go to the opposite one, while it fades.
public struct PushTransition: StandardTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// The view, in its place while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .moved(phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil)
      .opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated var erased: AnyTransition { .push(from: edge) }
}

/// Has the view come in one way, and go in another one.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  StandardTransition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// The view, as the transition of the phase shows it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

/// Has a view that takes the place of another one come out of a blur, and go into one.
public struct BlurReplaceTransition: Transition {
  /// In which direction the sizes change.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsAtTheEnd: Bool
    /// The view comes larger, and goes smaller.
    public static let downUp = Self(growsAtTheEnd: false)
    /// The view comes smaller, and goes larger.
    public static let upUp = Self(growsAtTheEnd: true)
  }

  /// In which direction the sizes change.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// The view, sharp and in its own size while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let first = configuration.growsAtTheEnd ? 0.8 : 1.2
    let last = configuration.growsAtTheEnd ? 1.2 : 0.8
    let scale = phase == .willAppear ? first : phase == .didDisappear ? last : 1
    content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Has a symbol appear and disappear by an effect. Pictures show a symbol at rest: it fades.
public struct SymbolEffectTransition: StandardTransition {
  /// Makes the transition.
  public nonisolated init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
  fileprivate nonisolated init() {}
  /// The view, seen while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated var erased: AnyTransition { .opacity }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
  /// Whether the view moves. Where people ask for less motion, such a transition may be another
  /// one.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Two transitions at the same time.
private nonisolated struct CombinedTransition<First: Transition, Second: Transition>:
  StandardTransition
{
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  var erased: AnyTransition {
    AnyTransition(first).combined(with: AnyTransition(second))
  }
}

/// A transition with an animation of its own.
private nonisolated struct AnimatedTransition<Base: Transition>: StandardTransition {
  let base: Base
  let animation: Animation?

  init(_ base: Base, _ animation: Animation?) {
    (self.base, self.animation) = (base, animation)
  }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension Transition {
  /// What the transition says of itself: that the view moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Shows a view as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content: AnyView(content)), phase: phase)
  }

  /// Both at the same time.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(self, other)
  }

  /// With an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(self, animation)
  }

  /// Comes in one way, and goes in another one.
  public nonisolated static func asymmetric<A: Transition, B: Transition>(
    insertion: A, removal: B
  ) -> AsymmetricTransition<A, B> where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Nothing is seen of it.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a part of its size, about a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Comes from a distance, in points, and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Comes from an edge, and goes there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Comes from the leading edge, and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  /// Pushes what was there away from an edge.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// Comes out of a blur, and goes into one.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// A symbol appears and disappears.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// A symbol appears and disappears by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension View {
  /// The view by its own width or height away, towards an edge.
  fileprivate func moved(_ edge: Edge?) -> some View {
    visualEffect { content, geometry in
      content.offset(edge?.way(of: geometry.size) ?? .zero)
    }
  }
}
