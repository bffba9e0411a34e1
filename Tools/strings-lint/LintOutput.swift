import ArgumentParser
import Diagnostics
import StringCatalogs
import StringsLint

/// Where findings go.
struct LintOutput {
  /// Of more findings than these nobody sees what most of them are.
  private static let longList = 100

  private let options: OutputOptions

  init(_ options: OutputOptions) { self.options = options }

  /// Lints files and writes what is found.
  func lint(_ job: LintJob) throws -> LintSummary {
    var output = OutputBuffer(descriptor: options.output == nil ? 1 : nil)
    var reporter: any Reporter =
      options.statistics
      ? StatisticsReporter()
      : options.format.reporter(
        relativeTo: WorkingFolder.path, sourceLanguage: job.sourceLanguage,
        isColored: options.isColored)
    reporter.begin(&output)
    var bar = ProgressBar(size: job.size, isShown: !options.quiet && Terminal.isWatched)
    let summary = job.lint(
      progress: { bar.advance(by: $0) },
      output: { found in
        // What goes to the same terminal would stand behind the bar.
        bar.clear()
        reporter.report(found, to: &output)
      })
    bar.clear()
    reporter.end(summary, &output)
    if let path = options.output {
      do {
        try FileBytes.write(output.bytes, to: path)
      } catch {
        throw ValidationError("\(path) cannot be written: \(error.reason)")
      }
    } else {
      output.flush()
    }
    for failure in summary.failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
    if !options.quiet {
      if job.isEmpty {
        StandardError.write("No .strings, .stringsdict, .xcstrings or .xliff file was found\n")
      } else if options.format == .human || options.output != nil {
        StandardError.write(describe(summary))
      }
    }
    return summary
  }

  private func describe(_ summary: LintSummary) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let errors = count(summary.counts[.error] ?? 0, "error")
    let warnings = count(summary.counts[.warning] ?? 0, "warning")
    var text = "\(count(summary.files, "file")), \(errors), \(warnings)"
    if let notes = summary.counts[.information] { text += ", \(count(notes, "note"))" }
    if summary.fixable > 0 { text += "; --fix mends \(summary.fixable)" }
    let isLong = summary.counts.values.reduce(0, +) > Self.longList
    if isLong, options.format == .human, !options.statistics {
      text += "; --statistics counts them by rule"
    }
    return text + "\n"
  }
}
