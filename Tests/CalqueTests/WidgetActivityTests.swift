import Calque
import Foundation
import Testing
import WidgetKit

/// Widgets with an intent, and live activities, as Apple documents their configurations.
@MainActor @Suite struct WidgetActivityTests {
  private struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    var name = "placeholder"
  }

  private struct Choice {}

  private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func snapshot(for configuration: Choice, in context: Context) async -> Entry { Entry() }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [Entry()], policy: .never)
    }
  }

  private struct OlderProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(name: "older") }
    func getSnapshot(
      for configuration: Choice, in context: Context, completion: @escaping (Entry) -> Void
    ) {}
    func getTimeline(
      for configuration: Choice, in context: Context,
      completion: @escaping (Timeline<Entry>) -> Void
    ) {}
  }

  private struct Chosen: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "a", intent: Choice.self, provider: Provider()) { entry in
        Text(verbatim: entry.name)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  private struct Older: Widget {
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: "b", intent: Choice.self, provider: OlderProvider()) { entry in
        Text(verbatim: entry.name)
      }
    }
  }

  @Test func `a widget with an intent shows its placeholder`() {
    #expect(ViewHost(Chosen(), family: .systemSmall).texts.map(\.string) == ["placeholder"])
    #expect(ViewHost(Older(), family: .systemSmall).texts.map(\.string) == ["older"])
    let entry = Entry(name: "mine")
    #expect(Chosen().body._content(of: entry) != nil && Older().body._content(of: entry) != nil)
  }

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
  }

  private struct Other: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct Deliveries: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Delivery.self) { context in
        Text(verbatim: "\(context.attributes.name) \(context.state.minutes)")
          .activityBackgroundTint(.yellow)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(verbatim: "L").id("L") }
          DynamicIslandExpandedRegion(.trailing) { Text(verbatim: "T") }
          if context.state.minutes > 0 {
            DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "\(context.state.minutes)") }
          }
        } compactLeading: {
          Text(verbatim: "<")
        } compactTrailing: {
          Text(verbatim: ">")
        } minimal: {
          Text(verbatim: "\(context.state.minutes)")
        }
        .keylineTint(.red)
      }
    }
  }

  private func host(
    _ kind: ActivityPreviewViewKind, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(
      activity: Deliveries(), attributes: Delivery(name: "Pizza"), state: .init(minutes: 5),
      as: kind
    ) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 16, baseline: 12)
      $0.layoutDirection = direction
    }
  }

  /// Human Interface Guidelines, Live Activities: 371 by 84 to 160 points on a screen of 393 by
  /// 852.
  @Test func `an activity is on the lock screen`() {
    let host = host(.content)
    #expect(host.texts.map(\.string) == ["Pizza 5"])
    #expect(host.size == CGSize(width: 371, height: 84))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an activity is around the camera`(direction: LayoutDirection) {
    let compact = host(.dynamicIsland(.compact), direction)
    #expect(compact.texts.map(\.string) == ["<", ">"])
    #expect(abs(compact.size.width - 230) < 0.5 && abs(compact.size.height - 36.67) < 0.5)
    let expanded = host(.dynamicIsland(.expanded), direction)
    #expect(expanded.texts.map(\.string) == ["L", "T", "5"])
    #expect(expanded.size.width == 371)
    let frames = expanded.texts.map(\.frame)
    #expect((frames[0].midX < frames[1].midX) == (direction == .leftToRight))
    #expect(frames[2].minY >= frames[0].maxY)
    #expect(host(.dynamicIsland(.minimal), direction).texts.map(\.string) == ["5"])
  }

  private struct Timer: ControlWidget {
    struct Value: ControlValueProvider {
      var previewValue: Bool { true }
      func currentValue() async throws -> Bool { false }
    }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "c", provider: Value()) { isRunning in
        ControlWidgetToggle("Timer", isOn: isRunning, action: Choice()) { isOn in
          Text(verbatim: isOn ? "Running" : "Stopped")
        }
        .tint(.purple)
      }
      .displayName("Timer")
    }
  }

  private struct Start: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "d") {
        ControlWidgetButton(action: Choice()) { Text(verbatim: "Start") }
      }
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Chosen()
      Timer()
      Start()
    }
  }

  @Test func `a control shows its preview`() {
    #expect(ViewHost(control: Timer()).texts.map(\.string) == ["Timer", "Running"])
    #expect(ViewHost(control: Start()).texts.map(\.string) == ["Start"])
    #expect(ViewHost(Bundle().body, family: .systemSmall).texts.count == 1)
  }

  @Test func `an activity of another type shows nothing`() {
    let host = ViewHost(activity: Deliveries(), attributes: Other(), state: .init())
    #expect(host.texts.isEmpty)
    #expect(ViewHost(Deliveries(), family: .systemSmall).texts.isEmpty)
  }
}
