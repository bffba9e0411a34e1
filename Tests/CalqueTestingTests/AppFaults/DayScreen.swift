import Calque

/// A day with events at their hours.
struct DayScreen: AppScreen {
  let mistake: String?

  static let mistakes = [
    AppFault("dayEventsOverlap", "overlapping", .key("Team call")),
    AppFault(
      "dayEventCut", "truncated", .key("Team call"), "de",
      ["Team call": "Abstimmung mit dem gesamten Entwicklungsteam in München"]),
    AppFault("dayHourGrey", "lowContrast", .text("09:00")),
    AppFault("dayColumnFixed", "notMirrored", .path("offset > HStack > Text")),
    AppFault("dayPlusTiny", "smallTouchArea", .view("plus")),
    AppFault("dayPlusOut", "outside", .view("plus")),
    AppFault("dayUnderTitle", "underBar", .key("All day")),
    AppFault("dayAllDayMissing", "missing", .text("All day"), "ja", ["All day": "-"]),
    AppFault("dayDentistLast", "readingOrder", .key("Team call")),
    AppFault("dayHoursGlyph", "uncoveredCharacter", .text("\u{F8FF} 12:00")),
    AppFault("dayNextStays", "fixedArrow", .view("tomorrow"), "ar"),
  ]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("All day").font(.footnote)
        ZStack(alignment: .topLeading) {
          ForEach(0..<5) { hour in
            hourLine(hour).offset(y: CGFloat(hour) * 70)
          }
          event("Team call", at: 0)
          event("Lunch with Mia", at: pick("dayEventsOverlap", 0.15, 1.5))
          event("Dentist", at: 3)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, made("dayColumnFixed") ? .leftToRight : direction)
      }
      .padding(.horizontal)
      .ignoresSafeArea(edges: made("dayUnderTitle") ? .top : [])
      .overlay(alignment: .bottomTrailing) { plus }
      .navigationTitle("Today")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: pick("dayNextStays", "chevron.right", "chevron.forward"))
              .accessibilityIdentifier("tomorrow")
          }
        }
      }
    }
  }

  @Environment(\.layoutDirection) private var direction

  private func hourLine(_ hour: Int) -> some View {
    HStack {
      Text(
        verbatim: made("dayHoursGlyph") && hour == 3
          ? "\u{F8FF} 12:00" : hour == 0 ? "09:00" : "1\(hour - 1):00"
      )
      .font(.caption)
      .foregroundStyle(
        made("dayHourGrey") && hour == 0 ? Color(white: 0.8) : Color.primary)
      Rectangle().fill(.quaternary).frame(height: 1)
    }
  }

  private func event(_ title: LocalizedStringKey, at hour: CGFloat) -> some View {
    Text(title)
      .font(.subheadline)
      .foregroundStyle(.black)
      .lineLimit(pick("dayEventCut", 1, 3))
      .accessibilitySortPriority(
        made("dayDentistLast") && title == "Team call" ? -2 : 0
      )
      .padding(8)
      .frame(maxWidth: 220, alignment: .leading)
      .background(Color(.sRGB, red: 0.75, green: 0.85, blue: 1))
      .offset(x: 70, y: 12 + hour * 70)
  }

  private var plus: some View {
    Button {
    } label: {
      Image(systemName: "plus")
        .frame(width: pick("dayPlusTiny", 28, 56), height: pick("dayPlusTiny", 28, 56))
        .contentShape(Circle())
    }
    .accessibilityLabel("New event")
    .accessibilityIdentifier("plus")
    .padding()
    .offset(x: pick("dayPlusOut", 60, 0))
  }
}
