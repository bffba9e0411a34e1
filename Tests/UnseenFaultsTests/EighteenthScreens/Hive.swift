import CalqueTesting
import Foundation
import SwiftUI

/// A beekeeper's notes about a hive.
struct HiveScreen: View {
  static let unseen = UnseenScreen(
    name: "hive", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "hive.mood", ["missing", "literal"],
        [.id("mood"), .key("hive.mood.calm"), .text("hive.mood.calm")], "en",
        "the key is not in the catalog and is shown itself"),
      Fault(
        "hive.queen", ["missing"], [.id("queen"), .key("Queen seen"), .text("Queen seen")], "ja",
        "Japanese has no translation"),
      Fault(
        "hive.title", ["truncated"],
        [.id("title"), .key("Hive by the old mill"), .text("Bienenstock")], "de",
        "the title of the bar is in a narrow frame and omitted at its end"),
      Fault(
        "hive.badge", ["overlapping"],
        [.id("frame-1"), .id("state-1"), .key("Brood"), .key("New"), .text("Brood"), .text("New")],
        "en",
        "the flag New lies over the name of the frame"),
      Fault(
        "hive.note", ["clipped", "truncated", "overflowing"],
        [
          .id("note"), .key("Calm colony, much pollen, no mites found. Add a super next week."),
          .text("Calm colony"),
        ],
        "en", text: .accessibility2, "the note has a height of 60 points and is cut in large text"),
      Fault(
        "hive.weight", ["fixedTextSize"],
        [.id("weight"), .key("Weight in spring"), .text("Gewicht")], "de", text: .accessibility2,
        "a custom size without relativeTo"),
    ]
  ) { AnyView(HiveScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var hasQueen = true
  private let names: [LocalizedStringKey] = ["Honey", "Brood", "Pollen", "Empty"]

  var body: some View {
    TabView {
      NavigationStack {
        content
      }
      .tabItem { Label("Hives", systemImage: "hexagon") }
      Text("Nothing harvested yet")
        .tabItem { Label("Harvest", systemImage: "drop") }
    }
  }

  private var content: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        note
        frames
        facts
      }
      .padding(16)
    }
    .background(Color(.systemGroupedBackground))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        Text("Hive by the old mill")
          .font(.system(size: 17, weight: .semibold))
          .lineLimit(1)
          .frame(width: pick("hive.title", 150, nil))
          .accessibilityIdentifier("title")
      }
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add an inspection")
      }
    }
  }

  private var frames: some View {
    let count = typeSize.isAccessibilitySize ? 1 : 2
    return LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 12, alignment: .top), count: count),
      spacing: 12
    ) {
      ForEach(0..<4, id: \.self) { index in
        frame(index)
      }
    }
  }

  private func frame(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      if index == 1, !bug("hive.badge") { flag }
      Text(names[index])
        .font(.headline)
        .accessibilityIdentifier("frame-\(index)")
      ProgressView(value: [0.8, 0.6, 0.4, 0][index])
        .accessibilityHidden(true)
    }
    .padding(14)
    .frame(maxWidth: .infinity, minHeight: 100, alignment: .topLeading)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
    .overlay(alignment: .topLeading) {
      if index == 1, bug("hive.badge") { flag.padding(10) }
    }
  }

  private var flag: some View {
    Text("New")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .accessibilityIdentifier("state-1")
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color(red: 0.6, green: 0.25, blue: 0), in: Capsule())
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle(isOn: $hasQueen) { Text("Queen seen").accessibilityIdentifier("queen") }
      Divider()
      Text(pick("hive.mood", "hive.mood.calm", "The bees are calm") as LocalizedStringKey)
        .accessibilityIdentifier("mood")
      Divider()
      Text("Weight in spring")
        .font(pick("hive.weight", .system(size: 13), .subheadline))
        .accessibilityIdentifier("weight")
      Text(
        Measurement(value: 38, unit: UnitMass.kilograms), format: .measurement(width: .abbreviated)
      )
      .font(.title3.bold())
    }
    .card()
  }

  private var note: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Note").font(.headline)
      if bug("hive.note") {
        Text("Calm colony, much pollen, no mites found. Add a super next week.")
          .fixedSize(horizontal: false, vertical: true)
          .accessibilityIdentifier("note")
          .frame(height: 60, alignment: .top)
          .clipped()
      } else {
        Text("Calm colony, much pollen, no mites found. Add a super next week.")
          .accessibilityIdentifier("note")
      }
    }
    .card()
  }
}
