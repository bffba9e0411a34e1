import CalqueCatalogs
import CalqueLocalization
import Foundation
import Testing

@testable import CalqueMessages

/// A text that is appended to the caller's buffer equals the text of the returned string.
@Suite struct AppendingTests {
  static let catalogs = [
    TestCatalogs.strings(
      "ru",
      [
        "plain": "Сохранить", "long": "Съешь же ещё этих мягких французских булок 🥖, да выпей чаю",
        "empty": "", "%@": "«%@»", "%@ %@ %@": "%3$@ – %2$@ – %1$@", "percent": "100%",
      ])
  ]

  static let keys: [LocalizedStringKey] = [
    "plain", "long", "empty", "percent", "\("👩‍👩‍👧‍👧 семья")", "\("a") \("b") \("c")", "nowhere", "",
    "nowhere \(3) 100%",
  ]

  func localizers() throws -> [Localizer] {
    let sources = CatalogBundle(catalogs: Self.catalogs)
    let twin = try CompiledTwin(Self.catalogs)
    return [sources, twin.compiled].map { Localizer($0, locale: Locale(identifier: "ru")) }
  }

  @Test func everyBufferGetsTheSameText() throws {
    for localizer in try localizers() {
      var text = "start: "
      var bytes = Array(text.utf8)
      var expected = text
      for key in Self.keys {
        localizer.append(key, to: &text)
        localizer.append(key, to: &bytes)
        expected += localizer.string(key)
        #expect(localizer.withUTF8(of: key) { Array($0) } == Array(localizer.string(key).utf8))
      }
      #expect(text == expected)
      #expect(Array(text.utf8) == bytes)
    }
  }

  /// Bytes are copied in parts, which must end between characters at any position.
  @Test(arguments: 0..<20) func noCharacterIsTorn(shift: Int) throws {
    let value = String(repeating: "a", count: shift) + "é漢🥖ж" + String(repeating: "🇵🇱", count: 9)
    for localizer in try localizers() {
      var text = ""
      localizer.append("\(value)", to: &text)
      #expect(text == "«\(value)»")
      #expect(text.utf8.count == localizer.string("\(value)").utf8.count)
    }
  }

  @Test func aBodyMayThrow() throws {
    struct Full: Error {}
    for localizer in try localizers() {
      for key in Self.keys {
        #expect(throws: Full.self) { try localizer.withUTF8(of: key) { _ in throw Full() } }
      }
    }
  }

  @Test func problemsAreReported() throws {
    for localizer in try localizers() {
      var text = ""
      localizer.append("nowhere", to: &text)
      #expect(localizer.diagnostics.map(\.problem) == [.missingKey])
    }
  }
}
