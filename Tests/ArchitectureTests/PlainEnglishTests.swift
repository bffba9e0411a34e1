import Foundation
import Testing

/// The language of comments: short sentences in standard technical English.
@Suite struct PlainEnglishTests {
  /// What to write another way, and how.
  static let words: [(pattern: String, instead: String)] = [
    (#"\b(?:stands?|stood|standing)\b(?!-in)"#, "is, exists, comes, is written"),
    (#"\b(?:whoever|nobody|somebody)\b"#, "callers, users, code that …"),
    (#"\b(?:goes? on|gives? back|in vain|for ever)\b"#, "continues, returns, misses, forever"),
    (#"\bnone of such\b"#, "returns nil unless …"),
  ]

  @Test(arguments: ["Sources", "Tools"])
  func commentsAreInPlainEnglish(folder: String) throws {
    let root = Manifest.root.appendingPathComponent(folder).standardizedFileURL
    let patterns = try Self.words.map { (try Regex($0.pattern).ignoresCase(), $0.instead) }
    for path in (FileManager.default.subpaths(atPath: root.path) ?? []).sorted()
    where path.hasSuffix(".swift") || path.hasSuffix(".c") || path.hasSuffix(".h") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let comment = line.firstRange(of: "//") else { continue }
        for (pattern, instead) in patterns {
          if let word = try pattern.firstMatch(in: String(line[comment.lowerBound...])) {
            Issue.record("\(folder)/\(path):\(number + 1): '\(word.0)': write \(instead)")
          }
        }
      }
    }
  }
}
