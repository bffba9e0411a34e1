import CalqueTesting
import Foundation
import SwiftUI

/// Counting swabs and instruments before an operation is closed.
struct TheatreScreen: View {
  static let unseen = UnseenScreen(
    name: "theatre", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "theatre.banner", ["overlapping", "covered", "underBar"],
        [
          .id("heading"), .id("banner"), .key("Final count"), .key("Needle missing"), .id("team"),
          .text("OR 4"),
        ], "en",
        "the warning is an overlay over the heading"),
      Fault(
        "theatre.buttons", ["covered", "overlapping", "smallTouchArea"],
        [.id("minus"), .id("plus"), .id("number")], "en",
        "a negative spacing puts plus over minus"),
      Fault(
        "theatre.total", ["truncated"], [.id("total"), .key("Counted in total")], "de", se: true,
        text: .accessibility2,
        "the label of the sum has one line"),
      Fault(
        "theatre.height", ["clipped", "overflowing", "truncated"],
        [
          .id("step"),
          .key("Read every item aloud together with the circulating nurse before closing"),
        ], "de", se: true,
        "the card has a fixed height and clips"),
      Fault(
        "theatre.mojibake", ["placeholder"], [.key("Artery clamps"), .text("GefÃ")], "de",
        "the file was read as Latin 1"),
      Fault(
        "theatre.state", ["literal", "missing"], [.id("state"), .text("count.state.open")], "en",
        "the raw value of the state is shown"),
      Fault(
        "theatre.new", ["missing", "untranslated"],
        [.key("Suture needles"), .text("Suture needles")], "ar",
        "the entry is new and has no text"),
      Fault(
        "theatre.chinese", ["mixedFonts"], [.key("Final count"), .id("heading")], "ja",
        "simplified Chinese letters in Japanese"),
      Fault(
        "theatre.direction", ["notMirrored"],
        [.id("total"), .id("sum"), .key("Counted in total"), .id("sumRow")], "ar",
        "the row of the sum has a fixed layout direction"),
    ]
  ) { AnyView(TheatreScreen()) }

  @State private var counts = [20, 12, 6, 3]
  @Environment(\.dynamicTypeSize) private var textSize
  private let items: [(LocalizedStringKey, Int)] = [
    ("Swabs", 20), ("Suture needles", 13), ("Artery clamps", 6), ("Scalpel blades", 3),
  ]
  private let red = Color(red: 0.72, green: 0.08, blue: 0.12)

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          if !bug("theatre.banner") { banner }
          header
          sum
          Text("Read every item aloud together with the circulating nurse before closing")
            .font(.subheadline)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("step")
            .frame(height: pick("theatre.height", 27, nil), alignment: .top)
            .clipShape(Rectangle().inset(by: pick("theatre.height", 0, -8)))
            .card()
          ForEach(items.indices, id: \.self) { index in
            row(index)
          }
        }
        .padding(16)
      }
      .overlay(alignment: .top) {
        if bug("theatre.banner") { banner.padding(.horizontal, 16).padding(.top, 8) }
      }
      Button("Sign the count") {}
        .buttonStyle(PrimaryButtonStyle())
        .accessibilityIdentifier("sign")
        .padding(16)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var banner: some View {
    HStack(spacing: 10) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityHidden(true)
      Text("Needle missing").font(.headline)
      Spacer(minLength: 0)
    }
    .foregroundStyle(.white)
    .padding(12)
    .background(red, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("banner")
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Final count")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("heading")
      Text(verbatim: "OR 4")
        .font(.subheadline)
        .accessibilityIdentifier("team")
      state
        .font(.subheadline.weight(.semibold))
        .accessibilityIdentifier("state")
    }
  }

  private var state: Text {
    bug("theatre.state") ? Text(verbatim: CountState.open.rawValue) : Text("Not complete")
  }

  private enum CountState: String {
    case open = "count.state.open"
    case closed = "count.state.closed"
  }

  private func row(_ index: Int) -> some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 8))
    return layout {
      VStack(alignment: .leading, spacing: 2) {
        Text(items[index].0).font(.headline)
        Text("Expected: \(items[index].1)").font(.footnote)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: pick("theatre.buttons", -26, 8)) {
        step("minus", "Count one less", index, -1)
          .accessibilityIdentifier("minus")
        if !bug("theatre.buttons") { number(index) }
        step("plus", "Count one more", index, 1)
          .accessibilityIdentifier("plus")
        if bug("theatre.buttons") { number(index).padding(.leading, 34) }
      }
    }
    .card()
  }

  private func number(_ index: Int) -> some View {
    Text(counts[index], format: .number)
      .font(.title3.monospacedDigit())
      .foregroundStyle(counts[index] == items[index].1 ? Color.primary : Color(.label))
      .frame(minWidth: 34)
      .accessibilityIdentifier("number")
  }

  private func step(_ symbol: String, _ label: LocalizedStringKey, _ index: Int, _ change: Int)
    -> some View
  {
    Button {
      counts[index] += change
    } label: {
      Image(systemName: symbol)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(Color(red: 0.05, green: 0.4, blue: 0.42), in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(label))
  }

  private var sum: some View {
    HStack(spacing: 12) {
      Text("Counted in total")
        .font(.headline)
        .lineLimit(pick("theatre.total", 1, nil))
        .accessibilityIdentifier("total")
      Spacer(minLength: 8)
      Text(counts.reduce(0, +), format: .number)
        .font(.title2.bold())
        .accessibilityIdentifier("sum")
    }
    .card()
    .transformEnvironment(\.layoutDirection) {
      if bug("theatre.direction") { $0 = .leftToRight }
    }
    .accessibilityIdentifier("sumRow")
  }
}
