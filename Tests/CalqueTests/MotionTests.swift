import Calque
import Foundation
import Testing

/// Springs, curves and keyframes against closed forms, and what a host shows between two states.
@MainActor
struct MotionTests {
  // MARK: Curves and springs

  @Test func aBezierCurveIsSolvedForItsTime() {
    // Points of the curve itself, by de Casteljau's construction.
    for (x1, y1, x2, y2) in [(0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0), (0.9, -0.4, 0.1, 1.5)]
    {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      for step in 0...20 {
        let t = Double(step) / 20
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        func point(_ p1: Double, _ p2: Double) -> Double {
          let (a, b, c) = (mix(0, p1), mix(p1, p2), mix(p2, 1))
          return mix(mix(a, b), mix(b, c))
        }
        #expect(abs(curve.value(at: point(x1, x2)) - point(y1, y2)) < 1e-6)
      }
    }
  }

  @Test func aCurveAndItsInverseCancel() {
    for curve in [
      UnitCurve.easeIn, .easeOut, .easeInOut, .linear, .circularEaseIn, .circularEaseInOut,
    ] {
      for step in 1..<20 {
        let x = Double(step) / 20
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
  }

  @Test(arguments: [0.0, 0.3, 1.0, 2.0]) func aSpringFollowsItsEquation(ratio: Double) {
    // A slow oracle: the equation of motion in small steps (velocity Verlet).
    let spring = Spring(mass: 2, stiffness: 50, damping: ratio * 20, allowOverDamping: true)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    var (value, velocity) = (0.0, 3.0)
    let step = 1e-5
    for _ in 0..<80_000 {
      let force = (1 - value) * 50 - velocity * ratio * 20
      let middle = velocity + force / 2 * step / 2
      value += middle * step
      velocity = middle + ((1 - value) * 50 - middle * ratio * 20) / 2 * step / 2
    }
    #expect(abs(spring.value(target: 1.0, initialVelocity: 3, time: 0.8) - value) < 1e-3)
    #expect(abs(spring.velocity(target: 1.0, initialVelocity: 3, time: 0.8) - velocity) < 1e-2)
  }

  @Test func aSpringHasItsParameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-6)
    let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.bounce - 0.3) < 1e-9 && abs(same.duration - 0.5) < 1e-9)
    #expect(Spring().bounce == 0 && abs(Spring(bounce: -0.5).dampingRatio - 2) < 1e-9)
    // Within a thousandth from the settling duration on, and not much earlier.
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 1, bounce: -0.5)] {
      let end = spring.settlingDuration
      for step in 0..<200 {
        #expect(abs(1 - spring.value(target: 1.0, time: end + Double(step) / 100)) <= 0.001)
      }
      #expect(abs(1 - spring.value(target: 1.0, time: end * 0.5)) > 0.001)
      let again = Spring(settlingDuration: end, dampingRatio: spring.dampingRatio)
      #expect(abs(again.response - spring.response) < 1e-3)
    }
  }

  @Test func keyframesReachTheirValues() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(4, duration: 1)
        CubicKeyframe(8, duration: 1)
        SpringKeyframe(0, duration: 2, spring: .smooth)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0) == .zero)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(Double(timeline.value(time: 2).x) == 20 + 20 * UnitCurve.easeIn.value(at: 0.5))
    #expect(timeline.value(time: 9).x == 40)
    #expect(abs(timeline.value(time: 1).y - 4) < 1e-9 && abs(timeline.value(time: 2).y - 8) < 1e-9)
    #expect(abs(timeline.value(time: 4).y) < 0.01)
    #expect(timeline.value(progress: 0.125) == timeline.value(time: 0.5))
    // Smooth where two cubic keyframes meet: the slopes on both sides agree.
    let (before, at, after) = (
      timeline.value(time: 0.999).y, timeline.value(time: 1).y, timeline.value(time: 1.001).y
    )
    #expect(abs((at - before) - (after - at)) < 1e-4)
  }

  // MARK: What a host shows

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private struct Moving: View {
    let animation: Animation?
    @State private var isFar = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(animation) { isFar.toggle() } }.accessibilityIdentifier("go")
        Color.red.frame(width: isFar ? 60 : 20, height: 10)
          .opacity(isFar ? 0.2 : 1)
          .rotationEffect(.degrees(isFar ? 90 : 0))
          .accessibilityIdentifier("box")
          .padding(.leading, isFar ? 100 : 0)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theClockDecidesWhatIsShown(direction: LayoutDirection) throws {
    let host = host(Moving(animation: .linear(duration: 1)), direction)
    func leading() -> CGFloat {
      let frame = host.frame(of: "box") ?? .zero
      return direction == .leftToRight ? frame.minX : 200 - frame.maxX
    }
    #expect(leading() == 0)
    host.tap("go")
    // The end is shown at once.
    #expect(leading() == 100 && host.frame(of: "box")?.width == 60)
    host.advance(by: 0.25)
    #expect(leading() == 25 && host.frame(of: "box")?.width == 30)
    #expect(host.displayList.description.contains("opacity 0.8"))
    host.advance(by: 0.25)
    #expect(leading() == 50)
    host.advance(by: 2)
    #expect(leading() == 100)
    // Halfway back, it turns: the next animation begins where this one is.
    host.tap("go")
    host.advance(by: 0.5)
    #expect(leading() == 50)
    host.tap("go")
    #expect(leading() == 100)
    host.advance(by: 0.5)
    #expect(leading() == 75)
    host.finishAnimations()
    #expect(leading() == 100)
  }

  @Test func theEndIsThatWithoutAnimation() {
    for animation in [
      Animation.default, .bouncy.delay(1), .easeIn.speed(2), .linear.repeatCount(3),
    ] {
      let (moved, still) = (host(Moving(animation: animation)), host(Moving(animation: nil)))
      for _ in 0..<3 {
        moved.tap("go")
        still.tap("go")
        #expect(moved.displayList.description == still.displayList.description)
        moved.finishAnimations()
        #expect(moved.displayList.description == still.displayList.description)
      }
    }
  }

  @Test func timesAddUp() {
    for animation in [Animation.bouncy, .easeInOut(duration: 0.7), .linear.repeatForever()] {
      let (once, twice) = (host(Moving(animation: animation)), host(Moving(animation: animation)))
      once.tap("go")
      twice.tap("go")
      once.advance(by: 0.375)
      twice.advance(by: 0.125)
      twice.advance(by: 0.25)
      #expect(once.displayList.description == twice.displayList.description)
    }
  }

  private struct Ruled: View {
    @State private var count = 0

    var body: some View {
      HStack(spacing: 0) {
        Button("go") { count += 1 }.accessibilityIdentifier("go")
        Color.red.frame(width: 10, height: count == 0 ? 10 : 50).accessibilityIdentifier("a")
          .animation(.linear(duration: 1), value: count)
        Color.red.frame(width: 10, height: count == 0 ? 10 : 50).accessibilityIdentifier("b")
      }
    }
  }

  @Test func aModifierAnimatesItsViewAlone() {
    let host = host(Ruled())
    #expect(host.frame(of: "a")?.height == 10)
    host.tap("go")
    host.advance(by: 0.5)
    #expect(host.frame(of: "a")?.height == 30 && host.frame(of: "b")?.height == 50)
  }

  private struct Amount: View, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    var body: some View { Text(verbatim: "\(Int(amount.rounded()))") }
  }

  private struct Counting: View {
    @State private var amount = 0.0
    var done: () -> Void

    var body: some View {
      VStack {
        Amount(amount: amount)
        Button("go") {
          withAnimation(.linear(duration: 2)) {
            amount = 100
          } completion: {
            done()
          }
        }.accessibilityIdentifier("go")
      }
    }
  }

  @Test func dataOfOnesOwnChangesGradually() {
    var isDone = false
    let host = host(Counting { isDone = true })
    func text() -> String { host.texts[0].string }
    #expect(text() == "0")
    host.tap("go")
    #expect(text() == "100" && !isDone)
    host.advance(by: 0.5)
    #expect(text() == "25")
    host.advance(by: 1)
    #expect(text() == "75" && !isDone)
    host.advance(by: 0.5)
    #expect(text() == "100" && isDone)
  }

  @Test func keyframesFollowTheClock() {
    let host = host(
      KeyframeAnimator(initialValue: 10.0, repeating: false) { width in
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(50, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
      })
    #expect(host.frame(of: "a")?.width == 20)
    host.advance(by: 0.5)
    #expect(host.frame(of: "a")?.width == 30)
    host.advance(by: 1)
    #expect(host.frame(of: "a")?.width == 35)
    host.advance(by: 3)
    #expect(host.frame(of: "a")?.width == 20)
  }

  @Test func phasesFollowOneAnother() {
    let host = host(
      PhaseAnimator([10.0, 50.0]) { width in
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
      } animation: { _ in
        .linear(duration: 1)
      })
    #expect(host.frame(of: "a")?.width == 10)
    host.advance(by: 0.5)
    #expect(host.frame(of: "a")?.width == 30)
    host.advance(by: 1)
    #expect(host.frame(of: "a")?.width == 30)
    host.advance(by: 0.25)
    #expect(host.frame(of: "a")?.width == 20)
  }

  @Test func aTimelineShowsItsLastMoment() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let host = ViewHost(
      TimelineView(.periodic(from: start, by: 10)) { (context) -> Text in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
      }, size: CGSize(width: 100, height: 50)
    ) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    host.advance(to: start.addingTimeInterval(25))
    #expect(host.texts[0].string == "20")
    host.advance(by: 4)
    #expect(host.texts[0].string == "20")
    host.advance(by: 1)
    #expect(host.texts[0].string == "30")
  }
}
