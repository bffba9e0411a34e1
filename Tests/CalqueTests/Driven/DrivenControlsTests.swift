import Calque
import Foundation
import Testing

/// Controls that are laid out and driven in both directions.
@MainActor
@Suite struct DrivenControlsTests {
  /// 18 November 2026, 10:40 in Greenwich.
  private nonisolated static let date = Date(timeIntervalSince1970: 1_794_998_400)

  @Test(arguments: parts, ["en", "ar_EG"])
  func `people use it`(part: DrivenPart, language: String) { part.run(in: language) }

  @Test(arguments: parts)
  func `right to left it is the mirror image`(part: DrivenPart) { part.compareDirections() }

  private nonisolated static let parts: [DrivenPart] =
    toggles + pickers + fields + values + buttons + groups

  private nonisolated static let toggles: [DrivenPart] = [
    DrivenPart("Toggle, switch") {
      Keeping(false) { Toggle("T", isOn: $0).toggleStyle(.switch).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.tap("a") && $0.kept == "true" && $0.tap("a") && $0.kept == "false")
    },
    DrivenPart("Toggle, button") {
      Keeping(false) { Toggle("T", isOn: $0).toggleStyle(.button).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.tap("a") && $0.kept == "true")
    },
    DrivenPart("Toggle, checkbox") {
      Keeping(false) { Toggle("T", isOn: $0).toggleStyle(.checkbox).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.tap("a") && $0.kept == "true")
    },
    DrivenPart("Toggle, a custom style") {
      Keeping(false) { Toggle("T", isOn: $0).toggleStyle(Boxed()).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.tap(label: "T") && $0.kept == "true")
    },
    DrivenPart("labelsHidden") {
      Keeping(false) { Toggle("T", isOn: $0).labelsHidden().accessibilityIdentifier("a") }
    } drive: {
      #expect(!$0.shownTexts.contains("T") && $0.tap("a") && $0.kept == "true")
    },
  ]

