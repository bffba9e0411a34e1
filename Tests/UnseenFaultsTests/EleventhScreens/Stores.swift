import SwiftUI

/// A map and a list of stores.
struct StoreScreen: View {
  struct Store: Identifiable {
    let id: String
    let name: String
    let metres: Double
    let isOpen: Bool
    let place: UnitPoint
  }
  private let stores = [
    Store(
      id: "altmarkt", name: "Altmarkt", metres: 350, isOpen: true, place: UnitPoint(x: 0.27, y: 0.5)
    ),
    Store(
      id: "nordtor", name: "Nordtor", metres: 1_200, isOpen: false,
      place: UnitPoint(x: 0.66, y: 0.68)),
  ]
  @State private var search = ""
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  private var ink: Color {
    scheme == .dark
      ? Color(red: 0.75, green: 0.7, blue: 1) : Color(red: 0.3, green: 0.15, blue: 0.65)
  }

  var body: some View {
    TabView {
      nearby.tabItem { Label("Nearby", systemImage: "map") }
      Text("Saved stores").tabItem { Label("Saved", systemImage: "heart") }
      Text("Your profile").tabItem { Label("Profile", systemImage: "person") }
    }
    .tint(ink)
  }

  private var nearby: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        if !bug("store.order") { header.zIndex(1) }
        map
        if bug("store.order") { header }
      }
      panel
    }
    .background(Color(.systemBackground))
  }

  private var header: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField("City or postcode", text: $search)
          .accessibilityIdentifier("search")
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 44)
      .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal, 16)
      .offset(y: bug("store.top") ? -50 : 0)
      chips
    }
    .padding(.top, 8)
  }

  @ViewBuilder private var chips: some View {
    let row = HStack(spacing: 8) {
      chip("Open now", "clock", "open-now")
      chip("Wheelchair access", "figure.roll", "access")
      chip("Parking", "car", "parking")
    }
    .padding(.horizontal, 16)
    if bug("store.chips") {
      row.fixedSize().frame(maxWidth: .infinity, alignment: .leading).clipped()
    } else {
      ScrollView(.horizontal) { row }.scrollIndicators(.hidden)
    }
  }

  private func chip(_ title: LocalizedStringKey, _ symbol: String, _ id: String) -> some View {
    Button {
    } label: {
      Label(title, systemImage: symbol)
        .font(.subheadline)
        .foregroundStyle(ink)
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(Color(.systemBackground), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(id)
  }

  private var map: some View {
    GeometryReader { geometry in
      ZStack {
        streets.ignoresSafeArea(edges: .top)
        ForEach(stores) { store in
          let isNear = bug("store.pins") && store.id == "nordtor"
          pin(store)
            .position(
              x: geometry.size.width * (isNear ? 0.33 : store.place.x),
              y: geometry.size.height * (isNear ? 0.53 : store.place.y))
        }
        locate
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .padding(.trailing, 16)
          .padding(.bottom, bug("store.locate") ? -34 : 12)
      }
    }
  }

  private var streets: some View {
    ZStack {
      scheme == .dark ? Color(white: 0.17) : Color(red: 0.91, green: 0.93, blue: 0.88)
      Path { path in
        for row in 0..<6 {
          path.move(to: CGPoint(x: 0, y: 40 + Double(row) * 90))
          path.addLine(to: CGPoint(x: 450, y: 40 + Double(row) * 90))
        }
        for column in 0..<5 {
          path.move(to: CGPoint(x: 30 + Double(column) * 92, y: 0))
          path.addLine(to: CGPoint(x: 30 + Double(column) * 92, y: 700))
        }
      }
      .stroke(scheme == .dark ? Color(white: 0.28) : .white, lineWidth: 7)
    }
    .clipped()
    .accessibilityHidden(true)
  }

  private func pin(_ store: Store) -> some View {
    VStack(spacing: 2) {
      Text(verbatim: store.name)
        .font(.caption.weight(.bold))
        .padding(.horizontal, 6)
        .padding(.vertical, 2)
        .background(Color(.systemBackground), in: Capsule())
        .accessibilityIdentifier("pin-\(store.id)")
      Image(systemName: "mappin.circle.fill").font(.title2).foregroundStyle(ink)
    }
  }

  private var locate: some View {
    Button {
    } label: {
      Image(systemName: "location.fill")
        .foregroundStyle(ink)
        .frame(width: 48, height: 48)
        .background(Color(.systemBackground), in: Circle())
    }
    .accessibilityLabel("Show my position")
    .accessibilityIdentifier("locate")
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Stores near you").font(.headline)
        Spacer(minLength: 8)
        Button {
        } label: {
          Text("Show all →").frame(minHeight: 44).contentShape(Rectangle())
        }
        .accessibilityIdentifier("all")
      }
      ForEach(stores) { store in
        Divider()
        row(store)
      }
    }
    .padding(16)
    .background(Color(.secondarySystemBackground))
  }

  private func row(_ store: Store) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: store.name).font(.body.weight(.semibold))
        Text("\(distance(store)) away").font(.subheadline).foregroundStyle(.secondary)
        status(store).font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("status-\(store.id)")
      }
      Spacer(minLength: 8)
      Button {
      } label: {
        TurnArrow(isFixed: bug("store.route"))
          .frame(width: 24, height: 20)
          .frame(width: 48, height: 48)
          .background(
            Color(red: 0.3, green: 0.15, blue: 0.65), in: RoundedRectangle(cornerRadius: 12))
      }
      .accessibilityLabel("Directions")
      .accessibilityIdentifier("route-\(store.id)")
    }
    .padding(.vertical, 8)
  }

  private func distance(_ store: Store) -> String {
    Measurement(value: store.metres, unit: UnitLength.meters)
      .formatted(.measurement(width: .abbreviated, usage: .road).locale(locale))
  }

  private func status(_ store: Store) -> Text {
    let key = store.isOpen ? "status.open" : "status.closed"
    return bug("store.status") ? Text(key) : Text(LocalizedStringKey(key))
  }
}

