import SwiftUI

// A live football match.
struct MatchScreen: View {
  struct Event: Identifiable {
    let id: String
    let minute: Int
    let symbol: String
    let title: LocalizedStringKey
    let note: LocalizedStringKey
  }
  let events = [
    Event(
      id: "goal", minute: 67, symbol: "flag.fill", title: "Goal", note: "Header after a corner"),
    Event(
      id: "card", minute: 54, symbol: "rectangle.portrait.fill", title: "Yellow card",
      note: "Late tackle in midfield"),
    Event(
      id: "change", minute: 46, symbol: "arrow.up.arrow.down", title: "Substitution",
      note: "Fresh legs for the second half"),
  ]
  @State private var part = 0
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  var accent: Color {
    scheme == .dark
      ? Color(red: 0.45, green: 0.85, blue: 0.6) : Color(red: 0.0, green: 0.4, blue: 0.2)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        bar
        header
        Picker("View", selection: $part) {
          Text("Timeline").tag(0)
          Text("Line-up").tag(1)
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("part")
        VStack(alignment: .leading, spacing: 16) {
          ForEach(events) { row($0) }
        }
        .card()
        stats
      }
      .padding(16)
    }
    .background(Color(.systemGroupedBackground))
    .safeAreaInset(edge: .bottom) { watch }
  }

  var bar: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "chevron.backward").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Back")
      Text("Cup, quarter final").font(.headline).frame(maxWidth: .infinity)
        .multilineTextAlignment(.center)
      Button {
      } label: {
        Image(systemName: "star")
          .font(bug("match.star") ? .caption : .body)
          .frame(width: pick("match.star", 20, 44), height: pick("match.star", 20, 44))
      }
      .accessibilityLabel("Follow this match")
      .accessibilityIdentifier("star")
    }
    .foregroundStyle(accent)
  }

  @ViewBuilder var header: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    let teams = layout {
      team("RV", "Riverside", "home").frame(maxWidth: .infinity)
      VStack(spacing: 4) {
        HStack(spacing: 10) {
          Text(2, format: .number)
          Text(verbatim: "–")
          Text(1, format: .number)
        }
        .font(.largeTitle.bold())
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("score")
        Text("Second half").font(.footnote).foregroundStyle(accent)
      }
      team("HT", "Hilltown", "away").frame(maxWidth: .infinity)
    }
    .card()
    if bug("match.header") {
      teams.environment(\.layoutDirection, .leftToRight)
    } else {
      teams
    }
  }

  func team(_ short: String, _ name: LocalizedStringKey, _ id: String) -> some View {
    VStack(spacing: 8) {
      Text(verbatim: short)
        .font(.headline)
        .foregroundStyle(.white)
        .padding(14)
        .background(Color(red: 0.5, green: 0.1, blue: 0.2), in: RoundedRectangle(cornerRadius: 10))
        .scaleEffect(x: bug("match.crest") && direction == .rightToLeft ? -1 : 1)
      Text(name).font(.subheadline).multilineTextAlignment(.center)
        .accessibilityIdentifier(id)
    }
  }

  func row(_ event: Event) -> some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    return layout {
      HStack(alignment: .top, spacing: 12) {
        minute(event)
        Image(systemName: event.symbol).foregroundStyle(accent)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(event.title).font(.body.weight(.semibold))
        Text(event.note).font(.subheadline)
          .foregroundStyle(pick("match.note", Color.black.opacity(0.7), Color(.label)))
          .accessibilityIdentifier("note-\(event.id)")
      }
    }
  }

  @ViewBuilder func minute(_ event: Event) -> some View {
    if bug("match.minute") {
      Text("\(event.minute) min").font(.subheadline.monospacedDigit()).lineLimit(1)
        .frame(width: 58, alignment: .leading).accessibilityIdentifier("minute-\(event.id)")
    } else {
      Text("\(event.minute) min").font(.subheadline.monospacedDigit()).fixedSize()
        .accessibilityIdentifier("minute-\(event.id)")
    }
  }

  var stats: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Possession").font(.headline)
      GeometryReader { space in
        let flipped = bug("match.bar") && direction == .rightToLeft
        ZStack(alignment: flipped ? .trailing : .leading) {
          Capsule().fill(Color(.systemGray4))
          Capsule().fill(accent).frame(width: space.size.width * 0.62)
            .accessibilityIdentifier("possession")
        }
      }
      .frame(height: 10)
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Corners")
          Text(7, format: .number).gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Fouls")
          Text(11, format: .number)
        }
      }
      Text("\(3) friends are watching").font(.footnote).accessibilityIdentifier("friends")
    }
    .card()
  }

  var watch: some View {
    Button("Watch live") {}
      .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.0, green: 0.4, blue: 0.2)))
      .accessibilityIdentifier("watch")
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(Color(.systemGroupedBackground))
      .overlay {
        LinearGradient(
          colors: [.clear, Color(.systemGroupedBackground).opacity(0.35)], startPoint: .top,
          endPoint: .bottom
        )
        .allowsHitTesting(bug("match.fade"))
        .opacity(bug("match.fade") ? 1 : 0)
      }
  }
}

extension MatchScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "match", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "match.header", ["notMirrored"],
        [
          .id("home"), .id("away"), .id("score"), .key("Riverside"), .key("Hilltown"), .text("RV"),
          .text("HT"),
        ], "ar",
        "the score board is forced to left to right; home team is on the left in Arabic while all else is mirrored"
      ),
      Fault(
        "match.crest", ["turnedPicture"], [.text("RV"), .text("HT")], "ar",
        "letters of the crests are mirror writing in Arabic"),
      Fault(
        "match.minute", ["truncated", "broken"],
        [.id("minute-goal"), .id("minute-card"), .key("%lld min")], "en", text: .accessibility2,
        "the minute has a fixed column and is cut in large text"),
      Fault(
        "match.fade", ["covered"], [.id("watch")], "en",
        "a decorative fade takes the touches of the button"),
      Fault(
        "match.friends", ["missing"], [.id("friends"), .key("%lld friends are watching")], "ar",
        "Arabic has only one and other: wrong grammar for 3"),
      Fault(
        "match.segment", ["truncated", "overflowing", "broken", "clipped"],
        [.id("part"), .key("Timeline")], "de", se: true, "segment's German label does not fit"),
      Fault(
        "match.bar", ["notMirrored"], [.id("possession")], "ar",
        "bar grows from the left in Arabic: mirrored twice"),
    ]
  ) { AnyView(MatchScreen()) }
}
