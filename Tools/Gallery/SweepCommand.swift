import ArgumentParser
import Calque
import CalqueTesting
import Foundation

/// Looks for problems on the screens of well-known apps, in every combination of a sweep.
struct SweepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Look for problems on the screens of well-known apps in many combinations.",
    discussion: """
      Sizes, text sizes and appearances are multiplied: three sizes, three text sizes and two \
      appearances of every screen and language. Prints what was found, and the time.

      The exit status is that of strings-lint: 1 if something of at least the severity of \
      --fail-on is new, 2 if a file cannot be read or written, else 0.
      """)

  @Option(help: "The folder of the catalogs.")
  var locales = "Tools/Gallery/Locales"

  @Option(help: "Sweep only these languages, separated by commas.")
  var only: String?

  @Option(help: "Sweep only so many screens, the first ones. (default: all)")
  var screens: Int?

  @Option(
    help: """
      The text sizes, separated by commas, such as xxxLarge and accessibility5. (default: large, \
      xxxLarge, accessibility2)
      """)
  var textSizes: String?

  @Flag(help: "One size, one text size and light screens only.")
  var small = false

  @Option(help: "Print only findings of at least this severity: information, warning, error.")
  var from = "warning"

  @Option(
    help: "Fail if there are findings of at least this severity.")
  var failOn = "error"

  @Option(help: "Report only problems that are not in this file, and those of it that are mended.")
  var baseline: String?

  @Flag(
    help: """
      Write the file of --baseline: all problems if it does not exist, else without those that are \
      mended. New problems are not added.
      """)
  var writeBaseline = false

  @Option(help: "Write a page with the findings and their pictures into this folder.")
  var out: String?

  @Option(help: "Compare the pictures of the page with those of a page in this folder.")
  var reference: String?

  @Option(help: "Print the findings in a format of strings-lint, such as markdown or junit.")
  var report: String?

  @Option(help: "Write pictures with numbered marks, and the elements as JSON, into this folder.")
  var marks: String?

  @Option(help: "Write a picture for every key into this folder, in place of looking for problems.")
  var keyPictures: String?

  @Option(
    name: .customLong("for"),
    help: "The form of the pictures of keys: xcloc, weblate, crowdin, tolgee, lokalise.")
  var format = "xcloc"

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline, the file")
    }
  }

  @MainActor
  func run() async throws {
    let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: locales))
    let (severity, least) = (try level(from), try level(failOn))
    let sweep = try sweep(catalogs)
    let swept = AppScreens.all.prefix(screens ?? .max).map { entry in
      SweptScreen(entry.name) { entry.view }
    }
    if let keyPictures {
      let command = KeyPicturesRun(folder: keyPictures, format: format)
      return try await command.write(sweep, swept + KeyFlows.all)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let page = out.map {
      SweepPage(
        title: "Well-known screens", folder: URL(fileURLWithPath: $0),
        reference: reference.map { URL(fileURLWithPath: $0) })
    }
    let marks = marks.map { ScreenMarks(folder: URL(fileURLWithPath: $0)) }
    let result = try await sweep.run(Array(swept)) { entry, screen in
      try page?.draw(entry, screen)
      try marks?.draw(entry, screen)
    }
    let time = (clock.now - start).milliseconds
    try page?.write(result)
    let new = try compare(result, from: severity)
    if let report {
      try write(report, new, severity, page)
      if !new.findings(from: least).isEmpty { throw ExitCode(1) }
      return
    }
    for problem in new.problems(from: severity) {
      let more = problem.combinations.count - 1
      let places = "\(problem.combinations[0])\(more > 0 ? " and \(more) more" : "")"
      print("\(problem.screen) (\(places)): \(problem.finding)")
    }
    let counts = ScreenFinding.Severity.allCases.map { "\($0): \(new.counts[$0] ?? 0)" }
    print(
      "\(result.entries.count) screens in \(Int(time)) ms; \(counts.joined(separator: ", "))")
    if !new.findings(from: least).isEmpty { throw ExitCode(1) }
  }

  @MainActor
  private func sweep(_ catalogs: CatalogBundle) throws -> ScreenSweep {
    var axes = SweepAxes(
      locales: only?.split(separator: ",").map(String.init) ?? catalogs.localizations.sorted(),
      sizes: [
        CGSize(width: 375, height: 667), CGSize(width: 390, height: 844),
        CGSize(width: 430, height: 932),
      ])
    axes.textSizes = [.large, .xxxLarge, .accessibility2]
    axes.colorSchemes = [.light, .dark]
    if small {
      axes.sizes = [axes.sizes[1]]
      axes.textSizes = [.large]
      axes.colorSchemes = [.light]
    }
    if let textSizes {
      axes.textSizes = try textSizes.split(separator: ",").map { name in
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
          throw ValidationError("'\(name)' is not a text size")
        }
        return size
      }
    }
    var sweep = ScreenSweep(catalogs: catalogs, axes: axes, now: AppScreens.now) {
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    sweep.accepted = AppScreens.accepted
    return sweep
  }

  private func write(
    _ report: String, _ result: SweepResult, _ severity: ScreenFinding.Severity, _ page: SweepPage?
  ) throws {
    guard let format = ReportFormat(rawValue: report) else {
      throw ValidationError("'\(report)' is not a format of strings-lint")
    }
    let root = FileManager.default.currentDirectoryPath
    let text = page?.report(format, of: result, from: severity, relativeTo: root)
    print(text ?? result.report(format, from: severity, relativeTo: root))
  }

  private func level(_ name: String) throws -> ScreenFinding.Severity {
    guard let severity = ScreenFinding.Severity(rawValue: name) else {
      throw ValidationError("'\(name)' is not one of information, warning, error")
    }
    return severity
  }

  /// Returns what the baseline does not have, and writes the baseline if that is wanted.
  private func compare(
    _ result: SweepResult, from severity: ScreenFinding.Severity
  ) throws -> SweepResult {
    guard let baseline else { return result }
    let url = URL(fileURLWithPath: baseline)
    do {
      var known = SweepBaseline(for: url)
      if !writeBaseline || FileManager.default.fileExists(atPath: baseline) {
        known = try SweepBaseline(contentsOf: url)
      } else {
        known.record(result, from: severity)
      }
      let compared = known.compare(with: result)
      for line in compared.stale { print("mended: \(line)") }
      if writeBaseline {
        known.shrink(to: result)
        try known.write()
        print("\(baseline): \(known.count) problems")
      }
      return compared.new
    } catch {
      FileHandle.standardError.write(Data("\(baseline): \(error)\n".utf8))
      throw ExitCode(2)
    }
  }
}
