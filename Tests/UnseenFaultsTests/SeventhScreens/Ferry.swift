import SwiftUI

private struct RouteLine: View {
  var body: some View {
    Canvas { context, size in
      let middle = size.height / 2
      var line = Path()
      line.move(to: CGPoint(x: 8, y: middle))
      line.addLine(to: CGPoint(x: size.width - 14, y: middle))
      context.stroke(line, with: .color(.blue), style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
      context.fill(
        Path(ellipseIn: CGRect(x: 2, y: middle - 6, width: 12, height: 12)), with: .color(.blue))
      var head = Path()
      head.move(to: CGPoint(x: size.width - 2, y: middle))
      head.addLine(to: CGPoint(x: size.width - 16, y: middle - 9))
      head.addLine(to: CGPoint(x: size.width - 16, y: middle + 9))
      head.closeSubpath()
      context.fill(head, with: .color(.blue))
    }
    .frame(height: 22)
  }
}

struct FerryScreen: View {
  private struct Departure: Identifiable {
    let id: Int
    let time: LocalizedStringKey
    let ship: LocalizedStringKey
    let seats: Int
    let price: LocalizedStringKey
  }
  private let departures = [
    Departure(id: 0, time: "09:10", ship: "Sea Swallow", seats: 3, price: "€14.50"),
    Departure(id: 1, time: "11:40", ship: "Old Captain", seats: 27, price: "€14.50"),
    Departure(id: 2, time: "14:05", ship: "Island Star", seats: 0, price: "€12.00"),
    Departure(id: 3, time: "17:30", ship: "Sea Swallow", seats: 110, price: "€18.00"),
  ]
  @State private var day = 0

  var body: some View {
    NavigationStack {
      List {
        Section {
          route
          Picker("Day", selection: $day) {
            Text("Today").tag(0)
            Text("Tomorrow").tag(1)
          }
          .pickerStyle(.segmented)
        }
        Section {
          ForEach(departures) { row($0) }
        } header: {
          Text("Departures")
        } footer: {
          Text("Please be at the quay fifteen minutes before departure.")
            .lineLimit(pick("ferry.footerLimit", 1, nil))
        }
        Section {
          Label {
            Text("Strong wind: crossings may be cancelled at short notice.")
          } icon: {
            Image(systemName: bug("ferry.windSymbol") ? "wind.warning" : "wind")
          }
          .accessibilityIdentifier("wind")
        }
      }
      .navigationTitle("Timetable")
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bug("ferry.buyLow") { buy }
      }
      .overlay(alignment: .bottom) {
        if bug("ferry.buyLow") { buy.ignoresSafeArea(edges: .bottom).padding(.bottom, -34) }
      }
    }
  }

  private var route: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(String(localized: "Mainland pier")) → \(String(localized: "Seal Island"))")
        .font(.headline)
        .accessibilityIdentifier("routeTitle")
      RouteLine()
        .flipsForRightToLeftLayoutDirection(!bug("ferry.canvasArrow"))
        .accessibilityElement()
        .accessibilityLabel("Route")
        .accessibilityIdentifier("routeLine")
      HStack {
        Text("Crossing time").foregroundStyle(.secondary)
        Spacer()
        Text("\(55) minutes")
      }
      .font(.subheadline)
      .accessibilityElement(children: .contain)
    }
    .padding(.vertical, 4)
  }

  private func row(_ d: Departure) -> some View {
    HStack(spacing: 12) {
      Text(d.time)
        .font(.title3.monospacedDigit())
      VStack(alignment: .leading, spacing: 2) {
        Text(d.ship)
        if d.seats == 0 {
          Text("Sold out, waiting list open")
            .font(.caption)
            .opacity(pick("ferry.soldFaint", 0.3, 1))
        } else if d.seats == 27 {
          Text(bug("ferry.wrongKey") ? "Bikes permitted" : "Bikes allowed on board").font(.caption)
        } else {
          Text("\(d.seats) seats left").font(.caption)
        }
      }
      Spacer()
      Text(d.price)
        .accessibilityIdentifier("price\(d.id)")
        .accessibilitySortPriority(d.id == 1 && bug("ferry.priceFirst") ? 2 : 0)
      Image(
        systemName: d.id == 3 && bug("ferry.chevronRight") ? "chevron.right" : "chevron.forward"
      )
      .font(.caption.bold())
      .foregroundStyle(.secondary)
      .accessibilityIdentifier("chevron\(d.id)")
    }
    .accessibilityElement(children: .contain)
  }

  private var buy: some View {
    Button {
    } label: {
      Label {
        Text("Buy tickets")
      } icon: {
        Image(systemName: "ticket")
      }
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(Color(red: 0.02, green: 0.3, blue: 0.6), in: RoundedRectangle(cornerRadius: 14))
      .foregroundStyle(.white)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("buy")
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.regularMaterial)
  }
}

extension FerryScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "ferry", sizes: [.large],
    faults: [
      Fault(
        "ferry.windSymbol", ["unknownSymbol"], [.id("wind"), .text("wind.warning")],
        "a symbol that does not exist"),
      Fault(
        "ferry.buyLow", ["underBar", "outside"], [.id("buy"), .key("Buy tickets")],
        "button over the home indicator"),
      Fault(
        "ferry.canvasArrow", ["fixedPicture", "notMirrored"], [.id("routeLine")], "ar",
        "arrow drawn to the right"),
      Fault(
        "ferry.soldFaint", ["lowContrast"], [.key("Sold out, waiting list open")],
        "text of opacity 0.3"),
      Fault(
        "ferry.wrongKey", ["missing", "untranslated"], [.key("Bikes permitted")], "ja",
        "key is not in the catalog"),
      Fault(
        "ferry.priceFirst", ["readingOrder"], [.id("price1")], "price is read before time and ship"),
      Fault(
        "ferry.chevronRight", ["fixedArrow"], [.id("chevron3"), .text("chevron.right")], "ar",
        "chevron.right"),
      Fault(
        "ferry.arArrow", ["fixedArrow"], [.id("routeTitle"), .key("%@ → %@")], "ar",
        "letter arrow points back"),
      Fault("ferry.arFew", ["missing"], [.key("%lld seats left")], "ar", "plural form few missing"),
      Fault(
        "ferry.deType", ["localization", "placeholder"], [.key("%lld minutes")], "de",
        "%@ for a number"),
    ]
  ) { AnyView(FerryScreen()) }
}
