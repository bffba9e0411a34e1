import CalqueTesting
import Foundation
import SwiftUI

private struct Concert: Identifiable {
  let id: Int
  let artist: String
  let note: LocalizedStringKey
  let day: Date
}

/// The page of a concert hall.
struct VenuePage: View {
  @Environment(\.layoutDirection) private var direction
  @State private var isFavorite = false
  private let night = Color(red: 0.12, green: 0.1, blue: 0.3)
  private let concerts = [
    Concert(
      id: 0, artist: "Nora Lind", note: "Piano and strings, with a talk before the concert",
      day: Date(timeIntervalSince1970: 1_760_000_000)),
    Concert(
      id: 1, artist: "Trio Aster", note: "Folk songs",
      day: Date(timeIntervalSince1970: 1_761_000_000)),
    Concert(id: 2, artist: "Okapi", note: "Jazz", day: Date(timeIntervalSince1970: 1_762_000_000)),
  ]
  private let services: [(LocalizedStringKey, String)] = [
    ("Wheelchair access", "figure.roll"), ("Cloakroom", "tshirt"), ("Bar", "cup.and.saucer"),
    ("Parking", "parkingsign.circle"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        hero
        VStack(alignment: .leading, spacing: 12) {
          Text("About the venue").font(.title3.bold()).accessibilityIdentifier("about")
          Text("A former warehouse at the river, rebuilt for chamber music.")
          contact
        }
        .padding(.horizontal, 20)
        tickets.padding(.horizontal, 20)
        grid.padding(.horizontal, 20)
        program
        Button {
        } label: {
          Label("Get directions", systemImage: "map")
        }
        .buttonStyle(PrimaryButtonStyle(tint: night))
        .accessibilityIdentifier("directions")
        .padding(.horizontal, 20)
      }
      .padding(.bottom, 24)
    }
    .ignoresSafeArea(edges: bug("venue.underBar") ? .top : [])
    .background(Color(.systemBackground))
  }

  private func round(_ symbol: String, turned: Bool = false) -> some View {
    Image(systemName: symbol)
      .font(.headline)
      .scaleEffect(x: turned ? -1 : 1)
      .foregroundStyle(.white)
      .frame(width: 44, height: 44)
      .background(Color.black.opacity(0.45), in: Circle())
  }

  private var hero: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Button {
        } label: {
          round("chevron.backward", turned: bug("venue.back") && direction == .rightToLeft)
        }
        .accessibilityLabel(Text("Back"))
        .accessibilityIdentifier("back")
        Spacer()
        Button {
          isFavorite.toggle()
        } label: {
          round(isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityLabel(Text("Favorite"))
        .accessibilityIdentifier("favorite")
        .padding(.trailing, bug("venue.outside") ? -32 : 0)
      }
      Spacer(minLength: 40)
      Text("Harbour Hall").font(.largeTitle.bold())
      Text("Concert hall with \(640) seats").font(.subheadline)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, minHeight: 220, alignment: .leading)
    .background(
      LinearGradient(
        colors: [night, Color(red: 0.35, green: 0.1, blue: 0.35)], startPoint: .top,
        endPoint: .bottom))
  }

  private var contact: some View {
    HStack(spacing: 10) {
      Image(systemName: "phone.fill").foregroundStyle(.secondary).accessibilityHidden(true)
      Text(verbatim: pick("venue.phone", "+49 40 5550 118", "\u{2066}+49 40 5550 118\u{2069}"))
        .accessibilityIdentifier("phone")
    }
  }

  private var tickets: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tickets sold tonight").font(.headline)
      Canvas { context, size in
        let ground = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6)
        context.fill(ground, with: .color(.gray.opacity(0.3)))
        let part = CGRect(x: 0, y: 0, width: size.width * 0.7, height: size.height)
        context.fill(Path(roundedRect: part, cornerRadius: 6), with: .color(.indigo))
      }
      .frame(height: 12)
      .flipsForRightToLeftLayoutDirection(!bug("venue.canvas"))
      .accessibilityLabel(Text("Tickets sold tonight"))
      .accessibilityIdentifier("sold")
    }
  }

  private var grid: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: 12), count: bug("venue.grid") ? 4 : 2),
      spacing: 12
    ) {
      ForEach(services.indices, id: \.self) { index in
        VStack(spacing: 6) {
          Image(systemName: services[index].1).font(.title3)
          Text(services[index].0)
            .font(.subheadline)
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("service\(index)")
        }
        .frame(maxWidth: .infinity, minHeight: 72)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
      }
    }
  }

  private var program: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Coming up").font(.title3.bold()).padding(.horizontal, 20)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(concerts) { concert in
            VStack(alignment: .leading, spacing: 6) {
              Text(concert.day, format: .dateTime.day().month(.abbreviated)).font(.footnote)
              Text(verbatim: concert.artist).font(.headline)
              Text(concert.note)
                .font(.subheadline)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("note\(concert.id)")
            }
            .padding(14)
            .frame(width: 190, height: bug("venue.card") ? 104 : 170, alignment: .topLeading)
            .background(Color(.secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 16))
          }
        }
        .padding(.horizontal, 20)
      }
    }
  }
}

extension VenuePage {
  @MainActor static let unseen = UnseenScreen(
    name: "venue", sizes: [.large],
    faults: [
      Fault(
        "venue.underBar", ["underBar"], [.id("back"), .id("favorite")], "en",
        "the buttons are below the clock and the battery"),
      Fault(
        "venue.back", ["turnedPicture", "fixedArrow", "notMirrored"],
        [.id("back"), .text("chevron.backward")], "ar", "the chevron is turned twice"),
      Fault(
        "venue.outside", ["outside", "clipped"], [.id("favorite")], "en",
        "a third of the heart is outside"),
      Fault(
        "venue.phone", ["detachedSign"], [.id("phone"), .text("+49")], "ar",
        "the groups of the number are in reverse order"),
      Fault(
        "venue.canvas", ["fixedPicture", "notMirrored"], [.id("sold")], "ar",
        "the drawn bar begins on the left"),
      Fault(
        "venue.grid", ["broken", "truncated"],
        [.id("service0"), .id("service1"), .key("Wheelchair access"), .key("Cloakroom")], "de",
        se: true, "four columns: a word is broken"),
      Fault(
        "venue.card", ["clipped"],
        [.id("note0"), .key("Piano and strings, with a talk before the concert")], "de",
        "the card cuts its note"),
      Fault(
        "venue.han", ["mixedFonts"], [.id("about"), .key("About the venue")], "ja",
        "a simplified letter in Japanese"),
      Fault(
        "venue.key", ["missing"],
        [.id("directions"), .key("Get directions"), .text("Get directions")], "de",
        "the catalog has `Get Directions`"),
    ]
  ) { AnyView(VenuePage()) }
}
