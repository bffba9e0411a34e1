package import CalqueDiagnostics

/// What a configuration file says.
package struct ConfigurationFile: Sendable {
  /// The name of the file, in the folder of the project or in one of its parts.
  package static let name = ".strings-lint.yml"

  /// What is said about rules, for all files and for some.
  package var rules: [String: RuleChoice] = [:]
  /// What is said for some files or locales only.
  package var overrides: [ConfigurationOverride] = []
  /// The words of the project.
  package var terms = ProjectTerms()
  /// What is milder is not reported.
  package var minimumSeverity: Severity?
  /// What makes the command fail.
  package var failOn: Severity?
  /// The language of the source texts.
  package var sourceLanguage: String?
  /// The file with what was found before, from the folder of this one.
  package var baseline: String?
  /// The files that are linted in folders; all where empty.
  package var include: [PathPattern] = []
  /// The files and folders that are passed over; nil where the file does not say.
  package var exclude: [PathPattern]?

  /// A file that says nothing.
  package init() {}

  /// Reads a file.
  ///
  /// - Returns: What it says, as far as that is clear, and what is wrong with it, in the order of
  ///   the file.
  package static func read(
    _ contents: [UInt8]
  ) -> (file: ConfigurationFile, problems: [ConfigurationProblem]) {
    do throws(ConfigurationProblem) {
      var reader = ConfigurationReader()
      let file = reader.readFile(try YAMLReader.read(contents))
      let problems = reader.problems.sorted { $0.position < $1.position }
      return (file, problems)
    } catch {
      return (ConfigurationFile(), [error])
    }
  }

  /// Puts what the file says into a configuration.
  ///
  /// - Parameter folder: The folder that the patterns of the file begin at.
  package func apply(to configuration: inout LintConfiguration, folder: String?) {
    configuration.rules = rules
    configuration.overrides = overrides
    configuration.terms = terms
    configuration.folder = folder
    configuration.minimumSeverity = minimumSeverity
    configuration.sourceLanguage = sourceLanguage
    configuration.failOn = failOn ?? configuration.failOn
  }
}
