import Calque
import Foundation
import Testing

@testable import CalquePreview

/// What the page of `calque preview` says below a picture.
@MainActor
@Suite struct PreviewNoteTests {
  private func notes(_ name: String, _ catalog: String, locale: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "calque-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Localizable.xcstrings")
    try Data(catalog.utf8).write(to: file)
    let stage = PreviewStage(catalogs: [file])
    let index = Previews.all.firstIndex {
      $0.module == PreviewsTests.module && $0.description.contains(name)
    }
    let shown = try #require(index)
    var request = PreviewRequest(call: .show, preview: shown)
    request.settings = PreviewSettings(locale: locale)
    return try #require(await stage.answer(request).notes).map {
      "\($0.severity) \($0.place ?? "") \($0.message)"
    }
  }

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Count": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Zählen"}}}}}}
    """

  @Test func `a screen that is right has none`() async throws {
    #expect(try await notes("Counter", catalog, locale: "de") == [])
    #expect(try await notes("Counter", catalog, locale: "en") == [])
    #expect(try await notes("Counter", catalog, locale: "ar-XB") == [])
  }

  @Test func `texts that are in no catalog or not translated are named`() async throws {
    let missing = try await notes("Counter", catalog.replacing("Count", with: "Cont"), locale: "de")
    #expect(missing.count == 1)
    #expect(missing.first?.contains("is in no catalog") == true)
    let foreign = try await notes(
      "Counter",
      catalog.replacing("\"Count\"", with: "\"More\"").replacing(
        "\"strings\": {", with: "\"strings\": {\"Count\": {}, "), locale: "de")
    #expect(foreign.map { $0.contains("is not translated, and shown in en") } == [true])
  }

  @Test func `a catalog that cannot be read is named with its place`() async throws {
    let notes = try await notes("Counter", "{\"strings\": {", locale: "de")
    #expect(notes.first?.hasPrefix("error ") == true)
    #expect(notes.first?.contains("Localizable.xcstrings:1") == true)
  }
}
