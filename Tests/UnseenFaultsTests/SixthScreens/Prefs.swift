import CalqueTesting
import SwiftUI

struct PrefsScreen: View {
  @Environment(\.layoutDirection) private var direction
  @State private var wifi = true
  @State private var sounds = false
  @State private var volume = 0.6
  @State private var theme = 0
  @State private var language = 1
  @State private var days = 7
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    NavigationStack {
      List {
        if !bug("prefs.banner") { Section { banner } }
        Section("General") {
          Toggle(isOn: $wifi) { Label("Load over Wi-Fi only", systemImage: "wifi") }
          Toggle(isOn: $sounds) {
            Label("Sounds", systemImage: pick("prefs.symbol", "bell.filled", "bell.fill"))
              .accessibilityIdentifier("prefs.sounds")
          }
          HStack {
            Image(systemName: "speaker.fill").accessibilityHidden(true)
            Slider(value: $volume).accessibilityLabel(Text("Volume"))
            Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
          }
        }
        Section {
          Picker("Appearance", selection: $theme) {
            Text("Light").tag(0)
            Text("Dark").tag(1)
            Text("System").tag(2)
          }
          .pickerStyle(.segmented)
          appearance
        } header: {
          Text("Display")
        } footer: {
          help
        }
        Section("Storage") {
          storage
          LabeledContent {
            Text("Every \(days) days")
          } label: {
            Text("Clean up")
          }
          HStack {
            Text("Region")
            Spacer()
            Text("Switzerland")
              .frame(width: bug("prefs.region") ? 58 : nil)
              .accessibilityIdentifier("prefs.region")
          }
        }
        Section("Backup") {
          Gauge(value: 0.7) {
            Text("Last backup").font(.subheadline)
          }
          Stepper(value: $days, in: 1...30) { Text("Every \(days) days") }
          Button("Back up now", systemImage: "icloud.and.arrow.up") {}
        }
        Section("Account") {
          Label("Family sharing", systemImage: "person.2.fill").badge(2)
          Button {
          } label: {
            Text("Continue setup →")
          }
          .accessibilityIdentifier("prefs.setup")
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .overlay(alignment: .top) {
        if bug("prefs.banner") {
          banner.padding().background(Color.yellow.opacity(0.9)).offset(y: -56)
        }
      }
    }
  }

  private var banner: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.orange)
        .accessibilityHidden(true)
      Text("Your plan ends this month.")
        .font(.subheadline)
        .accessibilityIdentifier("prefs.plan")
      Spacer()
      Button {
      } label: {
        Image(systemName: "xmark")
          .frame(width: pick("prefs.closeTiny", 16, 44), height: pick("prefs.closeTiny", 16, 44))
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text("Close"))
      .accessibilityIdentifier("prefs.close")
    }
  }

  @ViewBuilder private var appearance: some View {
    if bug("prefs.themeValue") {
      let name: String = ["Light", "Dark", "System"][theme]
      Text("Chosen: \(name)").accessibilityIdentifier("prefs.chosen")
    } else {
      Text("Chosen: \(Text("Light"))").accessibilityIdentifier("prefs.chosen")
    }
  }

  @ViewBuilder private var help: some View {
    let text = Text("Dark colors save battery on most phones and are easier on the eyes at night.")
      .accessibilityIdentifier("prefs.help")
    if bug("prefs.helpHeight") {
      text.frame(height: 36)
    } else {
      text
    }
  }

  private var storage: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(42) percent of the space is used").font(.subheadline)
      let turned = direction == .rightToLeft && !bug("prefs.storageBar")
      Canvas { context, size in
        let parts: [(Double, Color)] = [(0.22, .indigo), (0.12, .orange), (0.08, .teal)]
        context.fill(
          Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6),
          with: .color(.gray.opacity(0.25)))
        var start = 0.0
        for (share, color) in parts {
          let width = share * size.width
          let x = turned ? size.width - start - width : start
          context.fill(
            Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(color))
          start += width
        }
      }
      .frame(height: 14)
      .accessibilityElement()
      .accessibilityLabel(Text("Storage"))
      .accessibilityIdentifier("prefs.storageBar")
    }
  }
}

extension PrefsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "prefs", sizes: [.large],
    faults: [
      Fault(
        "prefs.banner", ["underBar", "overlapping"],
        [.id("prefs.plan"), .id("prefs.close"), .text("Settings")], "en",
        "a banner on the navigation bar and its title"),
      Fault(
        "prefs.closeTiny", ["smallTouchArea"], [.id("prefs.close")], "en",
        "a close button of 16 points"),
      Fault(
        "prefs.symbol", ["unknownSymbol"],
        [.id("prefs.sounds"), .text("bell.filled"), .text("Sounds")], "en",
        "bell.filled is no symbol"),
      Fault(
        "prefs.themeValue", ["literal"], [.id("prefs.chosen"), .text("Light")], "en-XA",
        "the name of a choice as a String in a localized sentence"),
      Fault(
        "prefs.helpHeight", ["truncated", "overflowing", "overlapping", "clipped"],
        [.id("prefs.help")], "en", text: .accessibility2, "a help text with a height of 36"),
      Fault(
        "prefs.region", ["broken"], [.id("prefs.region"), .key("Switzerland")], "en",
        "a value of 58 points breaks a word"),
      Fault(
        "prefs.storageBar", ["fixedPicture", "notMirrored"], [.id("prefs.storageBar")], "ar",
        "a bar that fills from the left in Arabic, far down"),
      Fault(
        "prefs.setupArrow", ["fixedArrow"], [.id("prefs.setup"), .key("Continue setup →")], "ar",
        "an arrow to the right in an Arabic text, far down"),
    ]
  ) { AnyView(PrefsScreen()) }
}
