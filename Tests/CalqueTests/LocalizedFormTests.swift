import Calque
import Foundation
import Testing

/// Further forms of initialisers with a key, which show it in the language of the environment too:
/// with symbols and pictures, with bounds and formats, the old ones, those of several values.
@MainActor
@Suite struct LocalizedFormTests {
  typealias Entry = LocalizedInitializerTests.Entry
  typealias Row = LocalizedInitializerTests.Row

  private struct Part: Identifiable {
    let id: Int
  }

  private enum Failure: LocalizedError {
    case some
    var errorDescription: String? { "told" }
  }

  /// Forms from before iOS 16.
  private struct Old: View {
    enum Kind {
      case title, titleMode, items, alert, alertMessage, alertButton, actionSheet, link, tagged
    }

    let kind: Kind

    @available(*, deprecated)
    var body: some View {
      switch kind {
      case .title:
        NavigationStack { Text("a").navigationBarTitle("Key") }
      case .titleMode:
        NavigationStack { Text("a").navigationBarTitle("Key", displayMode: .inline) }
      case .items:
        NavigationStack { Text("a").navigationBarItems(trailing: Button("Key") {}) }
      case .alert:
        Color.red.alert(isPresented: yes) { Alert(title: Text("Key"), message: Text("a")) }
      case .alertMessage:
        Color.red.alert(isPresented: yes) { Alert(title: Text("a"), message: Text("Key")) }
      case .alertButton:
        Color.red.alert(isPresented: yes) {
          Alert(title: Text("a"), dismissButton: .default(Text("Key")))
        }
      case .actionSheet:
        Color.red.actionSheet(isPresented: yes) {
          ActionSheet(title: Text("a"), buttons: [.default(Text("Key"))])
        }
      case .link:
        NavigationStack { NavigationLink("Key", isActive: .constant(false)) { Text("a") } }
      case .tagged:
        NavigationStack {
          NavigationLink("Key", tag: 1, selection: .constant(nil as Int?)) { Text("a") }
        }
      }
    }
  }

  private static var yes: Binding<Bool> { .constant(true) }
  private static var text: Binding<String> { .constant("") }
  private static var days: Binding<Set<DateComponents>> { .constant([]) }
  private static var date: Binding<Date> { .constant(day) }
  private nonisolated static let day = Date(timeIntervalSince1970: 0)
  private static var sources: [Binding<Int>] { [.constant(1)] }
  private static var switches: [Binding<Bool>] { [.constant(true)] }
  private static var comparators: Binding<[KeyPathComparator<Row>]> {
    .constant([KeyPathComparator(\Row.id)])
  }
  private nonisolated static let picture = ImageResource(name: "none", bundle: .main)

  nonisolated static let buttons: [Entry] = [
    Entry("Button picture") { Button("Key", image: picture) {} },
    Entry("Button symbol role") { Button("Key", systemImage: "star", role: .cancel) {} },
    Entry("Menu picture") { Menu("Key", image: picture) { Button("a") {} } },
    Entry("Menu primary") {
      Menu("Key") {
        Button("a") {}
      } primaryAction: {
      }
    },
    Entry("Menu symbol primary") {
      Menu("Key", systemImage: "star") {
        Button("a") {}
      } primaryAction: {
      }
    },
    Entry("Label picture") { Label("Key", image: "none") },
    Entry("Label resource") { Label("Key", image: picture) },
    Entry("ShareLink URL") { ShareLink("Key", item: URL(filePath: "/a")) },
    Entry("ShareLink preview") { ShareLink("Key", item: "a", preview: SharePreview("b")) },
    Entry("ShareLink items") { ShareLink("Key", items: ["a", "b"]) },
    Entry("ShareLink URLs") { ShareLink("Key", items: [URL(filePath: "/a")]) },
    Entry("ShareLink previews") {
      ShareLink("Key", items: ["a"]) { _ in SharePreview("b") }
    },
    Entry("ControlGroup", .tap) {
      Menu("a") { ControlGroup("Key") { Button("b") {} }.controlGroupStyle(.menu) }
        .accessibilityIdentifier("opens")
    },
    Entry("ControlGroup symbol", .tap) {
      Menu("a") {
        ControlGroup("Key", systemImage: "star") { Button("b") {} }.controlGroupStyle(.menu)
      }
      .accessibilityIdentifier("opens")
    },
    Entry("disclosed group") { DisclosureGroup("Key", isExpanded: yes) { Text("a") } },
    Entry("labelled view") { LabeledContent("Key") { Text("a") } },
    Entry("labelled format") { LabeledContent("Key", value: 3, format: .number) },
    Entry("nothing, picture") { ContentUnavailableView("Key", image: "none") },
    Entry("link of a destination") {
      NavigationStack { NavigationLink("Key", destination: Text("a")) }
    },
    Entry("link isActive") { Old(kind: .link) },
    Entry("link tag") { Old(kind: .tagged) },
    Entry("progress") { ProgressView("Key", value: 1, total: 3) },
  ]

