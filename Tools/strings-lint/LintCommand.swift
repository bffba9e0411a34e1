import ArgumentParser
import Diagnostics
import StringsLint

/// `strings-lint lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Lint files, and those in folders. The default.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  @Argument(help: "Files and folders. Siblings in .lproj folders are compared.")
  var paths: [String]

  @Option(help: "How findings are written: human or json.")
  var format = Format.human

  @Option(help: ArgumentHelp("Ask only this rule; may be given again.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not ask this rule; may be given again.", valueName: "rule"))
  var disable: [String] = []

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Report nothing milder: information, warning or error.", valueName: "severity"),
    transform: severity)
  var minimumSeverity = Severity.warning

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. Without it: Base.lproj, else en.lproj; string catalogs "
        + "say it themselves.", valueName: "language"))
  var sourceLanguage: String?

  private static func severity(_ name: String) throws -> Severity {
    guard let severity = Severity(rawValue: name) else {
      throw ValidationError("Expected information, warning or error, found '\(name)'")
    }
    return severity
  }

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Missing expected argument '<paths> ...'") }
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
    let summary = LintOutput(format: format).lint(paths, configuration)
    let status = summary.exitStatus(failingAt: strict ? .warning : .error)
    if status != 0 { throw ExitCode(status) }
  }
}

/// Where findings go.
struct LintOutput {
  let format: LintCommand.Format

  func lint(_ paths: [String], _ configuration: LintConfiguration) -> LintSummary {
    var output = OutputBuffer(descriptor: 1)
    let linter = Linter(configuration)
    let summary: LintSummary
    switch format {
    case .human:
      let reporter = HumanReporter()
      summary = linter.lint(paths: paths) { reporter.report($0, to: &output) }
    case .json:
      var reporter = JSONReporter()
      reporter.begin(&output)
      summary = linter.lint(paths: paths) { reporter.report($0, to: &output) }
      reporter.end(&output)
    }
    output.flush()
    for failure in summary.failures {
      StandardError.write("\(failure.path): error: \(failure.reason)\n")
    }
    if format == .human { StandardError.write(describe(summary)) }
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
