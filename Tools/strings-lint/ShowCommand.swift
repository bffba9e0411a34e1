import ArgumentParser
import CalqueLint

/// `strings-lint show KEY [PATH…]`
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print what is said under a key in all languages, and where.",
    discussion: "The exit status is 1 when no table has the key.")

  @Argument(help: "The key.")
  var key: String

  @Argument(help: "Files and folders; without any, the working folder.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Only these languages, beside the source's: de,fr.", valueName: "list"))
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
      StandardError.write("There is no key '\(key)' in \(walk.files.count) files\(guess)\n")
      throw ExitCode(walk.failures.isEmpty ? 1 : 2)
    }
    if !walk.failures.isEmpty { throw ExitCode(2) }
  }
}
