import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Glibc
import Testing

@testable import CalqueLint

/// The output is the same with and without a cache, and unchanged files are not parsed again.
@Suite struct LintCacheTests {
  /// The output of a run.
  struct Outcome: Equatable {
    var coverage: [LanguageCoverage] = []
    var text = ""
    var findings: [Finding] = []
    var linted: [String] = []
    var failures: [String] = []
  }

  /// Tables in folders with parents, missing tables and string dictionaries, and the other formats.
  static let project = [
    "App/en.lproj/A.strings": "\"a\" = \"%@ x\";\n\"b\" = \"B\";\n\"c\" = \"\\q\";\n",
    "App/en.lproj/B.strings": "\"b\" = \"Text\";\n",
    "App/de.lproj/A.strings": "\"a\" = \"%d x\";\n",
    "App/pt.lproj/A.strings": "\"a\" = \"%@ x\";\n\"b\" = \"Bê\";\n\"c\" = \"C\";\n",
    "App/pt-BR.lproj/A.strings": "\"a\" = \"%@ x\";\n",
    "App/pt.lproj/B.strings": "\"b\" = \"Texto\";\n",
    "App/pt-BR.lproj/B.strings": "\"b\" = \"Texto\";\n",
    "App/en.lproj/A.stringsdict": dictionary("%d files"),
    "App/de.lproj/A.stringsdict": dictionary("%@ Dateien"),
    "App/C.xcstrings": """
    {"sourceLanguage":"en","version":"1.0","strings":{"k %@":{"localizations":{
    "de":{"stringUnit":{"state":"translated","value":"k %d"}}}}}}
    """,
    "App/D.xliff": """
    <xliff version="1.2"><file original="a" source-language="en" target-language="de"
    datatype="plaintext"><body><trans-unit id="a"><source>%@</source><target>%d</target>
    </trans-unit></body></file></xliff>
    """,
    "loose.strings": "\"a\" = \"\\z\";\n", "clean.strings": "\"a\" = \"b\";\n",
    "program": "1",
  ]

  static func dictionary(_ other: String) -> String {
    """
    <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>\(other)</string></dict></dict></dict></plist>
    """
  }

  /// Lints the files in a folder; `parsed` is how many times a file was parsed.
  static func lint(
    _ folder: String, _ paths: [String] = ["."], cache: String? = "cache", jobs: Int = 1,
    _ change: (inout LintConfiguration) -> Void = { $0.minimumSeverity = .information }
  ) throws -> (outcome: Outcome, parsed: Int) {
    let walk = ProjectTests.walk(paths, in: folder)
    var configurations = walk.search.projects.map(\.configuration)
    for index in configurations.indices { change(&configurations[index]) }
    let cache = try cache.map {
      try #require(LintCache(path: folder + "/" + $0, program: folder + "/program"))
    }
    var outcome = Outcome()
    var output = OutputBuffer(descriptor: nil)
    var reporter = HumanReporter()
    let summary = LintSession(walk, configurations: configurations, cache: cache).withJobs(jobs).run
    {
      reporter.report($0, to: &output)
      outcome.findings += $0.findings
    }
    reporter.end(summary, &output)
    outcome.coverage = summary.coverage
    try cache?.save()
    outcome.text = String(decoding: output.bytes, as: UTF8.self)
    outcome.linted = summary.linted
    outcome.failures = summary.failures.map(\.path)
    return (outcome, summary.parsed)
  }

  /// Lints without and with the cache, expects the same, and returns how many times a file was
  /// parsed.
  @discardableResult
  static func parsed(
    _ folder: String, jobs: Int = 1,
    _ change: (inout LintConfiguration) -> Void = { $0.minimumSeverity = .information }
  ) throws -> Int {
    let expected = try lint(folder, cache: nil, change).outcome
    let (outcome, parsed) = try lint(folder, jobs: jobs, change)
    #expect(outcome == expected)
    return parsed
  }

  static func write(_ text: String, _ path: String) throws {
    try GitHistoryTests.write(text, path)
  }

