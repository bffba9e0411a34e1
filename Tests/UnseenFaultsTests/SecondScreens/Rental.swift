import SwiftUI

struct RentalScreen: View {
  @Environment(\.colorScheme) private var scheme
  @State private var insurance = true

  private struct Car: Identifiable {
    let id: String
    let name: String
    let kind: LocalizedStringKey
    let price: String
    let seats: Int
    let top: Color
    let bottom: Color
  }

  private var cars: [Car] {
    [
      Car(
        id: "mini", name: "Fiat 500", kind: "Small city car", price: "39 €", seats: 4,
        top: Color(red: 0.1, green: 0.3, blue: 0.5),
        bottom: Color(red: 0.05, green: 0.15, blue: 0.3)),
      Car(
        id: "family", name: "Skoda Octavia", kind: "Family estate car", price: "58 €", seats: 5,
        top: Color(red: 0.35, green: 0.15, blue: 0.4),
        bottom: Color(red: 0.2, green: 0.05, blue: 0.25)),
      Car(
        id: "van", name: "VW Bus", kind: "Van for groups", price: "95 €", seats: 9,
        top: Color(red: 0.1, green: 0.35, blue: 0.25),
        bottom: Color(red: 0.05, green: 0.2, blue: 0.15)),
    ]
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          route.padding(.horizontal)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 12) {
              ForEach(cars) { card($0) }
            }
            .padding(.horizontal)
          }
          .scrollDisabled(bug("car.scrollOff"))
          included.padding(.horizontal)
          comparison.padding(.horizontal)
        }
        .padding(.vertical)
      }
      .navigationTitle("Compare cars")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "slider.horizontal.3")
          }.accessibilityLabel("Filter")
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bug("car.payLow") { pay }
      }
      .overlay(alignment: .bottom) {
        if bug("car.payLow") {
          pay.ignoresSafeArea(edges: .bottom).offset(y: 34)
        }
      }
    }
  }

  private var route: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text("Pick-up").font(.caption)
        Text("Munich airport").font(.headline)
          .accessibilityIdentifier("pickup")
      }
      Spacer(minLength: 8)
      Image(systemName: bug("car.routeArrow") ? "arrow.right" : "arrow.forward")
        .accessibilityHidden(true)
        .accessibilityIdentifier("route-arrow")
      Spacer(minLength: 8)
      VStack(alignment: .trailing) {
        Text("Return").font(.caption)
        Text("Main station").font(.headline)
          .multilineTextAlignment(.trailing)
          .accessibilityIdentifier("return")
      }
    }
  }

  private func card(_ car: Car) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: bug("car.titleOnLight") && car.id == "mini"
            ? [car.top, Color(white: 0.92)] : [car.top, car.bottom],
          startPoint: .top, endPoint: .bottom)
        Image(systemName: "car.fill")
          .font(.system(size: 44))
          .foregroundStyle(.white.opacity(0.5))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.bottom, 24)
          .accessibilityHidden(true)
        Text(verbatim: car.name)
          .font(.headline)
          .foregroundStyle(.white)
          .padding(10)
          .accessibilityIdentifier("title-\(car.id)")
      }
      .frame(height: 110)
      .overlay(alignment: .topTrailing) {
        if car.id == "mini" {
          Text("Special offer")
            .font(.caption.bold())
            .foregroundStyle(.black)
            .padding(6)
            .background(.yellow)
            .rotationEffect(.degrees(bug("car.offerRotated") ? 45 : 0))
            .offset(x: bug("car.offerRotated") ? 24 : 0)
            .accessibilityIdentifier("offer")
        }
      }
      VStack(alignment: .leading, spacing: 6) {
        Text(car.kind).font(.subheadline)
          .accessibilityIdentifier("kind-\(car.id)")
        HStack(spacing: bug("car.seatOverText") && car.id == "mini" ? -18 : 6) {
          Image(systemName: "person.2.fill").accessibilityHidden(true)
            .accessibilityIdentifier("seat-symbol-\(car.id)")
          Text("\(car.seats) seats")
            .accessibilityIdentifier("seats-\(car.id)")
        }
        .font(.footnote)
        HStack {
          Text("\(car.price) per day")
            .font(.headline)
            .fixedSize(horizontal: bug("car.priceFixed") && car.id == "mini", vertical: false)
            .frame(width: bug("car.priceFixed") && car.id == "mini" ? 60 : nil)
            .accessibilityIdentifier("price-\(car.id)")
          Spacer(minLength: 4)
          Button {
          } label: {
            Text("Choose").font(.subheadline.bold())
              .foregroundStyle(.white)
              .padding(.horizontal, 10)
              .frame(minHeight: 44)
              .background(.indigo, in: Capsule())
          }
          .accessibilityIdentifier("choose-\(car.id)")
        }
      }
      .padding([.horizontal, .bottom], 10)
    }
    .frame(width: 250)
    .frame(height: bug("car.cardHeight") && car.id == "mini" ? 205 : nil, alignment: .top)
    .background(Color.gray.opacity(0.15))
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }

  private var included: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Included in every price").font(.headline)
      Label("Unlimited kilometers", systemImage: "infinity")
        .accessibilityIdentifier("unlimited")
      Label("Free cancellation until the day before", systemImage: "checkmark.circle")
        .accessibilityIdentifier("cancellation")
      Label("Roadside help at any time", systemImage: "wrench.and.screwdriver")
        .labelStyle(.titleAndIcon)
        .accessibilityIdentifier("roadside")
      Toggle("Full insurance", isOn: $insurance)
        .accessibilityIdentifier("insurance")
    }
    .font(.subheadline)
  }

  private var comparison: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
      GridRow {
        Text("Gearbox").font(.footnote.bold())
        Text("Manual").accessibilityIdentifier("manual")
        Text("Automatic").accessibilityIdentifier("automatic")
      }
      GridRow {
        Text("Fuel").font(.footnote.bold())
        Text("Petrol").accessibilityIdentifier("petrol")
        Text("Electric")
          .opacity(bug("car.electricGone") ? 0.15 : 1)
          .accessibilityIdentifier("electric")
      }
      GridRow {
        Text("Deposit").font(.footnote.bold())
        (bug("car.depositVerbatim") ? Text(noDeposit) : Text("No deposit"))
          .accessibilityIdentifier("no-deposit")
        Text("High").accessibilityIdentifier("high")
      }
    }
    .font(.footnote)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private let noDeposit: String = "No deposit"

  private var pay: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Total for three days").font(.caption)
        Text(verbatim: "117 €").font(.title3.bold())
          .accessibilityIdentifier("sum")
      }
      Spacer()
      Button {
      } label: {
        Text("Book now")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(.horizontal, 20)
          .frame(minHeight: 48)
          .background(.indigo, in: Capsule())
      }
      .accessibilityIdentifier("book")
    }
    .padding()
    .background(scheme == .dark ? Color(white: 0.11) : Color(white: 0.95))
  }
}

