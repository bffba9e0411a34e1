import CalqueTesting
import Foundation
import SwiftUI

/// A draft for a hand loom: threads, the tie-up of the treadles, yarns.
struct LoomYarn: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let color: Color
  let cones: Int
}

struct LoomScreen: View {
  static let unseen = UnseenScreen(
    name: "loom", sizes: [.large],
    faults: [
      Fault(
        "loom.shrink", ["shrunk"], [.id("pattern"), .key("Twill with selvedge")], "de",
        "the title of the card shrinks to a third to stay on a line"),
      Fault(
        "loom.cyrillic", ["mixedScripts", "mixedFonts"], [.id("warp"), .key("Warp threads")], "de",
        "a Cyrillic е is among the Latin letters"),
      Fault(
        "loom.han", ["mixedFonts"], [.id("ready"), .key("Preparation finished")], "ja",
        "a simplified Chinese letter is in the Japanese text"),
      Fault(
        "loom.cells", ["smallTouchArea"],
        [.id("tie00"), .id("tie01"), .id("tie11"), .id("tie22"), .id("tie33")], "en",
        "the cells of the tie-up are 18 points"),
      Fault(
        "loom.ltr", ["notMirrored"],
        [
          .id("yarn1"), .id("yarnName1"), .id("swatch1"), .id("cones1"),
          .id("yarn2"), .id("yarnName2"), .id("swatch2"), .id("cones2"), .key("Indigo wool"),
          .key("Undyed linen"), .key("%lld cones"),
        ], "ar",
        "the rows of the yarns are laid out from left to right in Arabic"),
      Fault(
        "loom.ink", ["lowContrast"], [.id("sett"), .key("Sett per centimetre")], "en", dark: true,
        "black text on a dark card"),
      Fault(
        "loom.check", ["lowContrast"], [.id("check2")], "en",
        "a white check mark on undyed linen"),
      Fault(
        "loom.key", ["literal", "missing"], [.id("shed"), .text("loom.shed.open")], "en",
        "a String is shown that is a key"),
    ]
  ) { AnyView(LoomScreen()) }

  @State private var ties: Set<Int> = [0, 5, 10, 15, 1, 6]
  private let shed = "loom.shed.open"
  private let yarns = [
    LoomYarn(id: 1, name: "Indigo wool", color: Color(red: 0.15, green: 0.2, blue: 0.5), cones: 2),
    LoomYarn(
      id: 2, name: "Undyed linen", color: Color(red: 0.96, green: 0.94, blue: 0.88), cones: 5),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          pattern
          tieUp
          yarnCard
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Draft")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Weave") {}
        }
      }
    }
  }

  private var pattern: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Twill with selvedge")
        .font(.title2.weight(.bold))
        .lineLimit(pick("loom.shrink", 1, nil))
        .minimumScaleFactor(pick("loom.shrink", 0.3, 1))
        .frame(maxWidth: pick("loom.shrink", 170, nil), alignment: .leading)
        .accessibilityIdentifier("pattern")
      LabeledContent {
        Text(384, format: .number)
      } label: {
        Text("Warp threads").accessibilityIdentifier("warp")
      }
      LabeledContent {
        Text(8, format: .number)
      } label: {
        Text("Sett per centimetre")
          .foregroundStyle(pick("loom.ink", Color.black, Color.primary))
          .accessibilityIdentifier("sett")
      }
      Label {
        Text("Preparation finished").accessibilityIdentifier("ready")
      } icon: {
        Image(systemName: "checkmark.seal")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .card()
  }

  private var tieUp: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tie-up").font(.headline)
      Group {
        if bug("loom.key") { Text(shed) } else { Text(LocalizedStringKey(shed)) }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier("shed")
      Grid(horizontalSpacing: pick("loom.cells", 2, 6), verticalSpacing: pick("loom.cells", 2, 6)) {
        ForEach(0..<4) { shaft in
          GridRow {
            ForEach(0..<4) { treadle in cell(shaft, treadle) }
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
    .card()
  }

  private func cell(_ shaft: Int, _ treadle: Int) -> some View {
    let index = shaft * 4 + treadle
    let side: CGFloat = pick("loom.cells", 18, 46)
    return Button {
      if ties.remove(index) == nil { ties.insert(index) }
    } label: {
      RoundedRectangle(cornerRadius: 4)
        .fill(ties.contains(index) ? Color.indigo : Color.gray.opacity(0.3))
        .frame(width: side, height: side)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Shaft \(shaft + 1), treadle \(treadle + 1)")
    .accessibilityIdentifier("tie\(shaft)\(treadle)")
  }

  private var yarnCard: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Yarns").font(.headline)
      ForEach(yarns) { yarn in
        yarnRow(yarn)
          .transformEnvironment(\.layoutDirection) { if bug("loom.ltr") { $0 = .leftToRight } }
      }
    }
    .card()
  }

  private func yarnRow(_ yarn: LoomYarn) -> some View {
    HStack(spacing: 12) {
      Image(systemName: "checkmark")
        .font(.headline)
        .foregroundStyle(yarn.id == 2 && !bug("loom.check") ? Color.black : Color.white)
        .frame(width: 44, height: 44)
        .background(yarn.color, in: Circle())
        .accessibilityLabel("In stock")
        .accessibilityIdentifier("check\(yarn.id)")
      Text(yarn.name).accessibilityIdentifier("yarnName\(yarn.id)")
      Spacer()
      Text("\(yarn.cones) cones")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("cones\(yarn.id)")
    }
    .accessibilityIdentifier("yarn\(yarn.id)")
  }
}
