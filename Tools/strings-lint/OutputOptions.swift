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

  @Option(help: "The format of the findings.")
  var format = ReportFormat.human

  @Option(
    help: ArgumentHelp(
      "Write the findings to this file instead of the standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Count the findings of each rule instead of listing them.")
  var statistics = false

  @Flag(
    help:
      "List every finding. The default groups missing translations by table and language, and limits the findings of each rule on a terminal."
  )
  var all = false

  @Flag(name: .shortAndLong, help: "Write only findings and errors.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Whether to use colors. auto uses them on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  var color = Color.auto

  func validate() throws {
    if statistics, format != .human {
      throw ValidationError("--statistics cannot be combined with --format \(format.rawValue)")
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
