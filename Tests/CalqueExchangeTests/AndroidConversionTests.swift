import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

@Suite struct AndroidConversionTests {
  @Test(arguments: [
    ("de", "values-de"), ("pt-BR", "values-pt-rBR"), ("zh-Hant", "values-b+zh+Hant"),
    ("zh-Hant-HK", "values-b+zh+Hant+HK"), ("he", "values-iw"), ("id", "values-in"),
    ("es-419", "values-b+es+419"), ("fil", "values-fil"),
  ])
  func namesFolders(_ locale: String, _ folder: String) {
    #expect(AndroidLocale.folder(of: locale) == folder)
    #expect(AndroidLocale.meaning(of: folder) == .locale(locale))
  }

  @Test(arguments: ["values-night", "values-land", "values-v21", "values-sw600dp", "drawable-de"])
  func knowsFoldersOfOtherThings(_ folder: String) {
    #expect(AndroidLocale.meaning(of: folder) == .other)
  }

  @Test func namesAreIdentifiersAndUnique() {
    let names = AndroidNames([
      "ok", "OK", "%lld files", "Hello, world!", "Hello world", "", "class", "2nd", "日本", "日",
      "hello_world",
    ])
    #expect(names["ok"] == "ok")
    #expect(names["OK"] == "OK")
    #expect(names["%lld files"] == "lld_files")
    #expect(names["hello_world"] == "hello_world")
    #expect(names["Hello, world!"] == "hello_world_2")
    #expect(names["Hello world"] == "hello_world_3")
    #expect(names[""] == "text")
    #expect(names["class"] == "class_")
    #expect(names["2nd"] == "text_2nd")
    #expect(names["日本"] == "text_2")
    #expect(names["日"] == "text_3")
  }

  @Test(arguments: [
    ("%@ has %lld files", "%1$s has %2$d files"), ("%lld files", "%d files"),
    ("%2$@ %1$d", "%2$s %1$d"), ("%.2f%%", "%.2f%%"), ("%05d", "%05d"), ("%-10@|", "%-10s|"),
    ("100%", "100%"), ("%x %X", "%1$x %2$X"), ("%u", "%d"), ("50% — %@", "50%% — %s"),
  ])
  func writesFormatsOfJava(_ text: String, _ expected: String) {
    #expect(JavaFormat.text(fromFoundation: text) == expected)
  }

  @Test(arguments: [
    ("%1$s has %2$d files", "%1$@ has %2$lld files", 0), ("%d%%", "%lld%%", 0),
    ("100% sure", "100% sure", 0), ("100%", "100%", 0), ("%s%n", "%@\n", 0),
    ("%1$s %<s", "%1$@ %1$@", 0), ("%tY", "%@", 1), ("%b", "%@", 1), ("%S", "%@", 1),
    ("%,d", "%lld", 1), ("%.1f", "%.1f", 0), ("%08x", "%08llx", 0),
  ])
  func readsFormatsOfJava(_ text: String, _ expected: String, _ unknown: Int) {
    let result = JavaFormat.text(fromJava: text, types: [:])
    #expect(result.text == expected)
    #expect(result.unknown.count == unknown)
  }

  @Test func takesTypesFromTheKey() {
    let types = [1: "d", 2: "@"]
    #expect(JavaFormat.text(fromJava: "%1$d %2$s", types: types).text == "%1$d %2$@")
  }

  @Test func readsADocumentedFile() throws {
    let conversion = CatalogConversion(
      [],
      exchanges: [.android(AndroidTests.read(AndroidTests.sample))])
    let result = conversion.converted(to: .android)
    let texts = result.outputs.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(result.outputs.map(\.path) == ["values/strings.xml"])
    #expect(texts[0].contains(#"<string name="welcome_messages">Hello, %1$s! You have %2$d"#))
    #expect(texts[0].contains("<item>Venus</item>"))
    #expect(texts[0].contains(#"<string name="app" translatable="false">Calque</string>"#))
    #expect(Set(result.losses.map(\.kind)) == [.metadata])
    #expect(result.losses.contains { $0.what.contains("<color>") })
    #expect(result.losses.contains { $0.what.contains("<xliff:g>") })
    #expect(result.losses.contains { $0.what.contains("markup") })
  }
}
