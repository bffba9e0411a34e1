import CalqueTesting
import Foundation
import SwiftUI

/// The timer of an interval workout.
struct IntervalScreen: View {
  struct Step: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let symbol: String
    let seconds: Int
  }

  @Environment(\.layoutDirection) private var direction
  @State private var isPaused = false
  @State private var showsDetails = true
  @ScaledMetric(relativeTo: .headline) private var ring = 230.0
  private let orange = Color(red: 0.72, green: 0.22, blue: 0.02)
  private var steps: [Step] {
    [
      Step(id: "rest", name: "Rest", symbol: "pause.circle", seconds: 20),
      Step(
        id: "rope", name: "Jump rope",
        symbol: pick("interval.symbol", "figure.jumping.rope", "figure.run"),
        seconds: 40),
      Step(id: "plank", name: "Plank", symbol: "timer", seconds: 45),
    ]
  }

  var body: some View {
    if bug("interval.header") {
      scroll(VStack(spacing: 22) { content }.padding(.top, 74).overlay(alignment: .top) { header })
    } else {
      scroll(
        VStack(spacing: 22) {
          header
          content
        })
    }
  }

  private func scroll(_ view: some View) -> some View {
    ScrollView { view.padding(.horizontal, 20).padding(.bottom, 24) }
      .background(Color(.systemBackground))
  }

  private var header: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "xmark").font(.headline).frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("End workout"))
      .accessibilityIdentifier("interval.end")
      Spacer()
      Text("Morning HIIT").font(.headline).accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("interval.title")
      Spacer()
      Button {
      } label: {
        Image(systemName: "speaker.wave.2.fill").font(.headline).frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Sound"))
    }
    .foregroundStyle(Color.primary)
    .padding(.top, 8)
  }

  @ViewBuilder private var content: some View {
    if bug("interval.cover") {
      VStack(spacing: 22) {
        dial
        controls
      }
      .overlay {
        Color.clear.contentShape(Rectangle()).onTapGesture { showsDetails.toggle() }
      }
    } else {
      dial
      controls
    }
    pills
    upcoming
    hint
  }

  private var dial: some View {
    ZStack {
      Circle().stroke(Color(.tertiarySystemFill), lineWidth: 14)
      Circle().trim(from: 0, to: 0.64)
        .stroke(orange, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if bug("interval.dial") {
        phase.offset(y: -34)
        time
        round.offset(y: 42)
      } else {
        VStack(spacing: 0) {
          phase
          time
          round
        }
      }
    }
    .frame(width: min(ring, 320), height: min(ring, 320))
    .frame(maxWidth: .infinity)
  }

  private var phase: some View {
    Text("High effort").font(.headline).multilineTextAlignment(.center)
      .frame(maxWidth: min(ring, 320) * 0.66)
      .accessibilityIdentifier("interval.phase")
  }

  private var time: some View {
    Text(verbatim: "00:32").font(.system(size: 56, weight: .bold, design: .rounded))
      .monospacedDigit()
      .accessibilityIdentifier("interval.time")
  }

  private var round: some View {
    Text("Round \(3) of \(8)").font(.footnote)
  }

  private var controls: some View {
    HStack(spacing: 28) {
      control("backward.end.fill", "Previous", "interval.previous", 56)
      control(isPaused ? "play.fill" : "pause.fill", "Pause", "interval.pause", 76)
      control("forward.end.fill", "Skip", "interval.skip", 56)
    }
  }

  private func control(_ symbol: String, _ label: LocalizedStringKey, _ id: String, _ side: CGFloat)
    -> some View
  {
    Button {
      isPaused.toggle()
    } label: {
      Image(systemName: symbol).font(.system(size: side * 0.36, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(orange, in: Circle())
    }
    .accessibilityLabel(Text(label))
    .accessibilityIdentifier(id)
  }

  private var pills: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { pillViews }
      VStack(spacing: 12) { pillViews }
    }
  }

  @ViewBuilder private var pillViews: some View {
    let beats = Text("\(146) beats/min").font(.subheadline.weight(.semibold))
      .accessibilityIdentifier("interval.beats")
    if bug("interval.beats") {
      beats.fixedSize()
        .frame(width: 96, height: 36)
        .background(Color(.secondarySystemBackground))
        .clipShape(Capsule())
    } else {
      beats.padding(.horizontal, 14).padding(.vertical, 8)
        .background(Color(.secondarySystemBackground), in: Capsule())
    }
    Text("\(212) kcal").font(.subheadline.weight(.semibold))
      .foregroundStyle(pick("interval.kcal", Color(white: 0.2), Color.primary))
      .padding(.horizontal, 14).padding(.vertical, 8)
      .background(Color(.secondarySystemBackground), in: Capsule())
      .accessibilityIdentifier("interval.kcal")
  }

  private var upcoming: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Coming up").font(.title3.bold()).accessibilityAddTraits(.isHeader).padding(.bottom, 6)
      ForEach(steps) { step in
        HStack(spacing: 12) {
          if bug("interval.rows"), direction == .rightToLeft {
            length(step)
            Spacer(minLength: 8)
            name(step)
            icon(step)
          } else {
            icon(step)
            name(step)
            Spacer(minLength: 8)
            length(step)
          }
        }
        .frame(minHeight: 48)
        Divider()
      }
    }
  }

  private func icon(_ step: Step) -> some View {
    Image(systemName: step.symbol).frame(width: 30).foregroundStyle(orange)
      .accessibilityIdentifier("interval.icon.\(step.id)")
  }

  private func name(_ step: Step) -> some View {
    Text(step.name).accessibilityIdentifier("interval.name.\(step.id)")
  }

  private func length(_ step: Step) -> some View {
    Text("\(step.seconds) s").monospacedDigit()
      .accessibilityIdentifier("interval.length.\(step.id)")
  }

  private var hint: some View {
    Label("Keep your elbows close to your body.", systemImage: "lightbulb.fill")
      .font(.subheadline)
      .rotation3DEffect(.degrees(pick("interval.hint", 180, 0)), axis: (x: 0, y: 1, z: 0))
      .card(Color(.secondarySystemBackground))
      .accessibilityIdentifier("interval.hint")
  }
}

