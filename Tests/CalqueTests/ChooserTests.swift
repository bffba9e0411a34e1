import Calque
import CalqueLayout
import Foundation
import Testing

/// What compact choices of dates and colours open.
@MainActor
@Suite struct ChooserTests {
  private struct Screen: View {
    @State var date = Date(timeIntervalSince1970: 1_742_036_940)
    @State var color = Color(red: 1, green: 0, blue: 0)
    var body: some View {
      VStack {
        DatePicker("When", selection: $date).accessibilityIdentifier("when")
        ColorPicker("Ink", selection: $color).accessibilityIdentifier("ink")
        Text(date, format: .iso8601.year().month().day()).accessibilityIdentifier("text")
      }
      .padding()
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func host(_ language: String, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(Screen(), size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.timeZone = .gmt
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private func frame(_ host: ViewHost, _ label: String) -> CGRect? {
    host.accessibilityElements.flatMap(\.all).first { $0.label == label }?.frame
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test(arguments: [
    ("en", "Mar 15, 2025", "March 2025", "20"), ("de", "15. März 2025", "März 2025", "20"),
    ("ar_EG", "١٥ مارس، ٢٠٢٥", "مارس ٢٠٢٥", "٢٠"),
  ])
  func `a date opens a calendar in the reader's language`(
    language: String, title: String, month: String, day: String
  ) throws {
    let host = host(language, language.hasPrefix("ar") ? .rightToLeft : .leftToRight)
    #expect(host.tap(label: title), "\(texts(host))")
    #expect(texts(host).contains(month), "\(texts(host))")
    #expect(host.tap(label: day))
    #expect(host.dismissPresentation())
    #expect(!texts(host).contains(month))
    #expect(texts(host).last == "2025-03-20")
  }

  @Test
  func `the popover is below its field, and mirrored`() throws {
    let hosts = [host("en"), host("en", .rightToLeft)]
    var frames: [CGRect] = []
    for host in hosts {
      let field = try #require(host.placedViews.first { $0.text == "Mar 15, 2025" }).frame
      #expect(host.tap(label: "Mar 15, 2025"))
      let month = try #require(host.placedViews.first { $0.text == "March 2025" }).frame
      #expect(month.minY > field.maxY + 13)
      frames.append(month)
    }
    #expect(abs(frames[0].minX - (375 - frames[1].maxX)) < 0.001)
  }

  @Test
  func `a time opens wheels`() {
    let host = host("de")
    #expect(host.tap(label: "11:09"))
    #expect(texts(host).contains("12") && texts(host).contains("10"))
    #expect(host.dismissPresentation())
  }

  @Test(arguments: [
    ("en", "Colors", "Opacity"), ("ar", "الألوان", "العتامة"), ("ja", "カラー", "不透明度"),
  ])
  func `a colour is chosen in a sheet`(language: String, title: String, opacity: String) throws {
    let host = host(language, language == "ar" ? .rightToLeft : .leftToRight)
    #expect(host.tap("ink"))
    #expect(texts(host).contains(title) && texts(host).contains(opacity))
    let white = try #require(frame(host, "#FFFFFF"))
    let black = try #require(frame(host, "#000000"))
    #expect(language == "ar" ? white.minX > black.maxX : white.maxX < black.minX)
    #expect(host.tap(label: "#000000"))
    #expect(host.dismissPresentation())
    #expect(!texts(host).contains(title))
  }

  @Test func `the sheet opens for a colour whose parts are not numbers`() {
    struct Page: View {
      @State private var color = Color(red: .nan, green: .infinity, blue: -1)
      var body: some View {
        ColorPicker("Ink", selection: $color).accessibilityIdentifier("ink")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 375, height: 667))
    #expect(host.tap("ink"))
    #expect(frame(host, "#FFFFFF") != nil)
  }
}
