import Calque
import CalqueTesting
import Foundation
import Testing

/// Which references are written, and what a failure says.
@Suite struct SnapshotVerifierTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Snapshots-\(UUID().uuidString)")

  private func reference(_ name: String = "one") -> SnapshotReference {
    SnapshotReference(
      testFile: folder.appendingPathComponent("SomeTests.swift").path, test: "settings()",
      name: name, pathExtension: "frames.txt")
  }

  private func verify(
    _ text: String, _ environment: [String: String] = [:], recording: SnapshotRecording? = nil,
    name: String = "one"
  ) throws -> SnapshotFailure? {
    let policy = SnapshotPolicy(recording: recording, environment: environment)
    return try SnapshotVerifier(policy)
      .verify(Data(text.utf8), as: .frames, against: reference(name))
  }

  private func contents(_ name: String = "one") -> String? {
    try? String(contentsOf: reference(name).url, encoding: .utf8)
  }

  private func write(_ text: String, name: String = "one") throws {
    _ = try verify(text, recording: .all, name: name)
    try #require(contents(name) == text)
  }

  @Test func aReferenceIsBesideItsTest() {
    let path = reference("large, ar").url.path
    #expect(path == "\(folder.path)/__Snapshots__/SomeTests/settings.large-ar.frames.txt")
    let outside = SnapshotReference(
      testFile: "/tests/A.swift", test: "`a test`(x:)", name: "../../b/ß 字", pathExtension: "png")
    #expect(outside.url.path == "/tests/__Snapshots__/A/a-test.b-ß-字.png")
  }

  @Test func aMissingReferenceIsWrittenAndFails() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = try #require(try verify("a\n"))
    #expect(failure.isRecorded)
    #expect(failure.message.contains("had no reference. It was written"))
    #expect(contents() == "a\n")
    #expect(try verify("a\n") == nil)
  }

  /// What each way to record does with a missing, an equal and a different reference.
  @Test(arguments: [
    (SnapshotRecording.missing, [true, false, false]), (.failed, [true, false, true]),
    (.all, [true, false, true]), (.never, [false, false, false]),
  ])
  func recordsWhatTheModeSays(mode: SnapshotRecording, isWritten: [Bool]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old\n", name: "same")
    try write("old\n", name: "other")
    for environment in [[:], ["CALQUE_RECORD": mode.rawValue]] {
      try? FileManager.default.removeItem(at: reference("new").url)
      try write("old\n", name: "other")
      let recording = environment.isEmpty ? mode : nil
      let missing = try verify("new\n", environment, recording: recording, name: "new")
      let same = try verify("old\n", environment, recording: recording, name: "same")
      let other = try verify("new\n", environment, recording: recording, name: "other")
      // A reference that is written now says nothing about the screen: the test fails.
      #expect(missing != nil && same == nil && other != nil)
      #expect([missing, same, other].map { $0?.isRecorded ?? false } == isWritten)
      #expect(contents("new") == (isWritten[0] ? "new\n" : nil))
      #expect(contents("other") == (isWritten[2] ? "new\n" : "old\n"))
    }
  }

  @Test(arguments: ["true", "1", "yes"], SnapshotRecording.allCases)
  func nothingIsWrittenInCI(value: String, recording: SnapshotRecording) throws {
    let environment = ["CI": value, "CALQUE_RECORD": recording.rawValue]
    for explicit in [nil, recording] {
      let failure = try #require(try verify("a\n", environment, recording: explicit))
      #expect(failure.message.contains("never written in CI"))
      #expect(contents() == nil)
    }
  }

  @Test(arguments: ["false", "0", ""])
  func someValuesOfCIMeanNo(value: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try verify("a\n", ["CI": value])?.isRecorded == true)
  }

  @Test func onlyTheNamedReferencesAreWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one", "two"] { try write("old\n", name: name) }
    for pattern in ["settings.two*", "SomeTests/*.two.*", "nothing, *.two.frames.txt"] {
      try write("old\n", name: "two")
      let environment = ["CALQUE_RECORD": "all", "CALQUE_RECORD_ONLY": pattern]
      let one = try #require(try verify("new\n", environment, name: "one"))
      #expect(!one.isRecorded && one.message.contains("CALQUE_RECORD_ONLY does not name it"))
      #expect(try verify("new\n", environment, name: "two")?.isRecorded == true)
      #expect(contents("one") == "old\n" && contents("two") == "new\n")
    }
  }

  @Test func anUnknownModeIsTold() throws {
    let failure = try #require(try verify("a\n", ["CALQUE_RECORD": "al"]))
    #expect(
      failure.message.contains(
        "CALQUE_RECORD is \"al\"; expected one of missing, failed, all, never"))
    #expect(contents() == nil)
  }

  @Test func aFailureShowsTheDifferenceAndWhatToDo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a\nb\nc\n")
    let artifacts = folder.appendingPathComponent("artifacts")
    let failure = try #require(
      try verify("a\nB\nc\n", ["CALQUE_SNAPSHOT_ARTIFACTS": artifacts.path]))
    #expect(failure.message.contains("@@ -1,3 +1,3 @@\n a\n-b\n+B\n c"))
    #expect(failure.message.contains("CALQUE_RECORD_ONLY='SomeTests/settings.one.frames.txt'"))
    let names = failure.artifacts.map(\.name)
    #expect(
      names == [
        "settings.one.frames.reference.txt", "settings.one.frames.current.txt",
        "settings.one.frames.difference.diff",
      ])
    for artifact in failure.artifacts {
      let file = artifacts.appendingPathComponent("SomeTests/\(artifact.name)")
      #expect(try Data(contentsOf: file) == artifact.data)
    }
  }

  @MainActor @Test func picturesAreComparedWithinTheTolerance() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func picture(_ color: Color, _ dot: Color) throws -> Data {
      let view = color.overlay(alignment: .topLeading) {
        dot.frame(width: 1, height: 1).offset(x: 5, y: 3)
      }
      return try ViewHost(view, size: CGSize(width: 20, height: 10)).snapshot(as: .png)
    }
    let reference = SnapshotReference(
      testFile: folder.appendingPathComponent("A.swift").path, test: "a()", name: "1",
      pathExtension: "png")
    func verify(_ data: Data, _ recording: SnapshotRecording) throws -> SnapshotFailure? {
      try SnapshotVerifier(SnapshotPolicy(recording: recording, environment: [:]))
        .verify(data, as: .png, against: reference)
    }
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    let nearlyGray = Color(red: 0.504, green: 0.5, blue: 0.5)
    #expect(try verify(try picture(gray, gray), .missing)?.isRecorded == true)
    #expect(try verify(try picture(gray, gray), .missing) == nil)
    // A change that cannot be seen fails nothing, and is written only when all is.
    let near = try picture(nearlyGray, nearlyGray)
    #expect(try verify(near, .failed) == nil)
    #expect(try Data(contentsOf: reference.url) != near)
    #expect(try verify(near, .all)?.isRecorded == true)
    #expect(try Data(contentsOf: reference.url) == near)
    // One point is four pixels at two pixels per point.
    let failure = try #require(try verify(try picture(gray, .black), .never))
    #expect(failure.message.contains("4 pixels differ (0.5 %)"), "\(failure.message)")
    #expect(failure.message.contains("All are within (10, 6, 2 × 2)"))
    #expect(failure.message.contains("In points, the worst is at (5.0, 3.0)"))
    #expect(failure.artifacts.map(\.name).last == "a.1.difference.png")
  }
}

@Suite struct SnapshotPatternTests {
  @Test(arguments: [
    ("*", "", true), ("*", "abc", true), ("a*c", "abc", true), ("a*c", "abcd", false),
    ("a?c", "abc", true), ("a?c", "ac", false), ("*b*", "abc", true), ("abc", "abc", true),
    ("abc", "abcd", false), ("a*b*c", "aXbXbXc", true), ("*.png", "a.ar.png", true), ("", "", true),
    ("", "a", false), ("**a", "ba", true), ("a*ab", "aab", true),
  ])
  func matches(pattern: String, name: String, expected: Bool) {
    #expect(SnapshotPattern(pattern).matches(name) == expected)
  }
}
