import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// The findings of a commit, and the new ones since then.
@Suite struct GitHistoryTests {
  @discardableResult
  static func git(_ folder: String, _ arguments: String...) -> String {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    let outcome = ChildProcess.run(["git", "-C", folder] + identity + arguments)
    #expect(
      outcome?.status == 0, "\(arguments) \(String(decoding: outcome?.error ?? [], as: UTF8.self))")
    return String(decoding: outcome?.output ?? [], as: UTF8.self)
  }

  static func write(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: PathName.folder(of: path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  static func withRepository(_ body: (String) throws -> Void) throws {
    try ProjectTests.withFiles([
      "App/en.lproj/A.strings": "\"a\" = \"%@\";\n\"b\" = \"B\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"%d\";\n", "old.strings": "\"x\" = \"\\q\";\n",
      "c.txt": "",
    ]) { folder in
      git(folder, "init", "-q")
      git(folder, "add", ".")
      git(folder, "commit", "-q", "-m", "a")
      try body(try #require(FileManager.default.resolvingPath(folder)))
    }
  }

  static func new(in folder: String, _ paths: [String] = ["."], since: String = "HEAD") throws
    -> [String]
  {
    let walk = ProjectTests.walk(paths, in: folder)
    let past = try PastRun(walk, since: since)
    var configurations = walk.search.projects.map(\.configuration)
    for index in configurations.indices {
      configurations[index].minimumSeverity = .information
      configurations[index].only = [
        "format_type", "missing_translation", "invalid_escape", "source_changed",
      ]
      past.apply(to: &configurations[index], project: index, jobs: 2)
    }
    var found: [String] = []
    _ = LintSession(walk, configurations: configurations).run {
      found += $0.findings.map { "\($0.rule) \($0.key ?? "")" }
    }
    return found
  }

  @Test func whatWasThereIsPassed() throws {
    try Self.withRepository { folder in
      #expect(try Self.new(in: folder).isEmpty)
      // Lines move, a file is renamed: nothing is new.
      try Self.write("/* x */\n\n\"a\" = \"%d\";\n", folder + "/App/de.lproj/A.strings")
      Self.git(folder, "mv", "old.strings", "new.strings")
      #expect(try Self.new(in: folder).isEmpty)
    }
  }

  @Test func whatIsNewIsFound() throws {
    try Self.withRepository { folder in
      try Self.write(
        "\"a\" = \"%@\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n", folder + "/App/en.lproj/A.strings")
      #expect(try Self.new(in: folder) == ["missing_translation c"])
      try Self.write("\"a\" = \"%d %d\";\n", folder + "/App/de.lproj/A.strings")
      #expect(try Self.new(in: folder + "/App") == ["missing_translation c"])
      try Self.write("\"n\" = \"\\q\";\n", folder + "/untracked.strings")
      #expect(try Self.new(in: folder) == ["missing_translation c", "invalid_escape n"])
      // A folder in the repository, and a file that is new as a whole.
      #expect(
        try Self.new(in: folder, ["App/de.lproj/A.strings"]) == ["missing_translation c"])
      #expect(try Self.new(in: folder, ["App/en.lproj/A.strings"]).isEmpty)
      #expect(try Self.new(in: folder, ["untracked.strings"]) == ["invalid_escape n"])
    }
  }

  @Test func theIndexIsWhatACommitWillHave() throws {
    try Self.withRepository { folder in
      // One change is staged, one is not, and a file is unknown to git.
      try Self.write("\"a\" = \"%@\";\n\"b\" = \"%d\";\n", folder + "/App/de.lproj/A.strings")
      Self.git(folder, "add", "App")
      try Self.write("\"a\" = \"%@ %@\";\n\"b\" = \"B\";\n", folder + "/App/de.lproj/A.strings")
      try Self.write("\"n\" = \"\\q\";\n", folder + "/untracked.strings")
      var walk = ProjectTests.walk(["."], in: folder)
      let index = try GitIndex(walk)
      #expect(index.hasCommits)
      walk.filter(index.has)
      #expect(
        walk.files.map { $0.suffix(11) }.sorted() == ["j/A.strings", "j/A.strings", "old.strings"])
      #expect(index.contents.keys.map { $0.suffix(16) } == ["de.lproj/A.strings".suffix(16)])
      #expect(
        index.contents.values.map { String(decoding: $0, as: UTF8.self) }
          == ["\"a\" = \"%@\";\n\"b\" = \"%d\";\n"])
      Self.git(folder, "rm", "-q", "-r", "-f", "--cached", "App")
      walk = ProjectTests.walk(["."], in: folder)
      walk.filter(try GitIndex(walk).has)
      #expect(walk.files.map { $0.suffix(11) } == ["old.strings"])
    }
  }

  @Test func aFileThatIsOnlyInTheIndexIsLinted() throws {
    try Self.withRepository { folder in
      try Self.write("\"a\" = \"%@\";\n\"b\" = \"%d\";\n", folder + "/App/de.lproj/A.strings")
      Self.git(folder, "add", "App")
      try FileManager.default.removeItem(atPath: folder + "/App/de.lproj")
      for paths in [["."], ["App"], ["App/de.lproj/A.strings"], ["App/"]] {
        let walk = ProjectTests.walk(paths, in: folder)
        var session = LintSession(walk, configurations: walk.search.projects.map(\.configuration))
        try session.readIndex()
        var found: [String] = []
        let summary = session.run { found += $0.findings.map { "\($0.rule) \($0.key ?? "")" } }
        #expect(found == ["format_value_in_nonformat b"], "\(paths)")
        #expect(summary.failures.isEmpty, "\(summary.failures)")
      }
    }
  }

  @Test func aRepositoryWithoutCommitsHasAnIndex() throws {
    try ProjectTests.withFiles(["a.strings": "\"a\" = \"\\q\";\n"]) { folder in
      Self.git(folder, "init", "-q")
      Self.git(folder, "add", ".")
      let walk = ProjectTests.walk(["."], in: folder)
      let index = try GitIndex(walk)
      #expect(!index.hasCommits)
      #expect(walk.files.allSatisfy(index.has))
    }
  }

  @Test func aChangedSourceIsFoundInItsTranslations() throws {
    try Self.withRepository { folder in
      try Self.write("\"a\" = \"%@\";\n\"b\" = \"Bee\";\n", folder + "/App/en.lproj/A.strings")
      try Self.write(
        "\"a\" = \"%@!\";\n\"b\" = \"B\";\n", folder + "/App/de.lproj/A.strings")
      // It was not translated at that commit.
      #expect(try Self.new(in: folder).isEmpty)
      Self.git(folder, "commit", "-q", "-a", "-m", "b")
      try Self.write("\"a\" = \"%@\";\n\"b\" = \"Bees\";\n", folder + "/App/en.lproj/A.strings")
      #expect(try Self.new(in: folder) == ["source_changed b"])
      #expect(try Self.new(in: folder, ["App/de.lproj"]) == ["source_changed b"])
    }
  }

  @Test func theForkOfABranchIsFound() throws {
    try Self.withRepository { folder in
      let main = Self.git(folder, "branch", "--show-current").trimmingCharacters(in: .newlines)
      Self.git(folder, "checkout", "-q", "-b", "topic")
      try Self.write("\"y\" = \"\\q\";\n", folder + "/topic.strings")
      Self.git(folder, "add", ".")
      Self.git(folder, "commit", "-q", "-m", "t")
      Self.git(folder, "checkout", "-q", main)
      Self.git(folder, "rm", "-q", "old.strings")
      Self.git(folder, "commit", "-q", "-m", "m")
      Self.git(folder, "checkout", "-q", "topic")
      // The branch began at a commit with the file.
      #expect(try Self.new(in: folder, since: main) == ["invalid_escape x", "invalid_escape y"])
      #expect(try Self.new(in: folder, since: main + "...") == ["invalid_escape y"])
    }
  }

  @Test func whatIsNotThereIsSaid() throws {
    try Self.withRepository { folder in
      for name in ["nothing", "--all", "HEAD~7", ""] {
        let error = #expect(throws: GitHistory.Failure.self) {
          try Self.new(in: folder, since: name)
        }
        #expect(error?.message.hasPrefix("Unknown commit '\(name)';") == true)
      }
    }
    try ProjectTests.withFiles(["a.strings": ""]) { folder in
      let error = #expect(throws: GitHistory.Failure.self) { try Self.new(in: folder) }
      #expect(error?.message.hasSuffix("is not in a git repository") == true)
    }
  }

  @Test func programsAreFedAndRead() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let outcome = try #require(ChildProcess.run(["cat"], input: input))
    #expect(outcome.status == 0)
    #expect(outcome.output == input)
    // A file that cannot be read.
    #expect(ChildProcess.run(["true"], input: input)?.status == 0)
    #expect(ChildProcess.run(["sh", "-c", "echo x >&2; exit 3"])?.error == Array("x\n".utf8))
    #expect(ChildProcess.run(["sh", "-c", "kill -9 $$"])?.status == .some(nil))
    #expect(ChildProcess.run(["no-such-program-at-all"]) == nil)
  }
}

extension FileManager {
  /// The path of a folder without links, as git prints it.
  fileprivate func resolvingPath(_ path: String) -> String? {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