  @Test func nothingIsParsedASecondTime() throws {
    var files = Self.project
    for rule in RuleRegistry.all {
      // One invalid and one valid example are enough.
      for (place, example) in rule.examples.enumerated()
      where example.configuration.isEmpty
        && rule.examples[..<place].allSatisfy({ $0.isBad != example.isBad })
      {
        for file in example.files { files["\(rule.id)/\(place)/\(file.path)"] = file.text }
      }
    }
    try ProjectTests.withFiles(files) { folder in
      let parsed = try [4, 4, 1].map { try Self.parsed(folder, jobs: $0) }
      #expect(parsed[0] >= files.count - 1)
      #expect(parsed[1...] == [0, 0])
    }
  }

  /// The change, and whether it affects other files, some of which are checked again.
  @Test(arguments: [
    ("App/en.lproj/A.strings", "\"a\" = \"%d x\";\n\"new\" = \"New\";\n"),
    ("App/en.lproj/A.stringsdict", dictionary("%@ files")),
    ("App/pt.lproj/A.strings", "\"a\" = \"%@ x\";\n"), ("App/C.xcstrings", "{"),
    ("App/D.xliff", "<xliff version=\"1.2\"></xliff>"), ("loose.strings", "\"a\" = \"\\x\";\n"),
    // New ones: a language, a table in a language that lacked it, a file beside one, a string
    // dictionary of the source language.
    ("App/fr.lproj/A.strings", "\"a\" = \"%@ x\";\n"), ("App/de.lproj/B.strings", ""),
    ("App/pt.lproj/A.stringsdict", dictionary("%d")), ("App/xx_YY.lproj/B.strings", ""),
    ("App/Base.lproj/A.strings", "\"z\" = \"Z\";\n"), ("other.strings", "\"a\" = \"\\x\";\n"),
  ]) func whatChangedIsLookedAtAgain(_ path: String, _ text: String) throws {
    try ProjectTests.withFiles(Self.project) { folder in
      let all = try Self.parsed(folder)
      try Self.write(text, folder + "/" + path)
      let parsed = try Self.parsed(folder)
      #expect((1..<all).contains(parsed), "\(parsed) of \(all)")
      #expect(try Self.parsed(folder) == 0)
      try FileManager.default.removeItem(atPath: folder + "/" + path)
      try Self.parsed(folder)
      #expect(try Self.parsed(folder) == 0)
    }
  }

