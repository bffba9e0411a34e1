import Calque
import CalqueCatalogs
import CalqueTesting
import Foundation
import Testing

/// What a sweep has found, as a page and in the formats of the linter.
@MainActor
@Suite struct SweepReportTests {
  private func result(_ folder: URL) async throws -> SweepResult {
    let catalog = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: catalog.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = "\"ok\" = \"Gut\";\n\"save\" = \"Einstellungen <speichern>\";\n"
    try Data(text.utf8).write(to: catalog)
    let axes = SweepAxes(
      locales: ["de"], sizes: [CGSize(width: 100, height: 100), CGSize(width: 90, height: 100)])
    var sweep = ScreenSweep(catalogs: try CatalogBundle(contentsOf: folder), axes: axes) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    sweep.rules = []
    let page = SweepPage(
      title: "R&D", folder: folder.appendingPathComponent("page"), scale: 1)
    let result = try await sweep.run(
      [SweptScreen("Form") { Text("save").lineLimit(1).accessibilityIdentifier("save") }],
      visit: page.draw)
    try page.write(result)
    return result
  }

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-sweep-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func writesAPage() async throws {
    try await inFolder { folder in
      let result = try await result(folder)
      let page = folder.appendingPathComponent("page")
      let html = try String(
        contentsOf: page.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(html.contains("<title>R&amp;D</title>"))
      // What a catalog says cannot end the data.
      #expect(!html.contains("Einstellungen <speichern>"))
      let json = try JSONSerialization.jsonObject(
        with: Data(contentsOf: page.appendingPathComponent("findings.json")))
      let entries = try #require((json as? [String: Any])?["entries"] as? [[String: Any]])
      #expect(entries.count == result.entries.count)
      for entry in entries {
        let picture = try #require(entry["picture"] as? String)
        let file = page.appendingPathComponent(picture).path
        #expect(FileManager.default.fileExists(atPath: file))
        #expect((entry["findings"] as? [[String: Any]])?.first?["kind"] as? String == "truncated")
      }
    }
  }

  @Test func writesTheFormatsOfTheLinter() async throws {
    try await inFolder { folder in
      let result = try await result(folder)
      let lines = result.report(.xcode).split(separator: "\n")
      let line = try #require(lines.first)
      #expect(lines.count == 1)
      #expect(line.contains("Localizable.strings:2:"))
      #expect(line.contains("warning: Form, de, 100 × 100 and 1 more: "))
      #expect(line.hasSuffix("(truncated)"))
      let json = try JSONSerialization.jsonObject(with: Data(result.report(.json).utf8))
      let findings = try #require(json as? [[String: Any]])
      #expect(findings.map { $0["rule"] as? String } == ["truncated"])
      #expect(findings.map { $0["line"] as? Int } == [2])
      #expect(findings.map { $0["key"] as? String } == ["save"])
      #expect(result.report(.junit).contains("failures=\"1\""))
    }
  }
}
