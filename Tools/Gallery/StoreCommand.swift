import ArgumentParser
import Calque
import CalqueTesting
import Foundation

/// Writes pictures for stores of some of the screens of well-known apps.
struct StoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store", abstract: "Write pictures for the App Store and Google Play.",
    discussion: "The sizes are those that the stores require, unless all are wanted.")

  @Option(help: "The folder of the catalogs.")
  var locales = "Tools/Gallery/Locales"

  @Option(help: "Write only these languages, separated by commas.")
  var only: String?

  @Option(help: "The folder for the pictures.")
  var out = ".build/store"

  @Flag(help: "Draw dark screens.")
  var dark = false

  @Flag(help: "Write all sizes.")
  var all = false

  @MainActor
  func run() async throws {
    let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: locales))
    let pictures = StorePictures(
      catalogs: catalogs,
      locales: only?.split(separator: ",").map(String.init) ?? catalogs.localizations.sorted(),
      sizes: all ? StoreSize.all : StoreSize.required,
      colorScheme: dark ? .dark : .light, now: AppScreens.now
    ) {
      $0.safeAreaInsets = EdgeInsets()
    }
    let folder = URL(fileURLWithPath: out)
    var found = try pictures.write("1-notes", to: folder) { size in
      shot("Thoughts, lists and plans in one place.", size, .indigo, .blue) {
        NotesScreen()
      }
    }
    found += try pictures.write("2-reminders", to: folder) { size in
      shot("A reminder comes when you need it, and where you need it.", size, .orange, .pink) {
        RemindersScreen()
      }
    }
    for (locale, size, findings) in found {
      for finding in findings { print("\(locale) \(size.name): \(finding)") }
    }
    print("\(folder.path)")
  }

  @MainActor
  private func shot(
    _ caption: LocalizedStringKey, _ size: StoreSize, _ top: Color, _ bottom: Color,
    @ViewBuilder screen: () -> some View
  ) -> some View {
    StoreScreenshot(caption, on: size, captionColor: .white, screen: screen) {
      LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
    }
  }
}
