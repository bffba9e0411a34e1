import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint format PATH… [--check]`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lay .xcstrings files out as Xcode does, and .strings files as genstrings does.",
    discussion: """
      A string catalog gets Xcode's order, spaces, lines and escapes; a .strings file one entry a \
      line, "key" = "value";, with an empty line before each comment. No text and no comment is \
      changed. A file with errors is left alone. The exit status is 0, with --check 1 when a file \
      would be written otherwise, and 2 when a file is left alone or cannot be read or written.
      """)

  @Argument(help: "Files, and folders with them.")
  var paths: [String]

  @Flag(help: "Write nothing; print the files that would be written otherwise.")
  var check = false

  func run() throws {
    try RewriteOutput(rewrite: CatalogRewrite(.formatted, isCheck: check)).run(paths)
  }
}
