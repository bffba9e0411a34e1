import CalqueTesting
import SwiftUI

@MainActor @Observable final class GuideModel {
  struct Stop: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let room: LocalizedStringKey
    let minutes: Int
  }
  let stops = [
    Stop(id: 1, title: "Girl with a lantern", room: "Room 3", minutes: 4),
    Stop(id: 2, title: "Harbour in the fog", room: "Room 3", minutes: 6),
    Stop(id: 3, title: "The blue table", room: "Room 5", minutes: 3),
    Stop(id: 4, title: "Self-portrait at night", room: "Room 7", minutes: 5),
  ]
  var position = 0.35
  var isPlaying = true
}

private struct PlayButtonStyle: ButtonStyle {
  var diameter = 44.0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3)
      .frame(width: diameter, height: diameter)
      .contentShape(Circle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct MiniPlayerInset: ViewModifier {
  let model: GuideModel
  func body(content: Content) -> some View {
    if bug("guide.player") {
      content.overlay(alignment: .bottom) { MiniPlayer(model: model) }
    } else {
      content.safeAreaInset(edge: .bottom, spacing: 0) { MiniPlayer(model: model) }
    }
  }
}

extension View {
  fileprivate func miniPlayer(_ model: GuideModel) -> some View {
    modifier(MiniPlayerInset(model: model))
  }
}

struct GuideScreen: View {
  @State private var model = GuideModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Artwork()
          StartHint()
          Introduction()
          Transcript()
          VStack(spacing: 0) {
            ForEach(model.stops) { stop in
              StopRow(stop: stop)
              if stop.id < 4 { Divider() }
            }
          }
          Text("The tour ends at the museum shop.")
            .font(.footnote)
            .accessibilityIdentifier("end")
        }
        .padding()
      }
      .navigationTitle("Audio guide")
      .navigationBarTitleDisplayMode(.inline)
      .miniPlayer(model)
    }
  }
}

private struct Artwork: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          RadialGradient(
            colors: [
              Color(red: 0.4, green: 0.25, blue: 0.1), Color(red: 0.1, green: 0.08, blue: 0.12),
            ],
            center: .center, startRadius: 5, endRadius: 200))
      HStack(alignment: .firstTextBaseline) {
        Text("Light and shadow")
          .font(.title2.bold())
          .accessibilityIdentifier("exhibition")
        if !bug("guide.heart") { heart }
      }
      .padding()
      if bug("guide.heart") { heart }
    }
    .foregroundStyle(.white)
    .frame(minHeight: 130)
  }
  private var heart: some View {
    Image(systemName: "star.fill").font(.title2).accessibilityIdentifier("heart")
  }
}

private struct StartHint: View {
  var body: some View {
    Label("Start at the entrance", systemImage: "figure.walk")
      .font(.subheadline.bold())
      .accessibilityIdentifier("start")
      .flipsForRightToLeftLayoutDirection(bug("guide.start"))
  }
}

/// The first letter of the introduction is larger, where letters are not joined.
private struct Introduction: View {
  @Environment(\.locale) private var locale
  private var joins: Bool { locale.language.languageCode?.identifier == "ar" }
  var body: some View {
    if joins, !bug("guide.initial") {
      Text("Paintings from four centuries").accessibilityIdentifier("initial")
    } else {
      let words = String(localized: "Paintings from four centuries")
      (Text(verbatim: String(words.prefix(1))).font(
        bug("guide.initial") ? .custom("Noto Kufi Arabic", size: 26) : .title)
        + Text(verbatim: String(words.dropFirst())))
        .accessibilityIdentifier("initial")
    }
  }
}

private struct Transcript: View {
  @State private var isOpen = true
  var body: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      Text(
        "The painter worked at night, by the light of a single candle, and never sold one of these pictures."
      )
      .font(.callout)
      .accessibilityIdentifier("transcript")
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: bug("guide.transcript") ? 52 : nil, alignment: .top)
      .clipped()
      .padding(.top, 6)
    } label: {
      Text("Transcript").font(.headline).frame(minHeight: 44)
    }
  }
}

private struct StopRow: View {
  let stop: GuideModel.Stop
  var body: some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Text(stop.id, format: .number)
          .font(.headline)
          .frame(width: 32, height: 32)
          .background(.gray5, in: Circle())
        VStack(alignment: .leading) {
          Text(stop.title).accessibilityIdentifier("stop-\(stop.id)")
          Text(stop.room).font(.footnote).foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(stop.minutes) min").font(.footnote).foregroundStyle(.secondary)
      }
      .frame(minHeight: 60)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

private struct MiniPlayer: View {
  @Bindable var model: GuideModel
  var body: some View {
    VStack(spacing: 4) {
      Slider(value: $model.position)
        .accessibilityLabel(Text("Position"))
      HStack {
        Text("Now: Harbour in the fog").font(.subheadline).accessibilityIdentifier("now")
        Spacer()
        Button {
        } label: {
          Image(systemName: "gobackward.15")
        }
        .accessibilityLabel(Text("Back 15 seconds"))
        Button {
          model.isPlaying.toggle()
        } label: {
          Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
        }
        .accessibilityLabel(Text("Pause"))
      }
      .buttonStyle(PlayButtonStyle())
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.soft)
  }
}

extension GuideScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "guide", sizes: [.large],
    faults: [
      Fault(
        "guide.missing", ["missing"],
        [.key("Self-portrait at night"), .id("stop-4"), .text("Self-portrait at night")], "de",
        "no German translation"),
      Fault(
        "guide.player", ["overlapping", "underBar", "covered", "unreachable"],
        [.id("end"), .key("The tour ends at the museum shop.")], se: true,
        "a player as an overlay hides the last line for good"),
      Fault(
        "guide.initial", ["mixedFonts"], [.id("initial"), .text("وحات")], "ar",
        "the first letter of a joined word is in another typeface"),
      Fault(
        "guide.heart", ["overlapping"],
        [.id("exhibition"), .id("heart"), .key("Light and shadow"), .text("star.fill")],
        "a star on the middle of a title"),
      Fault(
        "guide.bytes", ["placeholder"], [.key("The blue table"), .id("stop-3"), .text("\u{FFFD}")],
        "de", "a letter was lost in conversion"),
      Fault(
        "guide.transcript", ["clipped"],
        [
          .id("transcript"),
          .key(
            "The painter worked at night, by the light of a single candle, and never sold one of these pictures."
          ),
        ], "de", "a height of 52 cuts a transcript"),
      Fault(
        "guide.start", ["turnedPicture"], [.id("start"), .key("Start at the entrance")], "ar",
        "flipsForRightToLeftLayoutDirection on a label with words"),
    ]
  ) { AnyView(GuideScreen()) }
}
