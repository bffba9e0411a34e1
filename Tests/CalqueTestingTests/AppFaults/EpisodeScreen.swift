import Calque

/// An episode, and a small player above the lower edge.
struct EpisodeScreen: AppScreen {
  let mistake: String?

  static let mistakes = [
    AppFault(
      "episodePillCut", "truncated", .key("Subscribe"), "de",
      ["Subscribe": "Kostenlos abonnieren"]),
    AppFault("episodeNotesUnderPlayer", "overlapping", .key("Notes")),
    AppFault(
      "episodeClippedTitle", "clipped", .key("The sound of rivers"), "de",
      ["The sound of rivers": "Der Klang der großen Flüsse am frühen Morgen"]),
    AppFault(
      "episodePaleNotes", "lowContrast",
      .key("Why water never sounds the same twice.")),
    AppFault("episodeShareArrow", "fixedArrow", .path("Image"), "ar"),
    AppFault("episodePlayTurned", "turnedPicture", .view("play"), "ar"),
    AppFault("episodePlaySmall", "smallTouchArea", .view("play")),
    AppFault(
      "episodeMinutesAsText", "localization", .key("%lld minutes left"), "de",
      ["%lld minutes left": "Noch %@ Minuten"]),
    AppFault(
      "episodeBraces", "placeholder", .key("Share episode"), "ja",
      ["Share episode": "%1$@を共有"]),
    AppFault("episodeChaptersUnreachable", "unreachable", .text("1")),
    AppFault(
      "episodeTitleMissing", "missing", .key("The sound of rivers"), "ar",
      ["The sound of rivers": ""]),
    AppFault("episodeChapterVerbatim", "literal", .text("Kapitel 1"), "en-XA"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Episode").font(.footnote)
          Text("The sound of rivers").font(.title).bold()
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: pick("episodeClippedTitle", 40, nil), alignment: .top)
            .clipped()
          HStack {
            Button {
            } label: {
              Text("Subscribe").font(.subheadline).bold().lineLimit(1)
                .frame(width: pick("episodePillCut", 110, nil))
                .padding(.horizontal, 10)
                .frame(minHeight: 44)
                .background(.quaternary, in: Capsule())
            }
            .buttonStyle(.plain)
            Text("\(12) minutes left").font(.subheadline)
          }
          chapters
          Text("Notes").font(.headline)
          Text("Why water never sounds the same twice.")
            .foregroundStyle(
              pick("episodePaleNotes", Color.primary.opacity(0.3), Color.primary))
          Label(
            "Share episode",
            systemImage: pick(
              "episodeShareArrow", "arrowshape.turn.up.right", "square.and.arrow.up"))
        }
        .padding()
      }
      player
    }
  }

  private var chapters: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(1..<9) { index in
          Text(verbatim: made("episodeChapterVerbatim") ? "Kapitel \(index)" : "\(index)")
            .frame(width: 70, height: 44)
            .background(.quaternary)
        }
      }
      .padding(.leading, pick("episodeChaptersUnreachable", -160, 0))
    }
  }

  private var player: some View {
    HStack {
      Text("Now: \(Text("The sound of rivers"))").font(.subheadline)
      Spacer()
      Button {
      } label: {
        Image(systemName: "play.fill")
          .flipsForRightToLeftLayoutDirection(made("episodePlayTurned"))
          .frame(
            width: pick("episodePlaySmall", 18, 44), height: pick("episodePlaySmall", 18, 44)
          )
          .contentShape(Rectangle())
      }
      .accessibilityIdentifier("play")
    }
    .padding()
    .background(Color(white: 0.92))
    .foregroundStyle(.black)
    .overlay(alignment: .leading) {
      if made("episodeNotesUnderPlayer") { Text("Notes").padding(.leading, 40) }
    }
  }
}
