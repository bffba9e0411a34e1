import Calque
import Foundation
import Testing

/// Keys of texts are looked up in the host's catalogs, in the locale of their environment.
@MainActor
struct LocalizedTextTests {
  /// A folder of catalogs with one key in English and Arabic.
  private func localizer(_ locale: String) throws -> Localizer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "Hello, %@!"), ("ar", "مرحبًا يا %@!")] {
      let table = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try #""greeting %@" = "\#(text)";"#.write(
        to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return Localizer(
      try CatalogBundle(contentsOf: folder, developmentLanguage: "en"),
      locale: Locale(identifier: locale))
  }

  /// Without the characters that isolate a value.
  private func plain(_ string: String) -> String {
    String(
      String.UnicodeScalarView(string.unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) }))
  }

  private func host(_ locale: String) throws -> ViewHost {
    let localizer = try localizer(locale)
    return ViewHost(
      VStack {
        Text("greeting \("Ann")")
        Text("unknown \(3)")
        Text("greeting \(Text(verbatim: "Bob").bold())")
        Text("greeting \("Zoë")").environment(\.locale, Locale(identifier: "en"))
      },
      size: CGSize(width: 300, height: 300)
    ) {
      $0.localizer = localizer
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test(arguments: [("en", "Hello, Ann!"), ("ar", "مرحبًا يا Ann!")])
  func `a key is shown in the reader's language`(locale: String, expected: String) throws {
    let host = try host(locale)
    let texts = host.texts
    #expect(plain(texts[0].string) == expected)
    #expect(texts[0].language == locale)
    #expect(texts[0].missingKey == nil)
    #expect(plain(texts[3].string) == "Hello, Zoë!")
  }

  @Test
  func `a missing key is shown and reported`() throws {
    let text = try host("en").texts[1]
    #expect(plain(text.string) == "unknown 3")
    #expect(text.missingKey == "unknown %lld")
  }

  @Test
  func `a host takes locale and direction from its localizer`() throws {
    #expect(try host("ar").environment.layoutDirection == .rightToLeft)
    #expect(try host("en").environment.layoutDirection == .leftToRight)
  }

  @Test
  func `a text that does not fit is found`() {
    let host = ViewHost(
      VStack {
        Text(verbatim: "much too long a line").lineLimit(1).accessibilityIdentifier("cut")
        Text(verbatim: "unbreakable").fixedSize().accessibilityIdentifier("wide")
        Text(verbatim: "fits").accessibilityIdentifier("fits")
      },
      size: CGSize(width: 100, height: 100)
    ) { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
    let found = host.texts.map { [$0.isTruncated, $0.overflows] }
    #expect(found == [[true, false], [false, true], [false, false]])
  }
}
