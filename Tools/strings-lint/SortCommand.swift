import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// `strings-lint sort PATH… [--check]`
struct SortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort",
    abstract: "Sort the entries of .xcstrings and .strings files by key, as Xcode does.",
    discussion: """
      Every entry keeps its bytes and its comments. Files with errors are not changed. The exit \
      status is 0, with --check 1 if a file is not sorted, and 2 if a file has errors or cannot be \
      read or written.
      """)

  @Argument(help: "Files and folders.")
  var paths: [String]

  @Flag(help: "Write nothing, and print the files that are not sorted.")
  var check = false

  func run() throws {
    try RewriteOutput(rewrite: CatalogRewrite(.sorted, isCheck: check)).run(paths)
  }
}

/// Reports the results of rewriting files.
struct RewriteOutput {
  let rewrite: CatalogRewrite

  func run(_ paths: [String]) throws {
    let summary = rewrite.run(paths)
    var output = OutputBuffer(descriptor: 1)
    for path in summary.changed { output.write(path + "\n") }
    output.flush()
    for error in summary.refused { StandardError.write("\(error)\n") }
    let status = summary.exitStatus(isCheck: rewrite.isCheck)
    if status != 0 { throw ExitCode(status) }
  }
}
