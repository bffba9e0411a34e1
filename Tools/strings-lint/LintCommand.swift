import ArgumentParser
import Diagnostics
import StringCatalogs
import StringsLint

/// `strings-lint lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Lint files, and those in folders. The default.")

  @Argument(help: "Files and folders. Siblings in .lproj folders are compared.")
  var paths: [String]

  @Option(help: "How findings are written.")
  var format = ReportFormat.human

  @Option(
    help: ArgumentHelp("Write the findings to this file, not to the terminal.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Ask only this rule; may be given again.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not ask this rule; may be given again.", valueName: "rule"))
  var disable: [String] = []

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Report nothing milder: information, warning (the default) or error.",
      valueName: "severity"),
    transform: severity)
  var minimumSeverity: Severity?

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. Without it: Base.lproj, else en.lproj; string catalogs "
        + "say it themselves.", valueName: "language"))
  var sourceLanguage: String?

  @Option(
    help: ArgumentHelp(
      "Report only what is not in this file, which --write-baseline wrote.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write what is found to this file, to be passed over from now on.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Mend what can be mended without a translator, then report the rest.")
  var fix = false

  @Flag(help: "With --fix: write nothing, print the changes as a diff.")
  var dryRun = false

  private static func severity(_ name: String) throws -> Severity {
    guard let severity = Severity(rawValue: name) else {
      throw ValidationError("Expected information, warning or error, found '\(name)'")
    }
    return severity
  }

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Missing expected argument '<paths> ...'") }
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would write; give both") }
    for id in only + disable where RuleRegistry.rule(id) == nil {
      throw ValidationError(RuleManual.unknown(id))
    }
  }

  func run() throws {
    var configuration = LintConfiguration()
    configuration.only = only.isEmpty ? nil : Set(only)
    configuration.disabled = Set(disable)
    configuration.minimumSeverity = minimumSeverity
    configuration.sourceLanguage = sourceLanguage
    if let baseline { configuration.baseline = try Adoption.baseline(at: baseline) }
    if let writeBaseline {
      try Adoption.write(to: writeBaseline, paths, configuration)
      return
    }
    if fix { try Adoption.fix(paths, configuration, isDryRun: dryRun) }
    if dryRun { return }
    let summary = try LintOutput(format: format, path: output).lint(paths, configuration)
    let status = summary.exitStatus(failingAt: strict ? .warning : .error)
    if status != 0 { throw ExitCode(status) }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// Where findings go.
struct LintOutput {
  let format: ReportFormat
  /// The file to write to; nil for the standard output.
  let path: String?

  func lint(_ paths: [String], _ configuration: LintConfiguration) throws -> LintSummary {
    var output = OutputBuffer(descriptor: path == nil ? 1 : nil)
    var reporter = format.reporter(
      relativeTo: WorkingFolder.path, sourceLanguage: configuration.sourceLanguage)
    reporter.begin(&output)
    let summary = Linter(configuration).lint(paths: paths) { reporter.report($0, to: &output) }
    reporter.end(summary, &output)
    if let path {
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
    if format == .human || path != nil { StandardError.write(describe(summary)) }
    return summary
  }

  private func describe(_ summary: LintSummary) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let errors = count(summary.counts[.error] ?? 0, "error")
    let warnings = count(summary.counts[.warning] ?? 0, "warning")
    return "\(count(summary.files, "file")), \(errors), \(warnings)\n"
  }
}
