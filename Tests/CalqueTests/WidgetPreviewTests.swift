import Calque
import Foundation
import Testing
import WidgetKit

private struct Entry: TimelineEntry {
  var date: Date
  var name: String
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, name: "waiting") }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .distantPast, name: "snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

private struct Sample: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sample", provider: Provider()) { entry in
      Text(verbatim: entry.name).containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

#Preview("entries", as: .systemSmall) {
  Sample()
} timeline: {
  Entry(date: .distantPast, name: "first")
  Entry(date: .distantFuture, name: "second")
}

#Preview(
  "written", as: .systemMedium, widget: { Sample() },
  timeline: {
    [Entry(date: .distantPast, name: "one")]
  })

#Preview("provider", as: .systemSmall) { Sample() } timelineProvider: { Provider() }

/// The previews that Xcode's template of a widget has.
@MainActor @Suite struct WidgetPreviewTests {
  @Test(arguments: [
    ("entries", "first", WidgetFamily.systemSmall), ("written", "one", .systemMedium),
    ("provider", "snapshot", .systemSmall),
  ])
  func `a preview of a widget shows its first entry in its size`(
    name: String, text: String, family: WidgetFamily
  ) async throws {
    let preview = try #require(Previews.all(in: "CalqueTests").first { $0.name == name })
    let host = try await preview.makeHost()
    #expect(host.texts.map(\.string) == [text])
    #expect(host.size == family.size)
  }
}
