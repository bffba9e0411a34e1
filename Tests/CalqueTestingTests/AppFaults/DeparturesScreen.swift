import Calque

/// A board of trains.
struct DeparturesScreen: AppScreen {
  let mistake: String?

  static let mistakes = [
    AppFault(
      "departuresStationCut", "truncated", .key("Central Station"), "de",
      ["Central Station": "Hauptbahnhof (tief), Nordeingang am Europaplatz"]),
    AppFault("departuresLeftArrow", "fixedArrow", .view("back"), "ar"),
    AppFault("departuresOwnChevron", "fixedPicture", .view("next"), "ar"),
    AppFault("departuresTrainTurned", "turnedPicture", .view("clock"), "ar"),
    AppFault(
      "departuresLateTwoValues", "localization", .key("%lld min late"), "ja",
      ["%lld min late": "%lld分%@遅れ"]),
    AppFault("departuresPaleLate", "lowContrast", .key("%lld min late")),
    AppFault("departuresClippedPlatform", "clipped", .view("platform")),
    AppFault("departuresRowsTouch", "overlapping", .key("Old Town")),
    AppFault("departuresTicketTiny", "smallTouchArea", .view("ticket")),
    AppFault(
      "departuresUpdatedLorem", "placeholder", .key("Updated at %@"), "en",
      ["Updated at %@": "TODO: %@"]),
    AppFault("departuresStatusFirst", "readingOrder", .key("Airport")),
    AppFault("departuresTimesFirst", "readingOrder", .text("10:42")),
    AppFault("departuresFont", "unknownFont", .view("number")),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Button {
        } label: {
          Image(systemName: pick("departuresLeftArrow", "chevron.left", "chevron.backward"))
            .frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .accessibilityIdentifier("back")
        Text("Departures").font(.title).bold()
      }
      Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 16) {
        GridRow {
          Text("Line")
          Text("Departures")
          Text("Platform")
        }
        .font(.footnote)
        departure("S1", "Central Station", "10:42", "3")
        departure("U5", "Airport", "10:47", "1")
      }
      VStack(alignment: .leading, spacing: pick("departuresRowsTouch", -12, 8)) {
        Text("Cancelled")
        Text("Old Town")
      }
      HStack {
        Image(systemName: "clock")
          .flipsForRightToLeftLayoutDirection(made("departuresTrainTurned"))
          .accessibilityIdentifier("clock")
        Text("Updated at \("10:40")").font(.footnote)
        Spacer()
        chevron.accessibilityIdentifier("next")
      }
      ticket
      Spacer()
    }
    .padding()
  }

  private func departure(
    _ line: String, _ goal: LocalizedStringKey, _ time: String, _ platform: String
  ) -> some View {
    GridRow {
      Text(verbatim: line)
        .font(made("departuresFont") && line == "U5" ? .custom("Rail Sans", size: 17) : .body)
        .accessibilityIdentifier("number")
      VStack(alignment: .leading) {
        Text(goal)
          .lineLimit(pick("departuresStationCut", 1, nil))
          .accessibilitySortPriority(
            made("departuresStatusFirst") && line == "U5" ? -1 : 0)
        HStack {
          Text(verbatim: time)
            .accessibilitySortPriority(made("departuresTimesFirst") && line == "S1" ? 5 : 0)
          if line == "U5" {
            Text("\(4) min late")
              .foregroundStyle(pick("departuresPaleLate", Color.yellow, Color.primary))
          }
        }
      }
      Text(verbatim: platform).font(.title)
        .frame(height: made("departuresClippedPlatform") && line == "S1" ? 14 : nil)
        .clipped()
        .accessibilityIdentifier("platform")
    }
  }

  private var chevron: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 2, y: 2))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: 2, y: size.height - 2))
      context.stroke(path, with: .color(.primary), lineWidth: 2)
    }
    .frame(width: 10, height: 18)
    .flipsForRightToLeftLayoutDirection(!made("departuresOwnChevron"))
  }

  private var ticket: some View {
    Text("Buy ticket")
      .font(pick("departuresTicketTiny", .caption, .body))
      .padding(.horizontal, 12)
      .frame(minHeight: pick("departuresTicketTiny", 0, 44))
      .background(.quaternary, in: Capsule())
      .onTapGesture {}
      .accessibilityIdentifier("ticket")
  }
}
