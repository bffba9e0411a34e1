import CalqueTesting
import Foundation
import SwiftUI

/// The locks of a canal for skippers of pleasure boats.
struct LockageScreen: View {
  static let unseen = UnseenScreen(
    name: "lockage", sizes: [.large],
    faults: [
      Fault(
        "lockage.bar", ["underBar", "overlapping", "unreachable", "covered"],
        [
          .id("notice"), .id("radio"), .key("Call the keeper on channel %lld"),
          .key("Stay behind the yellow line"), .text("channel"), .text("yellow line"),
          .text("Request passage"), .id("request"),
        ], "en", se: true, "the last rows stay behind the bar with the button"),
      Fault(
        "lockage.request", ["missing"], [.id("request"), .key("Request passage")], "ar",
        "the button is English: no Arabic translation"),
      Fault(
        "lockage.empty", ["untranslated", "missing"],
        [.id("waiting"), .key("Waiting for a green light")], "ja", "an empty translation"),
      Fault(
        "lockage.arrow", ["fixedArrow"], [.id("direction"), .text("arrow.right")], "ar",
        "the arrow to the next lock points backward"),
      Fault(
        "lockage.symbol", ["unknownSymbol"], [.id("gauge"), .text("water.wave")], "en",
        "the symbol has no such name: nothing is drawn"),
      Fault(
        "lockage.day", ["literal"], [.id("day0"), .id("day1"), .text("Mon"), .text("Sat")], "ja",
        "the days are formatted in English"),
      Fault(
        "lockage.wide", ["overflowing", "clipped"],
        [.id("waiting"), .key("Waiting for a green light"), .text("grünes")], "de", se: true,
        "the status does not wrap and leaves the screen"),
      Fault(
        "lockage.column", ["broken", "overflowing", "clipped", "truncated"],
        [.id("service"), .key("Maintenance break"), .text("Wartungs")], "de",
        "the German word is broken in its narrow column"),
    ]
  ) { AnyView(LockageScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @State private var tab = 0

  private struct Boat: Identifiable {
    let id: String
    let metres: Double
  }

  private let boats = [Boat(id: "Wilhelmina", metres: 11.5), Boat(id: "Odile", metres: 8)]

  var body: some View {
    TabView(selection: $tab) {
      passage
        .tabItem { Label("Passage", systemImage: "sailboat") }
        .tag(0)
      Text("No messages")
        .tabItem { Label("Messages", systemImage: "bell") }
        .tag(1)
    }
  }

  private var passage: some View {
    NavigationStack {
      Group {
        if bug("lockage.bar") {
          list.overlay(alignment: .bottom) { bar }
        } else {
          list.safeAreaInset(edge: .bottom, spacing: 0) { bar }
        }
      }
      .navigationTitle("Locks")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var bar: some View {
    Button("Request passage") {}
      .buttonStyle(PrimaryButtonStyle())
      .accessibilityIdentifier("request")
      .padding(.horizontal)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(Color(.systemBackground))
  }

  private var list: some View {
    List {
      Section("Next lock") { next }
      Section("Ahead of you") {
        ForEach(boats) { boat in
          boatRow(boat)
        }
      }
      Section("Opens at") {
        day(0, hours: "08:00")
        day(5, hours: "09:00")
        serviceRow
      }
      Section("Rules") {
        Text("Stay behind the yellow line").accessibilityIdentifier("notice")
        Text("Call the keeper on channel \(20)").accessibilityIdentifier("radio")
      }
    }
    .listStyle(.insetGrouped)
  }

  private var next: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: pick("lockage.symbol", "water.wave", "water.waves"))
          .foregroundStyle(.blue)
          .accessibilityLabel("Rise of the water")
          .accessibilityIdentifier("gauge")
        Text(verbatim: "Sluis IV").font(.headline)
        Spacer()
        Image(systemName: pick("lockage.arrow", "arrow.right", "arrow.forward"))
          .accessibilityLabel("Continue upstream")
          .accessibilityIdentifier("direction")
      }
      ProgressView(value: 0.4)
        .accessibilityLabel("Water level")
      Text("Waiting for a green light")
        .font(.subheadline)
        .fixedSize(horizontal: bug("lockage.wide"), vertical: true)
        .accessibilityIdentifier("waiting")
    }
    .padding(.vertical, 4)
  }

  private func boatRow(_ boat: Boat) -> some View {
    HStack(spacing: 12) {
      Image(systemName: "sailboat.fill").foregroundStyle(.teal).accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(verbatim: boat.id)
        Text("\(boat.metres, format: .number) m long")
          .font(.footnote)
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }

  private func day(_ index: Int, hours: String) -> some View {
    // 5 January 2026 is a Monday.
    let date = Date(timeIntervalSince1970: 1_767_614_400 + Double(index) * 86_400)
    let formatter = DateFormatter()
    formatter.locale = bug("lockage.day") ? Locale(identifier: "en_US_POSIX") : locale
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.setLocalizedDateFormatFromTemplate("EEE")
    return HStack {
      Text(verbatim: formatter.string(from: date))
        .accessibilityIdentifier("day\(index)")
      Spacer()
      Text(verbatim: hours).multilineTextAlignment(.trailing)
    }
  }

  private var serviceRow: some View {
    HStack(alignment: .top) {
      Text("Maintenance break")
        .frame(width: pick("lockage.column", 72, nil), alignment: .leading)
        .accessibilityIdentifier("service")
      Spacer(minLength: 8)
      Text(verbatim: "12:00")
    }
  }
}
