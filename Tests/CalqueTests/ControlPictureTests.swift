import Calque
import Foundation
import Testing

/// A form of all controls in languages, directions and colour schemes.
@MainActor
struct ControlPictureTests {
  struct Screen: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var volume = 0.6
    @State private var copies = 2
    @State private var name = "Mona مرحبا"
    @State private var secret = "abcd"
    @State private var flavor = 1
    @State private var date = Date(timeIntervalSince1970: 1_795_000_000)
    @State private var color = Color.orange

    private func options() -> some View {
      ForEach(["Chocolate", "バニラ", "فراولة"].indices, id: \.self) { index in
        Text(verbatim: ["Chocolate", "バニラ", "فراولة"][index])
      }
    }

    var body: some View {
      Form {
        Section {
          Toggle("Wi-Fi", isOn: $isOn)
          Toggle("Bluetooth", systemImage: "star", isOn: $isOff)
          Toggle("Disabled", isOn: $isOn).disabled(true)
          Slider(value: $volume)
          Stepper("Copies", value: $copies, in: 1...5)
          TextField("Name", text: $name)
          TextField("Mail", text: .constant(""))
          SecureField("Password", text: $secret)
          Picker("Flavor", selection: $flavor) { options() }
          Picker("Flavor", selection: $flavor) { options() }.pickerStyle(.segmented)
          DatePicker("Date", selection: $date)
          ColorPicker("Color", selection: $color)
        }
        Section {
          Picker("Flavor", selection: $flavor) { options() }.pickerStyle(.inline)
        }
      }
    }
  }

  struct Others: View {
    @State private var date = Date(timeIntervalSince1970: 1_795_000_000)
    @State private var flavor = 1
    @State private var isOn = true

    var body: some View {
      VStack {
        DatePicker("Date", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
        HStack {
          Button("Plain") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Glass") {}.buttonStyle(.glass)
        }
        HStack {
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Menu("Menu") { Button("One") {} }
          Picker("Flavor", selection: $flavor) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
        }
        TextField("Name", text: .constant("Rounded")).textFieldStyle(.roundedBorder)
        GroupBox("Box") { Text("Content") }
        ShareLink(item: "text")
        DatePicker("Date", selection: $date).datePickerStyle(.wheel).labelsHidden()
        ContentUnavailableView.search(text: "abc")
      }
      .padding()
    }
  }

  nonisolated static let languages = ["en_US", "ar_EG", "th_TH", "ja_JP"]

  static func host(_ view: some View, _ language: String, _ scheme: ColorScheme) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 1000)) {
      $0.locale = Locale(identifier: language)
      $0.colorScheme = scheme
      $0.displayScale = 1
      $0.timeZone = .gmt
    }
  }

  /// The frames of both directions are mirror images, and nothing is reported.
  @Test(arguments: languages, [ColorScheme.light, .dark])
  func `controls are drawn without findings`(language: String, scheme: ColorScheme) throws {
    for (name, host) in [
      ("form", Self.host(Screen(), language, scheme)),
      ("others", Self.host(Others(), language, scheme)),
    ] {
      let picture = try host.png(scale: 1)
      #expect(!picture.isEmpty)
      if let folder = ProcessInfo.processInfo.environment["CALQUE_PICTURES"] {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(
          "\(name)-\(language)-\(scheme).png")
        try picture.write(to: file)
      }
      #expect(host.diagnostics.filter { $0.severity != .information }.isEmpty)
    }
  }
}
