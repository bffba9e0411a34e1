import CalqueExchange
import CalqueTestCorpus
import CalqueTestRandom
import Foundation
import Testing

/// Merges of real string catalogs, edited line by line instead of through our own model.
@Suite struct MergeCorpusTests {
  @Test("The merge contains the texts changed on both sides", arguments: MergeCorpus.files, 0..<3)
  func texts(file: URL, seed: Int) throws {
    let lines = try MergeCorpus.lines(file)
    var dice = SeededGenerator(seed: seed)
    var (x, y, both) = (lines, lines, lines)
    for index in lines.indices where lines[index].contains("\"value\" : \"") && dice.chance(10) {
      let line = lines[index].replacingOccurrences(
        of: "\"value\" : \"", with: "\"value\" : \"<\(seed)> ")
      if dice.chance(50) { x[index] = line } else { y[index] = line }
      both[index] = line
    }
    try check(lines, x, y, both)
  }

  @Test("Keys added on both sides are in Xcode's order", arguments: MergeCorpus.files, 0..<3)
  func keys(file: URL, seed: Int) throws {
    let lines = try MergeCorpus.lines(file)
    var dice = SeededGenerator(seed: seed)
    var (base, x, y): ([String], [String], [String]) = ([], [], [])
    var owner = 0
    // The last entry is kept, because no comma follows it.
    let last = lines.lastIndex { $0.hasPrefix("    \"") } ?? 0
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("    \"") { owner = index < last ? Int.random(in: 0..<6, using: &dice) : 0 }
      if line.hasPrefix("  }") { owner = 0 }
      if owner != 1, owner != 2 { base.append(line) }
      if owner != 1 { x.append(line) }
      if owner != 2 { y.append(line) }
    }
    try check(base, x, y, lines)
    // In the other direction: the removals of both sides are applied.
    try check(lines, x, y, base)
  }

  private func check(_ base: [String], _ x: [String], _ y: [String], _ both: [String]) throws {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }
    for (ours, theirs) in [(x, y), (y, x)] {
      let merge = try CatalogMerge(base: bytes(base), ours: bytes(ours), theirs: bytes(theirs))
      #expect(merge.conflicts.isEmpty, "\(merge.conflicts.prefix(3).map(\.message))")
      if merge.contents != bytes(both) {
        let lines = String(decoding: merge.contents, as: UTF8.self).components(separatedBy: "\n")
        let first = zip(lines, both).enumerated().first { $0.element.0 != $0.element.1 }
        Issue.record("\(String(describing: first))")
      }
    }
  }
}

enum MergeCorpus {
  static let files = TestCorpus.files("xcstrings").map(TestCorpus.folder.appendingPathComponent)

  static func lines(_ file: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
  }
}
