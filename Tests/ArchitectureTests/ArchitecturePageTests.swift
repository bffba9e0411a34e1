import Foundation
import Testing

/// The floors in `ARCHITECTURE.md`. They are made from the manifest; with
/// `CALQUE_WRITE_ARCHITECTURE=1` this test writes them.
@Suite struct ArchitecturePageTests {
  private static let page = Manifest.root.appendingPathComponent("ARCHITECTURE.md")

  @Test func theFloorsAreThoseOfTheManifest() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "ArchitecturePageTests -->\n"))
    let end = try #require(text.range(of: "<!-- end of floors -->"))
    let made = try Self.floors(of: Manifest())
    if ProcessInfo.processInfo.environment["CALQUE_WRITE_ARCHITECTURE"] != nil {
      let written = text[..<start.upperBound] + made + text[end.lowerBound...]
      try String(written).write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(
        String(text[start.upperBound..<end.lowerBound]) == made,
        "CALQUE_WRITE_ARCHITECTURE=1 swift test --filter ArchitecturePageTests writes it")
    }
  }

  /// A picture of the targets in Swift, the highest floor first, and a table of all targets.
  private static func floors(of manifest: Manifest) -> String {
    let floors = Dictionary(grouping: manifest.targets.filter { $0.floor != nil }) { $0.floor ?? 0 }
    let drawn = Set(manifest.targets.filter { ($0.floor ?? 0) > 0 }.map(\.name))
    var lines = ["```mermaid", "graph TD"]
    for (floor, targets) in floors.sorted(by: { $0.key > $1.key }) where floor > 0 {
      lines.append("  subgraph floor\(floor) [floor \(floor)]")
      lines += targets.map { "    \($0.name)" }
      lines.append("  end")
    }
    for target in manifest.targets where drawn.contains(target.name) {
      lines += target.dependencies.filter(drawn.contains).map { "  \(target.name) --> \($0)" }
    }
    lines += ["```", "", "| floor | targets |", "|---|---|"]
    for (floor, targets) in floors.sorted(by: { $0.key < $1.key }) {
      lines.append("| \(floor) | \(targets.map { "`\($0.name)`" }.joined(separator: ", ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
