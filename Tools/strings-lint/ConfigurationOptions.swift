import ArgumentParser
import CalqueDiagnostics
import CalqueLint

/// The options that select rules: a configuration file, and options that take precedence over it.
struct ConfigurationOptions: ParsableArguments {
  @OptionGroup
  var project: ProjectOptions

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

  func validate() throws {
    if project.config != nil, noConfig {
      throw ValidationError("--config and --no-config are mutually exclusive")
    }
    for id in only + disable where RuleRegistry.rule(id) == nil {
      throw ValidationError(RuleRegistry.unknownMessage(id))
    }
  }

  /// A search for configuration files.
  var search: ProjectSearch {
    let source = noConfig ? .none : project.config.map { ProjectSearch.Source.file($0) } ?? .nearest
    return ProjectSearch(source, workingFolder: WorkingFolder.path)
  }

  /// Returns the configuration of a project, overridden by the options.
  func configuration(of found: Project) -> LintConfiguration {
    var configuration = found.configuration
    configuration.only = only.isEmpty ? nil : Set(only)
    configuration.disabled = Set(disable)
    configuration.minimumSeverity = minimumSeverity ?? configuration.minimumSeverity
    configuration.sourceLanguage = project.sourceLanguage ?? configuration.sourceLanguage
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
