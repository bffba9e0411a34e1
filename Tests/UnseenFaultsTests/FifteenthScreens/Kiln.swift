import CalqueTesting
import Foundation
import SwiftUI

/// A pottery's kiln room: what is being fired, and what waits.
struct KilnFiring: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let cone: String
  let pieces: Int
}

struct KilnScreen: View {
  static let unseen = UnseenScreen(
    name: "kiln", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "kiln.status", ["truncated"], [.id("kilnStatus"), .key("Holding temperature")], "de",
        "the capsule of the state is as wide as its English text"),
      Fault(
        "kiln.pieces", ["missing"], [.id("pieces1"), .key("%lld pieces")], "ar",
        "the translator has no form for few, and there are three pieces"),
      Fault(
        "kiln.cone", ["lowContrast"], [.id("cone1"), .id("cone2"), .id("cone3"), .key("Cone %@")],
        "en",
        "yellow text on a white row"),
      Fault(
        "kiln.remove", ["smallTouchArea"], [.id("remove1"), .id("remove2"), .id("remove3")], "en",
        "the button of the row is as small as its symbol"),
      Fault(
        "kiln.arrow", ["fixedArrow"], [.id("kilnArrow")], "ar",
        "arrow.right points from cooling to heating"),
      Fault(
        "kiln.symbol", ["unknownSymbol"], [.id("flame"), .text("flame.filled")], "en",
        "there is no such symbol"),
      Fault(
        "kiln.bold", ["placeholder"], [.id("kilnNote"), .key("Never open the lid above %lld °C.")],
        "de",
        "the translator has marked the words as HTML"),
      Fault(
        "kiln.shine", ["covered"], [.id("hold"), .id("skip")], "en",
        "the shine over the card takes the touches of its buttons"),
      Fault(
        "kiln.note", ["fixedTextSize"],
        [.id("kilnNote"), .key("Never open the lid above %lld °C.")], "en",
        text: .accessibility2, "the safety note is always 13 points"),
    ]
  ) { AnyView(KilnScreen()) }

  @State private var progress = 0.62
  private let queue = [
    KilnFiring(id: 1, name: "Raku bowls", cone: "06", pieces: 3),
    KilnFiring(id: 2, name: "Stoneware mugs", cone: "6", pieces: 24),
    KilnFiring(id: 3, name: "Porcelain tiles", cone: "10", pieces: 112),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section {
          current
        } header: {
          Text("Firing now")
        } footer: {
          note
        }
        Section("Waiting") {
          ForEach(queue) { firing in row(firing) }
        }
      }
      .navigationTitle("Kiln room")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("New firing")
        }
      }
    }
  }

  @ViewBuilder private var note: some View {
    if bug("kiln.note") {
      Text("Never open the lid above \(120) °C.")
        .font(.system(size: 13))
        .accessibilityIdentifier("kilnNote")
    } else {
      Text("Never open the lid above \(120) °C.")
        .font(.footnote)
        .accessibilityIdentifier("kilnNote")
    }
  }

  private var current: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Image(systemName: pick("kiln.symbol", "flame.filled", "flame.fill"))
          .foregroundStyle(Color(red: 0.8, green: 0.3, blue: 0.05))
          .accessibilityIdentifier("flame")
        Text("Glaze firing")
          .font(.headline)
      }
      Text("Holding temperature")
        .font(.caption.weight(.semibold))
        .lineLimit(pick("kiln.status", 1, nil))
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .frame(maxWidth: pick("kiln.status", 150, nil))
        .background(Color.orange.opacity(0.2), in: Capsule())
        .accessibilityIdentifier("kilnStatus")
      Text("\(1222) °C")
        .font(.largeTitle.weight(.bold))
      ProgressView(value: progress)
        .accessibilityLabel("Progress of the firing")
      HStack(spacing: 6) {
        Text("Heating")
        Image(systemName: pick("kiln.arrow", "arrow.right", "arrow.forward"))
          .accessibilityIdentifier("kilnArrow")
        Text("Cooling")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      ViewThatFits {
        HStack(spacing: 12) { actions }
        VStack(alignment: .leading, spacing: 12) { actions }
      }
    }
    .padding(.vertical, 6)
    .overlay {
      LinearGradient(
        colors: [.orange.opacity(0.1), .clear], startPoint: .top, endPoint: .bottom
      )
      .allowsHitTesting(bug("kiln.shine"))
    }
  }

  @ViewBuilder private var actions: some View {
    Button("Hold longer") { progress -= 0.1 }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .accessibilityIdentifier("hold")
    Button("Skip step") { progress = 1 }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .accessibilityIdentifier("skip")
  }

  private func row(_ firing: KilnFiring) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(firing.name)
        Text("Cone \(firing.cone)")
          .font(.subheadline)
          .foregroundStyle(pick("kiln.cone", Color.yellow, Color.secondary))
          .accessibilityIdentifier("cone\(firing.id)")
        Text("\(firing.pieces) pieces")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("pieces\(firing.id)")
      }
      Spacer()
      Button {
      } label: {
        Image(systemName: "xmark")
          .font(.footnote)
          .frame(width: pick("kiln.remove", 16, 44), height: pick("kiln.remove", 16, 44))
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Remove from the queue")
      .accessibilityIdentifier("remove\(firing.id)")
    }
  }
}
