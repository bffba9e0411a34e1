import ArgumentParser
import CalqueLint

/// The options of every command that reads the catalogs of projects.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file. The default is the nearest \(ConfigurationFile.name) in the "
        + "folders above each file.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The language of the source texts. The default is that of the configuration, or of en.lproj "
        + "and Base.lproj; string catalogs declare it.", valueName: "language"))
  var sourceLanguage: String?
}
