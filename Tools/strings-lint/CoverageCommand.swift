import ArgumentParser
import CalqueLint

/// `strings-lint coverage [PATH…]`
struct CoverageCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract:
      "Count the strings of each language: translated, same as source, needs review, missing.",
    discussion: """
      'present' is the number of strings that users see in their language: all except the missing \
      ones. Strings without letters, and strings that a string catalog marks as not translatable, \
      need no translation. A variety of a language includes the strings of that language. The exit \
      status is 1 if a language is below its minimum, and 2 if a file cannot be read.
      """)

  @Argument(help: "Files and folders. The default is the working folder.")
  var paths: [String] = []

  @Option(help: "The format of the output.")
  var format = Format.text

  @Flag(help: "Count each table separately.")
  var byTable = false

  @Option(
    help: ArgumentHelp(
      "The required percentage: 90, or de=95 for one language. Repeatable.",
      valueName: "percent"))
  var minimum: [String] = []

  @OptionGroup(title: "Files")
  var files: CatalogOptions

  func validate() throws {
    for text in minimum where CoverageMinimum(text) == nil {
      throw ValidationError("Expected a percentage such as 90 or de=95, found '\(text)'")
    }
  }

  func run() throws {
    let walk = try files.walk(paths)
    let report = CoverageReport(
      files: walk.files, sourceLanguage: files.language(of: walk),
      name: ReportPath(folder: WorkingFolder.path).relative)
    var output = OutputBuffer(descriptor: 1)
    if format == .json {
      output.write(report.json)
    } else if !report.isEmpty {
      output.write(report.text(byTable: byTable))
    } else if walk.failures.isEmpty {
      StandardError.write("No translations found\n")
    }
    output.flush()
    CatalogOptions.report(walk.failures)
    let failures = CoverageMinimum.failures(
      minimum.compactMap(CoverageMinimum.init), report.languages)
    for failure in failures { StandardError.write(failure + "\n") }
    if !walk.failures.isEmpty { throw ExitCode(2) }
    if !failures.isEmpty { throw ExitCode(1) }
  }
}
