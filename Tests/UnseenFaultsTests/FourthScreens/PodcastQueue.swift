import SwiftUI

private struct Episode: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let minutes: Int
  let tint: Color
}

private let upNext: [Episode] = [
  Episode(id: "q1", title: "The city that sank twice", minutes: 42, tint: .teal),
  Episode(id: "q2", title: "Letters from a lighthouse", minutes: 27, tint: .orange),
  Episode(id: "q3", title: "Salt, silver and silence", minutes: 51, tint: .indigo),
  Episode(id: "q4", title: "A map without names", minutes: 33, tint: .pink),
]

struct PodcastQueueScreen: View {
  @State private var progress = 0.35
  @State private var isPlaying = true

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          Artwork()
          EpisodeHeading()
          Scrubber(progress: progress)
          TransportControls(isPlaying: $isPlaying)
          ShowNotes()
          QueueSection()
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 12)
      }
      .modifier(SleepBarPlacement())
      .navigationTitle("Now Playing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            Image(systemName: "chevron.down")
          }
          .accessibilityLabel("Close player")
        }
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Share episode", systemImage: "square.and.arrow.up") {}
            Button("Remove download", systemImage: "trash", role: .destructive) {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityLabel("More")
        }
      }
    }
  }
}

private struct SleepBarPlacement: ViewModifier {
  func body(content: Content) -> some View {
    if bug("queue.barOverQueue") {
      content.overlay(alignment: .bottom) { SleepBar() }
    } else {
      content.safeAreaInset(edge: .bottom, spacing: 0) { SleepBar() }
    }
  }
}

private struct Artwork: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(
        LinearGradient(
          colors: [
            Color(red: 0.16, green: 0.2, blue: 0.45), Color(red: 0.42, green: 0.16, blue: 0.4),
          ],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(height: 180)
      .overlay {
        Image(systemName: "waveform")
          .font(.system(size: 72))
          .foregroundStyle(.white.opacity(0.85))
          .accessibilityHidden(true)
      }
      .overlay(alignment: .topLeading) {
        Text("New")
          .font(.caption.bold())
          .foregroundStyle(pick("queue.badgeYellow", Color.white, Color.black))
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(Color.yellow, in: Capsule())
          .padding(14)
          .accessibilityIdentifier("queue.badge")
      }
      .overlay(alignment: .topTrailing) {
        Button {
        } label: {
          Image(systemName: "bookmark.fill")
            .foregroundStyle(.white)
            .frame(width: 44, height: 44)
            .background(.black.opacity(0.35), in: Circle())
        }
        .padding(8)
        .accessibilityLabel("Save episode")
        .accessibilityIdentifier("queue.save")
      }
      .overlay {
        if bug("queue.shineOverSave") {
          // A gloss that is drawn last, and takes the touches.
          LinearGradient(
            colors: [.white.opacity(0.12), .clear], startPoint: .top, endPoint: .center
          )
          .contentShape(Rectangle())
          .onTapGesture {}
        }
      }
  }
}

private struct EpisodeHeading: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("The harbor that moved overnight")
        .font(.title2.bold())
        .multilineTextAlignment(.center)
        .lineLimit(pick("queue.titleOneLine", 1, nil))
        .accessibilityIdentifier("queue.title")
      Text("Lost Places, episode 118")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Scrubber: View {
  @Environment(\.layoutDirection) private var direction
  let progress: Double

  var body: some View {
    VStack(spacing: 6) {
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary).frame(height: 6)
          Capsule().fill(Color.accentColor)
            .frame(width: geometry.size.width * progress, height: 6)
          if bug("queue.knobPosition") {
            knob.position(
              x: geometry.size.width * (direction == .rightToLeft ? 1 - progress : progress), y: 10)
          } else {
            knob.padding(.leading, geometry.size.width * progress - 9)
          }
        }
        .frame(height: 20)
      }
      .frame(height: 20)
      .accessibilityElement()
      .accessibilityLabel("Playback position")
      HStack {
        Text("14:20").accessibilityIdentifier("queue.elapsed")
        Spacer()
        if !bug("queue.chapterOverTime") { chapter }
        Spacer()
        Text("-26:40")
      }
      .font(.caption)
      .monospacedDigit()
      .foregroundStyle(.secondary)
      .overlay(alignment: .leading) {
        if bug("queue.chapterOverTime") { chapter.font(.caption).padding(.leading, 16) }
      }
    }
  }

  private var knob: some View {
    Circle().fill(Color.accentColor).frame(width: 18, height: 18)
      .accessibilityIdentifier("queue.knob")
  }

  private var chapter: some View {
    Text("Chapter 2: The storm").lineLimit(1).accessibilityIdentifier("queue.chapter")
  }
}

