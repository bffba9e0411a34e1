import Calque
import CalqueTesting
import Foundation

/// Draws the screens of well-known apps in every language of their catalogs, light and dark.
@MainActor
struct AppRoom {
  let folder: URL
  /// Pixels in a point.
  let scale: Double

  /// Writes the pictures and a page with them.
  ///
  /// - Returns: A table of the contents of the screens, the findings, and the path of the page.
  func draw(_ catalogs: CatalogBundle) async throws -> String {
    var rows: [SummaryTable.Row] = []
    var entries: [ScreenReport.Entry] = []
    var findings: [String] = []
    try await withThrowingTaskGroup(of: (row: Int, milliseconds: Double).self) { group in
      for scheme in [ColorScheme.light, .dark] {
        let matrix = matrix(catalogs, scheme)
        for locale in matrix.locales {
          let clock = ContinuousClock()
          let start = clock.now
          let screens = AppScreens.all.map { entry in
            matrix.screen(entry.name, locale: locale) { entry.view }
          }
          var row = SummaryTable.Row(locale: locale, screens: screens)
          row.milliseconds = (clock.now - start).milliseconds
          let index = rows.count
          rows.append(row)
          for screen in screens {
            findings += screen.findings.map { "\(screen.name) \(locale) \(scheme): \($0)" }
            let name = "app-\(screen.name.lowercased())-\(locale)-\(scheme)"
            entries.append(
              ScreenReport.Entry(screen: screen, png: name + ".png", svg: name + ".png"))
            group.addTask { [scale, folder] in
              let start = clock.now
              try screen.png(scale: scale)
                .write(to: folder.appendingPathComponent(name + ".png"))
              return (index, (clock.now - start).milliseconds)
            }
          }
        }
      }
      for try await drawn in group { rows[drawn.row].milliseconds += drawn.milliseconds }
    }
    let page = folder.appendingPathComponent("apps.html")
    let sorted = AppScreens.all.flatMap { app in entries.filter { $0.screen.name == app.name } }
    try Data(ScreenReport(title: "Well-known screens", entries: sorted).html().utf8).write(to: page)
    return ([SummaryTable(rows: rows).text] + findings + ["", page.path]).joined(separator: "\n")
  }

  private func matrix(_ catalogs: CatalogBundle, _ scheme: ColorScheme) -> ScreenMatrix {
    let source = catalogs.developmentLanguage
    return ScreenMatrix(
      catalogs: catalogs,
      locales: [source] + catalogs.localizations.filter { $0 != source }.sorted(),
      size: CGSize(width: 390, height: 844), now: AppScreens.now
    ) {
      $0.displayScale = CGFloat(scale)
      $0.colorScheme = scheme
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
  }
}
