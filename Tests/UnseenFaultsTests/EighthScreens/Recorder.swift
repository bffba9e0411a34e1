import SwiftUI

private let muted = Color.primary.opacity(0.72)
private let red = Color(red: 0.75, green: 0.1, blue: 0.15)

private struct Take: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let minutes: String
}

struct RecorderScreen: View {
  @State private var position = 0.35
  @State private var showsDeleted = true

  private let takes = [
    Take(id: 1, name: "Meeting in the conference room", minutes: "12:30"),
    Take(id: 2, name: "Idea for a melody", minutes: "0:48"),
    Take(id: 3, name: "Birds at the lake", minutes: "3:05"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      header
      if !bug("recorder.toast") {
        toast.padding(.bottom, 8)
      }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(takes) { row($0) }
          } header: {
            Text("This week")
              .font(.headline)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(Color(.systemBackground))
          }
          deleted
        }
        .padding(.horizontal, 16)
      }
      player
    }
    .background(Color(.systemBackground))
    .overlay(alignment: .bottom) {
      if bug("recorder.toast") { toast.padding(.bottom, 20) }
    }
  }

  private var header: some View {
    HStack {
      Text("Recordings").font(.largeTitle.bold())
      Spacer()
      if !bug("recorder.position") { options }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .overlay {
      if bug("recorder.position") { options.position(x: 371, y: 32) }
    }
  }

  private var options: some View {
    Button {
    } label: {
      Image(systemName: "gearshape").font(.title3).frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Options")
    .accessibilityIdentifier("options")
  }

  private var toast: some View {
    HStack(spacing: 8) {
      Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
      Text("Saved for offline use").font(.subheadline).accessibilityIdentifier("toast")
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .background(Color(red: 0.15, green: 0.35, blue: 0.25), in: Capsule())
  }

  private func row(_ take: Take) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Image(systemName: "waveform")
          .foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(red, in: RoundedRectangle(cornerRadius: 8))
          .accessibilityHidden(true)
        if bug("recorder.row") && take.id == 1 {
          Text(take.name).lineLimit(1).accessibilityIdentifier("take1")
          Spacer()
          Text("Recorded yesterday evening").font(.subheadline).fixedSize().layoutPriority(1)
        } else {
          VStack(alignment: .leading, spacing: 2) {
            Text(take.name).accessibilityIdentifier("take\(take.id)")
            Text("Recorded yesterday evening").font(.caption).foregroundStyle(muted)
          }
          Spacer(minLength: 8)
          Text(verbatim: take.minutes).font(.subheadline.monospacedDigit()).foregroundStyle(muted)
        }
      }
      .padding(.vertical, 10)
      Divider()
    }
  }

  private var deleted: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        showsDeleted.toggle()
      } label: {
        HStack {
          if bug("recorder.verbatim") {
            Text(verbatim: "Recently deleted").accessibilityIdentifier("deletedTitle")
          } else {
            Text("Recently deleted").accessibilityIdentifier("deletedTitle")
          }
          Spacer()
          Group {
            if bug("recorder.chevron") {
              Image(systemName: "chevron.forward").rotationEffect(.degrees(180))
            } else {
              Image(systemName: showsDeleted ? "chevron.down" : "chevron.forward")
            }
          }
          .accessibilityIdentifier("chevron")
        }
        .font(.headline)
        .frame(minHeight: 44)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("deleted")
      if showsDeleted {
        Text("Kept for thirty days, then removed").font(.footnote).foregroundStyle(muted)
          .accessibilityIdentifier("kept")
      }
    }
    .padding(.vertical, 10)
  }

  private var player: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 22)
        .fill(Color(.secondarySystemBackground))
        .zIndex(bug("recorder.card") ? 1 : 0)
      VStack(spacing: 10) {
        Text("Now playing: Birds at the lake").font(.headline).multilineTextAlignment(.center)
          .accessibilityIdentifier("playing")
        HStack(spacing: 3) {
          ForEach(0..<32, id: \.self) { index in
            Capsule().fill(index < 12 ? red : Color.primary.opacity(0.3))
              .frame(width: 4, height: 8 + CGFloat((index * 7) % 19))
          }
        }
        .frame(height: 30)
        .accessibilityHidden(true)
        Slider(value: $position).tint(red).accessibilityLabel("Position")
        HStack(spacing: bug("recorder.buttons") ? -26 : 28) {
          control("gobackward.15", "Back 15 seconds", "back", 44)
          control("play.fill", "Play", "play", 60)
          control("goforward.15", "Forward 15 seconds", "forward", 44)
        }
      }
      .padding(16)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, 12)
    .padding(.bottom, 8)
  }

  private func control(
    _ symbol: String, _ label: LocalizedStringKey, _ id: String, _ side: CGFloat
  ) -> some View {
    Button {
    } label: {
      Image(systemName: symbol).font(.title2).frame(width: side, height: side)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }
}

extension RecorderScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "recorder", sizes: [.large],
    faults: [
      Fault(
        "recorder.toast", ["covered", "overlapping"],
        [
          .id("play"), .id("back"), .id("forward"), .id("toast"),
          .key("Saved for offline use"),
        ], "en", "the toast lies on the buttons of the player"),
      Fault(
        "recorder.position", ["outside", "clipped", "notMirrored"], [.id("options")], "en",
        se: true,
        "the gear is placed for a wider iPhone and cut by the small one's edge"),
      Fault(
        "recorder.row", ["truncated", "broken", "overflowing", "clipped"],
        [
          .id("take1"),
          .key("Meeting in the conference room"), .key("Recorded yesterday evening"),
        ], "de", se: true,
        "the name is squeezed by the date"),
      Fault(
        "recorder.verbatim", ["literal", "untranslated", "missing"],
        [.id("deletedTitle"), .id("deleted"), .text("Recently deleted")],
        "ja", "an English literal in Japanese"),
      Fault(
        "recorder.chevron", ["turnedPicture", "fixedArrow", "notMirrored"],
        [.id("chevron"), .id("deleted")], "en",
        "the chevron points backward"),
      Fault(
        "recorder.card", ["overlapping", "covered"],
        [.id("playing"), .id("play"), .key("Now playing: Birds at the lake")],
        "en", dark: true, "the card is drawn over the player's content"),
      Fault(
        "recorder.buttons", ["covered", "overlapping"], [.id("play"), .id("back"), .id("forward")],
        "en",
        "the three buttons lie on one another"),
      Fault(
        "recorder.mojibake", ["placeholder", "mixedScripts", "mixedFonts", "localization"],
        [.id("kept"), .key("Kept for thirty days, then removed")], "de",
        "Ã¼ for ü: a file in a wrong encoding"),
    ]
  ) { AnyView(RecorderScreen()) }
}
