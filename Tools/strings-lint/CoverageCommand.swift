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
      "Count what each language has: translated, as in the source, to be reviewed, missing.",
    discussion: """
      'there' are the texts that readers see in their language: all but the missing ones. A text \
      without letters needs no translation, nor does one that a string catalog marks so; a variety \
      of a language has what its language has. The exit status is 1 when a language has less than \
      its minimum, and 2 when a file cannot be read.
      """)

  @Argument(help: "Files and folders; without any, the working folder.")
  var paths: [String] = []

  @Option(help: "How the counts are written.")
  var format = Format.text

  @Flag(help: "Count each table in each language.")
  var byTable = false

  @Option(
    help: ArgumentHelp(
      "Fail where a language has less, in percent; may be given again: 90, or de=95 for one language.",
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
      StandardError.write("There is no translation to count\n")
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
