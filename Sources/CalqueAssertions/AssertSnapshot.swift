public import CalqueTesting
public import Foundation
import Testing

/// Compares a snapshot of a screen with its reference, the file
/// `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test file.
///
/// ```swift
/// @MainActor @Test func settings() throws {
///   let host = ViewHost(SettingsView(), size: CGSize(width: 390, height: 844))
///   assertSnapshot(of: host, as: .frames)
///   host.tap("appearance")
///   assertSnapshot(of: host, as: .png, named: "appearance")
/// }
/// ```
///
/// A reference that does not exist is written, and the test fails; the next run compares with it.
/// In CI nothing is written. See <doc:ComparingWithReferences> for how references are updated.
///
/// - Parameters:
///   - subject: A host; what it shows at this moment is compared.
///   - format: What the snapshot contains.
///   - name: The name of the snapshot within the test. Without one, snapshots have numbers, in the
///     order in which their lines are reached. The cases of a parameterized test need names.
///   - record: Which references are written; `nil` for what the variable `CALQUE_RECORD` says.
///   - fileID: The file of the issue.
///   - filePath: The file of the issue, beside which the references are.
///   - testName: The name of the test.
///   - line: The line of the issue.
///   - column: The column of the issue.
@MainActor
public func assertSnapshot(
  of subject: @autoclosure () throws -> some SnapshotSubject, as format: SnapshotFormat,
  named name: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  do {
    let subject = try subject()
    let assertion = SnapshotAssertion(
      site: site, test: testName, name: name ?? subject.snapshotName, format: format)
    assertion.check(try subject.snapshot(as: format), SnapshotPolicy(recording: record))
  } catch {
    site.fail("The snapshot could not be made: \(error)")
  }
}

/// Compares a snapshot of a view with its reference; see
/// ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)``.
///
/// - Parameters:
///   - view: The view.
///   - size: The size of the host in points.
///   - format: What the snapshot contains.
///   - name: The name of the snapshot within the test.
///   - record: Which references are written; `nil` for what the variable `CALQUE_RECORD` says.
///   - fileID: The file of the issue.
///   - filePath: The file of the issue, beside which the references are.
///   - testName: The name of the test.
///   - line: The line of the issue.
///   - column: The column of the issue.
///   - configure: Changes the environment: the localizer, fonts, a measurer.
@MainActor
public func assertSnapshot(
  of view: some View, size: CGSize, as format: SnapshotFormat, named name: String? = nil,
  record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, _ configure: (inout EnvironmentValues) -> Void = { _ in }
) {
  assertSnapshot(
    of: ViewHost(view, size: size, configure), as: format, named: name, record: record,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// One comparison of a snapshot.
private struct SnapshotAssertion {
  let site: CallSite
  let test: String
  let name: String?
  let format: SnapshotFormat

  /// Cases of one test would have the same reference, or one that depends on their order.
  private var needsName: Bool {
    name == nil && Test.current?.isParameterized == true
  }

  func check(_ snapshot: Data, _ policy: SnapshotPolicy) {
    guard !needsName else {
      site.fail("The snapshots of a parameterized test need names: named: \"…\"")
      return
    }
    let reference = SnapshotReference(
      testFile: "\(site.filePath)", test: test,
      name: name ?? "\(SnapshotNumbers.number(of: site, in: test))",
      pathExtension: format.pathExtension)
    if let other = Snapshots.note(reference, line: Int(site.line), log: policy.log) {
      site.fail(
        "The snapshot \(reference.fileName) has the same reference as that of line \(other): "
          + "give them different names")
      return
    }
    do {
      let failure = try SnapshotVerifier(policy).verify(snapshot, as: format, against: reference)
      if let failure { site.fail(failure.message, attaching: failure.artifacts) }
    } catch {
      site.fail("The reference \(reference.url.path) cannot be read or written: \(error)")
    }
  }
}
