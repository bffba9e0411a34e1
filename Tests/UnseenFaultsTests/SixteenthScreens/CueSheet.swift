import CalqueTesting
import Foundation
import SwiftUI

/// The desk of a stage manager: what is next, and the button for it.
struct CueSheetScreen: View {
  static let unseen = UnseenScreen(
    name: "cuesheet", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "cuesheet.go", ["covered", "overlapping"],
        [.id("go"), .id("hold"), .key("Go"), .key("Hold"), .text("Go"), .text("Hold")], "en",
        "the button for holding lies over a third of the button for going"),
      Fault(
        "cuesheet.percent", ["placeholder", "localization"],
        [.id("standby"), .key("Standby %@"), .text("％@")], "ja",
        "the placeholder has a full-width percent sign"),
      Fault(
        "cuesheet.surtitle", ["unknownLocale", "missing"],
        [.id("surtitle"), .key("The curtain rises"), .text("curtain")], "en",
        "the surtitles ask for the language jp instead of ja"),
      Fault(
        "cuesheet.light", ["truncated"], [.id("dept0"), .key("Follow spot"), .text("Verfolger")],
        "de", "the chip of the department is too narrow, its text ends with an ellipsis"),
      Fault(
        "cuesheet.minus", ["detachedSign"], [.id("count"), .text("45")], "ar",
        "the minus of the countdown is behind it"),
      Fault(
        "cuesheet.same", ["untranslated"], [.id("dept2"), .key("Fly loft"), .text("Fly loft")],
        "ar", "the translation is the English text"),
      Fault(
        "cuesheet.column", ["broken", "truncated", "clipped"],
        [.id("headWhat"), .key("Department"), .text("Department")], "en", text: .accessibility2,
        "the heading is broken in its narrow column"),
      Fault(
        "cuesheet.order", ["readingOrder"],
        [
          .id("go"), .id("hold"), .id("standby"), .id("count"), .id("warning"), .key("Standby %@"),
          .key("Go"), .key("Doors are still open"), .text("Doors"),
        ], "en", "the last line is read before everything else"),
    ]
  ) { AnyView(CueSheetScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  private var isLarge: Bool { typeSize.isAccessibilitySize }

  private let cues: [(number: Int, department: LocalizedStringKey)] = [
    (41, "Follow spot"), (42, "Sound"), (43, "Fly loft"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          next
          controls
          table
          surtitle
          Label("Doors are still open", systemImage: "exclamationmark.triangle")
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
            .accessibilitySortPriority(pick("cuesheet.order", 10, 0))
            .accessibilityIdentifier("warning")
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Act two")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Print cues") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityLabel("More")
        }
      }
    }
  }

  private var next: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Standby \(String("LX 41"))")
        .font(.title3.bold())
        .accessibilityIdentifier("standby")
      HStack(alignment: .firstTextBaseline) {
        Text("Seconds to go")
        Spacer(minLength: 8)
        Group {
          if bug("cuesheet.minus") {
            Text(verbatim: "-0:45")
          } else {
            Text(-45, format: .number)
          }
        }
        .font(.title3.monospacedDigit())
        .accessibilityIdentifier("count")
      }
    }
    .card()
  }

  private var controls: some View {
    HStack(spacing: pick("cuesheet.go", -60, 12)) {
      Button {
      } label: {
        pad(Text("Go"), Color(red: 0.05, green: 0.42, blue: 0.2))
      }
      .accessibilityIdentifier("go")
      Button {
      } label: {
        pad(Text("Hold"), Color(red: 0.7, green: 0.1, blue: 0.1))
      }
      .accessibilityIdentifier("hold")
    }
    .buttonStyle(.plain)
  }

  private func pad(_ text: Text, _ color: Color) -> some View {
    text.font(.title2.bold())
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 72)
      .background(color, in: RoundedRectangle(cornerRadius: 16))
  }

  private var table: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top) {
        Text("Department")
          .accessibilityIdentifier("headWhat")
          .frame(width: pick("cuesheet.column", 96, nil), alignment: .leading)
        Spacer(minLength: 8)
        Text("Cue").accessibilityIdentifier("headCue")
      }
      .font(.footnote.bold())
      ForEach(Array(cues.enumerated()), id: \.offset) { index, cue in
        Divider()
        row(index, cue.number, cue.department)
      }
    }
    .card()
  }

  private func row(_ index: Int, _ number: Int, _ department: LocalizedStringKey) -> some View {
    HStack {
      Text(department)
        .font(.subheadline)
        .lineLimit(pick("cuesheet.light", 1, nil))
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .frame(width: pick("cuesheet.light", 92, nil))
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
        .accessibilityIdentifier("dept\(index)")
      Spacer(minLength: 8)
      Text(number, format: .number.grouping(.never)).monospacedDigit()
    }
  }

  /// What the audience reads above the stage.
  private var surtitle: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Surtitle").font(.headline).accessibilityAddTraits(.isHeader)
      Text("The curtain rises")
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .padding(12)
        .background(Color.black, in: RoundedRectangle(cornerRadius: 8))
        .environment(\.locale, Locale(identifier: pick("cuesheet.surtitle", "jp", "ja")))
        .accessibilityIdentifier("surtitle")
    }
  }
}