  private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        }
      }
    }
  }

  private nonisolated static func picker(
    _ name: String, _ style: @escaping @Sendable () -> some PickerStyle
  ) -> DrivenPart {
    DrivenPart("Picker, \(name)") {
      Keeping(1) { value in
        NavigationStack {
          Form {
            Picker("P", selection: value) {
              Text(verbatim: "one").tag(1)
              Text(verbatim: "two").tag(2)
            }
            .pickerStyle(style()).accessibilityIdentifier("a")
          }
        }
      }
    } drive: {
      #expect($0.choices(of: "a") == ["one", "two"])
      #expect($0.choose("two", from: "a") && $0.kept == "2")
      #expect($0.choose(tag: 1, from: "a") && $0.kept == "1")
    }
  }

  private nonisolated static let pickers: [DrivenPart] = [
    picker("menu") { .menu }, picker("segmented") { .segmented }, picker("inline") { .inline },
    picker("navigation link") { .navigationLink }, picker("wheel") { .wheel },
    picker("palette") { .palette }, picker("radio group") { .radioGroup },
    DrivenPart("Picker, a menu that is opened") {
      Keeping(1) { value in
        Picker("P", selection: value) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
        .accessibilityIdentifier("a")
      }
    } drive: {
      #expect(!$0.shownTexts.contains("two"))
      #expect($0.tap("a") && $0.shownTexts.contains("two"))
      #expect($0.dismissPresentation() && !$0.shownTexts.contains("two"))
      #expect($0.tap("a") && $0.tap(label: "two") && $0.kept == "2")
    },
    DrivenPart("DatePicker, compact") {
      Keeping(Self.date) {
        DatePicker("D", selection: $0, displayedComponents: .date).accessibilityIdentifier("a")
      }
    } drive: { host in
      let isArabic = host.environment.layoutDirection == .rightToLeft
      #expect(host.tap(label: isArabic ? "١٨ نوفمبر، ٢٠٢٦" : "Nov 18, 2026"))
      #expect(host.tap(label: isArabic ? "٢٠" : "20") && host.dismissPresentation())
      #expect(host.kept == "2026-11-20 10:40:00 +0000")
    },
    DrivenPart("DatePicker, graphical, with wheels behind its title") {
      Keeping(Self.date) {
        DatePicker("D", selection: $0, displayedComponents: .date)
          .datePickerStyle(.graphical).accessibilityIdentifier("a")
      }
    } drive: { host in
      let isArabic = host.environment.layoutDirection == .rightToLeft
      let (before, after) =
        isArabic ? ("نوفمبر ٢٠٢٦", "ديسمبر ٢٠٢٦") : ("November 2026", "December 2026")
      let day = isArabic ? "٣" : "3"
      #expect(host.shownTexts.contains(before) && host.shownTexts.contains(day))
      #expect(host.tap(label: before))
      #expect(!host.shownTexts.contains(day), "wheels take the place of the days")
      #expect(host.shownTexts.contains(isArabic ? "ديسمبر" : "December"))
      #expect(host.tap(label: before) && host.tap(label: after), "the arrow to the next month")
      #expect(host.shownTexts.contains(after) && host.tap(label: day))
      #expect(host.kept == "2026-12-03 10:40:00 +0000")
      #expect(host.shownTexts.contains(after), "the month of the chosen day stays")
    },
    DrivenPart("DatePicker, wheels") {
      Keeping(Self.date) {
        DatePicker("D", selection: $0, displayedComponents: .date)
          .datePickerStyle(.wheel).accessibilityIdentifier("a")
      }
    } drive: {
      #expect($0.choose(date: Self.date.addingTimeInterval(86_400), from: "a"))
      #expect($0.kept == "2026-11-19 10:40:00 +0000")
    },
    DrivenPart("MultiDatePicker") {
      Keeping(Set<DateComponents>()) { days in
        MultiDatePicker("M", selection: days).accessibilityIdentifier("a")
        Text(verbatim: "days: \(days.wrappedValue.count)")
      }
      .environment(\.locale, Locale(identifier: "en"))
    } drive: {
      #expect($0.tap(label: "12") && $0.tap(label: "14") && $0.shownTexts.contains("days: 2"))
      #expect($0.tap(label: "12") && $0.shownTexts.contains("days: 1"))
    },
    DrivenPart("ColorPicker") {
      Keeping(Color.red) { color in
        ColorPicker("C", selection: color).accessibilityIdentifier("a")
        Text(verbatim: color.wrappedValue == .red ? "red" : "other")
      }
    } drive: {
      #expect($0.shownTexts.contains("red"))
      #expect($0.choose(color: .blue, from: "a") && $0.shownTexts.contains("other"))
    },
  ]

  private nonisolated static let fields: [DrivenPart] = [
    DrivenPart("TextField") {
      Keeping("") { TextField("Name", text: $0).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.shownTexts.contains("Name"))
      #expect($0.type("مرحبا", into: "a") && $0.kept == "مرحبا")
      #expect($0.clear("a") && $0.kept == "")
    },
    DrivenPart("TextField, axis, prompt, style") {
      Keeping("") {
        TextField("Name", text: $0, prompt: Text(verbatim: "why"), axis: .vertical)
          .textFieldStyle(.roundedBorder).lineLimit(2...4).accessibilityIdentifier("a")
      }
    } drive: {
      #expect($0.shownTexts.contains("why") && $0.type("a\nb", into: "a") && $0.kept == "a\nb")
    },
    DrivenPart("TextField, format") {
      Keeping(1) {
        TextField("Count", value: $0, format: .number).accessibilityIdentifier("a")
      }
    } drive: {
      let isArabic = $0.environment.layoutDirection == .rightToLeft
      #expect($0.clear("a") && $0.type(isArabic ? "٢٥" : "25", into: "a") && $0.submit("a"))
      #expect($0.kept == "25")
    },
    DrivenPart("SecureField") {
      Keeping("") { SecureField("Secret", text: $0).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.type("xyz", into: "a") && $0.kept == "xyz")
      #expect(!$0.shownTexts.contains("xyz"))
    },
    DrivenPart("TextEditor") {
      Keeping("") { TextEditor(text: $0).accessibilityIdentifier("a") }
    } drive: {
      #expect($0.type("one\ntwo", into: "a") && $0.kept == "one\ntwo")
    },
    DrivenPart("focused, submitLabel, onSubmit") {
      Focusing()
    } drive: {
      #expect($0.tap("a") && $0.shownTexts.contains("focus a"))
      #expect($0.type("x") && $0.submit() && $0.shownTexts.contains("focus b"))
      #expect($0.dismissKeyboard() && $0.shownTexts.contains("focus -"))
      #expect($0.setting("submitLabel(_:)", of: "a") != nil)
    },
  ]

  private struct Focusing: View {
    @FocusState private var focus: String?
    @State private var texts = ["", ""]

    var body: some View {
      VStack {
        TextField("A", text: $texts[0]).focused($focus, equals: "a").submitLabel(.next)
          .onSubmit { focus = "b" }.accessibilityIdentifier("a")
        TextField("B", text: $texts[1]).focused($focus, equals: "b").accessibilityIdentifier("b")
        Text(verbatim: "focus \(focus ?? "-")")
      }
    }
  }

  private nonisolated static let values: [DrivenPart] = [
    DrivenPart("Slider") {
      Keeping(0.25) { Slider(value: $0, in: 0...1, step: 0.25).accessibilityIdentifier("a") }
    } drive: { host in
      #expect(host.slide("a", to: 0.75) && host.kept == "0.75")
      // A touch near the trailing edge is a large value in both directions.
      let isTurned = host.environment.layoutDirection == .rightToLeft
      if let frame = host.frame(of: "a") {
        let start = CGPoint(
          x: isTurned ? frame.maxX - frame.width * 0.75 : frame.minX + frame.width * 0.75,
          y: frame.midY)
        #expect(host.drag(from: start, to: CGPoint(x: isTurned ? 0 : 390, y: frame.midY)))
        #expect(host.kept == "1.0")
      }
    },
    DrivenPart("Stepper") {
      Keeping(1) { Stepper("S", value: $0, in: 0...5).accessibilityIdentifier("a") }
    } drive: { host in
      #expect(host.adjust("a", by: 2) && host.kept == "3")
      // The button at the trailing edge makes it more.
      let isTurned = host.environment.layoutDirection == .rightToLeft
      if let frame = host.frame(of: "a") {
        let x = isTurned ? frame.minX + 20 : frame.maxX - 20
        #expect(host.tap(at: CGPoint(x: x, y: frame.midY)) && host.kept == "4")
      }
    },
    DrivenPart("keyboardShortcut") {
      Keeping(0) { value in
        Button("Count") { value.wrappedValue += 1 }.keyboardShortcut("k")
      }
    } drive: {
      #expect($0.press("k", modifiers: .command) && $0.kept == "1")
    },
    DrivenPart("\\.undoManager") {
      Undoing()
    } drive: {
      #expect($0.tap("add") && $0.tap("add") && $0.shownTexts.contains("count 2"))
      #expect($0.press("z", modifiers: .command) && $0.shownTexts.contains("count 1"))
      #expect($0.press("z", modifiers: [.command, .shift]) && $0.shownTexts.contains("count 2"))
      #expect($0.tap("undo") && $0.tap("undo") && $0.shownTexts.contains("count 0"))
      #expect(!$0.press("z", modifiers: .command), "nothing is left")
    },
  ]

  private final class Counter { var count = 0 }

  private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    @State private var counter = Counter()
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "count \(count)")
        Button("Add") { set(count + 1) }.accessibilityIdentifier("add")
        Button("Undo") { undoManager?.undo() }.accessibilityIdentifier("undo")
      }
    }

    private func set(_ new: Int) {
      let old = count
      count = new
      undoManager?.registerUndo(withTarget: counter) { _ in set(from: new, old) }
      undoManager?.setActionName("Add")
    }

    private func set(from old: Int, _ new: Int) {
      count = new
      undoManager?.registerUndo(withTarget: counter) { _ in set(from: new, old) }
    }
  }

  private nonisolated static func button(
    _ name: String, _ style: @escaping @Sendable () -> some PrimitiveButtonStyle
  ) -> DrivenPart {
    DrivenPart("Button, \(name)") {
      Keeping(0) { value in
        HStack {
          Button("Go", systemImage: "star") { value.wrappedValue += 1 }
            .accessibilityIdentifier("a")
          Button("Delete", role: .destructive) { value.wrappedValue += 10 }
            .accessibilityIdentifier("b")
          Button("Off") { value.wrappedValue += 100 }.disabled(true).accessibilityIdentifier("c")
        }
        .buttonStyle(style()).controlSize(.large).buttonBorderShape(.capsule).tint(.purple)
      }
    } drive: {
      #expect($0.tap("a") && $0.kept == "1" && $0.tap("b") && $0.kept == "11")
      #expect(!$0.tap("c") && $0.inputFailure?.reason == .disabled && $0.kept == "11")
    }
  }

  private nonisolated static let buttons: [DrivenPart] = [
    button("automatic") { .automatic }, button("bordered") { .bordered },
    button("prominent") { .borderedProminent }, button("borderless") { .borderless },
    button("plain") { .plain }, button("glass") { .glass },
    button("prominent glass") { .glassProminent },
    DrivenPart("Menu") {
      Keeping(0) { value in
        Menu("More") {
          Button("One") { value.wrappedValue = 1 }
          Menu("Inside") { Button("Two") { value.wrappedValue = 2 } }
        }
        .accessibilityIdentifier("a")
      }
    } drive: {
      #expect($0.tap("a") && $0.shownTexts.contains("One"))
      #expect($0.dismissPresentation() && !$0.shownTexts.contains("One"))
      #expect($0.tap("a") && $0.tap(label: "Inside") && $0.tap(label: "Two") && $0.kept == "2")
      #expect(!$0.shownTexts.contains("Inside"), "a choice closes both")
    },
    DrivenPart("ShareLink") {
      ShareLink("Send", item: "text").accessibilityIdentifier("a")
    } drive: {
      #expect($0.tap("a") && $0.sharedItems.count == 1)
    },
    DrivenPart("EditButton") {
      NavigationStack {
        List {
          ForEach(["x", "y"], id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
            .onDelete { _ in }
        }
        .toolbar { EditButton().accessibilityIdentifier("edit") }
      }
    } drive: { host in
      let word = host.environment.layoutDirection == .rightToLeft ? "تم" : "Done"
      let before = host.frame(of: "x")
      #expect(!host.shownTexts.contains(word) && host.tap("edit") && host.shownTexts.contains(word))
      #expect(host.frame(of: "x") != before, "rows move for what deletes them")
      #expect(host.tap("edit") && host.frame(of: "x") == before)
    },
    DrivenPart("RenameButton") {
      Keeping(0) { value in
        RenameButton().renameAction { value.wrappedValue += 1 }.accessibilityIdentifier("a")
      }
    } drive: {
      #expect($0.tap("a") && $0.kept == "1")
    },
    DrivenPart("PasteButton") {
      Keeping("") { value in
        PasteButton(payloadType: String.self) { value.wrappedValue = $0.joined() }
          .accessibilityIdentifier("a")
      }
    } drive: {
      #expect($0.paste(["a", "b"], into: "a") && $0.kept == "ab")
    },
  ]

  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    private let people = [Person(id: 1, name: "Berta"), Person(id: 2, name: "Anna")]

    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Number", value: \.id) { Text(verbatim: "#\($0.id)") }
      }
    }
  }

  private nonisolated static let groups: [DrivenPart] = [
    DrivenPart("ControlGroup") {
      Keeping(0) { value in
        ControlGroup {
          Button("Less") { value.wrappedValue -= 1 }
          Button("More") { value.wrappedValue += 1 }
        }
      }
    } drive: {
      #expect($0.tap(label: "More") && $0.tap(label: "More") && $0.tap(label: "Less"))
      #expect($0.kept == "1")
    },
    DrivenPart("GroupBox, LabeledContent") {
      Keeping(false) { value in
        GroupBox("Box") {
          LabeledContent("Name", value: "Ada")
          Toggle("T", isOn: value).accessibilityIdentifier("a")
        }
      }
    } drive: {
      #expect($0.shownTexts.contains("Box") && $0.shownTexts.contains("Ada"))
      #expect($0.tap("a") && $0.kept == "true")
    },
    DrivenPart("Form, grouped") {
      Keeping(false) { value in
        Form { Section("S") { Toggle("T", isOn: value).accessibilityIdentifier("a") } }
          .formStyle(.grouped)
      }
    } drive: {
      #expect($0.tap("a") && $0.kept == "true")
    },
    DrivenPart("Form, columns") {
      Keeping("") { value in
        Form { TextField("Name", text: value).accessibilityIdentifier("a") }.formStyle(.columns)
      }
    } drive: {
      #expect($0.type("x", into: "a") && $0.kept == "x")
    },
    DrivenPart("Table, sorted", width: 800) {
      People()
    } drive: { host in
      @MainActor func ids() -> String { host.shownTexts.filter { $0.hasPrefix("#") }.joined() }
      #expect(ids() == "#2#1")
      #expect(host.tap(label: "Number") && ids() == "#1#2")
      #expect(host.tap(label: "Number") && ids() == "#2#1")
    },
    DrivenPart("ContentUnavailableView") {
      Keeping(0) { value in
        ContentUnavailableView {
          Label("Nothing", systemImage: "tray")
        } description: {
          Text(verbatim: "at all")
        } actions: {
          Button("Retry") { value.wrappedValue += 1 }
        }
      }
    } drive: {
      #expect($0.shownTexts.contains("Nothing") && $0.shownTexts.contains("at all"))
      #expect($0.tap(label: "Retry") && $0.kept == "1")
    },
  ]
}
