import Calque

/// Tiles with numbers and rings, and tabs below.
struct ActivityScreen: AppScreen {
  let mistake: String?
  @State private var span = 0

  static let mistakes = [
    AppFault(
      "activityTileCutsTitle", "truncated", .key("Heart"), "de",
      ["Heart": "Durchschnittliche Herzfrequenz"]),
    AppFault(
      "activityTileBreaksWord", "broken", .key("Sleep"), "de", ["Sleep": "Nachtruheaufzeichnung"]),
    AppFault("activityRingPushesText", "overflowing", .text("8,214")),
    AppFault("activityPaleGoal", "lowContrast", .key("Goal reached")) { $0.colorScheme = .dark },
    AppFault("activityTilesStayLeftToRight", "notMirrored", .path("HStack > VStack > Text")),
    AppFault("activityButtonBelowScreen", "outside", .view("start")),
    AppFault("activityTextUnderTabs", "underBar", .key("Goal reached")),
    AppFault(
      "activityNameLost", "localization", .key("Well done, %@!"), "ar",
      ["Well done, %@!": "أحسنت يا %3$@!"]),
    AppFault(
      "activityTinySteps", "shrunk", .key("Steps"), "de",
      ["Steps": "Gegangene Schritte insgesamt heute"]),
    AppFault("activityEmojiGlyph", "uncoveredCharacter", .view("unit")),
    AppFault("activityMisspeltSymbol", "unknownSymbol", .view("flame")),
    AppFault("activityNaNWidth", "unusableNumber", .view("bar")),
    AppFault("activityMissingTab", "missing", .key("Friends"), "ar", ["Friends": ""]),
  ]

  var body: some View {
    TabView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Well done, \("Mia")!").font(.title2).bold()
        Picker("Week", selection: $span) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .pickerStyle(.segmented)
        tiles
        bar
        if !made("activityTextUnderTabs") { goal }
        Spacer()
        Button {
        } label: {
          Text("Start workout").frame(maxWidth: .infinity, minHeight: 50)
            .contentShape(Rectangle())
        }
        .accessibilityIdentifier("start")
        .offset(y: pick("activityButtonBelowScreen", 130, 0))
      }
      .padding()
      .overlay(alignment: .bottom) {
        if made("activityTextUnderTabs") { goal.offset(y: 40) }
      }
      .tabItem { Label("Me", systemImage: "person") }
      Text("Friends").tabItem { Label("Friends", systemImage: "person.2") }
    }
  }

  private var tiles: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        tile {
          Text("Steps").font(.headline).lineLimit(1)
            .minimumScaleFactor(pick("activityTinySteps", 0.3, 1))
        } value: {
          Text(verbatim: "8,214").font(.title)
            .fixedSize()
            .frame(width: pick("activityRingPushesText", 60, nil))
        }
        tile {
          Text("Sleep").font(.headline)
            .frame(width: pick("activityTileBreaksWord", 100, nil), alignment: .leading)
        } value: {
          Text(verbatim: made("activityEmojiGlyph") ? "7 \u{E4F2}" : "7 h").font(.title)
            .accessibilityIdentifier("unit")
        }
      }
      GridRow {
        tile {
          Text("Heart").font(.headline).lineLimit(pick("activityTileCutsTitle", 1, nil))
        } value: {
          HStack {
            Image(systemName: pick("activityMisspeltSymbol", "flame.fil", "flame.fill"))
              .accessibilityIdentifier("flame")
            Text(verbatim: "61")
          }
        }
        tile {
          Text("Water").font(.headline)
        } value: {
          HStack {
            VStack(alignment: .leading) {
              Text(verbatim: "1.2")
              Text("of \("2 l")").font(.footnote)
            }
            Spacer()
          }
          .environment(
            \.layoutDirection, made("activityTilesStayLeftToRight") ? .leftToRight : direction)
        }
      }
    }
  }

  @Environment(\.layoutDirection) private var direction

  private func tile<Title: View, Value: View>(
    @ViewBuilder title: () -> Title, @ViewBuilder value: () -> Value
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      title()
      value()
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 14))
  }

  private var bar: some View {
    GeometryReader { proxy in
      let share = made("activityNaNWidth") ? Double.zero / Double.zero : 0.7
      Capsule().fill(.green).frame(width: proxy.size.width * share)
        .accessibilityIdentifier("bar")
    }
    .frame(height: 10)
  }

  private var goal: some View {
    Text("Goal reached")
      .foregroundStyle(pick("activityPaleGoal", Color(white: 0.3), Color.primary))
  }
}
