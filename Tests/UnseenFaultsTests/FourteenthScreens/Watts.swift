import CalqueTesting
import Foundation
import SwiftUI

private struct Device: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let symbol: String
  let power: Double
  let share: Double
}

/// The first tab of an app for the energy of a home.
struct WattsHome: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @State private var span = 0
  private let devices = [
    Device(id: 0, name: "Heat pump", symbol: "fanblades", power: 1240, share: 0.62),
    Device(id: 1, name: "Standby", symbol: "powerplug", power: 85, share: 0.12),
    Device(id: 2, name: "Car charger", symbol: "car.fill", power: 410, share: 0.3),
  ]
  private let hours: [(String, CGFloat)] = [
    ("0", 18), ("4", 14), ("8", 46), ("12", 72), ("16", 60), ("20", 34),
  ]

  var body: some View {
    TabView {
      today.tabItem { Label("Today", systemImage: "bolt.fill") }
      Text("No records yet").tabItem { Label("Records", systemImage: "calendar") }
      Text("No alerts").tabItem { Label("Alerts", systemImage: "bell") }
    }
  }

  private var today: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("My home").font(.largeTitle.bold())
        Picker("Span", selection: $span) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(.segmented)
        now
        chart
        deviceList
        tip
      }
      .padding(16)
      .frame(height: bug("watts.height") ? 690 : nil, alignment: .top)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var live: some View {
    Text("Live")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color(red: 0.7, green: 0.1, blue: 0.1), in: Capsule())
  }

  private var now: some View {
    VStack(alignment: .leading, spacing: 12) {
      if bug("watts.badge") {
        Text("Power at this moment").font(.headline).accessibilityIdentifier("nowTitle")
          .frame(maxWidth: .infinity, alignment: .leading)
          .overlay(alignment: .topTrailing) { live.offset(y: -4) }
      } else {
        HStack(alignment: .firstTextBaseline) {
          Text("Power at this moment").font(.headline).accessibilityIdentifier("nowTitle")
          Spacer(minLength: 8)
          live
        }
      }
      HStack(spacing: 20) {
        ZStack {
          Circle().stroke(Color.gray.opacity(0.25), lineWidth: 12)
          Circle().trim(from: 0, to: 0.68)
            .stroke(Color.orange, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            .rotationEffect(.degrees(-90))
          VStack(spacing: 2) {
            Text(
              Measurement(value: 2.4, unit: UnitPower.kilowatts),
              format: .measurement(width: .abbreviated, usage: .asProvided)
            )
            .font(.headline)
            ringText
          }
          .frame(width: 92)
        }
        .frame(width: 132, height: 132)
        VStack(alignment: .leading, spacing: 10) {
          Label("Solar \(0.68, format: .percent)", systemImage: "sun.max.fill")
          Label("Grid \(0.32, format: .percent)", systemImage: "bolt.horizontal.fill")
        }
        .font(.subheadline)
      }
    }
    .card()
  }

  @ViewBuilder private var ringText: some View {
    let text = Text("Feeding surplus into the grid").font(.caption2).multilineTextAlignment(.center)
    if bug("watts.ring") {
      text.lineLimit(1).minimumScaleFactor(0.3).accessibilityIdentifier("ring")
    } else {
      text.accessibilityIdentifier("ring")
    }
  }

  private var chart: some View {
    HStack(alignment: bug("watts.flipped") ? .top : .bottom, spacing: 10) {
      ForEach(hours.indices, id: \.self) { index in
        VStack(spacing: 4) {
          if bug("watts.flipped") { label(index) }
          RoundedRectangle(cornerRadius: 4).fill(Color.orange).frame(height: hours[index].1)
          if !bug("watts.flipped") { label(index) }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .scaleEffect(y: bug("watts.flipped") ? -1 : 1)
    .card()
  }

  private func label(_ index: Int) -> some View {
    Text(verbatim: hours[index].0).font(.caption).accessibilityIdentifier("hour\(index)")
  }

  private var deviceList: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Devices").font(.headline)
      ForEach(devices) { device in
        VStack(spacing: 6) {
          HStack(spacing: 10) {
            if bug("watts.row") && direction == .rightToLeft {
              power(device)
              Spacer(minLength: 8)
              name(device)
              icon(device)
            } else {
              icon(device)
              name(device)
              Spacer(minLength: 8)
              power(device)
            }
          }
          ProgressView(value: device.share)
        }
      }
    }
    .card()
  }

  private func icon(_ device: Device) -> some View {
    Image(systemName: device.symbol)
      .foregroundStyle(pick("watts.icon", Color.black, Color.primary))
      .frame(width: 28)
      .accessibilityIdentifier("icon\(device.id)")
  }

  private func name(_ device: Device) -> some View {
    Text(device.name).accessibilityIdentifier("device\(device.id)")
  }

  private func power(_ device: Device) -> some View {
    Text(
      Measurement(value: device.power, unit: UnitPower.watts),
      format: .measurement(width: .abbreviated, usage: .asProvided)
    )
    .monospacedDigit()
    .accessibilityIdentifier("power\(device.id)")
  }

  private var tip: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "lightbulb.fill").foregroundStyle(.primary).accessibilityHidden(true)
      Text("Charge the car at noon, when the sun is high.").accessibilityIdentifier("tip")
    }
    .card(Color.yellow.opacity(0.25))
  }
}

extension WattsHome {
  @MainActor static let unseen = UnseenScreen(
    name: "watts", sizes: [.large],
    faults: [
      Fault(
        "watts.height",
        ["truncated", "overflowing", "unreachable", "underBar", "overlapping", "clipped"],
        [
          .id("tip"), .id("device2"), .key("Charge the car at noon, when the sun is high."),
          .key("Car charger"),
        ], "en", "the content has a fixed height: its end cannot be scrolled to"),
      Fault(
        "watts.badge", ["overlapping"],
        [.id("nowTitle"), .key("Power at this moment"), .key("Live")], "de", se: true,
        "the badge lies on the end of the title"),
      Fault(
        "watts.ring", ["shrunk"], [.id("ring"), .key("Feeding surplus into the grid")], "de",
        "letters of four points"),
      Fault(
        "watts.flipped", ["turnedPicture"],
        [.id("hour0"), .id("hour1"), .id("hour2"), .id("hour3"), .id("hour4"), .id("hour5")], "en",
        "the chart is flipped, with its labels"),
      Fault(
        "watts.row", ["notMirrored"],
        [
          .id("device0"), .id("icon0"), .id("power0"), .id("device1"), .id("icon1"), .id("power1"),
          .id("device2"), .id("icon2"), .id("power2"),
        ], "ar", "the row is reversed by hand, and once more by the system"),
      Fault(
        "watts.icon", ["lowContrast"], [.id("icon0"), .id("icon1"), .id("icon2")], "en", dark: true,
        "black symbols on a dark card"),
      Fault(
        "watts.cyrillic", ["mixedScripts"], [.id("device1"), .key("Standby")], "de",
        "a Cyrillic letter in a German word"),
      Fault(
        "watts.english", ["untranslated"],
        [.id("tip"), .key("Charge the car at noon, when the sun is high.")], "ar",
        "the translation is the English text"),
    ]
  ) { AnyView(WattsHome()) }
}
