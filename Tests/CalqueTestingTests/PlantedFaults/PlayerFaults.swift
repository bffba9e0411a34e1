import Calque
import Foundation

/// Plays music.
struct PlayerScreen: FaultyScreen {
  let fault: String?
  @State private var position = 0.4

  static let faults = [
    PlantedFault(
      "playerCutSong", "truncated", at: "song", key: "Evening rain", "ar",
      ["Evening rain": "مطر المساء فوق المدينة القديمة عند البحر"]),
    PlantedFault("playerArrowStays", "fixedArrow", at: "queue", "ar"),
    PlantedFault("playerPlayTurned", "turnedPicture", at: "play", "ar"),
    PlantedFault("playerDrawnChevron", "fixedPicture", at: "chevron", "ar"),
    PlantedFault("playerTinyNext", "smallTouchArea", at: "next"),
    PlantedFault("playerCoveredPlay", "covered", at: "play"),
    PlantedFault("playerTextTurned", "turnedPicture", at: "artist", key: "The Lanterns", "ar"),
    PlantedFault("playerGreyArtist", "lowContrast", at: "artist", key: "The Lanterns").with {
      $0.colorScheme = .dark
    },
    PlantedFault("playerForeignName", "unknownFont", at: "artist"),
    PlantedFault("playerTofu", "uncoveredCharacter", at: "lyrics"),
    PlantedFault("playerQueueFirst", "readingOrder", at: "queueLabel"),
  ]

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ChevronLine(isFixed: has("playerDrawnChevron")).frame(width: 12, height: 20)
          .accessibilityIdentifier("chevron")
        Spacer()
        Text("Now playing").font(.headline)
        Spacer()
      }
      RoundedRectangle(cornerRadius: 20).fill(.indigo.gradient).frame(height: 280)
      names
      Slider(value: $position)
      buttons
      Text(verbatim: has("playerTofu") ? "♪ la \u{10FFF0} la" : "♪ la la")
        .accessibilityIdentifier("lyrics")
      Spacer()
      queue
    }
    .padding()
  }

  private var names: some View {
    VStack(spacing: 4) {
      Text("Evening rain").font(.title).bold().lineLimit(1).frame(width: 280)
        .accessibilityIdentifier("song")
      Text("The Lanterns")
        .font(has("playerForeignName") ? .custom("Gotham Rounded", size: 17) : .body)
        .foregroundStyle(has("playerGreyArtist") ? Color(white: 0.22) : Color.primary)
        .flipsForRightToLeftLayoutDirection(has("playerTextTurned"))
        .accessibilityIdentifier("artist")
    }
  }

  private var buttons: some View {
    HStack(spacing: 40) {
      Button {
      } label: {
        Image(systemName: "play.fill")
          .flipsForRightToLeftLayoutDirection(has("playerPlayTurned"))
          .font(.largeTitle).frame(width: 60, height: 60)
          .contentShape(Rectangle())
      }
      .accessibilityLabel("Play")
      .accessibilityIdentifier("play")
      .overlay {
        if has("playerCoveredPlay") { Circle().fill(.black.opacity(0.02)) }
      }
      Button {
      } label: {
        Image(systemName: "forward.fill")
          .frame(
            width: has("playerTinyNext") ? 20 : 44, height: has("playerTinyNext") ? 20 : 44
          )
          .contentShape(Rectangle())
      }
      .accessibilityLabel("Next")
      .accessibilityIdentifier("next")
    }
  }

  private var queue: some View {
    HStack {
      Text("Up next").accessibilitySortPriority(has("playerQueueFirst") ? -3 : 0)
        .accessibilityIdentifier("queueLabel")
      Spacer()
      Image(systemName: has("playerArrowStays") ? "chevron.right" : "chevron.forward")
        .accessibilityLabel("Up next").accessibilityIdentifier("queue")
    }
    .padding(.bottom)
  }
}

/// A chevron that is a drawing of its own.
struct ChevronLine: View {
  let isFixed: Bool

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  var body: some View {
    if isFixed {
      Canvas { context, size in
        let path = Line().path(in: CGRect(origin: .zero, size: size))
        context.stroke(path, with: .color(.blue), lineWidth: 3)
      }
    } else {
      Line().stroke(.blue, lineWidth: 3)
    }
  }
}
