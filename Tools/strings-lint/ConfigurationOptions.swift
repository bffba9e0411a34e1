import ArgumentParser
import CalqueDiagnostics
import CalqueLint

/// The options that select rules: a configuration file, and options that take precedence over it.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file. The default is the nearest \(ConfigurationFile.name) in the "
        + "folders above each file.", valueName: "file"))
  var config: String?

  @Flag(help: "Ignore configuration files.")
  var noConfig = false

  @Option(help: ArgumentHelp("Run only this rule. Repeatable.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule. Repeatable.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "The minimum severity to report: information, warning (the default) or error.",
      valueName: "severity"),
    transform: Severity.init(option:))
  var minimumSeverity: Severity?

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. The default is that of en.lproj and Base.lproj; string "
        + "catalogs declare it.", valueName: "language"))
  var sourceLanguage: String?

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config are mutually exclusive")
    }
    for id in only + disable where RuleRegistry.rule(id) == nil {
      throw ValidationError(RuleRegistry.unknownMessage(id))
    }
  }

  /// A search for configuration files.
  var search: ProjectSearch {
    let source = noConfig ? .none : config.map { ProjectSearch.Source.file($0) } ?? .nearest
    return ProjectSearch(source, workingFolder: WorkingFolder.path)
  }

  /// Returns the configuration of a project, overridden by the options.
  func configuration(of project: Project) -> LintConfiguration {
    var configuration = project.configuration
    configuration.only = only.isEmpty ? nil : Set(only)
    configuration.disabled = Set(disable)
    configuration.minimumSeverity = minimumSeverity ?? configuration.minimumSeverity
    configuration.sourceLanguage = sourceLanguage ?? configuration.sourceLanguage
    return configuration
  }

  /// Ends the command if a configuration file is invalid.
  static func check(_ search: ProjectSearch) throws {
    if search.problems.isEmpty { return }
    StandardError.write(search.problems.map { "\($0)\n" }.joined())
    throw ExitCode(2)
  }
}

extension Severity {
  /// A severity by its name on the command line.
  init(option name: String) throws {
    guard let severity = Severity(rawValue: name) else {
      throw ValidationError("Expected information, warning or error, found '\(name)'")
    }
    self = severity
  }
}
