import SwiftUI

struct PodcastPlayerScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  private let progress = 0.35
  @ScaledMetric(relativeTo: .body) private var unit = 1.0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          artwork
          titles
          timeline
          controls
          extras
          upNext
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 16)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Close player", systemImage: "chevron.down") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Download episode", systemImage: "arrow.down.circle") {}
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .navigationTitle("Now playing")
      .navigationBarTitleDisplayMode(.inline)
      .overlay(alignment: .bottom) {
        if bug("podcast.miniCover") || bug("podcast.miniCover2") {
          HStack {
            Text("Sleep timer ends in 10 minutes.").foregroundStyle(.white)
            Spacer()
          }
          .padding()
          .frame(maxWidth: .infinity)
          .background(Color(white: 0.15), in: RoundedRectangle(cornerRadius: 12))
          .padding(8)
          .padding(.bottom, bug("podcast.miniCover2") ? 90 : 60)
        }
      }
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(
        LinearGradient(
          colors: [
            Color(red: 0.9, green: 0.75, blue: 0.4), Color(red: 0.3, green: 0.1, blue: 0.25),
          ],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(height: 220)
      .overlay(alignment: bug("podcast.artTitle") ? .topLeading : .bottomLeading) {
        Text("Stories from the harbour")
          .font(.title2.bold())
          .foregroundStyle(.white)
          .padding(16)
          .accessibilityIdentifier("show")
      }
  }

  private var titles: some View {
    VStack(spacing: 4) {
      if bug("podcast.fixedTitle") {
        Text("The lighthouse keeper who never slept").font(.title3.bold()).fixedSize()
          .accessibilityIdentifier("episode")
      } else if bug("podcast.titleShrunk") {
        Text("The lighthouse keeper who never slept").font(.title3.bold())
          .lineLimit(1).minimumScaleFactor(0.2).frame(width: 150)
          .accessibilityIdentifier("episode")
      } else {
        Text("The lighthouse keeper who never slept").font(.title3.bold())
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("episode")
      }
      Text("Episode \(12) of \(40)").font(.subheadline).foregroundStyle(.secondary)
        .accessibilityIdentifier("number")
    }
  }

  private var timeline: some View {
    VStack(spacing: 6) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(.systemGray4)).frame(height: 6)
          if bug("podcast.offsetBar") {
            Capsule().fill(Color.accentColor).frame(width: 24, height: 6)
              .position(
                x: proxy.size.width * (rtl ? 1 - progress : progress), y: proxy.size.height / 2
              )
              .accessibilityIdentifier("played")
          } else {
            Capsule().fill(Color.accentColor).frame(
              width: proxy.size.width * progress - (bug("podcast.negative") ? 400 : 0), height: 6
            )
            .accessibilityIdentifier("played")
          }
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 12)
      if bug("podcast.times") {
        ZStack {
          Text(Duration.seconds(754), format: .time(pattern: .minuteSecond))
            .accessibilityIdentifier("elapsed")
          Text("\(23) minutes left").accessibilityIdentifier("left")
        }
        .font(.footnote.monospacedDigit()).foregroundStyle(.secondary)
      } else {
        HStack {
          Text(Duration.seconds(754), format: .time(pattern: .minuteSecond))
            .accessibilityIdentifier("elapsed")
          Spacer()
          Text("\(23) minutes left").accessibilityIdentifier("left")
        }
        .font(.footnote.monospacedDigit()).foregroundStyle(.secondary)
      }
    }
  }

  private var controls: some View {
    HStack(spacing: bug("podcast.controlsWide") ? 120 : 36) {
      control("gobackward", "Back 15 seconds", "back")
      Button {
      } label: {
        Image(systemName: "play.circle.fill").font(.system(size: 64))
      }
      .accessibilityLabel("Play")
      .accessibilityIdentifier("play")
      control("goforward", "Forward 30 seconds", "forward")
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
  }

  private func control(_ symbol: String, _ label: LocalizedStringKey, _ id: String) -> some View {
    Button {
    } label: {
      Image(systemName: symbol).font(.title)
        .frame(
          width: pick("podcast.smallControls", 26, 48),
          height: pick("podcast.smallControls", 26, 48)
        )
        .contentShape(Rectangle())
    }
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }

  private var extras: some View {
    HStack {
      Button("Speed", systemImage: "speedometer") {}.accessibilityIdentifier("speed")
      Spacer()
      Button("Sleep timer", systemImage: "moon.zzz") {}.accessibilityIdentifier("sleep")
      Spacer()
      Button("Share", systemImage: "square.and.arrow.up") {}.accessibilityIdentifier("share")
    }
    .labelStyle(ExtrasLabelStyle(titles: bug("podcast.extraTitles")))
    .font(.title3)
    .buttonStyle(IconButtonStyle())
    .scaleEffect(x: 1, y: 1)
  }

  private var upNext: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Up next").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(0..<2) { index in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(index == 0 ? Color.teal : Color.indigo)
            .frame(width: 48, height: 48)
          VStack(alignment: .leading) {
            if index == 0 {
              Text("A town without clocks")
                .lineLimit(bug("podcast.nextLine") ? 1 : nil)
                .frame(width: bug("podcast.nextLine") ? 170 : nil, alignment: .leading)
            } else {
              Text("The last ferry")
            }
            if bug("podcast.kickerMirror"), index == 0 {
              Text("New").font(.caption.bold()).foregroundStyle(.secondary).scaleEffect(x: -1, y: 1)
                .accessibilityIdentifier("new\(index)")
            } else {
              Text("New").font(.caption.bold()).foregroundStyle(.secondary)
                .accessibilityIdentifier("new\(index)")
            }
          }
          Spacer(minLength: 0)
        }
        .padding(.bottom, bug("podcast.nextNegative") && index == 0 ? -46 : 0)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  static let unseen = UnseenScreen(
    name: "podcast", sizes: [.large, .xxxLarge, .accessibility2],
    faults: [
      Fault(
        "podcast.miniCover", ["covered", "overlapping"], [.any], se: true, "toast over the buttons"),
      Fault(
        "podcast.artTitle", ["lowContrast"], [.id("show")], "white on the light end of the artwork"),
      Fault("podcast.titleShrunk", ["shrunk"], [.id("episode")], "de", "150 points, factor 0.2"),
      Fault(
        "podcast.offsetBar", ["notMirrored"], [.id("played"), .any], "ar",
        "knob placed by position x"),
      Fault("podcast.times", ["overlapping"], [.id("elapsed"), .id("left")], "times in a ZStack"),
      Fault(
        "podcast.controlsWide", ["outside"], [.id("back"), .id("forward")], se: true,
        "controls 120 points apart"),
      Fault("podcast.smallControls", ["smallTouchArea"], [.id("back")], "26 points"),
      Fault(
        "podcast.nextLine", ["truncated"], [.key("A town without clocks")], "de",
        "one line, 170 points"),
      Fault(
        "podcast.kickerMirror", ["turnedPicture"], [.id("new0"), .key("New")],
        "scaleEffect(x: -1) on a text"),
      Fault("podcast.nextNegative", ["overlapping"], [.any], "negative padding between rows"),
      Fault("podcast.missingAr", ["missing"], [.key("Up next")], "ar", "no ar translation"),
      Fault(
        "podcast.mismatch", ["localization"], [.key("Episode %lld of %lld")], "ar",
        "%2$@ for an Int"),
      Fault(
        "podcast.negative",
        ["unusableNumber", "invalidLength", "number", "negativeSize", "invalidSize"],
        [.id("played"), .any], "negative width"),
      Fault(
        "podcast.miniCover2", ["covered", "overlapping"], [.any], se: true,
        "toast over the middle of the buttons"),
      Fault(
        "podcast.extraTitles", ["truncated", "broken", "overflowing"],
        [.key("Speed"), .key("Sleep timer"), .id("speed"), .id("sleep")], "de", se: true,
        "titles beside the symbols"),
    ]
  ) { AnyView(PodcastPlayerScreen()) }
}

struct IconButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
  }
}

struct ExtrasLabelStyle: LabelStyle {
  let titles: Bool
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      if titles { configuration.title.lineLimit(1) }
    }
    .accessibilityElement(children: .combine)
  }
}
