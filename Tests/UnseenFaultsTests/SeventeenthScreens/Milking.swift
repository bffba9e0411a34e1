import CalqueTesting
import Foundation
import SwiftUI

struct MilkingCow: Identifiable {
  let id: Int
  let name: String
  let liters: Double
  let status: LocalizedStringKey
  let isSick: Bool
}

/// The parlour of a dairy farm: who waits, and who may not be milked into the tank.
struct MilkingScreen: View {
  static let unseen = UnseenScreen(
    name: "milking", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "milking.status", ["truncated"],
        [.id("status"), .key("Withdrawal period after antibiotics")], "de", se: true,
        "the reason in the row is cut to one line and a fixed width"),
      Fault(
        "milking.tag", ["lowContrast"], [.id("tag"), .text("DE 08")], "en",
        "the ear tag is pale gray on white"),
      Fault(
        "milking.call", ["smallTouchArea"], [.id("call")], "en",
        "the button that opens the gate is 18 x 18 points"),
      Fault(
        "milking.few", ["missing"], [.key("%lld cows waiting"), .id("waiting")], "ar",
        "Arabic has no form 'few', which 7 needs"),
      Fault(
        "milking.percent", ["placeholder", "localization"], [.key("Tank: %@ full"), .id("tank")],
        "ja",
        "the translator typed a full-width percent sign"),
      Fault(
        "milking.badge", ["fixedTextSize"], [.id("sick"), .key("Sick")], "en",
        text: .accessibility2,
        "the badge has 11 points in every text size"),
      Fault(
        "milking.floating", ["overlapping", "covered", "underBar"],
        [
          .id("tag"), .id("call"), .id("lastRow"), .id("status"), .text("Wilma"), .text("DE 08"),
          .key("Last milked by the night shift"), .key("Ready"), .id("start"),
          .key("Start milking"),
        ], "en", se: true,
        "the bar floats over the end of the list without an inset"),
      Fault(
        "milking.symbol", ["unknownSymbol"], [.id("herd"), .text("cow.fill")], "en",
        "there is no symbol cow.fill"),
      Fault(
        "milking.chevron", ["fixedArrow", "notMirrored"], [.id("more"), .text("chevron.right")],
        "ar",
        "the disclosure chevron points away from the next screen"),
    ]
  ) { AnyView(MilkingScreen()) }

  @State private var isNight = false
  private let cows = [
    MilkingCow(id: 8112, name: "Bella", liters: 14.2, status: "Ready", isSick: false),
    MilkingCow(
      id: 8127, name: "Frieda", liters: 0, status: "Withdrawal period after antibiotics",
      isSick: true),
    MilkingCow(id: 8131, name: "Olga", liters: 11.8, status: "Ready", isSick: false),
    MilkingCow(id: 8140, name: "Rosa", liters: 12.5, status: "Ready", isSick: false),
    MilkingCow(
      id: 8152, name: "Senta", liters: 9.4, status: "First milking after calving", isSick: false),
    MilkingCow(id: 8159, name: "Tilda", liters: 13.1, status: "Ready", isSick: false),
    MilkingCow(id: 8163, name: "Wilma", liters: 10.6, status: "Ready", isSick: false),
  ]

  var body: some View {
    NavigationStack {
      if bug("milking.floating") {
        list.overlay(alignment: .bottom) { startBar }
      } else {
        list.safeAreaInset(edge: .bottom, spacing: 0) { startBar }
      }
    }
  }

  private var list: some View {
    List {
      Section {
        HStack(spacing: 12) {
          Image(systemName: pick("milking.symbol", "cow.fill", "drop.fill"))
            .font(.title2)
            .foregroundStyle(Color(red: 0.05, green: 0.4, blue: 0.75))
            .accessibilityIdentifier("herd")
          VStack(alignment: .leading, spacing: 4) {
            Text("\(cows.count) cows waiting")
              .font(.headline)
              .accessibilityIdentifier("waiting")
            Text("Tank: \(0.64.formatted(.percent)) full")
              .font(.subheadline)
              .accessibilityIdentifier("tank")
          }
        }
        Toggle("Night shift", isOn: $isNight)
        NavigationLinkRow()
      }
      Section {
        ForEach(cows) { row($0) }
      } header: {
        Text("Waiting area")
      } footer: {
        Text("Last milked by the night shift")
          .foregroundStyle(.primary)
          .accessibilityIdentifier("lastRow")
      }
    }
    .navigationTitle("Milking")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Label("Add cow", systemImage: "plus")
        }
      }
    }
  }

  private func row(_ cow: MilkingCow) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text(verbatim: cow.name).font(.headline)
          if cow.isSick {
            Text("Sick")
              .font(bug("milking.badge") ? .system(size: 11, weight: .bold) : .caption.bold())
              .foregroundStyle(.white)
              .padding(.horizontal, 8)
              .padding(.vertical, 3)
              .background(Color(red: 0.7, green: 0.1, blue: 0.1), in: Capsule())
              .accessibilityIdentifier("sick")
          }
        }
        Text(verbatim: "DE 08 \(String(cow.id))")
          .font(.footnote)
          .foregroundStyle(bug("milking.tag") ? Color(white: 0.8) : Color.primary)
          .accessibilityIdentifier("tag")
        Text(cow.status)
          .font(.footnote)
          .lineLimit(pick("milking.status", 1, nil))
          .frame(maxWidth: pick("milking.status", 150, nil), alignment: .leading)
          .accessibilityIdentifier("status")
      }
      Spacer(minLength: 8)
      Button {
      } label: {
        Image(systemName: "bell.fill")
          .font(bug("milking.call") ? .system(size: 12) : .body)
          .frame(width: pick("milking.call", 18, 44), height: pick("milking.call", 18, 44))
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text("Open gate for \(cow.name)"))
      .accessibilityIdentifier("call")
    }
  }

  private var startBar: some View {
    Button("Start milking") {}
      .buttonStyle(PrimaryButtonStyle())
      .accessibilityIdentifier("start")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(Color(.systemBackground))
  }
}

private struct NavigationLinkRow: View {
  var body: some View {
    Button {
    } label: {
      HStack {
        Text("Milk quality").foregroundStyle(Color.primary)
        Spacer()
        Image(systemName: pick("milking.chevron", "chevron.right", "chevron.forward"))
          .font(.footnote.weight(.semibold))
          .foregroundStyle(Color.secondary)
          .accessibilityIdentifier("more")
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
