public import ArgumentParser
public import CalqueLint

/// How findings are written, and where to.
struct OutputOptions: ParsableArguments {
  /// When colours are used.
  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never
  }

  @Option(help: "How findings are written.")
  var format = ReportFormat.human

  @Option(
    help: ArgumentHelp("Write the findings to this file, not to the terminal.", valueName: "file"))
  var output: String?

  @Flag(help: "Count the findings of each rule instead of listing them.")
  var statistics = false

  @Flag(
    help:
      "List every missing text, and on a terminal every finding: without it, missing texts are told once a table and language, and a terminal gets a screenful of each rule."
  )
  var all = false

  @Flag(name: .shortAndLong, help: "Write nothing but findings and errors.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Colours for people: where a terminal shows them and NO_COLOR is not set, or as it is said.",
      valueName: "when"))
  var color = Color.auto

  func validate() throws {
    if statistics, format != .human {
      throw ValidationError("--statistics is for people, and --format \(format.rawValue) is not")
    }
  }

  /// Whether missing texts are reported once for each table and language.
  var foldsMissingTexts: Bool { !all && !statistics && format.foldsMissingTexts }

  /// The maximum number of findings of a rule that are listed: on a terminal a screenful, elsewhere
  /// all.
  var limit: Int? {
    guard !all, format == .human, output == nil, let lines = Terminal.height else { return nil }
    return max(5, lines / Self.linesPerFinding)
  }

  /// The message, the line, the place in it, the remedy.
  private static let linesPerFinding = 4

  /// Whether findings are coloured.
  var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: output == nil && Terminal.wantsColor
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
