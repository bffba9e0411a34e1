import Calque
import CalqueTesting
import Foundation
import Testing

/// The page of a sweep, used by itself in Chromium, where that is installed.
@MainActor
@Suite struct SweepPageBrowserTests {
  /// What the page found when it used itself.
  private struct Outcome: Decodable {
    let faults: [String]
    let language: String
    let direction: String
    let pictures: Int
  }

  nonisolated private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func page(in folder: URL) async throws {
    let catalog = folder.appendingPathComponent("ar.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: catalog.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\"Save\" = \"حفظ التغييرات الآن\";\n".utf8).write(to: catalog)
    let sweep = ScreenSweep(
      catalogs: try CatalogBundle(contentsOf: folder, developmentLanguage: "en"),
      axes: SweepAxes(locales: ["en", "ar"], sizes: [CGSize(width: 90, height: 100)]))
    let earlier = SweepPage(
      title: "Earlier", folder: folder.appendingPathComponent("earlier"), pictures: .all, scale: 1)
    let page = SweepPage(
      title: "R&D </script>", folder: folder, pictures: .all, scale: 1, reference: earlier.folder)
    let screens = ["Form", "Sheet"].map { name in
      SweptScreen(name) {
        VStack {
          Text("Save").lineLimit(1).accessibilityIdentifier("save")
          Button("Save") {}
        }
      }
    }
    try earlier.write(try await sweep.run(screens, visit: earlier.draw))
    try page.write(try await sweep.run(screens, visit: page.draw))
    let references = folder.appendingPathComponent("reference").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: references).count == 4)
  }

  private func outcome(_ folder: URL, _ language: String, width: Int) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.browser ?? "")
    let url = folder.appendingPathComponent("index.html").absoluteString
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=8000",
      "--user-data-dir=\(folder.path)/profile", "--window-size=\(width),900", "--dump-dom",
      "\(url)?check&language=\(language)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let found = try #require(text.firstMatch(of: /<pre id="check">(.*?)<\/pre>/))
    return try JSONDecoder().decode(Outcome.self, from: Data(found.1.utf8))
  }

  @Test(.enabled(if: browser != nil, "Chromium is not installed"))
  func thePageUsesItself() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await page(in: folder)
    for (language, direction) in [("en", "ltr"), ("ar", "rtl"), ("he", "rtl"), ("th", "ltr")] {
      for width in [420, 1200] {
        let outcome = try outcome(folder, language, width: width)
        #expect(outcome.faults == [], "\(language), \(width)")
        #expect(outcome.language == language)
        #expect(outcome.direction == direction)
        #expect(outcome.pictures == 4)
      }
    }
  }

  /// Every text of the page is in every language, with the same values.
  @Test func thePageHasItsTextsInAllLanguages() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await page(in: folder)
    let html = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    let json = try #require(
      html.firstMatch(of: /<script type="application\/json" id="words">(.*?)<\/script>/))
    let words = try JSONDecoder().decode([String: [String: String]].self, from: Data(json.1.utf8))
    #expect(words.keys.sorted() == ["ar", "de", "en", "es", "fr", "he", "ja", "th", "zh-Hans"])
    let keys = try #require(words["en"]).keys.sorted()
    for (language, texts) in words {
      #expect(texts.keys.sorted() == keys, "\(language)")
      for (key, text) in texts {
        let values = Set(text.matches(of: /\{(\d)\}/).map { String($0.1) })
        let count = key.components(separatedBy: "%@").count - 1
        #expect(values == Set((0..<count).map { "\($0)" }), "\(language): \(text)")
        #expect(!text.contains("%"), "\(language): \(text)")
      }
    }
    for text in html.matches(of: /data-(?:word|label|hint)="([^"]*)"/) {
      #expect(keys.contains(String(text.1)), "\(text.1)")
    }
  }
}
