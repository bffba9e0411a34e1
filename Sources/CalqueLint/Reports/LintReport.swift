/// Findings as a text in one of the formats that people and programs read.
///
/// ```swift
/// var report = LintReport(.sarif)
/// let summary = session.run { report.add($0) }
/// let text = report.finish(summary)
/// ```
public struct LintReport {
  private var reporter: any Reporter
  private var output = OutputBuffer(descriptor: nil)

  /// A report without findings.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - folder: The folder that formats with relative paths write them from; empty for unchanged
  ///     paths.
  public init(_ format: ReportFormat, relativeTo folder: String = "") {
    reporter = format.reporter(relativeTo: folder)
    reporter.begin(&output)
  }

  /// Adds the findings of a file.
  public mutating func add(_ found: FileFindings) { reporter.report(found, to: &output) }

  /// Ends the report.
  ///
  /// - Parameter summary: The results of the run.
  /// - Returns: The whole text.
  public mutating func finish(_ summary: LintSummary) -> String {
    reporter.end(summary, &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
