public import Foundation

/// Which references may be written, and where files of failed comparisons are put. Its values come
/// from the environment of the process:
///
/// | variable | value |
/// |---|---|
/// | `CALQUE_RECORD` | `missing` (the default), `failed`, `all` or `never` |
/// | `CALQUE_RECORD_ONLY` | patterns of the references that may be written, such as `settings*` |
/// | `CALQUE_SNAPSHOT_ARTIFACTS` | a folder for the files of failed comparisons |
/// | `CALQUE_SNAPSHOT_LOG` | a file to which the paths of the references are added |
/// | `CI` | if it is set, and not to `false` or `0`, nothing is written beside the tests |
public struct SnapshotPolicy: Hashable, Sendable {
  /// Which references are written.
  public var recording: SnapshotRecording
  /// Whether the process runs in CI, where no reference is written.
  public var isCI: Bool
  /// The references that may be written; empty for all.
  public var only: [SnapshotPattern]
  /// The folder for the files of failed comparisons; `nil` if they are not written.
  public var artifacts: URL?
  /// The file to which the paths of the references are added; `nil` for none.
  public var log: URL?
  /// What is wrong with the variables; `nil` if nothing is.
  public private(set) var problem: String?

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - recording: Which references are written; `nil` for what `CALQUE_RECORD` says.
  ///   - environment: The variables of the environment.
  public init(
    recording: SnapshotRecording? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let named = environment["CALQUE_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    let known = named.map { SnapshotRecording(rawValue: $0) }
    if let named, known == .some(nil) {
      let values = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      problem = "CALQUE_RECORD is \"\(named)\"; expected one of \(values)"
    }
    self.recording = problem == nil ? recording ?? known.flatMap { $0 } ?? .missing : .never
    isCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    only = environment["CALQUE_RECORD_ONLY"].map(SnapshotPattern.list) ?? []
    func file(_ name: String) -> URL? {
      environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    }
    artifacts = file("CALQUE_SNAPSHOT_ARTIFACTS")
    log = file("CALQUE_SNAPSHOT_LOG")
  }

  /// Returns why a reference that is to be written must not be; `nil` if it may be.
  func refusal(of reference: SnapshotReference) -> String? {
    if let problem { return problem }
    if isCI {
      return "References are never written in CI (the variable CI is set): run the test on your "
        + "own machine, look at the file, and commit it."
    }
    if recording == .never { return "References are not written, since recording is never." }
    guard only.isEmpty || only.contains(where: { $0.matches(reference) }) else {
      return "The reference is not written, since CALQUE_RECORD_ONLY does not name it."
    }
    return nil
  }
}
