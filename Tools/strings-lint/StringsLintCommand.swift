import ArgumentParser

/// `strings-lint`: finds what is wrong in the texts of a program.
@main
struct StringsLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings-lint",
    abstract: "Find what is wrong in .strings, .stringsdict, .xcstrings and .xliff files.",
    discussion: """
      The exit status is 0 when nothing was found at the failing level, 1 when something was, and \
      2 when the arguments make no sense or a file cannot be read.
      """,
    subcommands: [
      LintCommand.self, InitCommand.self, ConfigCommand.self, RulesCommand.self,
      DumpCommand.self, MergeCommand.self,
      CompileCommand.self, ConvertCommand.self, ExportCommand.self, ImportCommand.self,
      SortCommand.self, FormatCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  /// Runs the command. Bad usage is status 2 here, where the parser would take 64.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error where exitCode(for: error) == .validationFailure {
      StandardError.write(fullMessage(for: error) + "\n")
      finish(2)
    } catch {
      exit(withError: error)
    }
  }
}
