import Calque
import Foundation
import Testing
import UniformTypeIdentifiers
import WidgetKit

/// Texts that a host does not show: dialogs of the system, titles of windows, menus of commands,
/// lists of widgets. They are in the language of the host all the same.
@MainActor
@Suite struct UnshownTextTests {
  private nonisolated static let languages = [("en", "English"), ("ar", "عربي"), ("de", "Deutsch")]

  private func localizer(_ locale: String) throws -> Localizer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in Self.languages {
      let table = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try #""Key" = "\#(text)";"#.write(
        to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return Localizer(
      try CatalogBundle(contentsOf: folder, developmentLanguage: "en"),
      locale: Locale(identifier: locale))
  }

  private let size = CGSize(width: 300, height: 200)

  // MARK: Files

  private struct Documents: View {
    @State private var imports = true

    var body: some View {
      Text(verbatim: "page")
        .fileImporter(isPresented: $imports, allowedContentTypes: [.json]) { _ in }
        .fileDialogMessage("Key")
        .fileDialogConfirmationLabel("Key")
        .fileExporterFilenameLabel("Key")
        .fileDialogDefaultDirectory(URL(filePath: "/a"))
        .fileDialogCustomizationID("id")
        .fileDialogBrowserOptions(.includeHiddenFiles)
        .fileDialogImportsUnresolvedAliases(true)
        .fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension == "json" })
    }
  }

  @Test(arguments: languages)
  func `a chooser says it in the language of the view`(locale: String, text: String) throws {
    let localizer = try localizer(locale)
    let host = ViewHost(Documents(), size: size) { $0.localizer = localizer }
    let request = try #require(host.fileRequests.first)
    #expect(request.message == text && request.confirmationLabel == text)
    #expect(request.filenameLabel == text)
    #expect(request.defaultDirectory == URL(filePath: "/a") && request.customizationID == "id")
    #expect(request.browserOptions == .includeHiddenFiles && request.importsUnresolvedAliases)
    #expect(request.isEnabled(URL(filePath: "/a/b.json")))
    #expect(!request.isEnabled(URL(filePath: "/a/b.txt")))
  }

  @Test func `texts and strings are taken as they are, and the innermost counts`() throws {
    let host = ViewHost(
      Text(verbatim: "page")
        .fileMover(isPresented: .constant(true), file: URL(filePath: "/a")) { _ in }
        .fileDialogMessage(Text(verbatim: "inner"))
        .fileDialogMessage("outer")
        .fileDialogConfirmationLabel(String("plain")), size: size)
    let request = try #require(host.fileRequests.first)
    #expect(request.message == "inner" && request.confirmationLabel == "plain")
    #expect(request.filenameLabel == nil && request.isEnabled(URL(filePath: "/b")))
  }

  // MARK: Windows

  private struct Commanding: Commands {
    @State private var isOn = false

    var body: some Commands {
      CommandMenu("Key") {
        Button("Key") { isOn.toggle() }
        Menu("Others") { Button("Inside") {} }
        Button("Off") {}.disabled(true)
      }
      if true {
        CommandGroup(after: .newItem) { Button("Import") {} }
      }
    }
  }

  private final class Log { var done: [String] = [] }

  private struct Windows: App {
    let log = Log()

    var body: some Scene {
      WindowGroup("Key") { Text(verbatim: "main") }
        .commands {
          Commanding()
          CommandMenu(Text(verbatim: "More")) { Button("Do") { log.done.append("do") } }
        }
      Window("Key", id: "single") { Text(verbatim: "single") }
      WindowGroup("Key", id: "value", for: Int.self) { _ in Text(verbatim: "value") }
      WindowGroup(Text(verbatim: "as it is"), for: String.self) { _ in Text(verbatim: "text") }
      WindowGroup(id: "untitled") { Text(verbatim: "untitled") }
      MenuBarExtra("Key", systemImage: "star") { Text(verbatim: "extra") }
    }
  }

  @Test(arguments: languages)
  func `windows and menus are called in the language of the host`(
    locale: String, text: String
  ) throws {
    let localizer = try localizer(locale)
    func host(_ window: AppWindow?) -> ViewHost {
      ViewHost(Windows(), window: window, size: size) { $0.localizer = localizer }
    }
    #expect(host(nil).windowTitle == text && host(.id("single")).windowTitle == text)
    #expect(host(.value(1)).windowTitle == text && host(.menuBarExtra).windowTitle == text)
    #expect(host(.value("a")).windowTitle == "as it is")
    #expect(host(.id("untitled")).windowTitle == nil)
    let commands = host(nil).commands
    #expect(commands.map(\.title) == [text, nil, "More"])
    #expect(commands.map(\.items) == [[text, "Inside", "Off"], ["Import"], ["Do"]])
    #expect(host(.id("single")).commands.isEmpty, "they belong to the other scene")
  }

  @Test func `commands are chosen by their titles`() {
    let app = Windows()
    let host = ViewHost(app, size: size)
    #expect(host.chooseCommand("Do", in: "More") && app.log.done == ["do"])
    #expect(!host.chooseCommand("Do", in: "Key") && host.inputFailure?.reason == .missing)
    #expect(!host.chooseCommand("Off") && host.inputFailure?.reason == .disabled)
    #expect(host.chooseCommand("Inside"))
  }

  @Test func `commands are taken away or replaced`() {
    func titles(_ scene: some Scene) -> [String?] {
      ViewHost(scene: scene, size: size).commands.map(\.title)
    }
    let scene = WindowGroup("a") { Text(verbatim: "b") }
      .commands { CommandMenu("One") { Button("x") {} } }
    #expect(titles(scene) == ["One"] && titles(scene.commandsRemoved()).isEmpty)
    #expect(
      titles(scene.commandsReplaced { CommandMenu("Two") { Button("y") {} } }) == ["Two"])
    #expect(
      titles(scene.commandsRemoved().commands { CommandMenu("Two") { Button("y") {} } }) == ["Two"])
  }

  // MARK: Widgets

  private struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
  }

  private struct Weather: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "weather", provider: Provider()) { _ in
        Text(verbatim: "sun").widgetLabel("Key")
      }
      .configurationDisplayName("Key").description("Key").supportedFamilies([.systemSmall])
    }
  }

  private struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: Provider()) { _ in
        Text(verbatim: "sun").widgetLabel { Label("Inside", systemImage: "star") }
      }
      .configurationDisplayName(Text(verbatim: "inner")).configurationDisplayName("outer")
    }
  }

  private struct Switch: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "switch") {
        ControlWidgetButton(action: 1) { Text(verbatim: "on") }
      }
      .displayName("Key").description("Key")
    }
  }

  @Test(arguments: languages)
  func `widgets are called in the language of the host`(locale: String, text: String) throws {
    let localizer = try localizer(locale)
    let host = ViewHost(Weather(), family: .systemSmall) { $0.localizer = localizer }
    #expect(host.widgetDisplayName == text && host.widgetDescription == text)
    #expect(host.widgetLabel == text)
    let control = ViewHost(control: Switch()) { $0.localizer = localizer }
    #expect(control.widgetDisplayName == text && control.widgetDescription == text)
    let plain = ViewHost(Plain(), family: .systemSmall) { $0.localizer = localizer }
    #expect(plain.widgetDisplayName == "outer" && plain.widgetDescription == nil)
    #expect(plain.widgetLabel == "Inside")
  }
}