  @Test func aChangedSourceChangesFindingsOfTranslations() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      func isFound() throws -> Bool {
        try Self.lint(folder).outcome.findings.contains {
          $0.rule == "format_type" && $0.file.hasSuffix("de.lproj/A.strings")
        }
      }
      #expect(try isFound())
      try Self.write("\"a\" = \"%d x\";\n", folder + "/App/en.lproj/A.strings")
      #expect(try !isFound())
    }
  }

  @Test func aChangedConfigurationIsHeeded() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      let all = try Self.parsed(folder)
      try Self.write(
        "rules:\n  invalid_escape: information\n  format_type: off\n",
        folder + "/.strings-lint.yml")
      #expect(try Self.parsed(folder) == all)
      #expect(try Self.parsed(folder) { $0.minimumSeverity = .error } > 0)
      // Settings that only determine what fails are not part of it.
      #expect(
        try Self.parsed(folder) {
          $0.minimumSeverity = .error
          $0.failOn = .warning
        } == 0)
    }
  }

  @Test func baselinesComeAfterTheCache() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      let found = try Self.lint(folder).outcome.findings
      var baseline = Baseline(path: folder + "/baseline", workingFolder: folder)
      for finding in found.prefix(3) {
        let bytes = try FileBytes.read(finding.file).get()
        baseline.add(finding, in: SourceText(path: finding.file, contents: bytes))
      }
      let (outcome, parsed) = try Self.lint(folder) {
        $0.minimumSeverity = .information
        $0.baseline = baseline
      }
      #expect(outcome.findings.count == found.count - 3)
      #expect(parsed == 0)
    }
  }

  @Test func anotherProgramFindsForItself() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      let all = try Self.parsed(folder)
      try Self.write("2", folder + "/program")
      #expect(try Self.parsed(folder) == all)
      try FileManager.default.removeItem(atPath: folder + "/program")
      #expect(LintCache(path: folder + "/cache", program: folder + "/program") == nil)
    }
  }

  @Test func brokenCachesAreWrittenAnew() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      let all = try Self.parsed(folder)
      let cache = try FileBytes.read(folder + "/cache").get()
      var older = cache
      older["calque lint ".utf8.count] -= 1
      var bent = cache
      bent[cache.count / 2] ^= 1
      for bytes in [[], Array(cache.prefix(cache.count / 2)), cache + cache, older, bent, [0x7B]] {
        try FileBytes.replace(bytes, at: folder + "/cache")
        #expect(try Self.parsed(folder) == all)
        #expect(CacheContents(try FileBytes.read(folder + "/cache").get()) != nil)
        #expect(try Self.parsed(folder) == 0)
      }
    }
  }

  @Test func touchedFilesAreNotParsed() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      try Self.parsed(folder)
      #expect(utimes(folder + "/App/en.lproj/A.strings", nil) == 0)
      #expect(try Self.parsed(folder) == 0)
    }
  }

  @Test func whatIsNotLintedStaysAsLongAsItIsThere() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      try Self.parsed(folder)
      let whole = try FileBytes.read(folder + "/cache").get()
      #expect(try Self.lint(folder, ["./clean.strings"]).parsed == 0)
      #expect(try Self.parsed(folder) == 0)
      try FileManager.default.removeItem(atPath: folder + "/App")
      #expect(try Self.lint(folder, ["./clean.strings"]).parsed == 0)
      let rest = try FileBytes.read(folder + "/cache").get()
      #expect(rest.count < whole.count / 2)
      #expect(try Self.parsed(folder) == 0)
    }
  }

  @Test func filesThatCannotBeReadAreTriedAgain() throws {
    try ProjectTests.withFiles(Self.project) { folder in
      try Self.parsed(folder)
      let path = folder + "/clean.strings"
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      let outcome = try Self.lint(folder).outcome
      #expect(outcome.failures.count == 1)
      #expect(try Self.lint(folder).outcome == outcome)
      #expect(try Self.lint(folder, cache: nil).outcome == outcome)
    }
  }

  @Test func whatStoodAtACommitIsPartOfIt() throws {
    try GitHistoryTests.withRepository { folder in
      try Self.write("1", folder + "/program")
      try Self.write("\"a\" = \"%@ x\";\n\"b\" = \"C\";\n", folder + "/App/en.lproj/A.strings")
      func lint(_ cache: String?) throws -> (outcome: Outcome, parsed: Int) {
        let past = try PastRun(ProjectTests.walk(["."], in: folder), since: "HEAD")
        return try Self.lint(folder, cache: cache) {
          $0.minimumSeverity = .information
          past.apply(to: &$0, project: 0, jobs: 1)
        }
      }
      let first = try lint("cache")
      #expect(first.outcome.findings.contains { $0.rule == "source_changed" })
      #expect(try lint(nil).outcome == first.outcome)
      let second = try lint("cache")
      #expect(second.outcome == first.outcome)
      #expect(second.parsed == 0)
      GitHistoryTests.git(folder, "commit", "-q", "-a", "-m", "b")
      let third = try lint("cache")
      #expect(third.parsed > 0)
      #expect(try lint(nil).outcome == third.outcome)
    }
  }

  @Test func filesWithTheirStampsAreNotRead() throws {
    try ProjectTests.withFiles(["a": "1", "b": "2", "program": "3"]) { folder in
      func cache() throws -> LintCache {
        try #require(LintCache(path: folder + "/cache", program: folder + "/program"))
      }
      let contents: FileContents = { path in
        FileBytes.read(path)
      }
      // Only files that were unchanged for a while are identified by their stamp.
      let hour = time(nil) - 3600
      for path in ["a", "program"] {
        let times = [timeval(tv_sec: hour, tv_usec: 0), timeval(tv_sec: hour, tv_usec: 0)]
        #expect(utimes(folder + "/" + path, times) == 0)
      }
      let first = try cache()
      let states = ["a", "b", "none"].map {
        first.state(of: folder + "/" + $0, isOnDisk: true, contents)
      }
      try first.save()
      let second = try cache()
      #expect(second.program == first.program)
      let again = ["a", "none"].map {
        second.state(of: folder + "/" + $0, isOnDisk: true) { path in
          Issue.record("\(path) was read")
          return contents(path)
        }
      }
      #expect(again == [states[0], states[2]])
      #expect(states[2] == .absent)
      // Equal in size, but written again: the time differs, so it is read.
      try Self.write("9", folder + "/a")
      try Self.write("8", folder + "/b")
      let third = try cache()
      for (path, state) in zip(["a", "b"], states) {
        #expect(third.state(of: folder + "/" + path, isOnDisk: true, contents) != state)
      }
    }
  }
}
