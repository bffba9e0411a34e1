import Calque

/// Settings of a phone: groups of rows with icons.
struct SettingsScreen: View {
  @State private var isAirplane = false
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Profile")
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 52))
                .foregroundStyle(.gray)
              VStack(alignment: .leading) {
                Text(verbatim: "Layla Haddad").font(.title3)
                Text("Apple Account, iCloud+, and more")
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle(isOn: $isAirplane) {
            SettingsLabel("Airplane Mode", symbol: "airplane", color: .orange)
          }
          row("Wi-Fi", symbol: "wifi", color: .blue, value: Text(verbatim: "Home"))
          row(
            "Bluetooth", symbol: "antenna.radiowaves.left.and.right", color: .blue,
            value: Text("On"))
          row("Cellular", symbol: "phone.fill", color: .green)
          row("Battery", symbol: "battery.100", color: .green)
        }
        Section {
          row("General", symbol: "gear", color: .gray)
          row("Accessibility", symbol: "figure.walk", color: .blue)
          row("Camera", symbol: "camera.fill", color: .gray)
          row("Notifications", symbol: "bell.badge.fill", color: .red, badge: 2)
          row("Sounds & Haptics", symbol: "speaker.wave.3.fill", color: .pink)
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $query)
    }
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  /// A row; large letters have the value below the title.
  private func row(
    _ title: LocalizedStringKey, symbol: String, color: Color, value: Text? = nil, badge: Int = 0
  ) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      if typeSize.isAccessibilitySize, let value {
        VStack(alignment: .leading) {
          SettingsLabel(title, symbol: symbol, color: color)
          value.foregroundStyle(.secondary)
        }
      } else {
        LabeledContent {
          value
        } label: {
          SettingsLabel(title, symbol: symbol, color: color)
        }
      }
    }
    .badge(badge)
  }
}

/// A title with a symbol on a ground.
private struct SettingsLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color

  init(_ title: LocalizedStringKey, symbol: String, color: Color) {
    (self.title, self.symbol, self.color) = (title, symbol, color)
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  /// The symbol leaves its room to large letters.
  var body: some View {
    if typeSize.isAccessibilitySize {
      Text(title)
    } else {
      label
    }
  }

  private var label: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .font(.system(size: 15))
        .foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(color, in: .rect(cornerRadius: 7))
    }
  }
}
