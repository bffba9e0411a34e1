import Calque
import Foundation

/// A piece of music that is being played.
struct MusicScreen: View {
  @State private var place = 84.0
  @State private var volume = 0.6

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      ScrollView { player }.background(.background)
    } else {
      player.frame(maxHeight: .infinity).background(.background)
    }
  }

  private var player: some View {
    VStack(spacing: 28) {
      Capsule().fill(.tertiary).frame(width: 36, height: 5)
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "music.note").font(.system(size: 90)).foregroundStyle(.white) }
        .shadow(radius: 12)
      HStack {
        VStack(alignment: .leading) {
          Text("Evening by the Sea").font(.title2).bold()
          Text(verbatim: "Nour & The Tides").font(.title3).foregroundStyle(.secondary)
        }
        Spacer()
        Menu {
          Button("Add to Library", systemImage: "plus") {}
          Button("Share Song", systemImage: "square.and.arrow.up") {}
          Divider()
          Button("Remove", systemImage: "trash", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis.circle.fill").font(.title2)
        }
      }
      VStack(spacing: 4) {
        Slider(value: $place, in: 0...222) { Text("Position") }
        HStack {
          Text(Duration.seconds(place), format: .time(pattern: .minuteSecond))
          Spacer()
          Text(Duration.seconds(222 - place), format: .time(pattern: .minuteSecond))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 52) {
        Button("Back", systemImage: "backward.fill") {}.font(.largeTitle)
        Button("Pause", systemImage: "pause.fill") {}.font(.system(size: 48))
        Button("Next", systemImage: "forward.fill") {}.font(.largeTitle)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
      // Controls of media point in the direction of a tape, in every language.
      .environment(\.layoutDirection, .leftToRight)
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $volume) { Text("Volume") }
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 28)
    .padding(.top, 60)
    .frame(maxWidth: .infinity)
  }
}
