import ArgumentParser
import CalqueLint

/// `strings-lint show KEY [PATH…]`
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the strings of a key in all languages, with their locations.",
    discussion: "The exit status is 1 if no table has the key.")

  @Argument(help: "The key.")
  var key: String

  @Argument(help: "Files and folders. The default is the working folder.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print only these languages, such as de,fr, and the source language.", valueName: "list"))
  var languages: LanguageList?

  @OptionGroup(title: "Files")
  var files: CatalogOptions

  func run() throws {
    let walk = try files.walk(paths)
    let report = KeyReport(
      of: key, files: walk.files, sourceLanguage: files.language(of: walk),
      languages: languages?.ranges ?? [])
    var output = OutputBuffer(descriptor: 1)
    output.write(report.text)
    output.flush()
    CatalogOptions.report(walk.failures)
    if report.text.isEmpty {
      let guess = report.nearest.map { ". Did you mean '\($0)'?" } ?? ""
      let count = walk.files.count == 1 ? "1 file" : "\(walk.files.count) files"
      StandardError.write("No key '\(key)' in \(count)\(guess)\n")
      throw ExitCode(walk.failures.isEmpty ? 1 : 2)
    }
    if !walk.failures.isEmpty { throw ExitCode(2) }
  }
}
