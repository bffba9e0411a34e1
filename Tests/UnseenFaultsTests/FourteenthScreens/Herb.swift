import CalqueTesting
import Foundation
import SwiftUI

private struct PottedPlant: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let pot: Int
  let price: Double
  let symbol: String
}

/// The checkout of a nursery.
struct HerbCheckout: View {
  @State private var plants = [
    PottedPlant(id: 0, name: "Lavender, ready to flower", pot: 12, price: 6.9, symbol: "leaf.fill"),
    PottedPlant(id: 1, name: "Climbing rose", pot: 20, price: 24.5, symbol: "camera.macro"),
    PottedPlant(id: 2, name: "Rosemary", pot: 9, price: 4.2, symbol: "leaf"),
  ]
  @State private var delivery = 0
  @State private var code = ""
  @State private var guarantee = true
  private let green = Color(red: 0.1, green: 0.37, blue: 0.2)
  private let euro = FloatingPointFormatStyle<Double>.Currency(code: "EUR")

  var body: some View {
    NavigationStack {
      page
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Checkout")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") {}.accessibilityIdentifier("close")
          }
        }
    }
    .tint(green)
  }

  @ViewBuilder private var page: some View {
    if bug("herb.payHidden") {
      scroll.overlay(alignment: .bottom) { payBar }
    } else {
      scroll.safeAreaInset(edge: .bottom, spacing: 0) { payBar }
    }
  }

  private var scroll: some View {
    ScrollView {
      VStack(spacing: 16) {
        basket
        shipping
        voucher
        summary
      }
      .padding(16)
    }
  }

  private var basket: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(plants.count) plants in your basket")
        .font(.headline)
        .accessibilityIdentifier("basketCount")
      ForEach(plants) { plant in
        Divider()
        HStack(spacing: 12) {
          Image(
            systemName: plant.id == 1
              ? pick("herb.symbol", "rose.climbing", plant.symbol) : plant.symbol
          )
          .foregroundStyle(Color.primary)
          .frame(width: 40, height: 40)
          .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
          .accessibilityHidden(true)
          .accessibilityIdentifier("symbol\(plant.id)")
          VStack(alignment: .leading, spacing: 2) {
            Text(plant.name)
              .frame(height: bug("herb.plantName") ? 22 : nil)
              .accessibilityIdentifier("plant\(plant.id)")
            Text("Pot of \(plant.pot) cm")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          Spacer(minLength: 8)
          Text(plant.price, format: euro).monospacedDigit()
        }
      }
    }
    .card()
  }

  private var shipping: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Delivery", selection: $delivery) {
        Text("Deliver").tag(0)
        Text("Collect").tag(1)
      }
      .pickerStyle(.segmented)
      Toggle("Growing guarantee", isOn: $guarantee)
        .accessibilityIdentifier("guarantee")
      Text("Bare-root plants are sent from October to March only.")
        .font(.footnote)
        .foregroundStyle(pick("herb.darkNote", green, Color.primary))
        .accessibilityIdentifier("season")
    }
    .card()
  }

  private var voucher: some View {
    HStack(spacing: 12) {
      TextField("Voucher code", text: $code)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("code")
      if bug("herb.apply") {
        Button {
        } label: {
          Image(systemName: "checkmark.circle.fill").font(.footnote)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Apply"))
        .accessibilityIdentifier("apply")
      } else {
        Button {
        } label: {
          Image(systemName: "checkmark.circle.fill").font(.title2).frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Apply"))
        .accessibilityIdentifier("apply")
      }
    }
    .card()
  }

  private var summary: some View {
    VStack(spacing: 10) {
      HStack {
        Text("Subtotal")
        Spacer()
        Text(35.6, format: euro)
      }
      HStack {
        Text("Discount")
        Spacer()
        if bug("herb.discount") {
          Text(verbatim: "-" + String(format: "%.2f", 4.5) + " €").accessibilityIdentifier(
            "discount")
        } else {
          Text(-4.5, format: euro).accessibilityIdentifier("discount")
        }
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text(31.1, format: euro).bold().accessibilityIdentifier("total")
      }
      Text("Thank you! We pack every plant by hand.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("thanks")
    }
    .card()
  }

  private var payBar: some View {
    Button {
    } label: {
      Text("Pay \(31.1, format: euro)")
    }
    .buttonStyle(PrimaryButtonStyle(tint: green))
    .accessibilityIdentifier("pay")
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Color(.systemBackground))
  }
}

extension HerbCheckout {
  @MainActor static let unseen = UnseenScreen(
    name: "herb", sizes: [.large],
    faults: [
      Fault(
        "herb.plantName", ["truncated"], [.id("plant0"), .key("Lavender, ready to flower")], "de",
        se: true,
        "the name has the height of one line and is cut with an ellipsis"),
      Fault(
        "herb.symbol", ["unknownSymbol"], [.id("symbol1"), .text("rose.climbing")], "en",
        "a symbol that does not exist: an empty tile"),
      Fault(
        "herb.darkNote", ["lowContrast"],
        [.id("season"), .key("Bare-root plants are sent from October to March only.")], "en",
        dark: true,
        "the dark green of the brand on a dark card"),
      Fault(
        "herb.apply", ["smallTouchArea"], [.id("apply")], "de", "a button of a footnote's size"),
      Fault(
        "herb.payHidden", ["overlapping", "covered", "unreachable", "underBar"],
        [
          .id("total"), .id("thanks"), .key("Thank you! We pack every plant by hand."),
          .key("Total"),
        ], "en", se: true,
        "the bar is an overlay: the end of the page stays behind it"),
      Fault(
        "herb.discount", ["detachedSign"], [.id("discount"), .text("4.50")], "ar",
        "the minus is behind the number"),
      Fault(
        "herb.plural", ["missing"], [.id("basketCount"), .key("%lld plants in your basket")], "ar",
        "no form for three to ten"),
      Fault(
        "herb.newline", ["placeholder"],
        [.id("thanks"), .key("Thank you! We pack every plant by hand.")], "de", "a reader sees \\n"),
    ]
  ) { AnyView(HerbCheckout()) }
}
