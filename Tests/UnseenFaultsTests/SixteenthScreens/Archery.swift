import CalqueTesting
import Foundation
import SwiftUI

/// The scorecard of an archer during a round.
struct ArcheryScreen: View {
  static let unseen = UnseenScreen(
    name: "archery", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "archery.note", ["truncated"],
        [.id("note1"), .key("Wind from the left, aimed off by one ring"), .text("Wind")], "de",
        "the archer's note in the row of an end ends with an ellipsis"),
      Fault(
        "archery.best", ["overlapping"],
        [
          .id("best"), .key("New best"), .id("roundTitle"), .key("Outdoor round, 70 metres"),
          .text("Bestwert"), .text("Freiluftrunde"),
        ], "de", "the badge is drawn over the end of the title of the round"),
      Fault(
        "archery.few", ["missing", "localization"], [.key("%lld arrows left"), .id("left")], "ar",
        "Arabic has only the forms one and other, three arrows need few"),
      Fault(
        "archery.pencil", ["smallTouchArea"], [.id("edit1"), .id("edit2"), .id("edit3")], "en",
        "the pencil of a row is 16 points wide"),
      Fault(
        "archery.gold", ["lowContrast"], [.id("key10"), .id("key9"), .text("10"), .text("9")], "en",
        "white numbers on gold"),
      Fault(
        "archery.tip", ["covered"],
        [
          .id("key10"), .id("key9"), .id("key8"), .id("key7"), .id("key6"), .id("keyMiss"),
          .id("keypad"), .key("Miss"), .text("8"), .text("7"),
        ], "en", "a clear layer for dismissing the tip takes all touches of the keypad"),
      Fault(
        "archery.side", ["notMirrored"],
        [
          .id("summary"), .id("average"), .id("difference"), .id("summaryIcon"), .id("left"),
          .key("Average per arrow"), .key("Compared with your last round"),
          .key("%lld arrows left"),
        ], "ar", "the numbers of the summary stay from left to right"),
      Fault(
        "archery.minus", ["detachedSign"], [.id("difference"), .text("12")], "ar",
        "the minus is behind the number"),
      Fault(
        "archery.tiny", ["fixedTextSize"],
        [.id("hint"), .key("Tap a value for each arrow"), .text("Tap a value")], "en",
        text: .accessibility2, "the hint stays at 12 points"),
    ]
  ) { AnyView(ArcheryScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize

  private struct End: Identifiable {
    let id: Int
    let total: Int
    let note: LocalizedStringKey?
  }

  private let ends = [
    End(id: 1, total: 27, note: "Wind from the left, aimed off by one ring"),
    End(id: 2, total: 25, note: nil),
    End(id: 3, total: 29, note: "Calm"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          round
          summary
          keypad
          rows
          Button("Sign the card") {}
            .buttonStyle(PrimaryButtonStyle()).accessibilityIdentifier("sign")
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Scorecard")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete last arrow").accessibilityIdentifier("undo")
        }
      }
    }
  }

  private var badge: some View {
    Text("New best")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8).padding(.vertical, 4)
      .background(Color(red: 0.1, green: 0.4, blue: 0.2), in: Capsule())
      .accessibilityIdentifier("best")
  }

  private var roundTitle: some View {
    Text("Outdoor round, 70 metres")
      .font(.title3.bold())
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier("roundTitle")
  }

  @ViewBuilder private var round: some View {
    if bug("archery.best") {
      roundTitle.overlay(alignment: .trailing) { badge }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        roundTitle
        badge
      }
    }
  }

  private var summary: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "target").foregroundStyle(.red).accessibilityHidden(true)
          .accessibilityIdentifier("summaryIcon")
        Text("\(3) arrows left").font(.headline).accessibilityIdentifier("left")
        Spacer()
      }
      line("Average per arrow") {
        Text(8.4, format: .number).bold().accessibilityIdentifier("average")
      }
      line("Compared with your last round") {
        Group {
          if bug("archery.minus") { Text(verbatim: "-\(12)") } else { Text(-12, format: .number) }
        }
        .bold().accessibilityIdentifier("difference")
      }
    }
    .card()
    .accessibilityIdentifier("summary")
    .transformEnvironment(\.layoutDirection) { if bug("archery.side") { $0 = .leftToRight } }
  }

  private func line(_ title: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
      Spacer(minLength: 12)
      value()
    }
  }

  private var keypad: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tap a value for each arrow")
        .font(pick("archery.tiny", .system(size: 12), .footnote))
        .accessibilityIdentifier("hint")
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.flexible(), spacing: 8), count: typeSize.isAccessibilitySize ? 2 : 3),
        spacing: 8
      ) {
        key(10, Color(red: 1, green: 0.82, blue: 0.1), pick("archery.gold", .white, .black))
        key(9, Color(red: 1, green: 0.82, blue: 0.1), pick("archery.gold", .white, .black))
        key(8, Color(red: 0.75, green: 0.1, blue: 0.1), .white)
        key(7, Color(red: 0.75, green: 0.1, blue: 0.1), .white)
        key(6, Color(red: 0.05, green: 0.35, blue: 0.65), .white)
        Button {
        } label: {
          cap(Text("Miss"), Color(red: 0.25, green: 0.25, blue: 0.28), .white)
        }
        .accessibilityIdentifier("keyMiss")
      }
      .accessibilityIdentifier("keypad")
      .overlay {
        if bug("archery.tip") { Color.clear.contentShape(Rectangle()).onTapGesture {} }
      }
    }
  }

  private func key(_ value: Int, _ color: Color, _ ink: Color) -> some View {
    Button {
    } label: {
      cap(Text(value, format: .number), color, ink)
    }
    .accessibilityIdentifier("key\(value)")
  }

  private func cap(_ text: Text, _ color: Color, _ ink: Color) -> some View {
    text.font(.headline).foregroundStyle(ink)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(color, in: RoundedRectangle(cornerRadius: 10))
  }

  private var rows: some View {
    VStack(spacing: 12) {
      ForEach(ends) { end in
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text("End \(end.id)").font(.headline)
            if let note = end.note {
              Text(note)
                .font(.subheadline)
                .lineLimit(pick("archery.note", 1, nil))
                .accessibilityIdentifier("note\(end.id)")
            }
          }
          Spacer(minLength: 8)
          Text(end.total, format: .number).font(.title3.monospacedDigit())
          Button {
          } label: {
            Image(systemName: "pencil")
              .frame(width: pick("archery.pencil", 16, 44), height: pick("archery.pencil", 16, 44))
              .contentShape(Rectangle())
          }
          .accessibilityLabel("Edit end \(end.id)")
          .accessibilityIdentifier("edit\(end.id)")
        }
      }
    }
    .card()
  }
}