extension IntervalScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "interval", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "interval.dial", ["overlapping"],
        [.id("interval.phase"), .id("interval.time"), .key("High effort"), .text("00:32")], "de",
        text: .accessibility1, "The phase has two lines, and lies over the time"),
      Fault(
        "interval.cover", ["covered"],
        [.id("interval.pause"), .id("interval.skip"), .id("interval.previous")], "en", se: true,
        "A clear view that is tapped for details takes the touches of the controls"),
      Fault(
        "interval.header", ["readingOrder"],
        [.id("interval.end"), .id("interval.title"), .key("Sound")], "ja",
        "The header is an overlay, and read after everything"),
      Fault(
        "interval.beats", ["clipped", "overflowing"],
        [.id("interval.beats"), .key("%lld beats/min")], "de",
        "The pill is as wide as the English text, and cuts the German one"),
      Fault(
        "interval.symbol", ["unknownSymbol"],
        [.id("interval.icon.rope"), .text("figure.jumping.rope")], "en", dark: true,
        "A symbol that does not exist: the row has no picture"),
      Fault(
        "interval.hint", ["turnedPicture"],
        [.id("interval.hint"), .key("Keep your elbows close to your body.")], "ja", se: true,
        "The back of a card is not turned again: mirror writing"),
      Fault(
        "interval.kcal", ["lowContrast"], [.id("interval.kcal"), .key("%lld kcal")], "en",
        dark: true,
        "Dark gray on dark gray"),
      Fault(
        "interval.rows", ["notMirrored"],
        [
          .id("interval.icon.rest"), .id("interval.name.rest"), .id("interval.length.rest"),
          .id("interval.icon.rope"), .id("interval.name.rope"), .id("interval.length.rope"),
          .id("interval.icon.plank"), .id("interval.name.plank"), .id("interval.length.plank"),
        ], "ar", "The rows are turned by hand and by the system, and so are left to right"),
    ]
  ) { AnyView(IntervalScreen()) }
}
