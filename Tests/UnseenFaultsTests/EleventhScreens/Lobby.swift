import SwiftUI

/// The lobby before a video call.
struct LobbyScreen: View {
  @State private var isMuted = false
  @State private var blurs = true
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var face = 36.0

  private let night = Color(red: 0.07, green: 0.08, blue: 0.12)

  var body: some View {
    ZStack {
      night.ignoresSafeArea()
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 16) {
            heading
            preview
            controls
            settings
            notice
          }
          .padding(16)
        }
        Button("Join call") {}
          .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.1, green: 0.45, blue: 0.25)))
          .accessibilityIdentifier("join")
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
      }
    }
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Weekly design review").font(.title2.bold())
      HStack(spacing: 12) {
        faces
        Text("\(3) people are already here").font(.subheadline)
        Spacer(minLength: 0)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var faces: some View {
    let names = ["AK", "JS", "RM"]
    let colors = [Color.purple, Color.brown, Color.indigo]
    let width = face * 3 + 8
    let isTurned = bug("lobby.faces") && direction == .rightToLeft
    return ZStack {
      ForEach(0..<3, id: \.self) { index in
        let x = face / 2 + Double(index) * (face + 4)
        Text(verbatim: names[index])
          .font(.caption.weight(.bold))
          .frame(width: face, height: face)
          .background(colors[index].opacity(0.35), in: Circle())
          .position(x: isTurned ? width - x : x, y: face / 2)
          .accessibilityIdentifier("face-\(names[index])")
      }
    }
    .frame(width: width, height: face)
  }

  private var preview: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [
          Color(red: 0.2, green: 0.25, blue: 0.35), Color(red: 0.9, green: 0.85, blue: 0.75),
        ],
        startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Color(red: 0.8, green: 0.6, blue: 0.5))
        .frame(width: 96, height: 96)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      nameTag
    }
    .frame(height: 230)
    .clipShape(RoundedRectangle(cornerRadius: bug("lobby.tag") ? 36 : 20, style: .continuous))
    .scaleEffect(x: bug("lobby.mirror") ? -1 : 1, y: 1)
  }

  private var nameTag: some View {
    Text("You, with a blurred background")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.white)
      .accessibilityIdentifier("tag")
      .padding(.horizontal, bug("lobby.tag") ? 2 : 10)
      .padding(.vertical, bug("lobby.tag") ? 1 : 6)
      .background(
        bug("lobby.scrim") ? Color.clear : Color.black.opacity(0.8),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .padding(bug("lobby.tag") ? 0 : 12)
  }

  private var controls: some View {
    HStack(spacing: 20) {
      control("mic.fill", "Microphone", "mic")
        .scaleEffect(bug("lobby.mic") ? 0.4 : 1)
      control("video.fill", "Camera", "camera")
      control("arrow.triangle.2.circlepath", "Switch camera", "switch", isDark: bug("lobby.switch"))
    }
  }

  private func control(
    _ symbol: String, _ label: LocalizedStringKey, _ id: String, isDark: Bool = false
  ) -> some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .font(.title3)
        .foregroundStyle(isDark ? Color(white: 0.15) : .white)
        .frame(width: 56, height: 56)
        .background(Color(white: 0.2), in: Circle())
    }
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }

  private var settings: some View {
    VStack(spacing: 4) {
      Toggle("Join with sound off", isOn: $isMuted)
        .frame(minHeight: 44)
        .accessibilityIdentifier("muted")
      Divider()
      Menu {
        Button("Loudspeaker") {}
        Button("Headphones") {}
      } label: {
        HStack {
          let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
          layout {
            Text("Sound output").foregroundStyle(.white)
            if !typeSize.isAccessibilitySize { Spacer(minLength: 8) }
            Text("Loudspeaker").foregroundStyle(Color(white: 0.8))
          }
          if typeSize.isAccessibilitySize { Spacer(minLength: 8) }
          Image(systemName: "chevron.up.chevron.down").font(.footnote).foregroundStyle(
            Color(white: 0.8))
        }
        .frame(minHeight: 44)
      }
      .accessibilityIdentifier("output")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(white: 0.16), in: RoundedRectangle(cornerRadius: 16))
  }

  private var notice: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "lock.fill").font(.footnote)
      Text("The host lets you in as soon as the meeting begins. Nobody can hear you yet.")
        .font(.footnote)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("notice")
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: bug("lobby.notice") ? 36 : nil)
    .padding(.vertical, bug("lobby.notice") ? 0 : 12)
    .background(Color(red: 0.16, green: 0.2, blue: 0.36), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension LobbyScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "lobby", sizes: [.large, .accessibility1],
    faults: [
      Fault("lobby.mic", ["smallTouchArea"], [.id("mic")], "en", "a scaled button of 22 points"),
      Fault(
        "lobby.tag", ["clipped"], [.id("tag"), .key("You, with a blurred background")], "en",
        "the name is in the round corner, which cuts its first letter"),
      Fault(
        "lobby.scrim", ["lowContrast"], [.id("tag"), .key("You, with a blurred background")], "ja",
        "white letters on the light part of the picture"),
      Fault(
        "lobby.notice", ["overflowing", "overlapping", "truncated", "clipped"],
        [
          .id("notice"),
          .key("The host lets you in as soon as the meeting begins. Nobody can hear you yet."),
        ], "de",
        text: .accessibility1, "a box of 36 points, out of which the text hangs"),
      Fault(
        "lobby.switch", ["lowContrast"], [.id("switch")], "en", "a dark symbol on a dark circle"),
      Fault(
        "lobby.mirror", ["turnedPicture"], [.id("tag"), .key("You, with a blurred background")],
        "en",
        "the picture of the front camera is mirrored with the text on it"),
      Fault(
        "lobby.output", ["untranslated", "missing"], [.key("Sound output"), .id("output")], "ar",
        "the entry is new and empty"),
      Fault(
        "lobby.faces", ["notMirrored"], [.id("face-AK"), .id("face-RM"), .text("AK"), .text("RM")],
        "ar",
        "the developer turns the positions, which SwiftUI does already"),
    ]
  ) { AnyView(LobbyScreen()) }
}
