import ArgumentParser
import CCalqueHeap
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLint

/// `strings-lint lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Lint files, and those in folders. The default.")

  @Argument(
    help: ArgumentHelp(
      "Files and folders; without any, the working folder. Siblings in .lproj folders are "
        + "compared. '-' is the standard input."))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "With '-': the path of the file that an editor hands over.", valueName: "path"))
  var stdinFilename: String?

  @Flag(help: "Pass over what the configuration excludes, even if it is given by name.")
  var forceExclude = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How many threads there may be. Without it, as many as there are processors. What comes out "
        + "is the same.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Keep what is found in this file, so that files that did not change since are not parsed "
        + "again. What comes out is the same. --fix does without.", valueName: "file"))
  var cache: String?

  @OptionGroup(title: "Rules")
  var rules: ConfigurationOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @Flag(help: "Fail on warnings too: --fail-on warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Fail on findings that are at least so bad: information, warning or error (the default).",
      valueName: "severity"),
    transform: Severity.init(option:))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp(
      "Report only what is found in these languages: de,fr. What is said of no language is reported "
        + "too.", valueName: "list"))
  var languages: LanguageList?

  @Option(
    help: ArgumentHelp(
      "Report only what is not in this file, which --write-baseline wrote. A configuration may name "
        + "it: 'baseline: FILE'.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write what is found to this file, to be passed over from now on.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Report only what was not there at this git commit. With '...' behind it: at the last commit "
        + "that it and what is checked out have in common.", valueName: "commit"))
  var since: String?

  @Flag(
    help:
      "Read the files as they are in git's index, and report only what was not there at HEAD: for a hook before a commit."
  )
  var staged = false

  @Flag(help: "Mend what can be mended without a translator, then report the rest.")
  var fix = false

  @Flag(help: "With --fix: write nothing, print the changes as a diff.")
  var dryRun = false

  private var readsStandardInput: Bool { paths.contains("-") }

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would write; give both") }
    if strict, failOn != nil { throw ValidationError("--strict is --fail-on warning; give one") }
    if let jobs, jobs < 1 { throw ValidationError("Expected one job at least, found \(jobs)") }
    if let cache, CatalogFile.format(ofPath: cache) != nil {
      throw ValidationError("--cache writes its file; '\(cache)' is a catalog")
    }
    if staged, since != nil { throw ValidationError("--staged is --since HEAD; give one") }
    if staged, fix || readsStandardInput {
      throw ValidationError("--staged reads git's index, which nothing else reads or writes here")
    }
    guard readsStandardInput else {
      if stdinFilename != nil { throw ValidationError("--stdin-filename names what '-' reads") }
      return
    }
    if paths.count > 1 { throw ValidationError("'-' is linted alone") }
    if stdinFilename == nil {
      throw ValidationError("'-' needs --stdin-filename, which tells format, table and language")
    }
    if fix { throw ValidationError("--fix writes files; the standard input is none") }
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
    if fix { try Adoption.fix(session, isDryRun: dryRun) }
    if dryRun { return }
    let summary = try LintOutput(output).lint(session, paths: named)
    try SessionFiles.save(session.cache)
    if summary.exitStatus != 0 { throw ExitCode(summary.exitStatus) }
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