  nonisolated static let values: [Entry] = [
    Entry("Toggle sources") { Toggle("Key", sources: switches, isOn: \.self) },
    Entry("Toggle symbol sources") {
      Toggle("Key", systemImage: "star", sources: switches, isOn: \.self)
    },
    Entry("Toggle picture") { Toggle("Key", image: picture, isOn: yes) },
    Entry("Stepper bounds") { Stepper("Key", value: .constant(1), in: 0...3) },
    Entry("Stepper format") { Stepper("Key", value: .constant(1), format: .number) },
    Entry("Stepper format bounds") {
      Stepper("Key", value: .constant(1), in: 0...3, step: 1, format: .number)
    },
    Entry("Picker sources") {
      Form { Picker("Key", sources: sources, selection: \.self) { Text("a").tag(1) } }
    },
    Entry("Picker symbol sources") {
      Form {
        Picker("Key", systemImage: "star", sources: sources, selection: \.self) {
          Text("a").tag(1)
        }
      }
    },
    Entry("Picker current") {
      Form {
        Picker("a", selection: .constant(1)) {
          Text("b").tag(1)
        } currentValueLabel: {
          Text("Key")
        }
      }
    },
    Entry("Picker titled current") {
      Form {
        Picker("Key", selection: .constant(1)) {
          Text("b").tag(1)
        } currentValueLabel: {
          Text("c")
        }
      }
    },
    Entry("Picker picture") {
      Form { Picker("Key", image: picture, selection: .constant(1)) { Text("a").tag(1) } }
    },
    Entry("Picker option, menu") { Picker("a", selection: .constant(1)) { Text("Key").tag(1) } },
    Entry("Picker option, segmented") {
      Picker("a", selection: .constant(1)) { Text("Key").tag(1) }.pickerStyle(.segmented)
    },
    Entry("Picker option, wheel") {
      Picker("a", selection: .constant(1)) { Text("Key").tag(1) }.pickerStyle(.wheel)
    },
    Entry("Picker option, inline") {
      Form { Picker("a", selection: .constant(1)) { Text("Key").tag(1) }.pickerStyle(.inline) }
    },
    Entry("Picker option, link") {
      NavigationStack {
        Form {
          Picker("a", selection: .constant(1)) { Text("Key").tag(1) }.pickerStyle(.navigationLink)
        }
      }
    },
    Entry("Picker option, section", .tap) {
      Picker("a", selection: .constant(1)) { Section("Key") { Text("b").tag(1) } }
        .accessibilityIdentifier("opens")
    },
    Entry("DatePicker range") { DatePicker("Key", selection: date, in: day...day + 9) },
    Entry("DatePicker from") { DatePicker("Key", selection: date, in: day...) },
    Entry("DatePicker through") { DatePicker("Key", selection: date, in: ...day) },
    Entry("ColorPicker alpha") {
      ColorPicker("Key", selection: .constant(.red), supportsOpacity: false)
    },
    Entry("TextField prompt axis") {
      TextField("a", text: text, prompt: Text("Key"), axis: .vertical)
    },
    Entry("TextField callbacks") {
      TextField("Key", text: text, onEditingChanged: { _ in }, onCommit: {})
    },
    Entry("TextField commit") { TextField("Key", text: text, onCommit: {}) },
    Entry("TextField formatter") {
      TextField("a", value: .constant(nil as Int?), format: .number, prompt: Text("Key"))
    },
    Entry("TextField selection") {
      TextField("Key", text: text, selection: .constant(nil as TextSelection?))
    },
    Entry("SecureField prompt") { SecureField("a", text: text, prompt: Text("Key")) },
    Entry("SecureField commit") { SecureField("Key", text: text, onCommit: {}) },
    Entry("field of an alert") {
      Color.red.alert("a", isPresented: yes) { TextField("Key", text: text) }
    },
    Entry("secure field of an alert") {
      Color.red.alert("a", isPresented: yes) { SecureField("Key", text: text) }
    },
  ]

