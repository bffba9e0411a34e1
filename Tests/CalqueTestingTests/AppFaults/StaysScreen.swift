import Calque

/// A list of places to sleep, with a search field and a bar of buttons.
struct StaysScreen: AppScreen {
  let mistake: String?
  @State private var query = ""

  private struct Stay: Identifiable {
    let id: Int
    let name: LocalizedStringKey
    let detail: LocalizedStringKey
    let price: String
  }

  private let stays = [
    Stay(id: 1, name: "Harbour House", detail: "Two beds, sea view", price: "€120"),
    Stay(id: 2, name: "Old Mill", detail: "Quiet, with a garden", price: "€84"),
  ]

  static let mistakes = [
    AppFault(
      "staysNarrowDetail", "truncated", .key("Two beds, sea view"), "de",
      ["Two beds, sea view": "Zwei Betten mit Meerblick und Balkon nach Süden"]),
    AppFault(
      "staysPriceOffScreen", "overflowing", .key("%@ a night"), "de",
      ["%@ a night": "%@ pro Nacht einschließlich aller Steuern und Gebühren"]),
    AppFault(
      "staysForgottenKey", "missing", .key("Free cancellation"), "ja",
      ["Free cancellation": ""]),
    AppFault(
      "staysNeverExtracted", "missing", .text("Free cancellation"), "en",
      ["Free cancellation": "-"]),
    AppFault(
      "staysUnfinishedArabic", "placeholder", .key("%@ a night"), "ar",
      ["%@ a night": "%@ لليلة {tax}"]),
    AppFault("staysPaleDetail", "lowContrast", .key("Quiet, with a garden")),
    AppFault("staysHeartTooSmall", "smallTouchArea", .view("heart-1")),
    AppFault("staysVerbatimName", "literal", .text("Old Mill"), "en-XA"),
    AppFault("staysBadgeOnName", "overlapping", .key("Free cancellation")),
    AppFault("staysBookHiddenUnderBanner", "covered", .view("book-1")),
    AppFault("staysUnknownLanguage", "unknownLocale", .screen, "ro"),
    AppFault(
      "staysWrongSpecifier", "localization", .key("%@ a night"), "de",
      ["%@ a night": "%2$@ pro Nacht"]),
  ]

  var body: some View {
    NavigationStack {
      List(stays) { stay in
        card(stay)
      }
      .navigationTitle("Stays")
      .searchable(text: $query, prompt: Text("Where to?"))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {}
        }
      }
    }
  }

  private func card(_ stay: Stay) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        if made("staysVerbatimName"), stay.id == 2 {
          Text(verbatim: "Old Mill").font(.headline)
        } else {
          Text(stay.name).font(.headline)
        }
        Spacer()
        Button {
        } label: {
          Image(systemName: "heart")
            .frame(
              width: pick("staysHeartTooSmall", 26, 44), height: pick("staysHeartTooSmall", 26, 44)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("heart-\(stay.id)")
      }
      Text(stay.detail)
        .font(.subheadline)
        .foregroundStyle(
          made("staysPaleDetail") && stay.id == 2 ? Color(white: 0.82) : Color.primary.opacity(0.8)
        )
        .lineLimit(pick("staysNarrowDetail", 1, nil))
        .frame(maxWidth: pick("staysNarrowDetail", 160, .infinity), alignment: .leading)
      HStack {
        Text("\(stay.price) a night").bold()
          .fixedSize(horizontal: made("staysPriceOffScreen"), vertical: false)
      }
      if stay.id == 1 {
        Text("Free cancellation").font(.footnote).foregroundStyle(.primary)
          .offset(y: pick("staysBadgeOnName", -40, 0))
      }
      Button {
      } label: {
        Text("Book").frame(maxWidth: .infinity, minHeight: 44).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("book-\(stay.id)")
      .overlay {
        if made("staysBookHiddenUnderBanner") {
          LinearGradient(
            colors: [.clear, .black.opacity(0.05)], startPoint: .top, endPoint: .bottom)
        }
      }
    }
  }
}
