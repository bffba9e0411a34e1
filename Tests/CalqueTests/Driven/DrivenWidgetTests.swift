import Calque
import Foundation
import Testing
import WidgetKit

/// Widgets of all families, in English and in Arabic.
@MainActor
@Suite struct DrivenWidgetTests {
  private struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let count = 12
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry()], policy: .never))
    }
  }

  private struct Face: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry

    var body: some View {
      HStack(spacing: 0) {
        Text(entry.count, format: .number).accessibilityIdentifier("count")
        Spacer(minLength: 0)
        if family != .accessoryCircular {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("mark")
        }
      }
      .containerBackground(.yellow, for: .widget)
    }
  }

  private struct Counting: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "counting", provider: Provider()) { Face(entry: $0) }
        .supportedFamilies(WidgetFamily.allCases)
    }
  }

  private func host(
    _ family: WidgetFamily, _ language: String, _ direction: LayoutDirection? = nil
  ) -> ViewHost {
    ViewHost(Counting(), family: family) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 16, baseline: 12)
      $0.locale = Locale(identifier: language)
      if let direction { $0.layoutDirection = direction }
    }
  }

  @Test(arguments: WidgetFamily.allCases, [("en", "12"), ("ar_EG", "١٢")])
  func `it speaks the language from the leading edge`(
    family: WidgetFamily, language: (String, String)
  ) throws {
    let host = host(family, language.0)
    #expect(host.texts.map(\.string) == [language.1])
    let count = try #require(host.frame(of: "count"))
    let isTurned = host.environment.layoutDirection == .rightToLeft
    #expect(isTurned == (language.0 == "ar_EG"))
    let lead = isTurned ? family.size.width - count.maxX : count.minX
    #expect(lead == (family.isOnLockScreen ? 0 : 16))
    if let mark = host.frame(of: "mark") {
      #expect(isTurned ? mark.maxX < count.minX : count.maxX < mark.minX)
    }
    #expect(host.diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test(arguments: WidgetFamily.allCases)
  func `right to left it is the mirror image`(family: WidgetFamily) {
    let hosts = [host(family, "en", .leftToRight), host(family, "en", .rightToLeft)]
    let views = hosts.map(\.placedViews)
    #expect(views[0].map(\.kind) == views[1].map(\.kind))
    for (one, other) in zip(views[0], views[1]) {
      #expect(abs(family.size.width - one.frame.maxX - other.frame.minX) < 0.001)
      #expect(one.frame.minY == other.frame.minY && one.frame.size == other.frame.size)
    }
  }
}

extension WidgetFamily {
  fileprivate var isOnLockScreen: Bool {
    [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(self)
  }
}
