import CalqueTesting
import Foundation
import SwiftUI

/// An afternoon in which neighbors repair things together.
struct RepairCafeScreen: View {
  static let unseen = UnseenScreen(
    name: "repaircafe", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "repaircafe.height", ["clipped", "truncated", "overflowing"],
        [
          .id("item0"), .id("item1"), .id("state0"), .id("state1"),
          .key("Waiting for a spare part"), .key("%@ from %@"), .text("Waiting"), .text("Toaster"),
          .text("Jacket"),
        ], "en", text: .accessibility2,
        "the cards are 64 points high and cut their texts in large letters"),
      Fault(
        "repaircafe.newline", ["placeholder"],
        [.id("bench0"), .key("Lamps & toasters"), .text("\\n")], "de", "the translation shows \\n"),
      Fault(
        "repaircafe.misread", ["placeholder"],
        [.id("bench1"), .key("Sewing and patching"), .text("Ã")], "de",
        "the translation was read in the wrong encoding"),
      Fault(
        "repaircafe.cyrillic", ["mixedScripts", "mixedFonts"],
        [.id("bench2"), .key("Bicycles"), .text("hrr")], "de", "a Cyrillic а in a German word"),
      Fault(
        "repaircafe.han", ["mixedFonts"], [.id("state1"), .key("Being prepared"), .text("备")], "ja",
        "a simplified letter in a Japanese text"),
      Fault(
        "repaircafe.flip", ["turnedPicture"],
        [.id("place"), .id("placeText"), .key("Community hall, ground floor"), .text("القاعة")],
        "ar", "the row is mirrored by a scale of -1, with its text"),
      Fault(
        "repaircafe.add", ["outside"],
        [.id("add"), .key("Bring something"), .text("Bring something")], "en",
        "the floating button is partly outside of the screen"),
      Fault(
        "repaircafe.owner", ["localization"],
        [.id("title0"), .id("title1"), .key("%@ from %@"), .text("Toaster")], "de",
        "the translation leaves out the name of the owner"),
    ]
  ) { AnyView(RepairCafeScreen()) }

  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var filter = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          place
          Picker("Show", selection: $filter) {
            Text("All").tag(0)
            Text("Open").tag(1)
            Text("Done").tag(2)
          }
          .pickerStyle(.segmented)
          items
          benches
          hours
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Repair café")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack {
          Spacer()
          add
        }
        .background(Color(.systemGroupedBackground))
      }
    }
  }

  private var place: some View {
    HStack(spacing: 12) {
      Image(systemName: "wrench.and.screwdriver.fill")
        .foregroundStyle(Color(red: 0.6, green: 0.3, blue: 0))
        .accessibilityHidden(true)
      Text("Community hall, ground floor")
        .accessibilityIdentifier("placeText")
      Spacer(minLength: 0)
    }
    .card()
    .scaleEffect(x: bug("repaircafe.flip") && direction == .rightToLeft ? -1 : 1, y: 1)
    .accessibilityIdentifier("place")
  }

  private var benches: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Workbenches").font(.headline).accessibilityAddTraits(.isHeader)
      bench(0, "lightbulb", "Lamps & toasters", free: 2)
      bench(1, "scissors", "Sewing and patching", free: 1)
      bench(2, "bicycle", "Bicycles", free: 4)
    }
    .card()
  }

  private func bench(_ index: Int, _ symbol: String, _ title: LocalizedStringKey, free: Int)
    -> some View
  {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    return layout {
      Label(title, systemImage: symbol)
        .accessibilityIdentifier("bench\(index)")
      if !typeSize.isAccessibilitySize { Spacer(minLength: 8) }
      Text("\(free) seats free")
        .font(.footnote)
        .accessibilityIdentifier("free\(index)")
    }
    .padding(.vertical, 4)
  }

  private var items: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("On the list").font(.headline).accessibilityAddTraits(.isHeader)
      item(0, owner: "Ruth", state: "Waiting for a spare part", color: .orange)
      item(1, owner: "Emre", state: "Being prepared", color: .green)
    }
  }

  private func item(
    _ index: Int, owner: String, state: LocalizedStringKey, color: Color
  ) -> some View {
    let name = index == 0 ? Text("Toaster") : Text("Jacket")
    return HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 6).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("\(name) from \(owner)")
          .font(.body.weight(.semibold))
          .accessibilityIdentifier("title\(index)")
        Text(state)
          .font(.subheadline)
          .accessibilityIdentifier("state\(index)")
      }
      .padding(.vertical, 10)
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, 12)
    .frame(height: pick("repaircafe.height", 64, nil))
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("item\(index)")
  }

  private var hours: some View {
    DisclosureGroup("House rules") {
      Text("Bring the cable, too")
    }
    .card()
  }

  private var add: some View {
    Button {
    } label: {
      Image(systemName: "plus")
        .font(.title2.bold())
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Color(red: 0.6, green: 0.3, blue: 0), in: Circle())
    }
    .accessibilityLabel("Bring something")
    .accessibilityIdentifier("add")
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .offset(x: pick("repaircafe.add", 40, 0))
  }
}
