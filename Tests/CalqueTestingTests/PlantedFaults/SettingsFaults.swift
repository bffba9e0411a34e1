import Calque
import Foundation

/// Settings in a list.
struct SettingsFaultScreen: FaultyScreen {
  let fault: String?
  @State private var isOn = true

  static let faults = [
    PlantedFault(
      "settingsCutRow", "truncated", at: "privacy", key: "Privacy", "de",
      ["Privacy": "Datenschutz, Sicherheit und Ortungsdienste verwalten"]),
    PlantedFault(
      "settingsBrokenStorage", "broken", at: "storage", key: "Storage", "de",
      ["Storage": "Speicherplatzverwaltungseinstellungen"]),
    PlantedFault(
      "settingsMissingSounds", "missing", at: "sounds", key: "Sounds", "ar",
      [
        "Sounds": ""
      ]
    ).with { $0.shownIn = "en" },
    PlantedFault(
      "settingsWrongVersion", "localization", at: "version", key: "Version %@", "de",
      [
        "Version %@": "Version %1$@ (%2$@)"
      ]),
    PlantedFault("settingsArrow", "fixedArrow", at: "disclosure", "ar"),
    PlantedFault("settingsLanguage", "unknownLocale", at: nil, "fr"),
    PlantedFault("settingsFaintVersion", "lowContrast", at: "version", key: "Version %@"),
    PlantedFault("settingsHugeText", "truncated", at: "sounds", key: "Sounds").with {
      $0.textSize = .accessibility5
    },
    PlantedFault("settingsRepeatedRows", "repeatedID", at: nil),
    PlantedFault("settingsUnknownColor", "unknownColor", at: "version"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Settings").font(.title).bold()
      Toggle("Notifications", isOn: $isOn).accessibilityIdentifier("notifications")
      Text("Sounds").lineLimit(has("settingsHugeText") ? 1 : nil)
        .frame(width: has("settingsHugeText") ? 120 : nil, alignment: .leading)
        .accessibilityIdentifier("sounds")
      HStack {
        Text("Privacy").lineLimit(1).accessibilityIdentifier("privacy")
        Spacer()
        Image(systemName: has("settingsArrow") ? "arrow.right" : "arrow.forward")
          .accessibilityIdentifier("disclosure")
      }
      Text("Storage").frame(width: 250, alignment: .leading).accessibilityIdentifier("storage")
      if has("settingsRepeatedRows") {
        ForEach(["1 GB", "2 GB", "1 GB"], id: \.self) { Text(verbatim: $0) }
      }
      version
      Spacer()
    }
    .padding()
  }

  private var version: some View {
    let color: Color =
      has("settingsUnknownColor")
      ? Color("brand/quiet") : Color(white: has("settingsFaintVersion") ? 0.85 : 0.35)
    return Text("Version \("4.2")").font(.footnote).foregroundStyle(color)
      .accessibilityIdentifier("version")
  }
}
