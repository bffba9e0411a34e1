import Calque
import Foundation
import Testing

/// Taps and long presses on one view, and what follows the clock of a host.
@MainActor
struct PressAndClockTests {
  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private enum Order: CaseIterable { case tapInside, pressInside, twoTapsInside, inList }

  private struct Pressed: View {
    @State var log = ""
    let order: Order

    private var box: some View {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("box")
    }

    var body: some View {
      VStack {
        switch order {
        case .tapInside: box.onTapGesture { log += "T" }.onLongPressGesture { log += "L" }
        case .pressInside: box.onLongPressGesture { log += "L" }.onTapGesture { log += "T" }
        case .twoTapsInside:
          box.onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "T" }
            .onLongPressGesture { log += "L" }
        case .inList:
          List { box.onTapGesture { log += "T" }.onLongPressGesture { log += "L" } }
        }
        Text(verbatim: "log " + log)
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a long press wins where it is long, and the tap where it is short`(
    direction: LayoutDirection
  ) {
    for order in Order.allCases {
      let host = host(Pressed(order: order), direction)
      host.longPress("box")
      #expect(host.texts.last?.string == "log L", "\(order)")
      host.tap("box")
      #expect(host.texts.last?.string == "log LT", "\(order)")
      host.longPress("box", duration: 0.2)
      #expect(host.texts.last?.string == "log LTT", "\(order)")
    }
  }

  private struct Tapped: View {
    @State var log = ""
    let button: Bool
    var body: some View {
      VStack {
        if button {
          Button("box") { log += "T" }.onLongPressGesture { log += "L" }
        } else {
          Text(verbatim: "box").onTapGesture { log += "T" }
        }
        Text(verbatim: "log " + log)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a tap may last, where no press is wanted, and a button keeps its press`(button: Bool) {
    let host = host(Tapped(button: button))
    host.longPress("box")
    #expect(host.texts.last?.string == "log T")
  }

  @Test
  func `timers follow the clock from the first moment on`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = host(
      VStack {
        Text(start, style: .timer)
        Text(timerInterval: start...start + 100, countsDown: false)
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      })
    #expect(host.texts.map(\.string) == ["0:00", "0:00", "0"])
    host.advance(by: 40)
    #expect(host.texts.map(\.string) == ["0:40", "0:40", "40"])
    host.advance(by: 20)
    #expect(host.texts.map(\.string) == ["1:00", "1:00", "60"])
    host.advance(to: start + 30)
    host.advance(by: 5)
    #expect(host.texts.map(\.string) == ["0:35", "0:35", "35"])
  }

  private struct Later: View {
    @State var isShown = false
    var body: some View {
      if isShown {
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
      } else {
        Button("show") { isShown = true }
      }
    }
  }

  @Test
  func `a timer that is shown later has the time of the clock`() {
    let host = host(Later())
    host.advance(by: 65)
    host.tap("show")
    #expect(host.texts.map(\.string) == ["1:05"])
  }
}