  nonisolated static let bars: [Entry] = [
    Entry("old title") { Old(kind: .title) },
    Entry("old title, mode") { Old(kind: .titleMode) },
    Entry("title of a text") { NavigationStack { Text("a").navigationTitle(Text("Key")) } },
    Entry("old items") { Old(kind: .items) },
    Entry("title of a destination", .tap) {
      NavigationStack {
        NavigationLink("a") { Text("b").navigationTitle("Key") }.accessibilityIdentifier("opens")
      }
    },
    Entry("tab with value") {
      TabView(selection: .constant(1)) { Tab("Key", systemImage: "star", value: 1) { Text("a") } }
    },
    Entry("tab with picture") { TabView { Tab("Key", image: "none") { Text("a") } } },
    Entry("tab with picture, value") {
      TabView(selection: .constant(1)) { Tab("Key", image: "none", value: 1) { Text("a") } }
    },
    Entry("badge of a tab") {
      TabView { Tab("a", systemImage: "star") { Text("b") }.badge("Key") }
    },
    Entry("badge of an old tab") {
      TabView { Text("a").tabItem { Label("b", systemImage: "star") }.badge("Key") }
    },
    Entry("searchable, shown") {
      NavigationStack { Text("a").searchable(text: text, isPresented: yes, prompt: "Key") }
    },
    Entry("searchable, tokens") {
      NavigationStack {
        Text("a").searchable(text: text, tokens: .constant([] as [Part]), prompt: "Key") { _ in
          Text("b")
        }
      }
    },
    Entry("searchable, tokens, shown") {
      NavigationStack {
        Text("a").searchable(
          text: text, tokens: .constant([] as [Part]), isPresented: yes, prompt: "Key"
        ) { _ in Text("b") }
      }
    },
    Entry("token") {
      NavigationStack {
        Text("a").searchable(text: text, tokens: .constant([Part(id: 1)]), isPresented: yes) {
          _ in Text("Key")
        }
      }
    },
    Entry("title menu", .tap) {
      NavigationStack {
        Text("a").navigationTitle("opens").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Key") {} }
      }
    },
    Entry("secondary action", .tap) {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Key") {} } }
      }
    },
    Entry("alert data message") {
      Color.red.alert("a", isPresented: yes, presenting: 1) { _ in
        Button("b") {}
      } message: { _ in
        Text("Key")
      }
    },
    Entry("alert error message") {
      Color.red.alert(isPresented: yes, error: Failure.some) { _ in
        Button("b") {}
      } message: { _ in
        Text("Key")
      }
    },
    Entry("dialog data") {
      Color.red.confirmationDialog(
        "Key", isPresented: yes, titleVisibility: .visible, presenting: 1
      ) { _ in Button("a") {} }
    },
    Entry("dialog data message") {
      Color.red.confirmationDialog("a", isPresented: yes, presenting: 1) { _ in
        Button("b") {}
      } message: { _ in
        Text("Key")
      }
    },
    Entry("old alert") { Old(kind: .alert) },
    Entry("old alert message") { Old(kind: .alertMessage) },
    Entry("old alert button") { Old(kind: .alertButton) },
    Entry("action sheet") { Old(kind: .actionSheet) },
    Entry("menu in a menu", .tap) {
      Menu("a") { Menu("Key") { Button("b") {} } }.accessibilityIdentifier("opens")
    },
    Entry("picker in a menu", .tap) {
      Menu("a") {
        Picker("Key", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.menu)
      }
      .accessibilityIdentifier("opens")
    },
    Entry("share link in a menu", .tap) {
      Menu("a") { ShareLink("Key", item: "b") }.accessibilityIdentifier("opens")
    },
    Entry("link in a menu", .tap) {
      Menu("a") { Link("Key", destination: URL(filePath: "/a")) }.accessibilityIdentifier("opens")
    },
    Entry("section of a context menu", .longPress) {
      Text("a").accessibilityIdentifier("opens").contextMenu { Section("Key") { Button("b") {} } }
    },
    Entry("column, comparator") {
      Table([Row(id: "a")], sortOrder: comparators) {
        TableColumn("Key", value: \.id, comparator: .lexical)
      }
      .environment(\.horizontalSizeClass, .regular)
    },
    Entry("column, text") {
      Table([Row(id: "a")]) { TableColumn("Key", value: \.id) }
        .environment(\.horizontalSizeClass, .regular)
    },
    Entry("section of a table") {
      Table(of: Row.self) {
        TableColumn("a", value: \.id)
      } rows: {
        Section("Key") { TableRow(Row(id: "b")) }
      }
      .environment(\.horizontalSizeClass, .regular)
    },
    Entry("expanded section of a table") {
      Table(of: Row.self) {
        TableColumn("a", value: \.id)
      } rows: {
        Section("Key", isExpanded: yes) { TableRow(Row(id: "b")) }
      }
      .environment(\.horizontalSizeClass, .regular)
    },
    Entry("dialog box") {
      Color.red.confirmationDialog("a", isPresented: yes) { Button("b") {} }
        .dialogSuppressionToggle("Key", isSuppressed: yes)
        .environment(\.platformMetrics, .macOS)
    },
    Entry("interpolated") { Text("\(Text("Key"))") },
    Entry("joined") { Text("Key") + Text(verbatim: "") },
    Entry("overlay") { Color.red.overlay { Text("Key") } },
    Entry("safe area") { Color.red.safeAreaInset(edge: .bottom) { Text("Key") } },
    Entry("cover item") {
      Color.red.fullScreenCover(item: .constant(Part(id: 1) as Part?)) { _ in Text("Key") }
    },
    Entry("sheet item") {
      Color.red.sheet(item: .constant(Part(id: 1) as Part?)) { _ in
        NavigationStack { Text("a").navigationTitle("Key") }
      }
    },
    Entry("widget label") {
      Gauge(value: 0.4) {
        Text("a")
      } currentValueLabel: {
        Text("Key")
      }
    },
  ]

  nonisolated static let meanings: [Entry] = [
    Entry("MultiDatePicker") { MultiDatePicker("Key", selection: days) },
    Entry("MultiDatePicker range") { MultiDatePicker("Key", selection: days, in: day..<day + 9) },
    Entry("MultiDatePicker from") { MultiDatePicker("Key", selection: days, in: day...) },
    Entry("MultiDatePicker to") { MultiDatePicker("Key", selection: days, in: ..<day) },
    Entry("help") { Text("a").help("Key") },
    Entry("label where it is on") { Text("a").accessibilityLabel("Key", isEnabled: true) },
    Entry("value where it is on") { Text("a").accessibilityValue("Key", isEnabled: true) },
    Entry("hint where it is on") { Text("a").accessibilityHint("Key", isEnabled: true) },
    Entry("label of a text") { Text("a").accessibilityLabel("Key") as Text },
    Entry("label of a toggle") { Toggle("Key", isOn: yes).labelsHidden() },
    Entry("label of a slider") {
      Slider(value: .constant(0.3)) { Text("Key") }
    },
    Entry("label of a stepper") { Stepper("Key", value: .constant(1)).labelsHidden() },
    Entry("label of a picker") {
      Picker("Key", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
    },
    Entry("label of a wheel") {
      Picker("Key", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.wheel)
    },
    Entry("label of a date") { DatePicker("Key", selection: date).labelsHidden() },
    Entry("label of a calendar") {
      DatePicker("Key", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
    },
    Entry("label of wheels of a date") {
      DatePicker("Key", selection: date).datePickerStyle(.wheel)
    },
    Entry("label of a colour") { ColorPicker("Key", selection: .constant(.red)).labelsHidden() },
    Entry("label of a symbol button") {
      Button("Key", systemImage: "star") {}.labelStyle(.iconOnly)
    },
    Entry("label of a symbol menu") {
      Menu("Key", systemImage: "star") { Button("a") {} }.labelStyle(.iconOnly)
    },
    Entry("label of a bar item") {
      NavigationStack {
        Text("a").toolbar { Button("Key", systemImage: "star") {} }
      }
    },
    Entry("label of a gauge") { Gauge(value: 0.4) { Text("Key") }.gaugeStyle(.accessoryCircular) },
    Entry("label of a progress view") {
      ProgressView("Key", value: 0.4).progressViewStyle(.circular).labelsHidden()
    },
    Entry("a picture's name") { Image("Key") },
    Entry("actions of buttons") { Text("a").accessibilityActions { Button("Key") {} } },
    Entry("a representation") { Text("a").accessibilityRepresentation { Button("Key") {} } },
    Entry("a field") { TextField("Key", text: .constant("x")) },
    Entry("a secure field") { SecureField("Key", text: .constant("x")) },
  ]

  @Test(arguments: buttons + values + bars)
  func `a key is shown in the reader's language`(entry: Entry) throws {
    for (locale, word) in [("en", "English"), ("ar", "عربي"), ("de", "Deutsch")] {
      let host = try entry.host(locale)
      if entry.name == "secondary action" {
        #expect(host.tap(label: SystemWordName.more[locale] ?? ""))
      }
      let texts = host.placedViews.compactMap(\.text)
      #expect(texts.contains { $0.contains(word) }, "\(locale): \(texts)")
      #expect(!texts.contains { $0.contains("Key") })
    }
  }

  /// What the button of a menu with the rest of the items is called.
  private enum SystemWordName {
    static let more = ["en": "More", "ar": "المزيد", "de": "Mehr"]
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
      #expect(!told.contains("Key"))
    }
  }
}
