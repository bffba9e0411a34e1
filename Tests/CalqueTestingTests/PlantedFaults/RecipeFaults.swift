import Calque
import Foundation

/// A recipe to scroll through.
struct RecipeFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault("recipeStepUnderTitle", "underBar", at: "step"),
    PlantedFault(
      "recipeMinutes", "localization", at: "minutes", key: "%lld minutes", "de",
      ["%lld minutes": "%lld Minuten, %@ Portionen"]),
    PlantedFault(
      "recipeCutStart", "truncated", at: "start", key: "Start cooking", "de",
      ["Start cooking": "Jetzt gemeinsam mit dem Kochen der Suppe beginnen"]),
    PlantedFault(
      "recipeUnusedWidth", "unusedVariant", at: "start", key: "Start cooking", "de"
    ).with { $0.file = ("de.lproj/Localizable.stringsdict", widths) },
    PlantedFault("recipeClippedLentils", "clipped", at: "lentils", key: "Red lentils"),
    PlantedFault("recipeOnionsFirst", "readingOrder", at: "lentils"),
    PlantedFault("recipeMixedFonts", "mixedFonts", at: "onions"),
    PlantedFault("recipeGrey", "lowContrast", at: "simmer", key: "Simmer until soft."),
  ]

  private static let widths = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>Start cooking</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict>
          <key>10</key>
          <string>Kochen</string>
          <key>50</key>
          <string>Jetzt gemeinsam mit dem Kochen der Suppe beginnen</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 14) {
        if has("recipeStepUnderTitle") {
          Text(verbatim: "1 / 8").padding(.top, 60).accessibilityIdentifier("step")
        }
        Text("\(25) minutes").font(.subheadline).accessibilityIdentifier("minutes")
        Text("Ingredients").font(.headline)
        Text("Red lentils").fixedSize()
          .frame(width: has("recipeClippedLentils") ? 40 : 200, alignment: .leading)
          .clipped()
          .accessibilitySortPriority(has("recipeOnionsFirst") ? -1 : 0)
          .accessibilityIdentifier("lentils")
        onions
        Text("Simmer until soft.")
          .foregroundStyle(has("recipeGrey") ? Color(.sRGB, white: 0.75) : Color.primary)
          .accessibilityIdentifier("simmer")
        Spacer()
        Button {
        } label: {
          Text("Start cooking").lineLimit(1).frame(width: 200, height: 44)
        }
        .accessibilityIdentifier("start")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .ignoresSafeArea(edges: has("recipeStepUnderTitle") ? .top : [])
      .navigationTitle("Lentil soup")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @ViewBuilder private var onions: some View {
    if has("recipeMixedFonts") {
      Text(verbatim: "Zwie\u{212C}eln").accessibilityIdentifier("onions")
    } else {
      Text("Two onions").accessibilityIdentifier("onions")
    }
  }
}
