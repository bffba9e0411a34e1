import Calque
import Foundation

/// Tabs with a page that scrolls.
struct HomeFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault("homeTextUnderTabs", "underBar", at: "plan"),
    PlantedFault("homeNumber", "unusableNumber", at: "card"),
    PlantedFault("homeCardOutOfReach", "unreachable", at: "cards"),
    PlantedFault(
      "homeCutPlan", "truncated", at: "planTitle", key: "Your plan for today", "de",
      ["Your plan for today": "Dein persönlicher Plan für den heutigen Tag und Abend"]),
    PlantedFault(
      "homeTabMissing", "missing", at: "planTitle", key: "Your plan for today", "ar",
      ["Your plan for today": ""]
    ).with { $0.shownIn = "en" },
    PlantedFault("homeFaintTitle", "lowContrast", at: "planTitle", key: "Your plan for today"),
    PlantedFault(
      "homePlanHeld", "placeholder", at: "planTitle", key: "Your plan for today", "de",
      [
        "Your plan for today": "Dein Plan für ${name}"
      ]),
  ]

  var body: some View {
    TabView {
      page.tabItem { Label("Home", systemImage: "house.fill") }
      Text("Library").tabItem { Label("Library", systemImage: "books.vertical") }
    }
  }

  private var page: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Your plan for today").font(.title).bold().lineLimit(1)
        .foregroundStyle(has("homeFaintTitle") ? Color(white: 0.8) : .primary)
        .accessibilityIdentifier("planTitle")
      cards
      Spacer()
      if has("homeTextUnderTabs") {
        Text(verbatim: "08:30").padding(.bottom, 34).frame(maxWidth: .infinity)
          .accessibilityIdentifier("plan")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
    .ignoresSafeArea(edges: has("homeTextUnderTabs") ? .bottom : [])
  }

  private var cards: some View {
    ScrollView(has("homeCardOutOfReach") ? [] : .horizontal) {
      HStack {
        ForEach(0..<4) { number in
          RoundedRectangle(cornerRadius: 12).fill(.teal)
            .frame(width: has("homeNumber") && number == 2 ? .nan : 180, height: 120)
            .accessibilityIdentifier("card")
        }
      }
    }
    .frame(height: 120)
    .accessibilityIdentifier("cards")
  }
}
