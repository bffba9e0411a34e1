import Calque
import CalqueDrawing
import Foundation
import Testing

/// Views that come and go, and what interrupted animations hand on.
@MainActor
struct TransitionTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private struct Coming: View {
    let transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var isThere = false

    var body: some View {
      ZStack {
        Color.white
        Button("go") { withAnimation(animation) { isThere.toggle() } }
          .accessibilityIdentifier("go")
          .frame(width: 200, height: 100, alignment: .topLeading)
        if isThere {
          if let transition {
            box.transition(transition)
          } else {
            box
          }
        }
      }
    }

    private var box: some View {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
    }
  }

  /// The groups around what is painted in red, from the outermost inwards.
  private func effects(_ host: ViewHost) -> [Drawing.Effect]? {
    func search(_ items: [Drawing.Item], _ outer: [Drawing.Effect]) -> [Drawing.Effect]? {
      for item in items {
        switch item {
        case .group(let group):
          var around = outer
          if case .tag = group.effect {} else { around.append(group.effect) }
          if let found = search(group.items, around) { return found }
        case .fill(_, .color(let color), _) where color.red > 0.8 && color.green < 0.5:
          return outer
        default: break
        }
      }
      return nil
    }
    return search(host.displayList.items, [])
  }

  private func opacity(_ host: ViewHost) -> Double? {
    guard let effects = effects(host) else { return nil }
    return effects.reduce(1) {
      if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 }
    }
  }

  /// How far the box is moved to the right and down.
  private func distance(_ host: ViewHost) -> CGPoint? {
    effects(host)?.reduce(CGPoint.zero) {
      if case .transform(let transform) = $1 {
        CGPoint(x: $0.x + transform.tx, y: $0.y + transform.ty)
      } else {
        $0
      }
    }
  }

  @Test(arguments: [true, false]) func aViewFadesInAndOut(saysSo: Bool) throws {
    let host = host(Coming(transition: saysSo ? .opacity : nil))
    #expect(opacity(host) == nil)
    host.tap("go")
    // The end is shown until the clock moves.
    #expect(opacity(host) == 1)
    host.advance(by: 0.25)
    #expect(opacity(host) == 0.25)
    host.advance(by: 1)
    #expect(opacity(host) == 1)
    host.tap("go")
    #expect(opacity(host) == nil)
    host.advance(by: 0.25)
    #expect(opacity(host) == 0.75)
    // It is seen, but no longer there.
    #expect(host.frame(of: "box") == nil && !host.tap("box"))
    host.advance(by: 1)
    #expect(opacity(host) == nil)
  }

  @Test func aViewThatTurnsBackGoesOnFromWhereItIs() {
    let host = host(Coming(transition: .opacity))
    host.tap("go")
    host.advance(by: 0.5)
    host.tap("go")
    host.advance(by: 0.5)
    #expect(opacity(host) == 0.25)
    host.tap("go")
    host.advance(by: 0.5)
    #expect(opacity(host) == 0.625)
    host.finishAnimations()
    #expect(opacity(host) == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edgesAreThoseOfTheDirection(direction: LayoutDirection) throws {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    for (transition, comes, goes) in [
      (AnyTransition.move(edge: .leading), CGPoint(x: -30, y: 0), CGPoint(x: -10, y: 0)),
      (.move(edge: .bottom), CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 5)),
      (.slide, CGPoint(x: -30, y: 0), CGPoint(x: 10, y: 0)),
      (.offset(x: 100, y: 8), CGPoint(x: 75, y: 6), CGPoint(x: 25, y: 2)),
      (
        .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .trailing)),
        CGPoint(x: 0, y: -15), CGPoint(x: 10, y: 0)
      ),
    ] {
      let host = host(Coming(transition: transition), direction)
      host.tap("go")
      host.advance(by: 0.25)
      #expect(distance(host) == CGPoint(x: comes.x * sign, y: comes.y))
      host.finishAnimations()
      #expect(distance(host) == .zero)
      host.tap("go")
      host.advance(by: 0.25)
      #expect(distance(host) == CGPoint(x: goes.x * sign, y: goes.y))
    }
  }

  @Test func transitionsAreCombined() throws {
    let host = host(Coming(transition: .opacity.combined(with: .scale(scale: 0.5))))
    host.tap("go")
    host.advance(by: 0.5)
    #expect(opacity(host) == 0.5)
    let scales = try #require(effects(host)).compactMap { effect -> CGFloat? in
      if case .transform(let transform) = effect { transform.a } else { nil }
    }
    #expect(scales == [0.75])
  }

  @Test func withoutAnAnimationNothingIsSeenOfIt() {
    let host = host(Coming(transition: .opacity, animation: nil))
    host.tap("go")
    host.advance(by: 0.25)
    #expect(opacity(host) == 1)
    host.tap("go")
    host.advance(by: 0.25)
    #expect(opacity(host) == nil)
    // Unless the transition has one of its own.
    let own = self.host(
      Coming(transition: .opacity.animation(.linear(duration: 1)), animation: nil))
    own.tap("go")
    own.advance(by: 0.25)
    #expect(opacity(own) == 0.25)
  }

  private struct Growing: View {
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
          .accessibilityIdentifier("go")
        Color.red.frame(width: isWide ? 120 : 40, height: 10)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func whatStaysDoesNotMoveWithWhatIsAround(direction: LayoutDirection) {
    let host = host(Growing(), direction)
    let frame = host.frame(of: "go")
    host.tap("go")
    host.advance(by: 0.5)
    #expect(host.frame(of: "go") == frame)
  }

  private struct Spot: View {
    let animation: Animation
    @State private var place = 0.0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("far") { withAnimation(animation) { place = 100 } }.accessibilityIdentifier("far")
        Button("near") { withAnimation(animation) { place = 0 } }.accessibilityIdentifier("near")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("spot")
          .padding(.leading, place)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test func aSpringTakesOverTheVelocity() throws {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let host = host(Spot(animation: .spring(spring)))
    func place() -> Double { Double(host.frame(of: "spot")?.minX ?? -1) }
    host.tap("far")
    host.advance(by: 0.1)
    let (at, speed) = (
      spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
    )
    #expect(abs(place() - at) < 1e-6)
    host.tap("near")
    host.advance(by: 0.05)
    let expected = at + spring.value(target: -at, initialVelocity: speed, time: 0.05)
    #expect(abs(place() - expected) < 1e-3)
    host.finishAnimations()
    #expect(place() == 0)
  }

  /// The types of transitions are the transitions of the same names.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func typesOfTransitionsAreTheTransitions(direction: LayoutDirection) throws {
    for (type, transition) in [
      (AnyTransition(.opacity), AnyTransition.opacity), (AnyTransition(.identity), .identity),
      (AnyTransition(.scale(0.5)), .scale(scale: 0.5)), (AnyTransition(.slide), .slide),
      (AnyTransition(.move(edge: .leading)), .move(edge: .leading)),
      (AnyTransition(.offset(x: 10, y: 4)), .offset(x: 10, y: 4)),
      (AnyTransition(.push(from: .trailing)), .push(from: .trailing)),
      (
        AnyTransition(.asymmetric(insertion: .opacity, removal: .move(edge: .bottom))),
        .asymmetric(insertion: .opacity, removal: .move(edge: .bottom))
      ),
      (
        AnyTransition(OpacityTransition().combined(with: ScaleTransition(0.5))),
        .opacity.combined(with: .scale(scale: 0.5))
      ),
      (
        AnyTransition(OpacityTransition().animation(.linear(duration: 0.5))),
        .opacity.animation(.linear(duration: 0.5))
      ),
    ] {
      let hosts = [type, transition].map { host(Coming(transition: $0), direction) }
      for _ in 0..<2 {
        for host in hosts {
          host.tap("go")
          host.advance(by: 0.25)
        }
        #expect(effects(hosts[0]) == effects(hosts[1]))
        for host in hosts { host.finishAnimations() }
      }
    }
  }

  /// A custom transition may be made of others: each phase shows them.
  @Test func phasesOfStandardTransitionsAreAppliedToViews() throws {
    func frame(_ phase: TransitionPhase) throws -> CGRect {
      let view = MoveTransition(edge: .leading)
        .apply(content: Color.red.frame(width: 40, height: 20), phase: phase)
      let host = host(ZStack { view }.frame(width: 200, height: 100, alignment: .topLeading))
      let place = try #require(distance(host))
      return CGRect(x: place.x, y: place.y, width: 40, height: 20)
    }
    #expect(try frame(.identity).minX == 0)
    #expect(try frame(.willAppear).minX == -40)
  }

  @Test func aBlurIsReplaced() throws {
    let host = host(Coming(transition: AnyTransition(.blurReplace)))
    host.tap("go")
    host.advance(by: 0.5)
    #expect(opacity(host) == 0.5)
    host.finishAnimations()
    #expect(opacity(host) == 1)
  }
}