private struct TransportControls: View {
  @Binding var isPlaying: Bool

  var body: some View {
    HStack(spacing: 28) {
      RoundControl(
        symbol: "gobackward.15", label: "Back 15 seconds", side: pick("queue.smallSkip", 20, 48)
      )
      .accessibilityIdentifier("queue.back")
      RoundControl(symbol: isPlaying ? "pause.fill" : "play.fill", label: "Pause", side: 64)
      RoundControl(symbol: "goforward.30", label: "Forward 30 seconds", side: 48)
    }
  }
}

private struct RoundControl: View {
  let symbol: String
  let label: LocalizedStringKey
  let side: CGFloat

  var body: some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .font(.system(size: side * 0.5))
        .frame(width: side, height: side)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

private struct ShowNotes: View {
  var body: some View {
    Text(
      "In 1781 a fishing village woke up to find the sea a mile away. We follow the only map that shows why."
    )
    .font(.callout)
    .foregroundStyle(.primary)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityIdentifier("queue.notes")
  }
}

private struct QueueSection: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Up next").font(.title3.bold())
        Spacer()
        Text("\(upNext.count) episodes")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("queue.count")
      }
      ForEach(upNext) { QueueRow(episode: $0) }
    }
  }
}

private struct QueueRow: View {
  let episode: Episode
  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(episode.tint.gradient).frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.title).font(.body)
        duration.font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("queue.duration.\(episode.id)")
      }
      Spacer(minLength: 0)
    }
  }

  private var duration: Text {
    bug("queue.durationLiteral")
      ? Text(verbatim: "\(episode.minutes) min") : Text("\(episode.minutes) min")
  }
}

private struct SleepBar: View {
  var body: some View {
    HStack {
      Label("Sleep timer off", systemImage: "moon.zzz")
        .font(.footnote)
      Spacer()
      Button("Speed") {}
        .font(.footnote.bold())
        .foregroundStyle(.primary)
        .frame(minWidth: 44, minHeight: 44)
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity)
    .background(Ground.card)
  }
}

extension PodcastQueueScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "queue", sizes: [.large],
    faults: [
      Fault(
        "queue.barOverQueue", ["overlapping", "unreachable", "underBar", "covered"],
        [.id("queue.duration.q4"), .text("A map without names"), .text("33 min")],
        "the bar is an overlay: the last episode of the queue stays behind it"),
      Fault("queue.badgeYellow", ["lowContrast"], [.id("queue.badge")], "white on yellow"),
      Fault(
        "queue.shineOverSave", ["covered"], [.id("queue.save")],
        "a gloss takes the touches of the button"),
      Fault(
        "queue.titleOneLine", ["truncated"], [.id("queue.title")], "de",
        "the title of the episode has one line"),
      Fault(
        "queue.knobPosition", ["notMirrored"], [.id("queue.knob")], "ar",
        "position(x:) of the knob is mirrored by hand, and so twice"),
      Fault(
        "queue.chapterOverTime", ["overlapping"], [.id("queue.chapter"), .id("queue.elapsed")],
        "the chapter is drawn over the elapsed time"),
      Fault("queue.smallSkip", ["smallTouchArea"], [.id("queue.back")], "a button of 20 points"),
      Fault(
        "queue.durationLiteral", ["literal"], [.id("queue.duration.q1"), .text("42 min")], "en-XA",
        "a verbatim text with a unit"),
      Fault(
        "queue.countSpecifier", ["localization", "placeholder"],
        [.id("queue.count"), .key("%lld episodes")], "de", "%@ for the number in the plural"),
    ]
  ) { AnyView(PodcastQueueScreen()) }
}
