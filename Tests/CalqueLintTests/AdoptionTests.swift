import CalqueDiagnostics
import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLint

/// Baselines, fixes and their diffs.
@Suite struct AdoptionTests {
  static func lint(
    _ files: [(String, String)], _ baseline: Baseline? = nil
  ) -> [FileFindings] {
    var configuration = LintConfiguration()
    configuration.baseline = baseline
    var found: [FileFindings] = []
    _ = LintSession(files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration).run
    {
      found.append($0)
    }
    return found
  }

  static func baseline(of files: [(String, String)]) throws -> Baseline {
    var baseline = Baseline(path: "config/known.json", workingFolder: "/project")
    for found in lint(files) {
      for finding in found.findings { baseline.add(finding, in: found.source) }
    }
    // The test reads what it has written.
    return try Baseline(
      path: "config/known.json", contents: baseline.contents, workingFolder: "/project")
  }

  static let old = [("a.strings", "\"a\" = \"\\q\";\n\"b\" = \"\\z \\z\";\n")]

  @Test func whatWasThereIsPassed() throws {
    let baseline = try Self.baseline(of: Self.old)
    #expect(baseline.count == 3)
    #expect(Self.lint(Self.old, baseline).isEmpty)
    let moved = [("a.strings", "/* new */\n\n" + Self.old[0].1)]
    #expect(Self.lint(moved, baseline).isEmpty)
    let absolute = [("/project/a.strings", Self.old[0].1)]
    #expect(Self.lint(absolute, baseline).isEmpty)
  }

  @Test(arguments: [
    // Another file, another key, another text, and one more of an existing finding.
    ("b.strings", "\"a\" = \"\\q\";\n", 1), ("a.strings", "\"c\" = \"\\q\";\n", 1),
    ("a.strings", "\"a\" = \"\\k\";\n", 1), ("a.strings", "\"b\" = \"\\z \\z \\z\";\n", 1),
    ("a.strings", "\"b\" = \"\\z\";\n", 0),
  ]) func whatIsNewIsReported(_ path: String, _ text: String, _ count: Int) throws {
    let baseline = try Self.baseline(of: Self.old)
    #expect(Self.lint([(path, text)], baseline).flatMap(\.findings).count == count)
  }

  @Test func aRenamedFolderKeepsItsBaselineAndWhatIsGoneIsCounted() throws {
    let text = "\"a\" = \"\\q\";\n"
    let old = [
      ("Old/de.lproj/A.strings", text), ("Old/fr.lproj/A.strings", text),
      ("Old/B.strings", "\"b\" = \"\\z\";\n"),
    ]
    var configuration = LintConfiguration()
    configuration.baseline = try Self.baseline(of: old)
    var found: [Finding] = []
    let files = [
      ("New/de.lproj/A.strings", text), ("New/it.lproj/A.strings", text), ("Old/B.strings", ""),
    ]
    let summary = LintSession(
      files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration
    ).run {
      found += $0.findings
    }
    // The Italian text is new; the French one and that of the other table are gone.
    #expect(found.filter { $0.severity == .error }.map(\.file) == ["New/it.lproj/A.strings"])
    #expect(summary.stale == 2)
  }

