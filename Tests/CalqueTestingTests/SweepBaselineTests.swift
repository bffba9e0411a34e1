import Calque
import CalqueTesting
import Foundation
import Testing

/// Known problems pass, new ones fail, and what is mended leaves the file.
@MainActor
@Suite struct SweepBaselineTests {
  private func result(_ words: [String], _ locales: [String] = ["en"]) async throws -> SweepResult {
    var axes = SweepAxes(locales: locales, sizes: [CGSize(width: 100, height: 400)])
    axes.textSizes = [.large, .xxxLarge]
    let sweep = ScreenSweep(catalogs: CatalogBundle(catalogs: []), axes: axes) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    return try await sweep.run([
      SweptScreen("Words") {
        VStack {
          ForEach(words, id: \.self) { word in
            Text(verbatim: word).lineLimit(1).accessibilityIdentifier(word.lowercased())
          }
        }
      }
    ])
  }

  private func inFile(_ body: (URL) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-baseline-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url)
  }

  private func cut(_ result: SweepResult) -> [String?] {
    result.problems(from: .warning).filter { $0.finding.kind == .truncated }
      .map(\.finding.identifier)
  }

  // Each has more than 10 characters of 10 points.
  private let first = "Documentation"
  private let second = "Communication"

  @Test func onlyNewProblemsAreLeft() async throws {
    try await inFile { url in
      var recorded = SweepBaseline(for: url)
      recorded.record(try await result([first]))
      try recorded.write()
      let baseline = try SweepBaseline(contentsOf: url)
      let same = baseline.compare(with: try await result([first]))
      #expect(same.new.findings(from: .warning).isEmpty)
      #expect(same.stale.isEmpty && same.known == baseline.count)
      let more = baseline.compare(with: try await result([first, second]))
      #expect(cut(more.new) == ["communication"])
      // In another language, the same problem is new.
      let other = baseline.compare(with: try await result([first], ["de"]))
      #expect(cut(other.new) == ["documentation"])
      #expect(other.stale.isEmpty, "English was not swept")
    }
  }

  @Test func theFileOnlyShrinks() async throws {
    try await inFile { url in
      var baseline = SweepBaseline(for: url)
      baseline.record(try await result([first, second]))
      let mended = try await result([first, "Talking to friends"])
      let compared = baseline.compare(with: mended)
      #expect(compared.stale.count == 1)
      #expect(compared.stale.first?.hasPrefix("Words, en: truncated #communication") == true)
      let before = baseline.count
      baseline.shrink(to: mended)
      #expect(baseline.count == before - 1)
      #expect(cut(baseline.compare(with: mended).new) == ["talking to friends"])
    }
  }

  @Test func aFileThatIsNoBaselineIsAnError() async throws {
    try await inFile { url in
      #expect(throws: (any Error).self) { try SweepBaseline(contentsOf: url) }
      try Data("[]".utf8).write(to: url)
      #expect(throws: (any Error).self) { try SweepBaseline(contentsOf: url) }
    }
  }
}
