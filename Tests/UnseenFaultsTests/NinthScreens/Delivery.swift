import SwiftUI

/// Parcels that are on their way.
struct DeliveryScreen: View {
  @Environment(\.layoutDirection) private var direction
  @State private var query = ""
  @State private var open = true
  @State private var order = 0
  private let green = Color(
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 0.45, green: 0.85, blue: 0.55, alpha: 1)
        : UIColor(red: 0.05, green: 0.4, blue: 0.15, alpha: 1)
    })

  var body: some View {
    NavigationStack {
      List {
        Section("Arriving today") {
          row(
            "shoes", "Running shoes", "Out for delivery, %@ stops before yours", "shippingbox", 0.9,
            isNew: true)
          DisclosureGroup(isExpanded: $open) {
            step("step1", "08:12", "Loaded into the vehicle", last: false)
            step("step2", "05:40", "Arrived at the delivery base", last: false)
            step("step3", "22:05", "Left the parcel center", last: true)
          } label: {
            Text("Delivery history").accessibilityIdentifier("history")
          }
        }
        Section("On its way") {
          row(
            "lamp", "Desk lamp", "Held by customs until the form is filled in", "lamp.desk", 0.5,
            isNew: false)
          LabeledContent {
            Text(verbatim: "RX 4471 9920 3305")
              .lineLimit(bug("delivery.number") ? 1 : nil)
              .truncationMode(.middle)
              .frame(width: bug("delivery.number") ? 92 : nil)
              .accessibilityIdentifier("number")
          } label: {
            Text("Tracking number")
          }
          Text("From \("Oslo") to \("Wien")").accessibilityIdentifier("route")
        }
        Section {
          Button("Add a parcel", systemImage: "plus") {}
            .frame(minHeight: 44)
            .accessibilityIdentifier("add")
        } footer: {
          Text("Parcels are removed \(30) days after delivery.").accessibilityIdentifier("footer")
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $query, prompt: "Search by name or number")
      .refreshable {}
      .navigationTitle("Parcels")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Sort by", selection: $order) {
              Text("Date").tag(0)
              Text("Name").tag(1)
            }
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle").accessibilityLabel("Sort by")
          }
        }
      }
    }
  }

  private func row(
    _ id: String, _ name: LocalizedStringKey, _ status: String, _ symbol: String, _ part: Double,
    isNew: Bool
  ) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: symbol)
        .font(.title3)
        .foregroundStyle(pick("delivery.symbolDark", Color(white: 0.1), Color.primary))
        .frame(width: 36)
        .accessibilityIdentifier("\(id)Symbol")
        .accessibilityLabel("Parcel")
      VStack(alignment: .leading, spacing: 4) {
        Text(name)
          .font(.headline)
          .accessibilityIdentifier("\(id)Name")
        Group {
          if isNew {
            Text("Out for delivery, \(4) stops before yours")
          } else {
            Text("Held by customs until the form is filled in")
          }
        }
        .font(.subheadline)
        .lineLimit(bug("delivery.status") ? 1 : nil)
        .fixedSize(horizontal: bug("delivery.fixedSize") && !isNew, vertical: false)
        .accessibilityIdentifier("\(id)Status")
        ProgressView(value: part)
          .tint(green)
          .accessibilityLabel("Progress")
        if isNew && !bug("delivery.badge") { badge }
      }
      .overlay(alignment: .topLeading) {
        if isNew && bug("delivery.badge") { badge.padding(.leading, 40) }
      }
    }
    .padding(.vertical, 4)
    .swipeActions(edge: .trailing) {
      Button("Remove", role: .destructive) {}
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(id)
  }

  private var badge: some View {
    Text("Signature needed")
      .font(.caption.bold())
      .foregroundStyle(Color.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color(red: 0.6, green: 0.1, blue: 0.1), in: Capsule())
      .accessibilityIdentifier("badge")
  }

  private func step(_ id: String, _ time: String, _ text: LocalizedStringKey, last: Bool)
    -> some View
  {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Circle()
        .fill(green)
        .frame(width: 10, height: 10)
        .offset(x: pick("delivery.dotOffset", direction == .rightToLeft ? 14 : -14, 0))
        .accessibilityIdentifier("\(id)Dot")
      VStack(alignment: .leading, spacing: 2) {
        Text(text).font(.subheadline).accessibilityIdentifier(id)
        Text(verbatim: time)
          .font(.footnote)
          .foregroundStyle(Color.primary)
          .accessibilityIdentifier("\(id)Time")
      }
    }
    .frame(height: bug("delivery.stepHeight") ? 38 : nil)
  }
}

extension DeliveryScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "delivery", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "delivery.number", ["truncated"], [.id("number"), .text("RX 4471")], "en",
        "the middle of the tracking number is omitted: it cannot be copied"),
      Fault(
        "delivery.symbolDark", ["lowContrast"], [.id("shoesSymbol"), .id("lampSymbol")], "en",
        dark: true,
        "the symbols of the rows are nearly black on black"),
      Fault(
        "delivery.status", ["truncated"],
        [
          .id("shoesStatus"), .id("lampStatus"),
          .key("Held by customs until the form is filled in"),
        ],
        "de", se: true, "the state of the parcel is cut after some words"),
      Fault(
        "delivery.fixedSize", ["overflowing", "clipped"],
        [.id("lampStatus"), .key("Held by customs until the form is filled in")],
        "de", se: true, text: .accessibility1, "the line runs out of the row and the screen"),
      Fault(
        "delivery.badge", ["overlapping"],
        [.id("badge"), .id("shoesName"), .key("Running shoes"), .key("Signature needed")],
        "ja", "the badge lies over the name"),
      Fault(
        "delivery.dotOffset", ["notMirrored", "overlapping"],
        [.id("step1Dot"), .id("step1"), .id("step2Dot"), .key("Loaded into the vehicle")], "ar",
        "the dots move into the text in Arabic rather than away from it"),
      Fault(
        "delivery.stepHeight", ["clipped", "overflowing", "overlapping", "truncated"],
        [
          .id("step1"), .id("step2"), .id("step1Time"), .id("step2Time"),
          .key("Arrived at the delivery base"), .key("Loaded into the vehicle"), .text("05:40"),
        ], "de", text: .accessibility1,
        "the two lines do not fit in 38 points in large text"),
      Fault(
        "delivery.route", ["placeholder"], [.id("route"), .key("From %@ to %@")], "ja",
        "the translator wrote names in braces"),
    ]
  ) { AnyView(DeliveryScreen()) }
}
