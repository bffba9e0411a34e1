import SwiftUI

private struct PanelButtonStyle: ButtonStyle {
  var side: CGFloat = 48
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3)
      .frame(width: side, height: side)
      .background(Color.primary.opacity(configuration.isPressed ? 0.2 : 0.08), in: Circle())
      .contentShape(Circle())
  }
}

struct KaraokeScreen: View {
  @State private var reverb = 0.4
  private struct Line: Identifiable {
    let id: Int
    let text: LocalizedStringKey
    var isDuet = false
  }
  private let lines = [
    Line(id: 0, text: "The harbour lights are going out"),
    Line(id: 1, text: "And you are humming on the pier"),
    Line(id: 2, text: "I know the words, I know the sound", isDuet: true),
    Line(id: 3, text: "The night is wide and you are near"),
    Line(id: 4, text: "Sail away, sail away with me", isDuet: true),
    Line(id: 5, text: "Until the morning is clear"),
    Line(id: 6, text: "The gulls are asleep on the mast"),
    Line(id: 7, text: "And none of this is built to last"),
  ]

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Sing along")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Menu {
              Button("Add to playlist", systemImage: "plus") {}
              Button("Report wrong lyrics", systemImage: "flag") {}
            } label: {
              Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    if bug("song.panelOverlay") {
      page.overlay(alignment: .bottom) { panel }
    } else {
      page.safeAreaInset(edge: .bottom, spacing: 0) { panel }
    }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        cover
        score
        LazyVStack(alignment: .leading, spacing: 14) {
          ForEach(lines) { line in
            HStack(alignment: .firstTextBaseline, spacing: 8) {
              Image(systemName: line.isDuet ? "person.2.fill" : "person.fill")
                .font(.caption)
                .frame(width: 24)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
              Text(line.text)
                .font(line.id == 1 ? .title2.bold() : .body)
                .lineLimit(pick("song.lineShrinks", line.id == 1 ? 1 : nil, nil))
                .minimumScaleFactor(pick("song.lineShrinks", 0.2, 1))
            }
          }
        }
        Text("Lyrics are shown with the kind permission of the publisher.")
          .font(.footnote)
          .accessibilityIdentifier("permission")
      }
      .padding()
    }
  }

  private var cover: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [
          Color(red: 0.98, green: 0.85, blue: 0.55), Color(red: 0.95, green: 0.62, blue: 0.5),
        ],
        startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading, spacing: 2) {
        Text("Harbour Lights")
          .font(.title2.bold())
        Text("The Paper Boats, live from the old fish market")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.black.opacity(pick("song.noScrim", 0.05, 0.72)))
    }
    .frame(height: 190)
    .overlay(alignment: .topTrailing) {
      Text("Duet")
        .font(.caption.bold())
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .foregroundStyle(.white)
        .background(Color(red: 0.45, green: 0.1, blue: 0.35), in: Capsule())
        .rotationEffect(.degrees(pick("song.duetFlipped", 180, 0)))
        .padding(10)
    }
    .clipShape(RoundedRectangle(cornerRadius: 18))
  }

  private var score: some View {
    let points = 8420
    return HStack(spacing: 12) {
      Gauge(value: 0.84) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .frame(width: 48)
        .accessibilityLabel("Pitch accuracy")
      if bug("song.scoreString") {
        let label: String = "\(points) points"
        Text(label).font(.headline).accessibilityIdentifier("score")
      } else {
        Text("\(points) points").font(.headline).accessibilityIdentifier("score")
      }
      Spacer()
      Button {
      } label: {
        Text("Leaderboard")
          .font(.footnote.bold())
          .lineLimit(1)
          .frame(width: pick("song.boardWidth", 82, nil))
          .frame(minHeight: 44)
      }
      .accessibilityIdentifier("board")
    }
  }

  private var panel: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Reverb").font(.subheadline)
        Slider(value: $reverb).accessibilityLabel("Reverb")
      }
      HStack(spacing: 20) {
        Button("Back ten seconds", systemImage: "gobackward.10") {}
          .buttonStyle(PanelButtonStyle())
        Button("Pause", systemImage: "pause.fill") {}
          .buttonStyle(PanelButtonStyle(side: 56))
          .accessibilityIdentifier("pause")
        Button("Skip ten seconds", systemImage: "goforward.10") {}
          .buttonStyle(PanelButtonStyle())
        Button("Microphone", systemImage: "mic.fill") {}
          .buttonStyle(PanelButtonStyle(side: pick("song.micTiny", 20, 48)))
          .accessibilityIdentifier("mic")
      }
      .labelStyle(.iconOnly)
      .overlay {
        if bug("song.tapCatcher") {
          Color.clear.contentShape(Rectangle()).onTapGesture {}
        }
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity)
    .background(.regularMaterial)
  }
}

extension KaraokeScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "song", sizes: [.large],
    faults: [
      Fault(
        "song.panelOverlay", ["overlapping", "underBar", "unreachable"], [.id("permission")],
        se: true, "the player lies over the end of the lyrics for good"),
      Fault(
        "song.lineShrinks", ["shrunk"], [.key("And you are humming on the pier")], "de",
        "one line at a fifth of its size at worst"),
      Fault(
        "song.noScrim", ["lowContrast"],
        [.key("Harbour Lights"), .key("The Paper Boats, live from the old fish market")],
        "white on a bright cover"),
      Fault("song.duetFlipped", ["turnedPicture"], [.key("Duet")], "text upside down"),
      Fault("song.scoreString", ["literal"], [.id("score")], "en-XA", "a String by interpolation"),
      Fault(
        "song.boardWidth", ["truncated", "overflowing"], [.id("board"), .key("Leaderboard")], "de",
        "fixed width of a button"),
      Fault(
        "song.tapCatcher", ["covered"], [.id("pause"), .id("mic")],
        "an invisible view takes the taps of the player"),
      Fault("song.deTodo", ["placeholder"], [.key("Reverb")], "de", "TODO as translation"),
    ]
  ) { AnyView(KaraokeScreen()) }
}
