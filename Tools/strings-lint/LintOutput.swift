import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint

/// The destination of findings.
struct LintOutput {
  private let options: OutputOptions

  init(_ options: OutputOptions) { self.options = options }

  /// Lints files and writes the findings.
  func lint(_ session: LintSession, paths: [String]) throws -> LintSummary {
    try write(session, paths: paths) { report in
      var bar = ProgressBar(size: session.size, isShown: !options.quiet && Terminal.isWatched)
      defer { bar.clear() }
      return session.run(
        progress: { bar.advance(by: $0) },
        { found in
          // Output to the same terminal would appear after the bar.
          bar.clear()
          report(found)
        })
    }
  }

  /// Writes what is left after fixes.
  func write(_ fixed: FixedSession, of session: LintSession, paths: [String]) throws -> LintSummary
  {
    try write(session, paths: paths) { report in
      for found in fixed.findings { report(found) }
      return fixed.after
    }
  }

  /// Writes findings.
  ///
  /// - Parameter findings: Passes on the findings, file by file, and returns their summary.
  private func write(
    _ session: LintSession, paths: [String],
    _ findings: (@escaping (FileFindings) -> Void) -> LintSummary
  ) throws -> LintSummary {
    var output = OutputBuffer(descriptor: options.output == nil ? 1 : nil)
    var reporter: any Reporter =
      options.statistics
      ? StatisticsReporter()
      : options.format.reporter(
        relativeTo: WorkingFolder.path, sourceLanguage: session.sourceLanguage,
        isColored: options.isColored, limit: options.limit, showsAll: options.all)
    reporter.begin(&output)
    let summary = findings { reporter.report($0, to: &output) }
    reporter.end(summary, &output)
    if let path = options.output {
      do throws(FileError) {
        try FileBytes.write(output.bytes, to: path)
      } catch {
        StandardError.write("\(path): error: The report cannot be written: \(error.reason)\n")
        throw ExitCode(2)
      }
    } else {
      output.flush()
      if let reason = output.failure {
        StandardError.write("standard output: error: The report cannot be written: \(reason)\n")
        throw ExitCode(2)
      }
    }
    for failure in summary.failures { StandardError.write("\(failure)\n") }
    for name in session.unknownLanguages(summary) {
      StandardError.write("--languages: warning: No file has strings in '\(name)' to compare\n")
    }
    if !options.quiet {
      if session.isEmpty {
        StandardError.write("No .strings, .stringsdict, .xcstrings or .xliff file found\n")
      } else if options.format == .human || options.output != nil {
        StandardError.write(
          RunSummary(
            summary, paths: paths, hasCounts: options.statistics, width: Terminal.width
          ).text)
      }
    }
    return summary
  }
}
