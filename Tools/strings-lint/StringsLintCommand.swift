import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint`: finds problems in the texts of a program.
@main
struct StringsLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings-lint",
    abstract: "Find problems in .strings, .stringsdict, .xcstrings and .xliff files.",
    discussion: """
      The exit status is 0 if there are no findings of the failing severity, 1 if there are, and 2 if \
      the arguments are invalid or a file cannot be read.
      """,
    version: ProgramVersion.text,
    subcommands: [
      LintCommand.self, CoverageCommand.self, ShowCommand.self, InitCommand.self,
      ConfigCommand.self, RulesCommand.self,
      DumpCommand.self, MergeCommand.self,
      CompileCommand.self, ConvertCommand.self, ExportCommand.self, ImportCommand.self,
      SortCommand.self, FormatCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  /// Runs the command. Incorrect usage is status 2 here, where the parser would use 64.
  static func main() {
    do {
      if let message = unknownCommand(CommandLine.arguments.dropFirst().first) {
        StandardError.write("error: \(message)\n")
        finish(2)
      }
      var command = try parseAsRoot()
      try command.run()
    } catch let error where exitCode(for: error) == .validationFailure {
      StandardError.write(fullMessage(for: error) + "\n")
      finish(2)
    } catch {
      exit(withError: error)
    }
  }

  /// Returns the message for a first argument that is neither a command nor a path: without a
  /// command the arguments are those of `lint`, which would not find a file of that name.
  private static func unknownCommand(_ name: String?) -> String? {
    guard let name, !name.isEmpty, !name.hasPrefix("-"), !name.contains("/"), !name.contains("."),
      !FileBytes.exists(name)
    else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if names.contains(name) { return nil }
    return "Unknown command '\(name)', and no such file or folder"
      + NearestName.question(name, among: names)
  }
}
