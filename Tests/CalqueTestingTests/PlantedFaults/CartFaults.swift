import Calque
import Foundation

/// What one is about to buy.
struct CartScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault(
      "cartCutName", "truncated", at: "shoes", key: "Running shoes", "de",
      ["Running shoes": "Laufschuhe für Waldwege mit Dämpfung"]),
    PlantedFault(
      "cartClippedStock", "clipped", at: "stock", key: "In stock", "de",
      ["In stock": "Auf Lager, in zwei bis drei Tagen bei dir zu Hause oder im Laden"]),
    PlantedFault(
      "cartBrokenWord", "broken", at: "delivery", key: "Delivery", "de",
      ["Delivery": "Lieferkettensorgfaltspflichtengesetz"]),
    PlantedFault("cartBadgeOnName", "overlapping", at: "badge", key: "New"),
    PlantedFault("cartTightRows", "overlapping", at: "bottle", key: "Water bottle"),
    PlantedFault(
      "cartWrongValue", "localization", at: "count", key: "%lld items", "de",
      ["%lld items": "%2$lld Artikel"]),
    PlantedFault(
      "cartTextForNumber", "localization", at: "count", key: "%lld items", "de",
      ["%lld items": "%@ Artikel in %f Paketen"]),
    PlantedFault("cartWrongSymbol", "unknownSymbol", at: "icon"),
    PlantedFault("cartPriceOutside", "overflowing", at: "price"),
    PlantedFault("cartBuyOutside", "outside", at: "buy"),
    PlantedFault("cartWhiteOnYellow", "lowContrast", at: "buy", key: "Buy now"),
    PlantedFault("cartTotalBeforeRows", "readingOrder", at: "total"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Image(systemName: has("cartWrongSymbol") ? "cart.filled.wheels" : "cart.fill")
          .accessibilityIdentifier("icon")
        Text("Cart").font(.title).bold()
        Spacer()
        Text("\(3) items").font(.subheadline).accessibilityIdentifier("count")
      }
      products
      Divider()
      HStack(alignment: .top) {
        Text("Delivery").frame(width: has("cartBrokenWord") ? 90 : 140, alignment: .leading)
          .accessibilityIdentifier("delivery")
        Spacer()
        Text(verbatim: "4,90 €")
      }
      HStack {
        Text("Total").bold().fixedSize()
          .padding(.leading, has("cartPriceOutside") ? 340 : 0)
          .accessibilityIdentifier("total")
          .accessibilitySortPriority(has("cartTotalBeforeRows") ? 1 : 0)
        Spacer()
        Text(verbatim: "94,80 €").bold().accessibilityIdentifier("price")
      }
      Spacer()
      buy
    }
    .padding()
  }

  private var products: some View {
    VStack(alignment: .leading, spacing: has("cartTightRows") ? -18 : 16) {
      HStack {
        Image(systemName: "bag.fill").hidden().frame(width: 50)
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text("Running shoes").lineLimit(1).accessibilityIdentifier("shoes")
            Text("New").font(.subheadline).offset(x: has("cartBadgeOnName") ? -40 : 0)
              .accessibilityIdentifier("badge")
          }
          Text("In stock").font(.subheadline)
            .fixedSize(horizontal: false, vertical: has("cartClippedStock"))
            .frame(height: has("cartClippedStock") ? 18 : nil, alignment: .top)
            .clipShape(Rectangle())
            .accessibilityIdentifier("stock")
        }
        Spacer()
        Text(verbatim: "84,95 €").fixedSize()
      }
      Text("Water bottle").accessibilityIdentifier("bottle")
    }
  }

  private var buy: some View {
    Button {
    } label: {
      Text("Buy now").bold()
        .foregroundStyle(.white)
        .frame(width: has("cartBuyOutside") ? 460 : nil)
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(
          has("cartWhiteOnYellow")
            ? Color(.sRGB, red: 1, green: 0.85, blue: 0.2)
            : Color(.sRGB, red: 0, green: 0.3, blue: 0.7))
    }
    .accessibilityIdentifier("buy")
  }
}
