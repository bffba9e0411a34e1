import ArgumentParser
import CCalqueHeap
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint

/// `strings-lint lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Lint files and folders. The default command.")

  @Argument(
    help: ArgumentHelp(
      "Files and folders. The default is the working folder. Files of the same table in .lproj "
        + "folders are compared. '-' is the standard input."))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "With '-': the path of the file whose contents are the standard input.", valueName: "path"))
  var stdinFilename: String?

  @Flag(help: "Skip excluded files even if they are given by name.")
  var forceExclude = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The maximum number of threads. The default is the number of processors. The output does "
        + "not depend on it.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Cache findings in this file, so that unchanged files are not parsed again. The output does "
        + "not depend on it. Ignored with --fix.", valueName: "file"))
  var cache: String?

  @OptionGroup(title: "Rules")
  var rules: ConfigurationOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @Flag(help: "Fail on warnings: the same as --fail-on warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The minimum severity to fail on: information, warning or error (the default).",
      valueName: "severity"),
    transform: Severity.init(option:))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp(
      "Report only findings in these languages, such as de,fr, and findings without a language.",
      valueName: "list"))
  var languages: LanguageList?

  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file, written by --write-baseline. The "
        + "configuration can set it: 'baseline: FILE'.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Report only findings that are new since this git commit. With '...' after it: since the "
        + "merge base of the commit and HEAD.", valueName: "commit"))
  var since: String?

  @Flag(
    help:
      "Read the files from the git index, and report only findings that are new since HEAD, as for a pre-commit hook."
  )
  var staged = false

  @Flag(help: "Apply the fixes that need no translator, then report the remaining findings.")
  var fix = false

  @Flag(help: "With --fix: write nothing, and print the changes as a diff.")
  var dryRun = false

  // A build tool knows by it that nothing has to run. A Swift file, since a build copies all other
  // files into the program's resources.
  @Option(help: .hidden)
  var buildStamp: String?

  private var readsStandardInput: Bool { paths.contains("-") }

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run requires --fix") }
    if strict, failOn != nil {
      throw ValidationError("--strict and --fail-on are mutually exclusive")
    }
    if let jobs, jobs < 1 { throw ValidationError("Expected at least one job, found \(jobs)") }
    if let cache, CatalogFile.format(ofPath: cache) != nil {
      throw ValidationError("--cache cannot overwrite the catalog '\(cache)'")
    }
    if staged, since != nil { throw ValidationError("--staged and --since are mutually exclusive") }
    if staged, fix || readsStandardInput {
      throw ValidationError("--staged cannot be combined with --fix or the standard input")
    }
    guard readsStandardInput else {
      if stdinFilename != nil { throw ValidationError("--stdin-filename requires '-'") }
      return
    }
    if paths.count > 1 { throw ValidationError("'-' cannot be combined with other paths") }
    if stdinFilename == nil {
      throw ValidationError(
        "'-' requires --stdin-filename, which determines the format, table and language")
    }
    if fix { throw ValidationError("--fix cannot be combined with the standard input") }
  }

  func run() throws {
    // As much as most files need to be read and checked.
    heap_keep_room(4 << 20)
    let session = try session()
    if let writeBaseline {
      try Adoption.write(to: writeBaseline, session)
      try SessionFiles.save(session.cache)
      return
    }
    if dryRun {
      try Adoption.showFixes(of: session)
      return
    }
    let output = LintOutput(output)
    let summary =
      fix
      ? try output.write(Adoption.fix(session), of: session, paths: named)
      : try output.lint(session, paths: named)
    try SessionFiles.save(session.cache)
    if summary.exitStatus != 0 { throw ExitCode(summary.exitStatus) }
    if let buildStamp {
      try SessionFiles.write(Array("// strings-lint found no errors.\n".utf8), to: buildStamp)
    }
  }

  /// The paths as messages name them.
  private var named: [String] {
    if readsStandardInput, let stdinFilename { return [stdinFilename] }
    return paths == ["."] ? [] : paths
  }

  private func session() throws -> LintSession {
    var session: LintSession
    if readsStandardInput, let stdinFilename {
      session = try SessionFiles.session(standardInputAs: stdinFilename, rules)
    } else {
      session = try SessionFiles.session(
        paths.isEmpty ? ["."] : paths, rules, skipsGiven: forceExclude)
    }
    if let jobs { session.jobs = jobs }
    if let cache, !fix { session.cache = SessionFiles.openCache(cache) }
    if writeBaseline == nil { try SessionFiles.readBaselines(baseline, into: &session) }
    session.configure { configuration in
      configuration.failOn = strict ? .warning : failOn ?? configuration.failOn
      configuration.languages = languages?.ranges ?? []
      configuration.foldsMissingTexts = output.foldsMissingTexts && writeBaseline == nil
    }
    if staged {
      try SessionFiles.withHistory(of: "--staged") { () throws(GitHistory.Failure) in
        try session.readIndex()
      }
    }
    if let since {
      try SessionFiles.withHistory(of: "--since") { () throws(GitHistory.Failure) in
        try session.compare(since: since)
      }
    }
    return session
  }
}
