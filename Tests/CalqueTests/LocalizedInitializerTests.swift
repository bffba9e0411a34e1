import Calque
import Foundation
import Testing

/// Each initialiser with a key shows it in the language of the environment: of controls, bars,
/// alerts, menus, and accessibility.
@MainActor
@Suite struct LocalizedInitializerTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    /// What is done to the view "opens" before the texts are read.
    enum Opening { case none, tap, longPress, swipe }

    let name: String
    let opening: Opening
    let make: @MainActor @Sendable () -> AnyView

    init(
      _ name: String, _ opening: Opening = .none,
      _ make: @escaping @MainActor @Sendable () -> any View
    ) {
      (self.name, self.opening) = (name, opening)
      self.make = { AnyView(make()) }
    }

    var testDescription: String { name }
  }

  struct Row: Identifiable {
    let id: String
  }

  private static var yes: Binding<Bool> { .constant(true) }
  private static var text: Binding<String> { .constant("") }
  private static var date: Binding<Date> { .constant(Date(timeIntervalSince1970: 0)) }

  nonisolated static let controls: [Entry] = [
    Entry("Text") { Text("Key") },
    Entry("Label") { Label("Key", systemImage: "star") },
    Entry("Button") { Button("Key") {} },
    Entry("Button role") { Button("Key", role: .destructive) {} },
    Entry("Button symbol") { Button("Key", systemImage: "star") {} },
    Entry("Toggle") { Toggle("Key", isOn: yes) },
    Entry("Toggle symbol") { Toggle("Key", systemImage: "star", isOn: yes) },
    Entry("Stepper") { Stepper("Key", value: .constant(1)) },
    Entry("Stepper actions") { Stepper("Key", onIncrement: {}, onDecrement: {}) },
    Entry("TextField") { TextField("Key", text: text) },
    Entry("TextField axis") { TextField("Key", text: text, axis: .vertical) },
    Entry("TextField prompt") { TextField("x", text: text, prompt: Text("Key")) },
    Entry("TextField value") { TextField("Key", value: .constant(nil as Int?), format: .number) },
    Entry("SecureField") { SecureField("Key", text: text) },
    Entry("Picker") { Form { Picker("Key", selection: .constant(1)) { Text("a").tag(1) } } },
    Entry("DatePicker") { DatePicker("Key", selection: date) },
    Entry("ColorPicker") { ColorPicker("Key", selection: .constant(.red)) },
    Entry("Menu") { Menu("Key") { Button("a") {} } },
    Entry("Menu symbol") {
      Menu("Key", systemImage: "star") { Button("a") {} }.labelStyle(.titleOnly)
    },
    Entry("Link") { Link("Key", destination: URL(filePath: "/a")) },
    Entry("ShareLink") { ShareLink("Key", item: "a") },
    Entry("GroupBox") { GroupBox("Key") { Text("a") } },
    Entry("DisclosureGroup") { DisclosureGroup("Key") { Text("a") } },
    Entry("LabeledContent") { LabeledContent("Key", value: "a") },
    Entry("ProgressView") { ProgressView("Key") },
    Entry("ProgressView value") { ProgressView("Key", value: 0.5) },
    Entry("NavigationLink") { NavigationStack { NavigationLink("Key") { Text("a") } } },
    Entry("NavigationLink value") { NavigationStack { NavigationLink("Key", value: 1) } },
    Entry("Section") { List { Section("Key") { Text("a") } } },
    Entry("Section expanded") { List { Section("Key", isExpanded: yes) { Text("a") } } },
    Entry("badge") { List { Text("a").badge("Key") } },
    Entry("ContentUnavailableView") { ContentUnavailableView("Key", systemImage: "star") },
    Entry("description") {
      ContentUnavailableView("a", systemImage: "star", description: Text("Key"))
    },
    Entry("Tab") { TabView { Tab("Key", systemImage: "star") { Text("a") } } },
    Entry("TabSection") {
      TabView { TabSection("Key") { Tab("a", systemImage: "star") { Text("a") } } }
        .tabViewStyle(.sidebarAdaptable).environment(\.horizontalSizeClass, .regular)
    },
    Entry("TableColumn") {
      Table([Row(id: "a")]) { TableColumn("Key") { Text(verbatim: $0.id) } }
        .environment(\.horizontalSizeClass, .regular)
    },
    Entry("sorted TableColumn") {
      Table([Row(id: "a")], sortOrder: .constant([KeyPathComparator(\Row.id)])) {
        TableColumn("Key", value: \.id)
      }
      .environment(\.horizontalSizeClass, .regular)
    },
    Entry("ControlGroup") {
      Menu("a") { Button("b") {} }.overlay { ControlGroup { Button("Key") {} } }
    },
    Entry("Picker symbol") {
      Form { Picker("Key", systemImage: "star", selection: .constant(1)) { Text("a").tag(1) } }
    },
    Entry("currency") {
      TextField("Key", value: .constant(nil as Double?), format: .currency(code: "EUR"))
    },
    Entry("timer") {
      ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date.distantFuture) {
        Text("Key")
      }
    },
    Entry("gauge") { Gauge(value: 0.4) { Text("Key") } },
    Entry("slider end") {
      Slider(value: .constant(0.3)) {
        Text("a")
      } minimumValueLabel: {
        Text("Key")
      } maximumValueLabel: {
        Text("b")
      }
    },
    Entry("tabItem") { TabView { Text("a").tabItem { Label("Key", systemImage: "star") } } },
  ]

  nonisolated static let bars: [Entry] = [
    Entry("navigationTitle") { NavigationStack { Text("a").navigationTitle("Key") } },
    Entry("subtitle") {
      NavigationStack { Text("a").navigationTitle("b").navigationSubtitle("Key") }
    },
    Entry("ToolbarItem") {
      NavigationStack { Text("a").toolbar { ToolbarItem { Button("Key") {} } } }
    },
    Entry("bottom bar") {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("Key") {} } }
      }
    },
    Entry("scope") {
      NavigationStack {
        Text("a").searchable(text: .constant("x"), isPresented: yes)
          .searchScopes(.constant(1)) { Text("Key").tag(1) }
      }
    },
    Entry("suggestion") {
      NavigationStack {
        Text("a").searchable(text: .constant("x"), isPresented: yes)
          .searchSuggestions { Text("Key").searchCompletion("x") }
      }
    },
    Entry("keyboard bar") {
      NavigationStack {
        TextField("a", text: text).toolbar {
          ToolbarItem(placement: .keyboard) { Button("Key") {} }
        }
      }
      .environment(\.keyboardHeight, 300)
    },
    Entry("dialog message") {
      Color.red.confirmationDialog("a", isPresented: yes) {
        Button("b") {}
      } message: {
        Text("Key")
      }
    },
    Entry("cover") { Color.red.fullScreenCover(isPresented: yes) { Text("Key") } },
    Entry("inspector") { Color.red.inspector(isPresented: yes) { Text("Key") } },
    Entry("searchable") { NavigationStack { Text("a").searchable(text: text, prompt: "Key") } },
    Entry("alert") { Color.red.alert("Key", isPresented: yes) { Button("a") {} } },
    Entry("alert message") {
      Color.red.alert("a", isPresented: yes) {
      } message: {
        Text("Key")
      }
    },
    Entry("alert button") { Color.red.alert("a", isPresented: yes) { Button("Key") {} } },
    Entry("alert data") {
      Color.red.alert("Key", isPresented: yes, presenting: 1) { _ in Button("a") {} }
    },
    Entry("dialog") {
      Color.red.confirmationDialog("Key", isPresented: yes, titleVisibility: .visible) {
        Button("a") {}
      }
    },
    Entry("dialog button") {
      Color.red.confirmationDialog("a", isPresented: yes) { Button("Key") {} }
    },
    Entry("sheet") { Color.red.sheet(isPresented: yes) { Text("Key") } },
    Entry("popover") { Color.red.popover(isPresented: yes) { Text("Key") } },
    Entry("open menu", .tap) {
      Menu("a") { Button("Key") {} }.accessibilityIdentifier("opens")
    },
    Entry("menu section", .tap) {
      Menu("a") { Section("Key") { Button("b") {} } }.accessibilityIdentifier("opens")
    },
    Entry("menu toggle", .tap) {
      Menu("a") { Toggle("Key", isOn: yes) }.accessibilityIdentifier("opens")
    },
    Entry("menu picker", .tap) {
      Menu("a") { Picker("b", selection: .constant(1)) { Text("Key").tag(1) } }
        .accessibilityIdentifier("opens")
    },
    Entry("context menu", .longPress) {
      Text("a").accessibilityIdentifier("opens").contextMenu { Button("Key") {} }
    },
    Entry("swipe action", .swipe) {
      List {
        Text("a").accessibilityIdentifier("opens").swipeActions { Button("Key") {} }
      }
    },
  ]

  nonisolated static let meanings: [Entry] = [
    Entry("accessibilityLabel") { Text("a").accessibilityLabel("Key") },
    Entry("accessibilityValue") { Text("a").accessibilityValue("Key") },
    Entry("accessibilityHint") { Text("a").accessibilityHint("Key") },
    Entry("accessibilityAction") { Text("a").accessibilityAction(named: "Key") {} },
    Entry("accessibilityInputLabels") {
      Text("a").accessibilityInputLabels(["Key"] as [LocalizedStringKey])
    },
    Entry("image label") { Image(systemName: "star").accessibilityLabel(Text("Key")) },
  ]

  @Test(arguments: controls + bars)
  func `a key is shown in the reader's language`(entry: Entry) throws {
    for (locale, word) in [("en", "English"), ("ar", "عربي"), ("de", "Deutsch")] {
      let texts = try entry.host(locale).placedViews.compactMap(\.text)
      #expect(texts.contains(word), "\(locale): \(texts)")
    }
  }

  @Test(arguments: meanings)
  func `a key is told in the reader's language`(entry: Entry) throws {
    for (locale, word) in [("en", "English"), ("ar", "عربي"), ("de", "Deutsch")] {
      let elements = try entry.host(locale).accessibilityElements.flatMap(\.all)
      let told = elements.flatMap { element in
        [element.label, element.value, element.hint].compactMap { $0 } + element.actions
          + element.inputLabels
      }
      #expect(told.contains(word), "\(locale): \(told)")
    }
  }
}

extension LocalizedInitializerTests.Entry {
  /// The texts of a key in three languages.
  private func localizer(_ locale: String) throws -> Localizer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "English"), ("ar", "عربي"), ("de", "Deutsch")] {
      let table = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try #""Key" = "\#(text)";"#.write(
        to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return Localizer(
      try CatalogBundle(contentsOf: folder, developmentLanguage: "en"),
      locale: Locale(identifier: locale))
  }

  /// A host that shows the view, after what opens it.
  @MainActor
  func host(_ locale: String) throws -> ViewHost {
    let localizer = try localizer(locale)
    let host = ViewHost(make(), size: CGSize(width: 375, height: 667)) {
      $0.localizer = localizer
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.horizontalSizeClass = .compact
    }
    switch opening {
    case .none: break
    case .tap: host.tap("opens")
    case .longPress: host.longPress("opens")
    case .swipe: host.swipe("opens", from: .trailing)
    }
    return host
  }
}
