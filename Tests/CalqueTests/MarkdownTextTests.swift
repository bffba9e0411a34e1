import Calque
import CalqueDrawing
import Foundation
import Testing

/// Markdown in the text of keys becomes attributes and links; in all other texts it is plain text.
@MainActor
struct MarkdownTextTests {
  private func host(_ text: Text, locale: String = "en", _ table: String = "") throws -> ViewHost {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "\(locale).lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try table.write(
      to: place.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let localizer = Localizer(
      try CatalogBundle(contentsOf: folder, developmentLanguage: locale),
      locale: Locale(identifier: locale))
    return ViewHost(text.tint(.red), size: CGSize(width: 500, height: 200)) {
      $0.localizer = localizer
    }
  }

  private func runs(_ host: ViewHost) -> [GlyphRun] {
    host.displayList.paintedItems.compactMap { item in
      if case .glyphs(let run) = item { run } else { nil }
    }
  }

  private func tags(_ host: ViewHost) -> [Drawing.Tag] {
    host.displayList.tags
  }

  @Test
  func `emphasis and code choose faces`() throws {
    let runs = runs(try host(Text("plain *italic* **bold** `code` ***both***")))
    func font(_ text: String) -> String {
      let run = runs.first { $0.string.contains(text) }
      return run.map { URL(fileURLWithPath: $0.font.path).lastPathComponent } ?? "none"
    }
    #expect(font("plain") == "Inter-Regular.otf")
    #expect(font("italic") == "Inter-Italic.otf")
    #expect(font("bold") == "Inter-SemiBold.otf")
    #expect(font("code").contains("Mono"))
    #expect(font("both") == "Inter-SemiBoldItalic.otf")
    #expect(!runs.contains { $0.string.contains("*") || $0.string.contains("`") })
  }

  @Test
  func `strikethrough has a line`() throws {
    let plain = try host(Text("a b c")).displayList.paintedItems.count
    let struck = try host(Text("a ~~b~~ c")).displayList.paintedItems
    let rules = struck.filter { if case .fill = $0 { true } else { false } }
    #expect(rules.count == 1)
    #expect(struck.count > plain)
  }

  @Test
  func `a link has the tint color and a role`() throws {
    let host = try host(Text("See [the *docs*](https://example.com) \(3)"))
    let link = try #require(tags(host).first { $0.role == .link })
    #expect(link.label == "the docs")
    #expect(link.value == "https://example.com")
    let frame = try #require(link.frame)
    let text = try #require(tags(host).first { $0.role == .text }?.frame)
    #expect(text.insetBy(dx: -1, dy: -1).contains(frame))
    #expect(frame.width < text.width * 0.75)
    let colors = runs(host).map { ($0.string, $0.color) }
    #expect(colors.filter { $0.0.contains("docs") || $0.0.contains("the") }.count == 2)
    #expect(Set(colors.map(\.1)).count == 2)
    #expect(host.texts[0].string == "See the docs 3")
  }

  @Test
  func `a link wraps with its text`() throws {
    let host = try host(
      Text("open"), locale: "ar", #""open" = "افتح [الصفحة الأولى](https://a.b) الآن";"#)
    let link = try #require(tags(host).first { $0.role == .link })
    #expect(link.label == "الصفحة الأولى")
    let frame = try #require(link.frame)
    let text = try #require(tags(host).first { $0.role == .text }?.frame)
    #expect(frame.minX > text.minX + 5 && frame.maxX < text.maxX - 5)
  }

  @Test
  func `values and other texts are not Markdown`() throws {
    #expect(try host(Text("Hi **\("*Ann* [a](b)")**")).texts[0].string == "Hi *Ann* [a](b)")
    #expect(try host(Text(verbatim: "**a**")).texts[0].string == "**a**")
    let string = "**a**"
    #expect(try host(Text(string)).texts[0].string == "**a**")
    #expect(try host(Text(LocalizedStringKey(string))).texts[0].string == "a")
  }

  @Test
  func `texts and pictures within emphasis keep their attributes`() throws {
    let host = try host(
      Text(
        "**\(Text("inner *x*").italic()) \(Image(systemName: "star"))** `\(AttributedString("y"))`")
    )
    #expect(host.texts[0].string.hasPrefix("inner x \u{FFFC}"))
    let bold = runs(host).filter { $0.font.path.contains("Bold") }
    #expect(bold.map(\.string).joined().contains("inner x"))
    #expect(
      bold.allSatisfy { $0.font.path.contains("Italic") || $0.string.allSatisfy(\.isWhitespace) })
  }

  @Test
  func `markup of grammar agreement is not shown`() throws {
    let host = try host(Text("^[\(2) \("apple")](inflect: true) and *more*"))
    #expect(host.texts[0].string == "2 apple and more")
  }

  @Test
  func `attributed strings show their intents`() throws {
    var text = AttributedString("code")
    text.inlinePresentationIntent = [.code, .strikethrough]
    let items = try host(Text(text)).displayList.paintedItems
    #expect(items.contains { if case .fill = $0 { true } else { false } })
    #expect(runs(try host(Text(text))).allSatisfy { $0.font.path.contains("Mono") })
  }

  @Test
  func `a nested text has an accessibility label without Markdown`() throws {
    let host = try host(Text("Say \(Text("*this*"))"))
    #expect(host.texts[0].string == "Say this")
  }
}
