import Calque
import Foundation
import Testing
import WidgetKit

/// Widgets in their sizes.
@MainActor @Suite struct WidgetTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let name: String
  }

  private struct Provider: TimelineProvider {
    let isLate: Bool

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, name: "waiting") }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      if !isLate { completion(Entry(date: .distantPast, name: "\(context.family)")) }
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<Entry>) -> Void
    ) {}
  }

  private struct Face: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry

    var body: some View {
      Text(verbatim: "\(entry.name) \(family)")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .accessibilityIdentifier("face")
        .containerBackground(.red, for: .widget)
    }
  }

  private struct Sample: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "sample", provider: Provider(isLate: false)) { Face(entry: $0) }
        .configurationDisplayName("Sample")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  private struct Late: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "late", provider: Provider(isLate: true)) { Face(entry: $0) }
    }
  }

  @Test(arguments: WidgetFamily.allCases)
  func aWidgetHasTheSizeOfItsFamily(family: WidgetFamily) throws {
    let host = ViewHost(Sample(), family: family)
    #expect(host.size == family.size)
    #expect(host.texts.map(\.string) == ["\(family) \(family)"])
  }

  private struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: Provider(isLate: false)) { _ in
        Color.clear.containerBackground(.red, for: .widget)
      }
    }
  }

  @Test func theBackgroundFillsTheShapeOfTheWidget() throws {
    let red = Color.red.clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    let expected = ViewHost(red, size: WidgetFamily.systemSmall.size)
    #expect(
      try ViewHost(Plain(), family: .systemSmall).png(scale: 1) == expected.png(scale: 1))
  }

  @Test func contentHasMargins() throws {
    let host = ViewHost(Sample(), family: .systemSmall)
    #expect(host.frame(of: "face") == CGRect(x: 16, y: 16, width: 126, height: 126))
  }

  @Test func aSnapshotThatIsLateLeavesThePlaceholder() {
    let host = ViewHost(Late(), family: .systemMedium)
    #expect(host.texts.map(\.string) == ["waiting systemMedium"])
  }

  private struct WideWidgetPreviews: PreviewProvider {
    static var previews: some View {
      Text(verbatim: "a").accessibilityIdentifier("text")
        .containerBackground(.red, for: .widget)
        .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
  }

  /// Human Interface Guidelines, Widgets: 338 by 158 points on a screen of 393 by 852.
  @Test func aPreviewHasTheSizeOfItsWidget() async throws {
    let preview = try #require(
      Previews.all.first { $0.provider?.hasSuffix("WideWidgetPreviews") ?? false })
    let host = try await preview.makeHost()
    #expect(host.size == CGSize(width: 338, height: 158))
    #expect(host.texts.map(\.string) == ["a"])
  }
}
