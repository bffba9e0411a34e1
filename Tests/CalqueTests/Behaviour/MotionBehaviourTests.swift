import Calque
import CalqueDrawing
import Foundation
import Testing

/// Statements about keyframes, phases, animations, transactions and transitions.
@MainActor
@Suite struct MotionBehaviourTests {
  private func host(_ view: some View) -> ViewHost { statementHost(view, 200, 100) }

  private func width(_ host: ViewHost, _ name: String = "a") -> CGFloat? {
    host.frame(of: name)?.width
  }

  // MARK: Keyframes

  @Test func `a linear keyframe goes in a straight line unless it has a curve`() {
    func value(_ curve: UnitCurve?) -> Double {
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          if let curve {
            LinearKeyframe(8, duration: 2, timingCurve: curve)
          } else {
            LinearKeyframe(8, duration: 2)
          }
        }
      }.value(time: 0.5)
    }
    #expect(value(nil) == 2 && value(.linear) == 2)
    #expect(value(.easeIn) < 2 && value(.easeOut) > 2)
  }

  @Test func `a keyframe lasts as long as it says, and the next one begins there`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(10, duration: 3)
        LinearKeyframe(0, duration: 1)
      }
    }
    #expect(timeline.duration == 5)
    #expect(timeline.value(time: 1) == 10 && timeline.value(time: 4) == 10)
    #expect(timeline.value(time: 4.5) == 5)
  }

  @Test func `a keyframe that moves jumps at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(1, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1)
      }
    }
    #expect(timeline.value(time: 0.999) < 1.001 && timeline.value(time: 1.001) > 4.999)
    #expect(timeline.duration == 2)
  }

  @Test func `keyframes that are not in a track follow each other`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == 5 && timeline.value(time: 1.5) == 5)
    let loop = KeyframeTimeline(initialValue: 0.0) {
      for value in [4.0, 6, 8] { LinearKeyframe(value, duration: 1) }
    }
    #expect(loop.duration == 3 && loop.value(time: 2.5) == 7)
  }

  private struct Triggered: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("go") { count += 1 }.accessibilityIdentifier("go")
        Color.clear.keyframeAnimator(initialValue: 10.0, trigger: count) { content, width in
          content.overlay { Color.red.frame(width: width).accessibilityIdentifier("a") }
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(50.0, duration: 1) }
        }
      }
    }
  }

  @Test func `keyframes with a trigger begin when it changes`() {
    let host = host(Triggered())
    #expect(width(host) == 10)
    host.advance(by: 5)
    #expect(width(host) == 10)
    #expect(host.tap("go"))
    host.advance(by: 0.25)
    #expect(width(host) == 20)
    host.advance(by: 2)
    #expect(width(host) == 50)
  }

  @Test func `keyframes that repeat begin again`() {
    let host = host(
      KeyframeAnimator(initialValue: 10.0, repeating: true) { width in
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(50, duration: 1) }
      })
    _ = host.placedViews
    host.advance(by: 0.5)
    let middle = width(host)
    host.advance(by: 1)
    #expect(middle == 30 && width(host) == 30)
  }

  // MARK: Phases

  private struct Phased: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("go") { count += 1 }.accessibilityIdentifier("go")
        PhaseAnimator([10.0, 30.0, 70.0], trigger: count) { width in
          Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }

  @Test func `phases with a trigger are gone through once, back to the first`() {
    let host = host(Phased())
    host.advance(by: 3)
    #expect(width(host) == 10)
    #expect(host.tap("go"))
    host.advance(by: 0.5)
    #expect(width(host) == 20)
    host.advance(by: 1)
    #expect(width(host) == 50)
    host.advance(by: 5)
    #expect(width(host) == 10)
  }

  @Test func `a phase without an animation is there at once`() {
    let host = host(
      PhaseAnimator([10.0, 50.0]) { width in
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
      } animation: { width in
        width == 10 ? nil : .linear(duration: 1)
      })
    _ = host.placedViews
    host.advance(by: 0.5)
    #expect(width(host) == 30)
  }

  // MARK: Animations

  private struct Growing: View {
    let act: (Binding<Bool>) -> Void
    var change: (AnyView) -> AnyView = { $0 }
    @State private var isLarge = false

    var body: some View {
      VStack {
        Button("go") { act($isLarge) }.accessibilityIdentifier("go")
        change(
          AnyView(
            Color.red.frame(width: isLarge ? 90 : 10, height: 10).accessibilityIdentifier("a")))
      }
    }
  }

  /// The widths after steps of time.
  private func widths(
    _ times: [Double], _ act: @escaping (Binding<Bool>) -> Void,
    _ change: @escaping (AnyView) -> AnyView = { $0 }
  ) -> [CGFloat] {
    let host = host(Growing(act: act, change: change))
    #expect(width(host) == 10)
    host.tap("go")
    return times.map { time in
      host.advance(by: time)
      return (host.frame(of: "a")?.width ?? .nan).rounded()
    }
  }

  private let second = Animation.linear(duration: 1)

  @Test func `a change without an animation is there at once`() {
    #expect(widths([0.1]) { $0.wrappedValue = true } == [90])
    #expect(widths([0.1]) { value in withAnimation(nil) { value.wrappedValue = true } } == [90])
  }

  @Test func `a delay comes before the animation`() {
    let delayed = second.delay(0.5)
    #expect(
      widths([0.25, 0.5, 0.5]) { value in withAnimation(delayed) { value.wrappedValue = true } }
        == [10, 30, 70])
  }

  @Test func `a speed of two takes half of the time`() {
    let fast = second.speed(2)
    #expect(
      widths([0.25, 0.25]) { value in withAnimation(fast) { value.wrappedValue = true } }
        == [50, 90])
  }

  @Test func `a repeated animation goes back, or begins again`() {
    let back = second.repeatCount(3)
    #expect(
      widths([0.25, 1, 1, 1]) { value in withAnimation(back) { value.wrappedValue = true } }
        == [30, 70, 30, 90])
    let again = second.repeatCount(2, autoreverses: false)
    #expect(
      widths([0.25, 1, 1]) { value in withAnimation(again) { value.wrappedValue = true } }
        == [30, 30, 90])
  }

  @Test func `an animation without an end never stops`() {
    let forever = second.repeatForever(autoreverses: false)
    #expect(
      widths([0.25, 100, 0.5]) { value in withAnimation(forever) { value.wrappedValue = true } }
        == [30, 30, 70])
  }

  @Test func `a binding with an animation animates what it changes`() {
    let animation = second
    #expect(widths([0.5]) { $0.animation(animation).wrappedValue = true } == [50])
  }

  @Test func `a transaction carries the animation of a change`() {
    let transaction = Transaction(animation: second)
    #expect(
      widths([0.5]) { value in withTransaction(transaction) { value.wrappedValue = true } } == [50])
    #expect(widths([0.5]) { $0.transaction(transaction).wrappedValue = true } == [50])
    let animation = second
    #expect(
      widths([0.5]) { value in
        withTransaction(\.animation, animation) { value.wrappedValue = true }
      } == [50])
  }

  @Test func `a view can remove the animation of changes inside`() {
    let animation = second
    func grow(_ value: Binding<Bool>) { withAnimation(animation) { value.wrappedValue = true } }
    #expect(widths([0.5], grow) { AnyView($0.transaction { $0.animation = nil }) } == [90])
    #expect(widths([0.5], grow) { AnyView($0.animation(nil, value: 1)) } == [50])
  }

  @Test func `a view can change the animation of changes inside`() {
    let slow = Animation.linear(duration: 4)
    let animation = second
    func grow(_ value: Binding<Bool>) { withAnimation(animation) { value.wrappedValue = true } }
    #expect(widths([1], grow) { AnyView($0.transaction { $0.animation = slow }) } == [30])
  }

  @Test func `a change that disables animations is not animated by its views`() {
    struct Page: View {
      let disables: Bool
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("go") {
            var transaction = Transaction()
            transaction.disablesAnimations = disables
            withTransaction(transaction) { isLarge = true }
          }.accessibilityIdentifier("go")
          Color.red.frame(width: isLarge ? 90 : 10, height: 10).accessibilityIdentifier("a")
            .animation(.linear(duration: 1), value: isLarge)
        }
      }
    }
    for (disables, expected) in [(false, 50.0), (true, 90.0)] {
      let host = host(Page(disables: disables))
      _ = host.placedViews
      host.tap("go")
      host.advance(by: 0.5)
      #expect(width(host) == CGFloat(expected))
    }
  }

  @Test func `an animation for a value leaves changes of others alone`() {
    struct Page: View {
      @State private var isLarge = false
      @State private var count = 0
      var body: some View {
        VStack {
          Button("go") { isLarge = true }.accessibilityIdentifier("go")
          Color.red.frame(width: isLarge ? 90 : 10, height: 10).accessibilityIdentifier("a")
            .animation(.linear(duration: 1), value: count)
        }
      }
    }
    let host = host(Page())
    _ = host.placedViews
    host.tap("go")
    host.advance(by: 0.5)
    #expect(width(host) == 90)
  }

  @Test func `a completion is called when the animation ends, at once without a change`() {
    final class Log { var count = 0 }
    let log = Log()
    let animation = second
    let host = host(
      Growing(act: { value in
        withAnimation(animation) {
          value.wrappedValue = true
        } completion: {
          log.count += 1
        }
      }))
    _ = host.placedViews
    host.tap("go")
    host.advance(by: 0.75)
    #expect(log.count == 0)
    host.advance(by: 0.5)
    #expect(log.count == 1)
    // The second time nothing changes.
    host.tap("go")
    host.advance(by: 0.01)
    #expect(log.count == 2)
  }

  @Test func `colors change gradually`() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            .accessibilityIdentifier("go")
          Rectangle().fill(isOn ? Color.white : Color.black).frame(width: 10, height: 10)
        }
      }
    }
    let host = host(Page())
    func gray() -> Double? {
      host.displayList.paintedItems.compactMap { item -> Double? in
        guard case .fill(let path, .color(let color), _) = item,
          path.boundingRect.size == CGSize(width: 10, height: 10)
        else { return nil }
        return color.red
      }.first
    }
    #expect(gray() == 0)
    host.tap("go")
    #expect(gray() == 1)
    host.advance(by: 0.5)
    #expect((gray() ?? 0) > 0.2 && (gray() ?? 1) < 0.8)
  }

  @Test func `several values of a shape change together`() {
    struct Bar: Shape {
      var start: CGFloat
      var end: CGFloat
      nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
      }
      nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: start, y: 0, width: end - start, height: 5))
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            .accessibilityIdentifier("go")
          Bar(start: isOn ? 20 : 0, end: isOn ? 100 : 40).fill(Color(red: 1, green: 0, blue: 0))
        }
      }
    }
    let host = host(Page())
    _ = host.placedViews
    host.tap("go")
    host.advance(by: 0.5)
    let bars = host.displayList.paintedItems.compactMap { item -> CGFloat? in
      guard case .fill(let path, .color(RGBAColor(red: 1, green: 0, blue: 0)), _) = item
      else { return nil }
      return path.boundingRect.width
    }
    #expect(bars == [60])
  }

  @Test func `a transition of identity shows nothing on the way`() {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
            .accessibilityIdentifier("go")
          if isThere { Color.red.frame(width: 20, height: 20).transition(.identity) }
        }
      }
    }
    let host = host(Page())
    _ = host.placedViews
    host.tap("go")
    host.advance(by: 0.5)
    #expect(!host.displayList.description.contains("opacity"))
    host.tap("go")
    host.finishAnimations()
    #expect(!host.displayList.description.contains("opacity"))
  }

  @Test func `a timeline shows the moments that it names`() {
    let start = Date(timeIntervalSinceReferenceDate: 5000)
    let dates = [0.0, 10, 25].map { start.addingTimeInterval($0) }
    let host = statementHost(
      TimelineView(.explicit(dates)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
      })
    for (seconds, text) in [(0.0, "0"), (9, "0"), (12, "10"), (24, "10"), (90, "25")] {
      host.advance(to: start.addingTimeInterval(seconds))
      #expect(host.shownTexts == [text])
    }
  }
}
