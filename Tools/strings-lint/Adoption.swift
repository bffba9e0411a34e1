import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint

/// What helps an old project: a baseline of what was there, and fixes.
enum Adoption {
  /// Reads a baseline.
  static func baseline(at path: String) throws -> Baseline {
    switch FileBytes.read(path) {
    case .failure(let failure):
      StandardError.write("\(path): error: \(failure.reason)\n")
      throw ExitCode(2)
    case .success(let bytes):
      do throws(Baseline.Failure) {
        return try Baseline(path: path, contents: bytes, workingFolder: WorkingFolder.path)
      } catch {
        StandardError.write("\(error.message)\n")
        throw ExitCode(2)
      }
    }
  }

  /// Writes a baseline of all that is found.
  static func write(to path: String, _ job: LintJob) throws {
    var job = job
    job.configure { $0.baseline = nil }
    var baseline = Baseline(path: path, workingFolder: WorkingFolder.path)
    let summary = job.lint { found in
      for finding in found.findings { baseline.add(finding, in: found.source) }
    }
    for failure in summary.failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
    do throws(FileBytes.Failure) {
      try FileBytes.replace(baseline.contents, at: path)
    } catch {
      StandardError.write("\(path): error: \(error.reason)\n")
      throw ExitCode(2)
    }
    let findings = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    let files = summary.files == 1 ? "1 file" : "\(summary.files) files"
    StandardError.write("\(path): \(findings) in \(files)\n")
    if !summary.failures.isEmpty { throw ExitCode(2) }
  }

  /// Mends what can be mended, or shows it.
  static func fix(_ job: LintJob, isDryRun: Bool) throws {
    var job = job
    var run = FixRun()
    let summary = job.lint { run.collect($0) }
    // A fix that touches another one is made in the next round. No fix makes room for another for ever;
    // the bound is for two rules that undo each other's.
    for _ in 0..<8 {
      guard let contents = run.nextRound() else { break }
      job.contents.merge(contents) { $1 }
      _ = job.lint { run.collect($0) }
    }
    if isDryRun {
      var output = OutputBuffer(descriptor: 1)
      output.write(run.diff())
      output.flush()
      for failure in summary.failures {
        StandardError.write("\(failure.path): error: \(failure.reason)\n")
      }
      if !summary.failures.isEmpty { throw ExitCode(2) }
      return
    }
    let result = run.apply()
    for failure in result.failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
    let files = result.files.count == 1 ? "1 file" : "\(result.files.count) files"
    StandardError.write("\(result.fixed) fixed in \(files)\n")
    if result.postponed > 0 {
      StandardError.write(
        "\(result.postponed) not fixed, as they touch what was; run the command again\n")
    }
    if !result.failures.isEmpty { throw ExitCode(2) }
  }
}
