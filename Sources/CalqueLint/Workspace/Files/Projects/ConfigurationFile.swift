package import CalqueDiagnostics
import CalqueYAML

/// The contents of a configuration file.
package struct ConfigurationFile: Sendable {
  /// The name of the file, in the folder of the project or in one of its parts.
  package static let name = ".strings-lint.yml"

  /// The choices for rules, for all files.
  package var rules: [String: RuleChoice] = [:]
  /// The choices for some files or locales only.
  package var overrides: [ConfigurationOverride] = []
  /// The words of the project.
  package var terms = ProjectTerms()
  /// The minimum severity that is reported.
  package var minimumSeverity: Severity?
  /// The severity that makes the command fail.
  package var failOn: Severity?
  /// The language of the source texts.
  package var sourceLanguage: String?
  /// Whether texts that users do not see are linted like others.
  package var lintsUnused = false
  /// The file with the baseline, relative to the folder of this one.
  package var baseline: String?
  /// The files that are linted in folders; all if empty.
  package var include: [PathPattern] = []
  /// The files and folders that are skipped; nil if the file does not set them.
  package var exclude: [PathPattern]?

  /// An empty configuration file.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file in the problems.
  /// - Returns: The valid part of its contents, and its problems in the order of the file.
  package static func read(
    _ contents: [UInt8], path: String
  ) -> (file: ConfigurationFile, problems: [FileError]) {
    do throws(FileError) {
      var reader = ConfigurationReader()
      let file = reader.readFile(try YAMLReader.read(contents, path: path))
      let problems = reader.problems.sorted {
        ($0.place.line ?? 0, $0.place.column ?? 0) < ($1.place.line ?? 0, $1.place.column ?? 0)
      }
      return (file, problems)
    } catch {
      return (ConfigurationFile(), [error])
    }
  }

  /// Applies the file to a configuration.
  ///
  /// - Parameter folder: The folder that the patterns of the file are relative to.
  package func apply(to configuration: inout LintConfiguration, folder: String?) {
    configuration.rules = rules
    configuration.overrides = overrides
    configuration.terms = terms
    configuration.folder = folder
    configuration.minimumSeverity = minimumSeverity
    configuration.sourceLanguage = sourceLanguage
    configuration.lintsUnused = lintsUnused
    configuration.failOn = failOn ?? configuration.failOn
  }
}