/// A bent arrow to where the route begins.
struct TurnArrow: View {
  let isFixed: Bool
  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 3, y: size.height))
      path.addLine(to: CGPoint(x: 3, y: size.height * 0.4))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height * 0.4))
      path.move(to: CGPoint(x: size.width - 9, y: 1))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height * 0.4))
      path.addLine(to: CGPoint(x: size.width - 9, y: size.height * 0.8 - 1))
      context.stroke(path, with: .color(.white), lineWidth: 2.5)
    }
    .flipsForRightToLeftLayoutDirection(!isFixed)
    .accessibilityIdentifier("arrow")
  }
}

extension StoreScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "stores", sizes: [.large, .xLarge],
    faults: [
      Fault(
        "store.pins", ["overlapping"],
        [.id("pin-altmarkt"), .id("pin-nordtor"), .text("Altmarkt"), .text("Nordtor")],
        "de", "the names of two pins lie over each other"),
      Fault(
        "store.chips", ["clipped", "overflowing", "outside", "unreachable"],
        [.id("access"), .id("parking"), .key("Wheelchair access"), .key("Parking")], "de",
        "the filters do not scroll and are cut"),
      Fault(
        "store.status", ["literal", "missing"], [.id("status-altmarkt"), .text("status.open")],
        "ja",
        "Text of a String shows the key"),
      Fault(
        "store.arrow", ["fixedArrow"], [.id("all"), .key("Show all →")], "ar",
        "the translator kept the arrow, which points back"),
      Fault(
        "store.locate", ["covered", "overlapping", "clipped"], [.id("locate")], "en",
        "the lower half of the button is under the panel"),
      Fault(
        "store.route", ["fixedPicture"],
        [.id("arrow"), .id("route-altmarkt"), .id("route-nordtor")], "ar",
        "a drawn arrow that does not turn"),
      Fault(
        "store.order", ["readingOrder"],
        [
          .id("search"), .id("open-now"), .id("access"), .key("City or postcode"),
          .id("pin-altmarkt"), .id("locate"),
        ],
        "en", "the search field above the map is declared after it, and read after the pins"),
      Fault(
        "store.away", ["localization"], [.key("%@ away")], "ja",
        "the translation has no value: \"nearby\" for every store"),
      Fault(
        "store.top", ["underBar"], [.id("search"), .key("City or postcode")], "en",
        "the search field is moved up, under the status bar"),
    ]
  ) { AnyView(StoreScreen()) }
}
