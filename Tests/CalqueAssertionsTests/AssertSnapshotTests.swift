import CalqueAssertions
import Foundation
import Testing

/// Snapshots are compared with the references of this folder, or of temporary ones.
@MainActor
@Suite(.serialized) struct AssertSnapshotTests {
  private struct Row: View {
    var title = "Title"
    var body: some View {
      HStack(spacing: 8) {
        Circle().frame(width: 24, height: title == "Title" ? 24 : 12)
        Text(verbatim: title).accessibilityIdentifier("title")
        Spacer()
        Button("Save") {}.accessibilityIdentifier("save")
      }
    }
  }

  private let size = CGSize(width: 200, height: 60)

  private func host(_ title: String = "Title") -> ViewHost {
    ViewHost(Row(title: title), size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  /// The references of this test are files of the repository.
  @Test func rowMatchesItsReferences() {
    assertSnapshot(of: host(), as: .frames)
    assertSnapshot(of: host(), as: .accessibility)
  }

  @Test(arguments: ["en", "ar"])
  func casesHaveNames(locale: String) {
    assertSnapshot(of: Row(), size: size, as: .frames, named: locale) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: locale)
    }
  }

  @Test(arguments: [1])
  func aCaseWithoutANameFails(number: Int) {
    withKnownIssue {
      assertSnapshot(of: host(), as: .frames, record: .never)
    } matching: { issue in
      "\(issue)".contains("named:")
    }
  }

  /// A temporary folder with the references of a test file that does not exist.
  private func inFolder(_ body: (_ file: StaticString, _ folder: URL) throws -> Void) throws {
    let file: StaticString = "/tmp/calque-assert-snapshot/Some.swift"
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(file, folder)
  }

  @Test func aMissingReferenceIsWrittenUnlessInCI() throws {
    let isCI = SnapshotPolicy().isCI
    try inFolder { file, folder in
      let reference = folder.appendingPathComponent("__Snapshots__/Some/a.one.frames.txt")
      for subject in [host(), host()] {
        withKnownIssue(isIntermittent: true) {
          assertSnapshot(
            of: subject, as: .frames, named: "one", record: .missing, file: file, testName: "a()",
            line: 1)
        } matching: { issue in
          let expected = isCI ? "never written in CI" : "It was written"
          return "\(issue)".contains(expected) && issue.sourceLocation?.line == 1
        }
        #expect(FileManager.default.fileExists(atPath: reference.path) != isCI)
      }
    }
  }

  /// The issue is at the line of the assertion, shows what differs, and has the files attached.
  @Test func aDifferenceFailsAtTheLineOfTheAssertion() throws {
    guard !SnapshotPolicy().isCI else { return }
    try inFolder { file, _ in
      for (format, words) in [
        (SnapshotFormat.frames, "+  Text 32 20 70 20 \"Another\" #title"),
        (.accessibility, "+text \"Another\" isStaticText #title"), (.svg, "@@ "),
        (.png, "The worst, ΔE"),
      ] {
        let name = "compared"
        withKnownIssue {
          assertSnapshot(
            of: host(), as: format, named: name, record: .all, file: file, testName: "b()", line: 7)
        }
        withKnownIssue {
          assertSnapshot(
            of: host("Another"), as: format, named: name, record: .never, file: file,
            testName: "b()", line: 7)
        } matching: { issue in
          "\(issue)".contains(words) && issue.sourceLocation?.line == 7
        }
      }
    }
  }

  @Test func twoLinesWithOneReferenceFail() throws {
    guard !SnapshotPolicy().isCI else { return }
    try inFolder { file, _ in
      for line in [UInt(11), 12] {
        withKnownIssue {
          assertSnapshot(
            of: host(), as: .frames, named: "same", record: .missing, file: file, testName: "c()",
            line: line)
        } matching: { issue in
          "\(issue)".contains(line == 11 ? "It was written" : "that of line 11")
        }
      }
    }
  }
}
