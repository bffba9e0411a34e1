import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint config [PATH]`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show what holds for a file: its configuration file, rules, severities, options.",
    discussion: """
      What is printed is a configuration file itself. The file need not be there.
      """)

  @Argument(help: "The file, or a folder.")
  var path = "."

  @Option(
    help: ArgumentHelp(
      "The language of a text in a file that holds several.", valueName: "locale"))
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
