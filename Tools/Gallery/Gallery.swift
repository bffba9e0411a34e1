import ArgumentParser
import Calque
import CalqueTesting
import Foundation

/// The screens of a small travel app, and those of well-known apps.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calque-gallery",
    abstract: "Lay out, draw and check the screens of the gallery in every language.",
    subcommands: [DrawCommand.self, SweepCommand.self, StoreCommand.self],
    defaultSubcommand: DrawCommand.self)
}

/// Shows the screens in every language of a folder of catalogs.
struct DrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw the screens in every language.",
    discussion: """
      Writes a PNG and an SVG file for each screen and language, and index.html, which shows them \
      side by side.
      """)

  @Option(help: "The folder of the catalogs.")
  var locales = "Locales"

  @Option(help: "The folder of the pictures on the screens.")
  var pictures = "Tools/Gallery/Pictures"

  @Option(help: "The folder for the pictures and the page.")
  var out = ".build/gallery"

  @Option(help: "Draw only these languages, separated by commas.")
  var only: String?

  @Option(help: "The scale of the PNG files, in pixels per point.")
  var scale = 2.0

  @Flag(help: "Draw dark screens.")
  var dark = false

  @Flag(help: "Write a PDF file for each screen, too.")
  var pdf = false

  @Option(help: "The folder of the catalogs of the screens of well-known apps.")
  var appLocales = "Tools/Gallery/Locales"

  @Flag(inversion: .prefixedNo, help: "Draw the screens of well-known apps, light and dark.")
  var apps = true

  mutating func validate() throws {
    guard scale > 0, scale <= 8 else {
      throw ValidationError("Expected a scale greater than 0 and at most 8")
    }
  }

  @MainActor
  func run() async throws {
    let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: locales))
    for diagnostic in catalogs.diagnostics {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let zone = TimeZone(identifier: "Europe/Lisbon") ?? .gmt
    let trip = SampleTrip(timeZone: zone)
    let file = URL(fileURLWithPath: pictures).appendingPathComponent("lisbon.png")
    guard let photo = Image(png: try Data(contentsOf: file)) else {
      throw ValidationError("\(file.path) is not a PNG file.")
    }
    let matrix = ScreenMatrix(
      catalogs: catalogs, locales: try chosenLocales(of: catalogs),
      size: CGSize(width: 390, height: 844), now: trip.now, timeZone: zone
    ) {
      $0.displayScale = CGFloat(scale)
      $0.colorScheme = dark ? .dark : .light
    }

    var rows: [SummaryTable.Row] = []
    var entries: [ScreenReport.Entry] = []
    try await withThrowingTaskGroup(of: (row: Int, milliseconds: Double).self) { group in
      for locale in matrix.locales {
        let clock = ContinuousClock()
        let start = clock.now
        let screens = [
          matrix.screen("Inbox", locale: locale) { InboxScreen(trip: trip) },
          matrix.screen("Trip", locale: locale) { TripScreen(trip: trip, picture: photo) },
          matrix.screen("Dashboard", locale: locale) { DashboardScreen(trip: trip) },
        ]
        var row = SummaryTable.Row(locale: locale, screens: screens)
        row.milliseconds = (clock.now - start).milliseconds
        let index = rows.count
        rows.append(row)
        for screen in screens {
          let name = "\(screen.name.lowercased())-\(screen.locale)"
          entries.append(ScreenReport.Entry(screen: screen, png: name + ".png", svg: name + ".svg"))
          group.addTask { [scale, pdf] in
            let start = clock.now
            try screen.png(scale: scale)
              .write(to: folder.appendingPathComponent(name + ".png"))
            try Data(try screen.svg().utf8)
              .write(to: folder.appendingPathComponent(name + ".svg"))
            if pdf {
              try screen.pdf().write(to: folder.appendingPathComponent(name + ".pdf"))
            }
            return (index, (clock.now - start).milliseconds)
          }
        }
      }
      for try await drawn in group { rows[drawn.row].milliseconds += drawn.milliseconds }
    }

    let page = folder.appendingPathComponent("index.html")
    let report = ScreenReport(title: "Calque gallery", entries: sorted(entries))
    try Data(report.html().utf8).write(to: page)
    print(SummaryTable(rows: rows).text)
    print("\n\(page.path)")
    if apps {
      let room = AppRoom(folder: folder, scale: scale)
      print(
        "\n" + (try await room.draw(CatalogBundle(contentsOf: URL(fileURLWithPath: appLocales)))))
    }
  }

  /// Returns the languages of the screens' own texts, the source language first. The words of the
  /// system, which are beside them, have more languages.
  private func chosenLocales(of catalogs: CatalogBundle) throws -> [String] {
    let table = URL(fileURLWithPath: locales).appendingPathComponent("Localizable.xcstrings")
    let own =
      FileManager.default.fileExists(atPath: table.path)
      ? try CatalogBundle(contentsOf: table) : catalogs
    let source = catalogs.developmentLanguage
    let all = [source] + own.localizations.filter { $0 != source }.sorted()
    guard let only else { return all }
    let wanted = only.split(separator: ",").map(String.init)
    if let unknown = wanted.first(where: { !all.contains($0) }) {
      throw ValidationError(
        "'\(unknown)' is not a language of \(locales): \(all.joined(separator: ", "))")
    }
    return wanted
  }

  /// Returns the screens one after another, each in all languages.
  private func sorted(_ entries: [ScreenReport.Entry]) -> [ScreenReport.Entry] {
    ["Inbox", "Trip", "Dashboard"].flatMap { name in entries.filter { $0.screen.name == name } }
  }
}

extension SummaryTable.Row {
  /// Counts the contents of a language's screens.
  init(locale: String, screens: [LocalizedScreen]) {
    self.init(locale: locale, isRightToLeft: screens.contains(where: \.isRightToLeft))
    self.screens = screens.count
    for screen in screens {
      resolved += screen.texts.count
      for finding in screen.findings {
        switch finding.kind {
        case .missing, .unknownLocale: missing += 1
        case .truncated: truncated += 1
        case .overflowing, .clipped, .overlapping, .broken: cut += 1
        default: other += 1
        }
      }
    }
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
