import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint config [PATH]`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract:
      "Show the configuration of a file: its configuration file, rules, severities and options.",
    discussion: """
      The output is in the format of a configuration file. The file does not have to exist.
      """)

  @Argument(help: "The file, or a folder.")
  var path = "."

  @Option(
    help: ArgumentHelp(
      "The language of a string, for files with several languages.", valueName: "locale"))
  var locale: String?

  @OptionGroup
  var rules: ConfigurationOptions

  func run() throws {
    var search = rules.search
    let index = search.project(
      of: path, isFolder: CatalogFile.format(ofPath: path) == nil)
    try ConfigurationOptions.check(search)
    let project = search.projects[index]
    var output = OutputBuffer(descriptor: 1)
    output.write(
      ConfigurationReport.text(
        path: path, locale: locale, project: project, rules.configuration(of: project)))
    output.flush()
  }
}