  @Test(arguments: [
    ("{", "b.json:1:2: Expected"), ("[]", "b.json:1:1: Expected an object"),
    ("{\"findings\" : [ 1 ]}", "b.json:1:17: Expected an object"),
    ("{\"findings\" : [ { \"file\" : \"a\" } ]}", "b.json:1:17: Expected 'file' and 'rule'"),
  ]) func aBrokenBaselineNamesItsPlace(_ json: String, _ message: String) {
    let error = #expect(throws: FileError.self) {
      try Baseline(path: "b.json", contents: Array(json.utf8), workingFolder: "/")
    }
    let text = error.map { "\($0.place): \($0.reason)" }
    #expect(text?.hasPrefix(message) == true, "\(String(describing: error))")
  }

  /// `diff -u` of the same texts, by hand.
  @Test func diffsAreUnified() {
    let before = (1...12).map { "line \($0)\n" }.joined()
    let after = before.replacingOccurrences(of: "line 2\n", with: "LINE 2\nmore\n")
      .replacingOccurrences(of: "line 12\n", with: "line 12")
    #expect(
      UnifiedDiff.text(path: "a", before: before, after: after) == """
        --- a/a
        +++ b/a
        @@ -1,5 +1,6 @@
         line 1
        -line 2
        +LINE 2
        +more
         line 3
         line 4
         line 5
        @@ -9,4 +10,4 @@
         line 9
         line 10
         line 11
        -line 12
        +line 12
        \\ No newline at end of file

        """)
    #expect(UnifiedDiff.text(path: "a", before: "x", after: "x").isEmpty)
  }

  /// Lines of few kinds, so that many are equal: what is kept is the same in both, in the same
  /// order, and as much as any difference keeps where lines are unique.
  @Test(arguments: 0..<40) func matchedLinesAreEqualAndInOrder(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func lines() -> [Substring] {
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Substring(String(Int.random(in: 0...(seed * 3), using: &random)))
      }
    }
    let (old, new) = (lines(), lines())
    let matches = LineMatches(old, new).newLines
    #expect(matches.count == old.count)
    let kept = zip(old, matches).compactMap { line, match in match.map { (line, $0) } }
    #expect(kept.allSatisfy { $0 == new[$1] })
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.1 < $1.1 })
    #expect(LineMatches(old, old).newLines == old.indices.map(Optional.init))
  }

  @Test func everySecondLineIsChanged() {
    let old = (0..<22_002).map { Substring("line \($0)\n") }
    let new = old.enumerated().map { $0 % 2 == 0 ? $1 + "x" : $1 }
    let matches = LineMatches(old, new).newLines
    #expect(matches.enumerated().allSatisfy { $1 == ($0 % 2 == 0 ? nil : $0) })
  }

  @Test func fixesAreWrittenInTheFilesEncoding() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.strings").path
    let text = "\"a\" = \"é \\u203A\";\n\"b\" = \"c\";\n"
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var run = FixRun()
    _ = LintSession(paths: [path]).run { run.collect($0) }
    #expect(run.diff().contains("-\"a\" = \"é \\u203A\";\n+\"a\" = \"é \\U203A\";\n"))
    let summary = run.apply()
    #expect(summary.fixed == 1)
    #expect(summary.files == [path])
    let written = try String(contentsOfFile: path, encoding: .utf16)
    #expect(written == text.replacingOccurrences(of: "\\u", with: "\\U"))
    var left = 0
    _ = LintSession(paths: [path]).run { left += $0.findings.count }
    #expect(left == 0)
  }

  /// Every fix of every example, alone or with the others of its file, corrects its finding.
  @Test(arguments: RuleRegistry.all.map { $0.id }) func fixesOfExamplesCure(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for example in rule.examples {
      let configuration = try example.lintConfiguration(for: rule)
      var files = example.files.map { ($0.path, example.contents(of: $0.text).bytes) }
      var before: [String: Int] = [:]
      var edits: [(path: String, edits: [Edit], source: SourceText)] = []
      var marked: Set<String> = []
      _ = LintSession(files: files, configuration: configuration).run { found in
        let fixes = found.findings.compactMap(\.fix)
        before[found.source.path] = found.findings.count - fixes.count
        if fixes.contains(where: \.removesByteOrderMark) { marked.insert(found.source.path) }
        if let all = fixes.isEmpty ? nil : fixes.flatMap(\.edits) {
          edits.append((found.source.path, all, found.source))
        }
      }
      if edits.isEmpty { continue }
      for (path, all, source) in edits {
        let index = try #require(files.firstIndex { $0.0 == path })
        files[index].1 = source.contents(
          applying: all, keepsByteOrderMark: !marked.contains(path))
      }
      var after: [String: Int] = [:]
      _ = LintSession(files: files, configuration: configuration).run {
        after[$0.source.path] = $0.findings.count
      }
      for (path, _, _) in edits {
        let text = String(decoding: files.first { $0.0 == path }?.1 ?? [], as: UTF8.self)
        // One fix may correct several findings.
        #expect(after[path] ?? 0 <= before[path] ?? 0, "\(id): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("a/../b/./c", "/x", "/x/b/c"), ("/a//b/", "/x", "/a/b"), ("../a", "/x/y", "/x/a"),
    ("../../../a", "/x", "/a"), (".", "/x", "/x"),
  ]) func pathsAreMadeAbsolute(_ path: String, _ folder: String, _ result: String) {
    #expect(PathName.absolute(path, in: folder) == result)
  }
}
