import Calque
import CalqueLayout
import Foundation
import Testing

/// Laws of every control, alone on a screen: it is as high in the dark as in the light, right to
/// left it is the mirror image, and it is never lower for larger texts.
@MainActor
@Suite struct ControlLawTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    /// The height with lines of 20 at the standard size, as measured on iOS 26; nil if none is.
    let height: CGFloat?
    let make: @MainActor @Sendable () -> AnyView

    var testDescription: String { name }
  }

  /// Measured: swiftui-web, fixtures ios/layout/controls, ios/datepicker/compact and
  /// ios/progress/basic; those that contain a line of text, with its 20 points.
  nonisolated static let controls: [Entry] = [
    Entry(name: "toggle", height: 30) { AnyView(Toggle("Wi-Fi", isOn: .constant(true))) },
    Entry(name: "slider", height: 31) { AnyView(Slider(value: .constant(0.3))) },
    Entry(name: "stepper", height: 32) { AnyView(Stepper("Copies", value: .constant(1))) },
    Entry(name: "field", height: 20) { AnyView(TextField("Name", text: .constant("a"))) },
    Entry(name: "rounded field", height: 28) {
      AnyView(TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder))
    },
    Entry(name: "secure field", height: nil) { AnyView(SecureField("Word", text: .constant("a"))) },
    Entry(name: "button", height: 20) { AnyView(Button("Go") {}) },
    Entry(name: "bordered", height: 34) { AnyView(Button("Go") {}.buttonStyle(.bordered)) },
    Entry(name: "prominent", height: 34) {
      AnyView(Button("Go") {}.buttonStyle(.borderedProminent))
    },
    Entry(name: "menu", height: 20) { AnyView(Menu("More") { Button("A") {} }) },
    Entry(name: "segments", height: 31) { AnyView(picker.pickerStyle(.segmented)) },
    Entry(name: "menu picker", height: 36) { AnyView(picker.pickerStyle(.menu)) },
    Entry(name: "wheel", height: 216) { AnyView(picker.pickerStyle(.wheel)) },
    Entry(name: "date", height: 34) {
      AnyView(
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date))
    },
    Entry(name: "colour", height: nil) { AnyView(ColorPicker("Ink", selection: .constant(.red))) },
    Entry(name: "bar", height: 4) { AnyView(ProgressView(value: 0.4)) },
    Entry(name: "spinner", height: 20) { AnyView(ProgressView()) },
    Entry(name: "label", height: nil) { AnyView(Label("Title", systemImage: "star")) },
    Entry(name: "labeled", height: nil) { AnyView(LabeledContent("Name", value: "Ann")) },
    Entry(name: "group", height: nil) { AnyView(GroupBox("Title") { Text("Content") }) },
    Entry(name: "disclosure", height: nil) {
      AnyView(DisclosureGroup("Title", isExpanded: .constant(true)) { Text("Content") })
    },
    Entry(name: "gauge", height: nil) { AnyView(Gauge(value: 0.4) { Text("Speed") }) },
    Entry(name: "share", height: nil) { AnyView(ShareLink(item: "text")) },
    Entry(name: "editor", height: nil) {
      AnyView(TextEditor(text: .constant("a")).frame(height: 80))
    },
    Entry(name: "lines", height: nil) {
      AnyView(TextField("Name", text: .constant("a"), axis: .vertical))
    },
    Entry(name: "number field", height: nil) {
      AnyView(TextField("Name", value: .constant(4), format: .number))
    },
    Entry(name: "button toggle", height: nil) {
      AnyView(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button))
    },
    Entry(name: "hidden label", height: 30) {
      AnyView(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    },
    Entry(name: "ends of a slider", height: nil) {
      AnyView(
        Slider(value: .constant(0.3)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        })
    },
    Entry(name: "borderless", height: 20) { AnyView(Button("Go") {}.buttonStyle(.borderless)) },
    Entry(name: "plain", height: 20) { AnyView(Button("Go") {}.buttonStyle(.plain)) },
    Entry(name: "glass", height: 34) { AnyView(Button("Go") {}.buttonStyle(.glass)) },
    Entry(name: "glass prominent", height: 34) {
      AnyView(Button("Go") {}.buttonStyle(.glassProminent))
    },
    Entry(name: "small", height: nil) {
      AnyView(Button("Go") {}.buttonStyle(.bordered).controlSize(.small))
    },
    Entry(name: "large", height: nil) {
      AnyView(Button("Go") {}.buttonStyle(.bordered).controlSize(.large))
    },
    Entry(name: "round", height: nil) {
      AnyView(
        Button("Go", systemImage: "star") {}.buttonStyle(.bordered).labelStyle(.iconOnly)
          .buttonBorderShape(.circle))
    },
    Entry(name: "edit", height: 20) { AnyView(EditButton()) },
    Entry(name: "rename", height: nil) { AnyView(RenameButton()) },
    Entry(name: "paste", height: nil) { AnyView(PasteButton(payloadType: String.self) { _ in }) },
    Entry(name: "link", height: 20) { AnyView(Link("Site", destination: URL(filePath: "/a"))) },
    Entry(name: "help", height: nil) { AnyView(HelpLink {}) },
    Entry(name: "menu of symbols", height: nil) {
      AnyView(Menu("More", systemImage: "star") { Button("A") {} })
    },
    Entry(name: "bordered menu", height: 34) {
      AnyView(Menu("More") { Button("A") {} }.menuStyle(.button).buttonStyle(.bordered))
    },
    Entry(name: "control group", height: nil) {
      AnyView(
        ControlGroup("Size") {
          Button("Less", systemImage: "minus") {}
          Button("More", systemImage: "plus") {}
        })
    },
    Entry(name: "inline picker", height: nil) { AnyView(picker.pickerStyle(.inline)) },
    Entry(name: "palette", height: nil) { AnyView(picker.pickerStyle(.palette)) },
    Entry(name: "calendar", height: nil) {
      AnyView(
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
        )
        .datePickerStyle(.graphical))
    },
    Entry(name: "date wheels", height: 216) {
      AnyView(
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
        )
        .datePickerStyle(.wheel))
    },
    Entry(name: "days", height: nil) {
      AnyView(MultiDatePicker("Days", selection: .constant([])))
    },
    Entry(name: "ring", height: nil) {
      AnyView(ProgressView(value: 0.4).progressViewStyle(.circular))
    },
    Entry(name: "titled bar", height: nil) {
      AnyView(ProgressView("Loading", value: 0.4))
    },
    Entry(name: "capacity", height: nil) {
      AnyView(Gauge(value: 0.4) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity))
    },
    Entry(name: "circular gauge", height: nil) {
      AnyView(Gauge(value: 0.4) { Text("km") }.gaugeStyle(.accessoryCircular))
    },
    Entry(name: "closed disclosure", height: nil) {
      AnyView(
        DisclosureGroup("Title", isExpanded: .constant(false)) { Text("Content") })
    },
    Entry(name: "missing content", height: nil) {
      AnyView(
        ContentUnavailableView(
          "Nothing", systemImage: "star", description: Text("There is nothing here.")
        )
        .frame(height: 600))
    },
    Entry(name: "form", height: nil) {
      AnyView(
        Form {
          Toggle("Wi-Fi", isOn: .constant(true))
          Stepper("Copies", value: .constant(1))
          Slider(value: .constant(0.3))
          picker
          Button("Go") {}
        }
        .frame(height: 900))
    },
    Entry(name: "columns", height: nil) {
      AnyView(
        Form {
          Toggle("Wi-Fi", isOn: .constant(true))
          picker
        }
        .formStyle(.columns))
    },
    Entry(name: "table", height: nil) {
      AnyView(
        Table([TableEntry(id: "a"), TableEntry(id: "b")]) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text(verbatim: "\($0.id.count)") }
        }
        .frame(height: 600))
    },
  ]

  private struct TableEntry: Identifiable {
    let id: String
  }

  private static let followingText: Set = [
    "field", "rounded field", "secure field", "editor", "lines", "number field",
  ]

  private static var picker: some View {
    Picker("Number", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }

  private func host(
    _ entry: Entry, _ direction: LayoutDirection = .leftToRight, dark: Bool = false,
    _ size: DynamicTypeSize = .large, fixed: Bool = true
  ) -> ViewHost {
    ViewHost(
      entry.make().accessibilityIdentifier("control")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 400, height: 1200)
    ) {
      if fixed { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
      $0.layoutDirection = direction
      $0.colorScheme = dark ? .dark : .light
      $0.dynamicTypeSize = size
    }
  }

  @Test(arguments: controls)
  func `heights are those that were measured`(entry: Entry) throws {
    let frame = try #require(host(entry).frame(of: "control"))
    if let height = entry.height { #expect(frame.height == height) }
    #expect(frame.width > 0 && frame.height > 0 && frame.maxX <= 400)
  }

  @Test(arguments: controls)
  func `right to left is the mirror image, and dark is as large as light`(entry: Entry) throws {
    let first = host(entry)
    for other in [host(entry, .rightToLeft), host(entry, .rightToLeft, dark: true)] {
      let frames = try [first, other].map { try #require($0.frame(of: "control")) }
      #expect(abs(frames[0].minX - (400 - frames[1].maxX)) < 0.001)
      // What is written in a field follows its own direction.
      if Self.followingText.contains(entry.name) { continue }
      let (left, right) = (first.placedViews.map(\.frame), other.placedViews.map(\.frame))
      #expect(left.count == right.count)
      for (one, two) in zip(left, right) {
        #expect(abs(one.minX - (400 - two.maxX)) < 0.001 && one.minY == two.minY)
        #expect(one.height == two.height)
      }
    }
    #expect(host(entry, dark: true).frame(of: "control") == first.frame(of: "control"))
  }

  @Test(arguments: controls)
  func `a control is never lower for larger texts`(entry: Entry) throws {
    let heights = try DynamicTypeSize.allCases.map { size in
      try #require(host(entry, .leftToRight, size, fixed: false).frame(of: "control")).height
    }
    for (smaller, larger) in zip(heights, heights.dropFirst()) {
      #expect(larger >= smaller - 0.001, "\(heights)")
    }
  }

  /// Every row of a wheel is as high as the platform says, also the first and the last one.
  @Test func `the rows of a wheel have a height`() throws {
    let host = ViewHost(
      Picker("Number", selection: .constant(2)) {
        ForEach(1..<6) { Text(verbatim: "row \($0)").tag($0) }
      }
      .pickerStyle(.wheel),
      size: CGSize(width: 300, height: 216)
    ) { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
    let middles = host.placedViews.filter { $0.text?.hasPrefix("row") == true }.map(\.frame.midY)
    #expect(middles.count >= 4)
    for (one, next) in zip(middles, middles.dropFirst()) {
      #expect(next > one && next - one <= ControlMetrics.iOS.picker.wheelRow)
    }
    let chosen = try #require(host.placedViews.first { $0.text == "row 2" })
    #expect(chosen.frame.midY == 108 && chosen.frame.height == 20)
  }
}
