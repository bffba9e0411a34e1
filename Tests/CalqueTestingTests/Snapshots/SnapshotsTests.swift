import CalqueTesting
import Foundation
import Testing

/// References that no test asks for.
@Suite struct SnapshotsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Obsolete-\(UUID().uuidString)")

  private func reference(_ file: String, _ name: String) throws -> SnapshotReference {
    let reference = SnapshotReference(
      testFile: folder.appendingPathComponent("Tests/\(file).swift").path, test: "a()", name: name,
      pathExtension: "svg")
    try FileManager.default.createDirectory(
      at: reference.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: reference.url)
    return reference
  }

  @Test func findsWhatNoTestAsksFor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let used = try reference("A", "used")
    _ = try reference("A", "unused")
    _ = try reference("Deleted", "1")
    try Data().write(to: folder.appendingPathComponent("Tests/A.swift"))
    Snapshots.note(used, line: 1)
    #expect(Snapshots.requested.contains(used.url))
    #expect(
      try Snapshots.obsolete(in: folder).map(\.lastPathComponent) == ["a.unused.svg", "a.1.svg"])
  }

  /// What another process has asked for is in the log.
  @Test func readsTheLogOfAllProcesses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("snapshots.log")
    let here = try reference("A", "here")
    let there = try reference("A", "there")
    _ = try reference("A", "unused")
    try Data("\(there.url.path)\n".utf8).write(to: log)
    Snapshots.note(here, line: 1, log: log)
    Snapshots.note(here, line: 1, log: log)
    #expect(
      try String(contentsOf: log, encoding: .utf8) == "\(there.url.path)\n\(here.url.path)\n")
    #expect(
      try Snapshots.obsolete(in: folder, log: log).map(\.lastPathComponent) == ["a.unused.svg"])
    #expect(throws: (any Error).self) {
      try Snapshots.obsolete(in: folder, log: folder.appendingPathComponent("none"))
    }
  }

  @Test func twoLinesWithOneReferenceAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reference = try reference("A", "twice")
    #expect(Snapshots.note(reference, line: 5) == nil)
    #expect(Snapshots.note(reference, line: 5) == nil)
    #expect(Snapshots.note(reference, line: 9) == 5)
  }
}
