import CalqueTesting
import SwiftUI

@MainActor @Observable final class MeterModel {
  struct Tile: Identifiable {
    let id: String
    let title: LocalizedStringKey
    let value: LocalizedStringKey
    let symbol: String
  }
  var power = 1.8
  var hours: [Double] = [0.3, 0.2, 0.4, 1.1, 0.9, 1.6, 2.2, 2.8]
  var sharedTotal = 0.0
  let tiles = [
    Tile(id: "today", title: "Used today", value: "8.4 kWh", symbol: "powerplug.fill"),
    Tile(id: "sun", title: "Solar yield", value: "5.1 kWh", symbol: "sun.max.fill"),
    Tile(id: "cost", title: "Costs so far", value: "€2.60", symbol: "eurosign.circle.fill"),
    Tile(id: "battery", title: "House battery", value: "64% charged", symbol: "battery.75"),
  ]
}

@MainActor @Observable final class TariffStore {
  var isCheap = true
}

private struct Panel: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.card)
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

extension View {
  fileprivate func panel() -> some View { modifier(Panel()) }
  @ViewBuilder fileprivate func tariff(_ store: TariffStore) -> some View {
    if bug("meter.tariff") { self } else { environment(store) }
  }
}

private struct RoundButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3.bold())
      .foregroundStyle(.white)
      .frame(width: 56, height: 56)
      .background(Color(red: 0.1, green: 0.25, blue: 0.55), in: Circle())
      .contentShape(Circle())
  }
}

struct MeterScreen: View {
  @State private var model = MeterModel()
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      dashboard
        .tabItem { Label("Overview", systemImage: "gauge.medium") }
        .tag(0)
      Text("No reports yet")
        .tabItem { Label("Reports", systemImage: "doc.text") }
        .tag(1)
    }
  }

  private var dashboard: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          NowPanel(power: model.power)
          TariffPanel().accessibilityIdentifier("tariff").tariff(TariffStore())
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12
          ) {
            ForEach(model.tiles) { TileView(tile: $0) }
          }
          HourPanel(hours: model.hours)
          SharePanel(total: model.sharedTotal)
        }
        .padding()
        .padding(.bottom, 110)
      }
      .background(.page)
      .navigationTitle("Electricity")
      .navigationBarTitleDisplayMode(.inline)
      .overlay(alignment: .bottomTrailing) { addButton }
      .overlay(alignment: .bottomLeading) { noticeBar }
    }
  }

  private var addButton: some View {
    Button {
    } label: {
      Image(systemName: "plus")
    }
    .buttonStyle(RoundButtonStyle())
    .accessibilityLabel(Text("Enter a meter reading"))
    .accessibilityIdentifier("enter")
    .padding(16)
    .offset(x: bug("meter.enter") ? 36 : 0)
  }

  private var noticeBar: some View {
    Text("Last update 3 minutes ago")
      .font(.caption)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(.thickMaterial, in: Capsule())
      .accessibilityIdentifier("update")
      .padding(16)
      .frame(maxWidth: 270, alignment: .leading)
      .offset(y: bug("meter.update") ? 64 : 0)
  }
}

private struct NowPanel: View {
  let power: Double
  var body: some View {
    HStack(spacing: 16) {
      Gauge(value: power, in: 0...4) {
        Text("kW")
      } currentValueLabel: {
        Text(power, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
      VStack(alignment: .leading, spacing: 4) {
        Text("Current demand").font(.headline)
        Text("Less than at this time yesterday")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(2)
          .accessibilityIdentifier("yesterday")
      }
    }
    .panel()
  }
}

private struct TariffPanel: View {
  @Environment(TariffStore.self) private var store
  var body: some View {
    HStack {
      Text(store.isCheap ? "Cheap hours until 6 p.m." : "Normal tariff").font(.subheadline)
      Spacer()
      next
    }
    .panel()
  }
  @ViewBuilder private var next: some View {
    if bug("meter.next") {
      Text(verbatim: "→").accessibilityIdentifier("next")
    } else {
      Image(systemName: "arrow.forward").accessibilityIdentifier("next")
    }
  }
}

private struct TileView: View {
  let tile: MeterModel.Tile
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: tile.symbol).accessibilityHidden(true)
      Text(tile.title).font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier("tile-" + tile.id)
      Text(tile.value).font(.headline)
        .accessibilityIdentifier("value-" + tile.id)
    }
    .frame(height: bug("meter.tile") && tile.id == "battery" ? 70 : nil)
    .panel()
  }
}

private struct HourPanel: View {
  let hours: [Double]
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Course of the day").font(.headline)
      Canvas { context, size in
        let step = size.width / Double(hours.count)
        for (index, hour) in hours.enumerated() {
          let height = size.height * hour / 3
          let bar = CGRect(
            x: Double(index) * step + 3, y: size.height - height, width: step - 6, height: height)
          context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(.blue))
        }
      }
      .frame(height: 90)
      .flipsForRightToLeftLayoutDirection(!bug("meter.bars"))
      .accessibilityIdentifier("bars")
      HStack {
        Text("Night")
        Spacer()
        Text("Noon")
        Spacer()
        Text("Now")
      }
      .font(.caption2)
    }
    .panel()
  }
}

private struct SharePanel: View {
  let total: Double
  private var part: Double {
    if bug("meter.share") { return 0 / total }
    return total > 0 ? 1 / total : 0
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Own power").font(.headline)
      ZStack(alignment: .leading) {
        Capsule().fill(.gray5)
        Capsule().fill(.green).frame(width: 200 * part).accessibilityIdentifier("share")
      }
      .frame(height: 12)
    }
    .panel()
  }
}

extension MeterScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "meter", sizes: [.large],
    faults: [
      Fault(
        "meter.tariff", ["missingObject"], [.id("tariff"), .text("TariffStore")],
        "no TariffStore in the environment"),
      Fault(
        "meter.enter", ["outside"], [.id("enter"), .key("Enter a meter reading")],
        "a floating button leaves the screen by half"),
      Fault(
        "meter.update", ["underBar", "overlapping", "covered"],
        [.id("update"), .key("Last update 3 minutes ago")], "a notice is moved under the tab bar"),
      Fault(
        "meter.next", ["notMirrored", "fixedArrow", "fixedPicture"], [.id("next"), .text("→")],
        "ar", "an arrow as a letter (U+2192) points to the right in Arabic"),
      Fault(
        "meter.tile", ["truncated", "clipped", "overflowing", "overlapping"],
        [.id("tile-battery"), .id("value-battery"), .key("House battery"), .key("64% charged")],
        text: .accessibility2, "a tile of 70 points for large letters"),
      Fault(
        "meter.share", ["unusableNumber"], [.id("share"), .text("nan"), .text("NaN")],
        "a width of 0 / 0"),
      Fault(
        "meter.bars", ["notMirrored", "fixedPicture"], [.id("bars")], "ar",
        "bars of a Canvas run against their mirrored axis"),
    ]
  ) { AnyView(MeterScreen()) }
}
