import CalqueDiagnostics
import Foundation
import Glibc
import Testing

@testable import CalqueLint

/// Files and folders that cannot be linted are named, and the rest is linted.
@Suite struct BadFileTests {
  static func lint(
    _ files: [String: String], change: (String) throws -> Void
  ) throws -> (rules: [String], summary: LintSummary, folder: String) {
    var files = files
    files["ok.strings"] = "\"a\" = \"\\q\";\n"
    return try ProjectTests.withFiles(files) { folder in
      try change(folder)
      var rules: [String] = []
      let summary = LintSession(paths: [folder]).run { found in
        rules += Set(
          found.findings.map { "\($0.file.split(separator: "/").last ?? "") \($0.rule)" })
      }
      return (rules, summary, folder + "/")
    }
  }

  @Test func whatIsNoFileIsNamed() throws {
    let (rules, summary, folder) = try Self.lint([:]) { folder in
      #expect(mkfifo(folder + "/pipe.strings", 0o600) == 0)
      #expect(symlink("/dev/zero", folder + "/zero.strings") == 0)
      #expect(symlink("nowhere", folder + "/dead.strings") == 0)
      #expect(symlink(".", folder + "/loop") == 0)
      #expect(symlink("self.strings", folder + "/self.strings") == 0)
    }
    #expect(rules == ["ok.strings invalid_escape"])
    #expect(
      Set(summary.failures.map { $0.path.replacingOccurrences(of: folder, with: "") })
        == ["pipe.strings", "zero.strings", "dead.strings", "self.strings"])
    #expect(summary.exitStatus == 2)
  }

  @Test func aFileBeyondTheLimitIsNotRead() throws {
    let (rules, summary, _) = try Self.lint(["big.strings": ""]) { folder in
      #expect(truncate(folder + "/big.strings", 1 << 30) == 0)
    }
    #expect(rules == ["ok.strings invalid_escape"])
    #expect(summary.failures.map(\.reason) == ["it is larger than 256 MB"])
    #expect(summary.exitStatus == 2)
  }

  @Test(arguments: [
    ("a.xcstrings", String(repeating: "{\"a\":", count: 100_000), ""),
    ("a.xcstrings", String(repeating: "[", count: 100_000), ""),
    ("a.stringsdict", "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000), ""),
    ("a.xliff", String(repeating: "<a>", count: 100_000), ""),
    ("a.strings", "\"a\" = " + String(repeating: "(", count: 100_000), ""),
    ("a.xcstrings", "\u{7F}ELF\u{1}\u{2}\u{0}\u{0}", "xcstrings_json"),
    ("a.xliff", "\u{7F}ELF\u{1}\u{2}\u{0}\u{0}", "xliff_xml"),
  ]) func whatIsTooDeepOrBinaryIsFound(_ path: String, _ text: String, _ rule: String) throws {
    let (rules, summary, _) = try Self.lint([path: text]) { _ in }
    #expect(rules.contains("ok.strings invalid_escape"))
    #expect(
      rules.contains { $0.hasPrefix(path) && (rule.isEmpty || $0.hasSuffix(rule)) }, "\(rules)")
    #expect(summary.failures.isEmpty)
    #expect(summary.exitStatus == 1)
  }

  /// Readers take a file's contents at one time, and do not look again: nothing ends the process if
  /// a file shrinks, grows or is removed while it is read.
  @Test func filesMayChangeWhileTheyAreRead() throws {
    var files: [String: String] = [:]
    let text = String(repeating: "\"a\" = \"%@ x\";\n", count: 2_000)
    for locale in ["en", "de", "fr", "ru"] { files["\(locale).lproj/A.strings"] = text }
    try ProjectTests.withFiles(files) { folder in
      let isDone = LockedFlag()
      let changer = Thread {
        var round = 0
        while !isDone.isSet {
          let path = folder + "/" + ["en", "de", "fr", "ru"][round % 4] + ".lproj/A.strings"
          switch round % 3 {
          case 0: _ = truncate(path, off_t(round % 1_000))
          case 1: unlink(path)
          default: try? text.write(toFile: path, atomically: false, encoding: .utf8)
          }
          round += 1
        }
      }
      changer.start()
      for _ in 0..<30 {
        let walk = FileWalk([folder])
        let summary = LintSession(walk, configurations: walk.search.projects.map(\.configuration))
          .withJobs(3).run { _ in }
        #expect(summary.files + summary.failures.count <= 4)
      }
      isDone.set()
    }
  }

  @Test func aFolderWithoutPermissionIsNamed() throws {
    // The superuser can read everything.
    guard geteuid() != 0 else { return }
    let (rules, summary, folder) = try Self.lint(["closed/a.strings": ""]) { folder in
      #expect(chmod(folder + "/closed", 0) == 0)
    }
    _ = chmod(folder + "closed", 0o700)
    #expect(rules == ["ok.strings invalid_escape"])
    #expect(summary.failures.map(\.reason) == ["Permission denied"])
  }
}

private final class LockedFlag: @unchecked Sendable {
  // Sendable because the lock is held wherever the value is accessed.
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
