import Calque
import Foundation
import Testing

/// Fonts, weights, lines and spacing of texts, as SwiftUI's names ask for them.
@MainActor
struct TypographyTests {
  private func host(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 400, height: 300), change)
  }

  private func size(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> CGSize
  {
    host(view, change).texts.first?.frame.size ?? .zero
  }

  private func runs(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> [GlyphRun]
  {
    host(view, change).displayList.glyphRuns
  }

  private let text = Text(verbatim: "Weight")

  /// Inter's nine faces, by the names that its files have.
  @Test(arguments: [
    (Font.Weight.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"),
    (.regular, "Inter-Regular"), (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"),
    (.bold, "Inter-Bold"), (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
  ])
  func weights(_ weight: Font.Weight, _ file: String) {
    for run in runs(text.fontWeight(weight)) + runs(text.font(.body.weight(weight))) {
      #expect(run.font.path.hasSuffix("/\(file).otf"))
    }
  }

  /// People who want texts heavier get each weight in that of two steps on, and the heaviest
  /// remains.
  @Test func boldText() {
    func picture(_ weight: Font.Weight, _ legibility: LegibilityWeight?) -> String {
      host(text.fontWeight(weight)) { $0.legibilityWeight = legibility }.displayList.description
    }
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for (index, weight) in weights.enumerated() {
      let heavier = weights[min(index + 2, weights.count - 1)]
      #expect(picture(weight, .bold) == picture(heavier, nil))
      #expect(picture(weight, .regular) == picture(weight, nil))
    }
  }

  /// 20 points grow as a style does: a caption from 12 to 22, body from 17 to 28 (Human Interface
  /// Guidelines, Typography).
  @Test func customFontsFollowStyles() {
    func points(_ font: Font) -> Double? {
      runs(text.font(font)) { $0.dynamicTypeSize = .accessibility1 }.first?.font.size
    }
    #expect(points(.custom("Inter", size: 24, relativeTo: .caption)) == 44)
    #expect(points(.custom("Inter", size: 17)) == 28)
    #expect(points(.custom("Inter", fixedSize: 17)) == 17)
    #expect(points(.body.pointSize(20)) == 20)
    #expect(points(.body.scaled(by: 2)) == 56)
  }

  @Test func facesByName() {
    #expect(
      runs(text.font(.custom("Inter-SemiBold", size: 17))).first?.font.path
        .hasSuffix("/Inter-SemiBold.otf") == true)
    #expect(
      runs(text.font(.custom("Inter-SemiBold", size: 17)).fontWeight(.black)).first?.font.path
        .hasSuffix("/Inter-Black.otf") == true)
    #expect(host(text.font(.custom("Inter-SemiBold", size: 17))).diagnostics.isEmpty)
  }

  @Test func missingWidthsAreReported() {
    let found = host(text.fontWidth(.condensed)).diagnostics
    #expect(found.map(\.kind) == [.missingFontWidth])
    #expect(host(text.fontWidth(.standard)).diagnostics.isEmpty)
    // DejaVu Sans has faces of 87 percent; its usual width stays where none is asked for.
    let wide = size(text.font(.custom("DejaVu Sans", size: 17)))
    let narrow = size(text.font(.custom("DejaVu Sans", size: 17).width(.condensed)))
    #expect(narrow.width < wide.width)
  }

  @Test func leadingMovesLines() {
    let two = Text(verbatim: "a\nb")
    let height = size(two).height
    #expect(size(two.font(.body.leading(.loose))).height == height + 2)
    #expect(size(two.font(.body.leading(.tight))).height == height - 2)
    #expect(size(two.lineHeight(.exact(points: 40))).height == height + 18)
    #expect(size(two.lineHeight(.leading(increase: 5))).height == height + 5)
    #expect(size(two.lineHeight(.multiple(factor: 2))).height == height + 12)
    #expect(size(two.lineHeight(nil)).height == height)
  }

  @Test func scaleAndSmallCapitals() {
    #expect(runs(text.textScale(.secondary)).first?.font.size == 17 * 0.8)
    #expect(runs(text.textScale(.secondary, isEnabled: false)).first?.font.size == 17)
    #expect(runs(VStack { text }.textScale(.secondary)).first?.font.size == 17 * 0.8)
    #expect(runs(text.font(.body.smallCaps())).allSatisfy { $0.font.size == 17 * 0.8 })
    #expect(runs(text.font(.body.lowercaseSmallCaps())).map(\.font.size) == [17, 17 * 0.8])
    #expect(runs(text.font(.body.uppercaseSmallCaps())).map(\.font.size) == [17 * 0.8, 17])
  }

  @Test func trackingAndKerning() {
    let plain = size(text).width
    #expect(abs(size(text.kerning(4)).width - plain - 24) <= 1)
    #expect(abs(size(text.tracking(4)).width - plain - 24) <= 1)
    #expect(abs(size(text.kerning(-1)).width - plain + 6) <= 1)
    #expect(abs(size(text.tracking(-1)).width - plain + 5) <= 1)
    #expect(size(text.kerning(9).tracking(4)) == size(text.tracking(4)))
    #expect(size(VStack { text }.kerning(4)) == size(text.kerning(4)))
  }

  /// A dashed line has gaps, runs on where the looks change, and is mirrored right to left.
  @Test func patterns() {
    func marks(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [CGRect] {
      host(view) { $0.layoutDirection = direction }.displayList.fills.map(\.boundingRect)
    }
    let solid = marks(text.underline())
    let dotted = marks(text.underline(pattern: .dot))
    #expect(solid.count == 1 && dotted.count == 1)
    #expect(dotted[0].minX == solid[0].minX)
    #expect(abs(dotted[0].height - solid[0].height) < 1e-9)
    #expect(marks(text.strikethrough(pattern: .dashDotDot)).count == 1)
    #expect(marks(text.underline(false, pattern: .dash)).isEmpty)
    #expect(marks(VStack { text }.underline(true, pattern: .dash, color: .red)).count == 1)
  }

  @Test func attributes() {
    var string = AttributedString("ab")
    string.backgroundColor = .yellow
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    let list = host(Text(string)).displayList
    #expect(list.fills.count == 2)
    string.kern = 4
    let kerned = size(Text(string)).width
    string.kern = nil
    #expect(abs(kerned - size(Text(string)).width - 8) <= 1)
  }

  /// One gradient for the whole text, also where its looks change.
  @Test func gradientsSpanTheText() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let both = Text(verbatim: "left") + Text(verbatim: "right").bold()
    let host = host(both.foregroundStyle(gradient))
    let frame = try #require(host.texts.first).frame
    let paints = host.displayList.glyphRuns.map(\.paint)
    #expect(paints.count == 2)
    #expect(paints[0] == paints[1])
    guard case .gradient = paints[0] else {
      Issue.record("no gradient")
      return
    }
    let shape = self.host(
      Rectangle().fill(gradient).frame(width: frame.width, height: frame.height))
    #expect(shape.displayList.paints.contains(paints[0]))
  }

  /// Lines of Korean end between words, in any language of the screen, unless decided otherwise.
  @Test func koreanLines() {
    let words = Text(verbatim: "사용자가 오래된 메시지를 보냈습니다").frame(width: 100)
    func lines(_ decision: LayoutDecisions.KoreanWords) -> [String] {
      host(words) { $0.platformMetrics.decisions.koreanWords = decision }.displayList.glyphRuns
        .map { $0.string.trimmingCharacters(in: .whitespaces) }
    }
    #expect(lines(.whole) == ["사용자가", "오래된", "메시지를", "보냈습니다"])
    #expect(lines(.divided) != lines(.whole))
  }

  @Test func typesettingLanguage() throws {
    func font(_ view: some View) -> FontReference? {
      runs(view) { $0.locale = Locale(identifier: "en") }.first?.font
    }
    let han = Text(verbatim: "直")
    let japanese = Locale.Language(identifier: "ja")
    let taiwanese = Locale.Language(identifier: "zh-Hant")
    #expect(
      font(han.typesettingLanguage(japanese)) != font(han.typesettingLanguage(taiwanese)))
    #expect(
      font(VStack { han }.typesettingLanguage(japanese)) == font(han.typesettingLanguage(japanese)))
    #expect(font(han.typesettingLanguage(japanese, isEnabled: false)) == font(han))
    #expect(font(han.typesettingLanguage(.automatic)) == font(han))
    // It is read in the language of the text.
    let host = host(han.typesettingLanguage(japanese)) { $0.locale = Locale(identifier: "en") }
    #expect(host.texts[0].language == "en")
  }

  @Test func labelsOfTexts() {
    let host = host(Text(verbatim: "♥").accessibilityLabel(Text(verbatim: "love")))
    #expect(host.accessibilityDescription.contains("love"))
    #expect(host.texts[0].string == "♥")
  }

  @Test func formatters() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de")
    formatter.numberStyle = .decimal
    #expect(host(Text(NSNumber(value: 1234.5), formatter: formatter)).texts[0].string == "1.234,5")
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(identifier: "GMT")
    dates.dateFormat = "yyyy"
    #expect(host(Text(Date(timeIntervalSince1970: 0), formatter: dates)).texts[0].string == "1970")
  }

  /// A time source follows the host's clock, and says when it changes.
  @Test func timeSources() throws {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let style = Duration.TimeFormatStyle(pattern: .minuteSecond)
    func host(_ text: Text, _ locale: String, after seconds: Double) -> ViewHost {
      var now = LocalizationEnvironment(locale: Locale(identifier: locale))
      now.now = start.addingTimeInterval(seconds)
      now.timeZone = TimeZone(identifier: "GMT") ?? .current
      let localizer = Localizer(CatalogBundle(), environment: now)
      return self.host(text) { $0.localizer = localizer }
    }
    let offset = host(Text(.durationOffset(to: start), format: style), "en", after: 83)
    #expect(offset.texts[0].string == "1:23")
    let minute = Date.FormatStyle(date: .omitted, time: .shortened)
    let clock = host(Text(.currentDate, format: minute), "en_GB", after: 0)
    #expect(clock.texts[0].string == "13:46")
  }
}

extension Drawing {
  private var all: [Item] {
    var all: [Item] = []
    walk { item, _ in all.append(item) }
    return all
  }

  fileprivate var glyphRuns: [GlyphRun] {
    all.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  fileprivate var fills: [Path] {
    all.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
  }

  fileprivate var paints: [Paint] {
    all.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }
}
