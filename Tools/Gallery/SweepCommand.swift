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
      """)

  @Option(help: "The folder of the catalogs.")
  var locales = "Tools/Gallery/Locales"

  @Option(help: "Sweep only these languages, separated by commas.")
  var only: String?

  @Option(help: "Sweep only the first screens.")
  var screens = Int.max

  @Flag(help: "One size, one text size and light screens only.")
  var small = false

  @Option(help: "Print only findings of at least this severity: information, warning, error.")
  var from = "warning"

  @Option(help: "Write a page with the findings and their pictures into this folder.")
  var out: String?

  @MainActor
  func run() async throws {
    let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: locales))
    guard let severity = ScreenFinding.Severity(rawValue: from) else {
      throw ValidationError("'\(from)' is not one of information, warning, error")
    }
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
    let sweep = ScreenSweep(catalogs: catalogs, axes: axes, now: AppScreens.now) {
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    let swept = AppScreens.all.prefix(screens).map { entry in
      SweptScreen(entry.name) { entry.view }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let page = out.map { SweepPage(title: "Well-known screens", folder: URL(fileURLWithPath: $0)) }
    let result = try await sweep.run(Array(swept)) { entry, screen in
      try page?.draw(entry, screen)
    }
    let time = (clock.now - start).milliseconds
    try page?.write(result)
    for problem in result.problems(from: severity) {
      let places = "\(problem.combinations[0]) and \(problem.combinations.count - 1) more"
      print("\(problem.screen) (\(places)): \(problem.finding)")
    }
    let counts = ScreenFinding.Severity.allCases.map { "\($0): \(result.counts[$0] ?? 0)" }
    print(
      "\(result.entries.count) screens in \(Int(time)) ms; \(counts.joined(separator: ", "))")
  }
}