extension RentalScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "car", sizes: [.large],
    faults: [
      Fault(
        "car.scrollOff", ["unreachable", "outside", "clipped", "overflowing"],
        [
          .id("choose-family"), .id("choose-van"), .id("title-family"), .id("title-van"),
          .id("kind-van"), .id("price-van"),
        ], "en", "the cards cannot be scrolled"),
      Fault(
        "car.payLow",
        ["underBar", "outside", "clipped", "unreachable", "overlapping", "overflowing"],
        [.id("book"), .id("sum"), .key("Book now")], "en", "the button is under the home indicator"),
      Fault(
        "car.routeArrow", ["fixedArrow", "notMirrored"], [.id("route-arrow")], "ar",
        "arrow.right between start and end"),
      Fault(
        "car.titleOnLight", ["lowContrast"], [.id("title-mini")], "en",
        "white over the light end of a gradient"),
      Fault("car.offerRotated", ["clipped"], [.id("offer")], "de", "a ribbon that the card cuts"),
      Fault(
        "car.seatOverText", ["overlapping"], [.id("seats-mini"), .id("seat-symbol-mini")], "en",
        "symbol over the text"),
      Fault(
        "car.priceFixed", ["overlapping", "overflowing", "covered"],
        [.id("price-mini"), .id("choose-mini")], "de", se: true,
        "price sticks out of its frame into the button"),
      Fault(
        "car.cardHeight", ["clipped", "outside", "overflowing"],
        [.id("choose-mini"), .id("price-mini")], "en", "fixed height cuts the button"),
      Fault("car.electricGone", ["lowContrast"], [.id("electric")], "en", "opacity 0.15"),
      Fault("car.depositVerbatim", ["literal"], [.id("no-deposit")], "en-XA", "a String constant"),
      Fault(
        "car.englishLeft", ["missing", "untranslated", "localization"],
        [.key("Unlimited kilometers"), .id("unlimited")], "ar", "the translator left English"),
      Fault(
        "car.tofu",
        [
          "missingGlyph", "missingGlyphs", "missingFont", "tofu", "mixedFonts",
          "unsupportedCharacter", "uncoveredCharacter",
        ], [.key("Full insurance"), .id("insurance")], "ja", "a private-use character is a box"),
      Fault(
        "car.keyRenamed", ["missing"],
        [
          .key("Free cancellation until the day before"), .id("cancellation"),
          .text("Free cancellation"),
        ], "de", "key of the catalog is spelled otherwise"),
      Fault(
        "car.wideSign", ["placeholder", "localization"],
        [.key("%@ per day"), .id("price-mini"), .id("price-family"), .id("price-van")], "ja",
        "full-width percent sign"),
    ]
  ) { AnyView(RentalScreen()) }
}
