import SwiftUI

struct HotelBookingScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  private let arrival = Date(timeIntervalSinceReferenceDate: 765_000_000)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          hero
          VStack(alignment: .leading, spacing: 20) {
            rating
            about
            amenities
            dates
            rules
          }
          .padding(.horizontal, 16)
        }
        .padding(.bottom, 16)
      }
      .ignoresSafeArea(edges: bug("hotel.safeArea") ? .top : [])
      .navigationTitle("Room")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar(bug("hotel.safeArea") ? .hidden : .automatic, for: .navigationBar)
      .safeAreaInset(edge: .bottom, spacing: 0) { priceBar }
    }
  }

  private var hero: some View {
    ZStack(alignment: bug("hotel.safeArea") ? .topLeading : .bottomLeading) {
      LinearGradient(
        colors: [Color(red: 0.5, green: 0.75, blue: 0.9), Color(red: 0.1, green: 0.2, blue: 0.35)],
        startPoint: bug("hotel.heroText") ? .bottom : .top,
        endPoint: bug("hotel.heroText") ? .top : .bottom
      )
      .frame(minHeight: 200)
      VStack(alignment: .leading, spacing: 4) {
        Text("Double room with a sea view").font(.title2.bold()).accessibilityIdentifier("room")
        Text(verbatim: "Pension Möwe, Sylt").font(.subheadline).accessibilityIdentifier("hotel")
      }
      .foregroundStyle(.white)
      .padding(16)
    }
    .overlay(alignment: bug("hotel.heartFlip") && rtl ? .topLeading : .topTrailing) {
      Button {
      } label: {
        Image(systemName: "heart").font(.title3)
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background(.black.opacity(0.55), in: Circle())
      }
      .buttonStyle(.plain)
      .padding(12)
      .accessibilityLabel("Remember")
      .accessibilityIdentifier("heart")
      .offset(x: bug("hotel.heartOut") ? 36 : 0)
    }
  }

  private var rating: some View {
    HStack(spacing: 6) {
      HStack(spacing: 2) {
        ForEach(0..<5) { index in
          Image(systemName: index < 4 ? "star.fill" : "star.leadinghalf.filled")
        }
      }
      .foregroundStyle(.orange)
      .accessibilityHidden(true)
      Text("4.6 from 218 guests").font(.subheadline).accessibilityIdentifier("guests")
        .offset(x: bug("hotel.guestsOffset") ? -60 : 0)
      Spacer(minLength: 0)
    }
  }

  @ViewBuilder private var about: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("About this room").font(.headline).accessibilitySortPriority(bug("hotel.order") ? -1 : 0)
        .accessibilityIdentifier("aboutTitle")
      let text = Text(
        "A quiet room on the second floor with a balcony, a desk and a bathroom with a rain shower. Breakfast is served in the garden."
      )
      if bug("hotel.aboutHeight") {
        ScrollView { text.accessibilityIdentifier("about") }.scrollDisabled(true).frame(height: 44)
      } else if bug("hotel.aboutLimit") {
        text.lineLimit(2).accessibilityIdentifier("about")
      } else {
        text.accessibilityIdentifier("about")
      }
    }
    .accessibilityElement(children: .contain)
  }

  private var amenities: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 12) {
        amenity("wifi", "Free Wi-Fi", "wifi")
        amenity("cup.and.saucer", "Breakfast buffet", "breakfast")
        amenity("car", "Underground parking", "parking")
        amenity("pawprint", "Pets welcome", "pets")
      }
    }
  }

  private func amenity(_ symbol: String, _ title: LocalizedStringKey, _ id: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.title3).frame(height: 26)
      if bug("hotel.amenityWidth") {
        Text(title).font(.caption).lineLimit(1).truncationMode(.tail).frame(width: 84)
          .accessibilityIdentifier(id)
      } else if bug("hotel.amenityBroken") {
        Text(title).font(.subheadline).multilineTextAlignment(.center).frame(width: 66)
          .accessibilityIdentifier(id)
      } else {
        Text(title).font(.caption).fixedSize().accessibilityIdentifier(id)
      }
    }
    .padding(12)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }

  private var dates: some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent("Arrival") {
        if bug("hotel.date") {
          Text(verbatim: hardCoded(arrival)).accessibilityIdentifier("arrival")
        } else {
          Text(arrival, format: .dateTime.day().month().year()).accessibilityIdentifier("arrival")
        }
      }
      LabeledContent("Length of stay") {
        Text("\(3) nights").accessibilityIdentifier("nights")
      }
    }
  }

  private func hardCoded(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEEE, MMMM d"
    return formatter.string(from: date)
  }

  private var rules: some View {
    Text("Free cancellation until the day before arrival.")
      .font(.footnote)
      .foregroundStyle(
        bug("hotel.rules")
          ? AnyShapeStyle(Color(red: 0.1, green: 0.35, blue: 0.15)) : AnyShapeStyle(.secondary)
      )
      .accessibilityIdentifier("rules")
  }

  private var priceBar: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(148, format: .currency(code: "EUR").precision(.fractionLength(0))).font(.headline)
          .accessibilityIdentifier("price")
        if bug("hotel.perNight") {
          Text("per night" as String).font(.caption).foregroundStyle(.secondary)
            .accessibilityIdentifier("perNight")
        } else {
          Text("per night").font(.caption).foregroundStyle(.secondary).accessibilityIdentifier(
            "perNight")
        }
      }
      Spacer()
      Button("Book now") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(Color(red: 0.05, green: 0.35, blue: 0.75))
        .accessibilityIdentifier("book")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemBackground).ignoresSafeArea(edges: .bottom))
    .overlay(alignment: .top) { Divider() }
  }

  static let unseen = UnseenScreen(
    name: "hotel", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "hotel.safeArea", ["underBar", "overlapping"], [.id("room")], "title under the status bar"),
      Fault(
        "hotel.heroText", ["lowContrast"], [.id("room"), .id("hotel")],
        "white on the light end of the picture"),
      Fault("hotel.heartOut", ["outside"], [.id("heart")], "heart half over the edge"),
      Fault(
        "hotel.guestsOffset", ["overlapping", "lowContrast"], [.id("guests"), .any], "en",
        "the same text over the stars"),
      Fault(
        "hotel.order", ["readingOrder"], [.id("aboutTitle"), .id("about")],
        "headline after its text"),
      Fault(
        "hotel.aboutHeight", ["unreachable", "clipped"], [.id("about"), .any],
        "disabled inner scroll view"),
      Fault("hotel.aboutLimit", ["truncated"], [.id("about")], "de", "two lines"),
      Fault("hotel.amenityWidth", ["truncated"], [.key("Underground parking")], "de", "84 points"),
      Fault("hotel.amenityBroken", ["broken"], [.key("Breakfast buffet")], "de", "66 points"),
      Fault(
        "hotel.date", ["literal"], [.id("arrival")], "en-XA", "DateFormatter with a fixed format"),
      Fault("hotel.rules", ["lowContrast"], [.id("rules")], dark: true, "dark green in dark"),
      Fault("hotel.perNight", ["literal"], [.id("perNight")], "en-XA", "String"),
      Fault("hotel.missingAr", ["missing"], [.key("Length of stay")], "ar", "no ar translation"),
      Fault(
        "hotel.lostArgument", ["localization", "placeholder", "missing"], [.key("%lld nights")],
        "ja", "ja shows '%d {nights}'"),
      Fault("hotel.heartFlip", ["notMirrored"], [.id("heart")], "ar", "alignment turned by hand"),
    ]
  ) { AnyView(HotelBookingScreen()) }
}
