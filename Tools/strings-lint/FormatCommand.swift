import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint format PATH… [--check]`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format .xcstrings files as Xcode does, and .strings files as genstrings does.",
    discussion: """
      A string catalog is written with the order, spacing, line breaks and escapes of Xcode; a \
      .strings file with an entry on each line, "key" = "value";, and an empty line before each \
      comment. Strings and comments do not change. Files with errors are not changed. The exit \
      status is 0, with --check 1 if a file would change, and 2 if a file has errors or cannot be \
      read or written.
      """)

  @Argument(help: "Files and folders.")
  var paths: [String]

  @Flag(help: "Write nothing, and print the files that would change.")
  var check = false

  func run() throws {
    try RewriteOutput(rewrite: CatalogRewrite(.formatted, isCheck: check)).run(paths)
  }
}
