import Calque
import Foundation
import Testing

/// The dates that a view of a schedule shows while the clock of the host moves.
@MainActor
@Suite struct TimelineScheduleTests {
  private static let zero = Date(timeIntervalSince1970: 0)

  private func shown(
    _ schedule: some TimelineSchedule, from start: TimeInterval, by step: TimeInterval,
    _ count: Int
  ) -> [Int] {
    let view = TimelineView(schedule) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince1970.rounded(.down)))")
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
    }
    return (0..<count).compactMap {
      host.advance(to: Self.zero.addingTimeInterval(start + Double($0) * step))
      return host.shownTexts.first.flatMap(Int.init)
    }
  }

  @Test func `schedules of the system`() {
    let zero = Self.zero
    #expect(shown(.everyMinute, from: 90, by: 20, 4) == [60, 60, 120, 120])
    #expect(shown(.periodic(from: zero, by: 7), from: 6, by: 4, 3) == [0, 7, 14])
    #expect(shown(.explicit([zero, zero + 10, zero + 30]), from: 5, by: 10, 4) == [0, 10, 10, 30])
    #expect(shown(.animation(minimumInterval: 1), from: 0, by: 1, 3) == [0, 1, 2])
  }

  @Test func `a schedule that is paused stays where it is`() {
    #expect(shown(.animation(minimumInterval: 1, paused: true), from: 5, by: 1, 1).count == 1)
    struct Pausing: View {
      @State private var isPaused = false

      var body: some View {
        Button("Pause") { isPaused.toggle() }
        TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
          Text(verbatim: "at \(Int(context.date.timeIntervalSince1970))")
        }
      }
    }
    let host = ViewHost(Pausing(), size: CGSize(width: 200, height: 200)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
    }
    host.advance(to: Self.zero + 5)
    #expect(host.shownTexts.contains("at 5") && host.tap(label: "Pause"))
    host.advance(to: Self.zero + 9)
    #expect(host.shownTexts.contains("at 5"))
    #expect(host.tap(label: "Pause") && host.shownTexts.contains("at 9"))
  }

  /// A moment after ten seconds, then one each three seconds, from when it began.
  private struct Delayed: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
      sequence(first: startDate + 10) { $0 + 3 }
    }
  }

  @Test func `a schedule of an app begins with the view`() {
    struct Appearing: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
        if isShown {
          TimelineView(Delayed()) { context in
            Text(verbatim: "at \(Int(context.date.timeIntervalSince1970))")
          }
        }
      }
    }
    let host = ViewHost(Appearing(), size: CGSize(width: 200, height: 200)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
    }
    host.advance(to: Self.zero + 100)
    #expect(host.tap(label: "Show"))
    let shown = [100, 109, 110, 112, 113, 117].map { second in
      host.advance(to: Self.zero + Double(second))
      return host.shownTexts.last ?? ""
    }
    #expect(shown == ["at 110", "at 110", "at 110", "at 110", "at 113", "at 116"])
  }
}
