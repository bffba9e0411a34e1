import CalqueDiagnostics
import Foundation
import Glibc
import Testing

@testable import CalqueLint

/// The files that are found in folders of every kind.
@Suite struct FileWalkTests {
  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileWalkTests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let nested = folder + "/de.lproj"
    try FileManager.default.createDirectory(atPath: nested, withIntermediateDirectories: true)
    for path in ["a.strings", "b.txt", "de.lproj/a.strings", "de.lproj/.hidden.strings"] {
      try #"/**/"#.write(toFile: folder + "/" + path, atomically: false, encoding: .utf8)
    }
    return try body(folder)
  }

  @Test func walksLinksInCirclesOnce() throws {
    try withFolder { folder in
      #expect(symlink("..", folder + "/de.lproj/up") == 0)
      #expect(symlink("self", folder + "/self") == 0)
      let walk = FileWalk([folder, folder + "/de.lproj/a.strings", folder])
      #expect(walk.files == [folder + "/a.strings", folder + "/de.lproj/a.strings"])
      #expect(walk.failures.isEmpty)
    }
  }

  @Test func reportsCatalogsThatLeadNowhere() throws {
    try withFolder { folder in
      #expect(symlink("nowhere", folder + "/c.strings") == 0)
      #expect(symlink("nowhere", folder + "/c.png") == 0)
      let walk = FileWalk([folder, folder + "/missing", folder + "/b.txt"])
      #expect(
        walk.failures.map(\.path)
          == [folder + "/c.strings", folder + "/missing", folder + "/b.txt"])
      #expect(walk.failures.first?.reason == "No such file or directory")
    }
  }

  @Test func waitsForNoPipe() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "/p.strings", 0o600) == 0)
      let summary = LintSession(paths: [folder]).run { _ in }
      #expect(summary.files == 2)
      #expect(summary.failures.map(\.path) == [folder + "/p.strings"])
      #expect(summary.exitStatus(failingAt: .error) == 2)
    }
  }

  @Test func aGivenFolderWithoutCatalogsIsAMistake() throws {
    try withFolder { folder in
      let empty = folder + "/empty"
      try FileManager.default.createDirectory(
        atPath: empty + "/A.framework", withIntermediateDirectories: true)
      let summary = LintSession(paths: [folder, empty]).run { _ in }
      #expect(summary.failures.map(\.path).isEmpty)
      let other = LintSession(paths: [empty]).run { _ in }
      #expect(other.files == 0)
      #expect(other.failures.map(\.path) == [empty])
      #expect(other.passedOver == [empty + "/A.framework"])
      #expect(other.exitStatus(failingAt: .warning) == 2)
    }
  }
}
