import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint

/// Supports the adoption of the linter in an old project: baselines and fixes.
enum Adoption {
  /// Reads a baseline.
  static func baseline(at path: String) throws -> Baseline {
    switch FileBytes.read(path) {
    case .failure(let error):
      StandardError.write("\(error)\n")
      throw ExitCode(2)
    case .success(let bytes):
      do throws(FileError) {
        return try Baseline(path: path, contents: bytes, workingFolder: WorkingFolder.path)
      } catch {
        StandardError.write("\(error.place): \(error.reason)\n")
        throw ExitCode(2)
      }
    }
  }

  /// Writes a baseline of all findings.
  static func write(to path: String, _ session: LintSession) throws {
    var session = session
    session.configure { $0.baseline = nil }
    var baseline = Baseline(path: path, workingFolder: WorkingFolder.path)
    let summary = session.run { found in
      for finding in found.findings { baseline.add(finding, in: found.source) }
    }
    for failure in summary.failures { StandardError.write("\(failure)\n") }
    try SessionFiles.write(baseline.contents, to: path)
    let findings = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    let files = summary.files == 1 ? "1 file" : "\(summary.files) files"
    StandardError.write("\(path): \(findings) in \(files)\n")
    if !summary.failures.isEmpty { throw ExitCode(2) }
  }

  /// Shows the fixes of a session.
  static func showFixes(of session: LintSession) throws {
    let fixed = FixedSession(session)
    var output = OutputBuffer(descriptor: 1)
    output.write(fixed.run.diff())
    output.flush()
    for failure in fixed.before.failures { StandardError.write("\(failure)\n") }
    if !fixed.before.failures.isEmpty { throw ExitCode(2) }
  }

  /// Applies the fixes of a session, and returns it with what is left.
  static func fix(_ session: LintSession) throws -> FixedSession {
    let fixed = FixedSession(session)
    let result = fixed.run.apply()
    for failure in result.failures { StandardError.write("\(failure)\n") }
    let files = result.files.count == 1 ? "1 file" : "\(result.files.count) files"
    let drafts = result.drafts > 0 ? ", \(result.drafts) prepared for a translator," : ""
    StandardError.write("\(result.fixed) fixed\(drafts) in \(files)\n")
    if result.postponed > 0 {
      StandardError.write(
        "\(result.postponed) not fixed, because they overlap other fixes; run the command again\n")
    }
    if !result.failures.isEmpty { throw ExitCode(2) }
    return fixed
  }
}
