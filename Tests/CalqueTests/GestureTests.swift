import Calque
import Foundation
import Testing

/// What gestures tell, and which of several happens.
@MainActor
struct GestureTests {
  private final class Log {
    var lines: [String] = []
  }

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 100, height: 50).accessibilityIdentifier(name)
  }

  @Test func aTapIsCounted() {
    let log = Log()
    let host = host(
      box("a")
        .onTapGesture(count: 2) { log.lines.append("double") }
        .onTapGesture { log.lines.append("single") })
    #expect(host.tap("a") && log.lines == ["single"])
    #expect(host.tap("a", count: 2) && log.lines == ["single", "double"])
  }

  @Test func theInnerGestureHasPrecedence() {
    let log = Log()
    func view(_ outer: (AnyView) -> some View) -> ViewHost {
      host(outer(AnyView(box("a").onTapGesture { log.lines.append("inner") })))
    }
    let tap = TapGesture().onEnded { log.lines.append("outer") }
    view { $0.gesture(tap) }.tap("a")
    #expect(log.lines == ["inner"])
    log.lines = []
    view { $0.highPriorityGesture(tap) }.tap("a")
    #expect(log.lines == ["outer"])
    log.lines = []
    view { $0.simultaneousGesture(tap) }.tap("a")
    #expect(log.lines == ["inner", "outer"])
    log.lines = []
    view { $0.gesture(tap, including: .gesture) }.tap("a")
    #expect(log.lines == ["outer"])
    log.lines = []
    view { $0.gesture(tap, including: .subviews) }.tap("a")
    #expect(log.lines == ["inner"])
    log.lines = []
    #expect(!view { $0.gesture(tap, including: .none) }.tap("a"))
    #expect(log.lines.isEmpty)
  }

  @Test func aButtonAnswersBeforeWhatIsAround() {
    let log = Log()
    let host = host(
      Button("Go") { log.lines.append("button") }.accessibilityIdentifier("b")
        .onTapGesture { log.lines.append("tap") })
    #expect(host.tap("b") && log.lines == ["button"])
  }

  @Test func aLongPressTakesItsTime() {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.8, maximumDistance: 20)
    #expect(gesture.minimumDuration == 0.8 && gesture.maximumDistance == 20)
    #expect(LongPressGesture().minimumDuration == 0.5 && LongPressGesture().maximumDistance == 10)
    let host = host(
      box("a").onLongPressGesture(minimumDuration: 0.8) {
        log.lines.append("pressed")
      } onPressingChanged: {
        log.lines.append("\($0)")
      })
    host.longPress("a", duration: 0.5)
    #expect(log.lines == ["true", "false"])
    log.lines = []
    host.longPress("a", duration: 0.8)
    #expect(log.lines.sorted() == ["false", "pressed", "true"])
    log.lines = []
    // A finger that moves away does not press.
    host.drag("a", by: CGSize(width: 40, height: 0), duration: 2)
    #expect(log.lines == ["true", "false"])
  }

  @Test func aDragTellsWhereItIs() throws {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let host = host(
      box("a").gesture(
        DragGesture(coordinateSpace: .global).onChanged { values.append($0) }.onEnded { end = $0 }))
    #expect(host.drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 110, y: 70), duration: 1))
    let last = try #require(end)
    #expect(last.startLocation == CGPoint(x: 60, y: 30))
    #expect(last.location == CGPoint(x: 110, y: 70))
    #expect(last.translation == CGSize(width: 50, height: 40))
    // A steady movement: 50 and 40 points in a second.
    #expect(abs(last.velocity.width - 50) < 1e-6 && abs(last.velocity.height - 40) < 1e-6)
    #expect(abs(last.predictedEndLocation.x - 122.5) < 1e-6)
    let first = try #require(values.first)
    #expect(hypot(first.translation.width, first.translation.height) >= 10)
    #expect(!host.drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 65, y: 30)))
  }

  @Test func localCoordinatesUndoTransforms() throws {
    var point: CGPoint?
    let host = host(box("a").onTapGesture { point = $0 }.scaleEffect(0.5))
    // The box is 100 by 50 in the middle of 200 by 100, shown at half the size: 50 by 25 at (75,
    // 37.5).
    #expect(host.tap(at: CGPoint(x: 80, y: 40)))
    let found = try #require(point)
    #expect(abs(found.x - 10) < 1e-9 && abs(found.y - 5) < 1e-9)
    #expect(!host.tap(at: CGPoint(x: 60, y: 30)))
  }

  @Test func aNamedSpaceCountsFromItsView() throws {
    var point: CGPoint?
    let host = host(
      box("a").padding(10)
        .gesture(
          SpatialTapGesture(coordinateSpace: .named("space")).onEnded { point = $0.location }
        )
        .frame(width: 140, height: 80)
        .coordinateSpace(.named("space")))
    #expect(host.tap("a"))
    #expect(point == CGPoint(x: 70, y: 40))
  }

  @Test func aSequenceNeedsBoth() {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { log.lines.append("\(drag.translation.width)") }
      }
    let host = host(box("a").gesture(gesture))
    host.drag("a", by: CGSize(width: 30, height: 0))
    #expect(log.lines.isEmpty)
  }

  @Test func exclusiveGesturesTellWhichOneHappened() {
    let log = Log()
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.lines.append("double")
        case .second: log.lines.append("single")
        }
      }
    let host = host(box("a").gesture(gesture))
    host.tap("a")
    host.tap("a", count: 2)
    #expect(log.lines == ["single", "double"])
  }

  @Test func simultaneousGesturesTellBoth() {
    let log = Log()
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onEnded { value in
        log.lines.append(
          "\(value.first?.magnification ?? 0) \(Int(value.second?.rotation.degrees.rounded() ?? 0))"
        )
      }
    let host = host(box("a").gesture(gesture))
    #expect(host.pinch("a", scale: 2, rotation: .degrees(90)))
    #expect(log.lines == ["2.0 90"])
  }

  private struct Dragged: View {
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false

    var body: some View {
      VStack {
        Text(verbatim: "\(Int(offset.width)) \(isPressed)").accessibilityIdentifier("text")
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("box")
          .gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
              state = value.translation
            }
          )
          .simultaneousGesture(
            LongPressGesture(minimumDuration: 9).updating($isPressed) { value, state, _ in
              state = value
            })
      }
    }
  }

  @Test func aGestureStateIsReset() {
    let host = host(Dragged())
    #expect(host.texts[0].string == "0 false")
    #expect(host.press("box"))
    #expect(host.texts[0].string == "0 true")
    host.release()
    #expect(host.texts[0].string == "0 false")
    host.drag("box", by: CGSize(width: 30, height: 0))
    #expect(host.texts[0].string == "0 false")
  }

  private struct Sunken: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func aButtonKnowsThatItIsPressed() {
    var taps = 0
    let host = host(
      Button("Go") { taps += 1 }.buttonStyle(Sunken()).accessibilityIdentifier("b"))
    func isDim() -> Bool { host.displayList.description.contains("opacity 0.5") }
    #expect(!isDim())
    #expect(host.press("b") && isDim() && taps == 0)
    host.release()
    #expect(!isDim() && taps == 1)
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveStyleTriggersTheButton() {
    var taps = 0
    let host = host(Button("Go") { taps += 1 }.buttonStyle(Twice()).accessibilityIdentifier("b"))
    #expect(!host.tap("b") && taps == 0)
    #expect(host.tap("b", count: 2) && taps == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aFingerScrollsWhatNoGestureTakes(direction: LayoutDirection) {
    var taps = 0
    let host = host(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Button("Go") { taps += 1 }.frame(width: 100, height: 100)
          }
        }
      }.accessibilityIdentifier("s"), direction)
    #expect(host.drag("s", by: CGSize(width: -60, height: 0)))
    #expect(host.scrollOffset(of: "s")?.x == 60 && taps == 0)
  }

  @Test func aPointerIsOverAView() {
    let log = Log()
    let host = host(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).onHover { log.lines.append("\($0)") }
          .accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
          .onContinuousHover { log.lines.append("\($0 == .active(CGPoint(x: 10, y: 10)))") }
      })
    #expect(host.hover("a") && log.lines == ["true"])
    host.hover("b")
    #expect(log.lines == ["true", "false", "true"])
    host.hover(nil)
    #expect(log.lines.last == "false")
  }

  /// Gestures of an own type, by a body.
  private struct Triple: Gesture {
    var body: some Gesture<Void> { TapGesture(count: 3) }
  }

  @Test func aGestureConsistsOfOthers() {
    var taps = 0
    let host = host(box("a").gesture(AnyGesture(Triple()).map { 3 }.onEnded { taps += $0 }))
    #expect(!host.tap("a", count: 2) && host.tap("a", count: 3) && taps == 3)
  }
}
