import CalqueTesting
import Foundation
import SwiftUI

/// The form with which a driver offers a ride.
struct LiftOffer: View {
  @State private var seats = 2
  @State private var bags = 1
  @State private var price = 12.0
  @State private var mayPets = false
  @State private var mode = 0
  private let blue = Color(red: 0.05, green: 0.3, blue: 0.7)

  var body: some View {
    NavigationStack {
      page
        .navigationTitle("Offer a ride")
        .navigationBarTitleDisplayMode(.large)
    }
    .tint(blue)
  }

  @ViewBuilder private var page: some View {
    if bug("lift.bottom") {
      VStack(spacing: 0) {
        list
        publish
      }
      .ignoresSafeArea(.container, edges: .bottom)
    } else {
      list.safeAreaInset(edge: .bottom, spacing: 0) { publish }
    }
  }

  private var list: some View {
    List {
      Section {
        route
        HStack {
          Text("Status")
          Spacer(minLength: 8)
          Text("Not yet published")
            .font(.subheadline)
            .accessibilityIdentifier("status")
        }
      }
      Section("Free seats") {
        seatRow
        Stepper(value: $bags, in: 0...4) { Text("\(bags) bags per person") }
      }
      Section {
        priceRow
        Slider(value: $price, in: 4...30, step: 1) { Text("Price per person") }
          .accessibilityIdentifier("slider")
      } footer: {
        Text("Others pay you after the ride.").accessibilityIdentifier("payNote")
      }
      Section {
        Toggle("Pets are welcome", isOn: $mayPets)
        NavigationLink("House rules") { Text("House rules") }
      }
    }
    .listStyle(.insetGrouped)
  }

  private var route: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text("Bremen").bold()
        Image(systemName: pick("lift.arrow", "arrow.right", "arrow.forward"))
          .accessibilityHidden(true)
          .accessibilityIdentifier("arrow")
        Text("Hamburg").bold()
      }
      Text("From Bremen by way of Rotenburg to Hamburg")
        .font(.subheadline)
        .accessibilityIdentifier("via")
    }
  }

  private var seatRow: some View {
    HStack(spacing: bug("lift.seats") ? -20 : 12) {
      ForEach(1...4, id: \.self) { number in
        Button {
          seats = number
        } label: {
          Text(number, format: .number)
            .font(.headline)
            .foregroundStyle(number == seats ? Color.white : Color.primary)
            .frame(width: 48, height: 48)
            .background(number == seats ? blue : Color(.tertiarySystemFill), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("seat\(number)")
      }
    }
    .overlay {
      // A glow that is shown for a moment when the number changes.
      if bug("lift.glow") {
        RoundedRectangle(cornerRadius: 24)
          .fill(blue.opacity(0.06))
          .padding(-6)
      }
    }
  }

  @ViewBuilder private var priceRow: some View {
    let label = Text("Recommended price per person").accessibilityIdentifier("priceLabel")
    let value = Text(price, format: .currency(code: "EUR").precision(.fractionLength(0)))
      .monospacedDigit().accessibilityIdentifier("price")
    HStack {
      if bug("lift.wide") {
        label.font(.title3.bold()).fixedSize()
        Spacer(minLength: 8)
        value.fixedSize()
      } else {
        label
        Spacer(minLength: 8)
        value
      }
    }
  }

  private var publish: some View {
    Button {
    } label: {
      Text("Publish the ride")
    }
    .buttonStyle(PrimaryButtonStyle(tint: blue))
    .accessibilityIdentifier("publish")
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }
}

extension LiftOffer {
  @MainActor static let unseen = UnseenScreen(
    name: "lift", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "lift.bottom", ["underBar"], [.id("publish"), .key("Publish the ride")], "en",
        "the button reaches into the area of the home indicator"),
      Fault(
        "lift.arrow", ["fixedArrow"], [.id("arrow"), .text("arrow.right")], "ar",
        "the arrow points from Hamburg to Bremen"),
      Fault(
        "lift.textArrow", ["fixedArrow"],
        [.id("via"), .key("From Bremen by way of Rotenburg to Hamburg")], "ar",
        "an arrow as a letter, to the right"),
      Fault(
        "lift.seats", ["covered", "overlapping"],
        [.id("seat1"), .id("seat2"), .id("seat3"), .id("seat4")], "en",
        "the circles overlap by 20 points"),
      Fault(
        "lift.glow", ["covered", "overlapping"],
        [.id("seat1"), .id("seat2"), .id("seat3"), .id("seat4")], "ja",
        "the glow takes all touches of the seats"),
      Fault(
        "lift.wide", ["overflowing", "clipped", "overlapping", "outside"],
        [.id("priceLabel"), .id("price"), .key("Recommended price per person")], "de", se: true,
        "texts of a fixed size are wider than the row"),
      Fault(
        "lift.untranslated", ["missing"], [.id("payNote"), .key("Others pay you after the ride.")],
        "ja", "the language has no translation"),
      Fault(
        "lift.status", ["literal"], [.id("status"), .key("Not yet published")], "de",
        text: .xxxLarge, "the translation is a key"),
    ]
  ) { AnyView(LiftOffer()) }
}
