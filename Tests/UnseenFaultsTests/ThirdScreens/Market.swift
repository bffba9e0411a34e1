import CalqueTesting
import Foundation
import SwiftUI

struct MarketButtonStyle: ButtonStyle {
  var fill: Color
  var ink: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(ink)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(fill, in: RoundedRectangle(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

struct MarketScreen: View {
  @Environment(\.colorScheme) private var scheme
  @State private var color = 0
  @State private var size = 1
  @State private var isLiked = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          pictures
          title
          sizes
          delivery
          reviews
          related
          returns
        }
        .padding(16)
        .frame(height: bug("market.height") ? 700 : nil, alignment: .top)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
      .navigationTitle("Product")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
      }
    }
    .tint(Ink.accent(scheme))
  }

  private var pictures: some View {
    ZStack(alignment: .topTrailing) {
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [
              Color(red: 0.93, green: 0.87, blue: 0.8), Color(red: 0.78, green: 0.7, blue: 0.62),
            ],
            startPoint: .top, endPoint: .bottom)
        )
        .frame(height: 200)
        .overlay {
          Image(systemName: "backpack").font(.system(size: 80)).foregroundStyle(
            Color(red: 0.3, green: 0.2, blue: 0.12))
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Picture of the backpack"))
      HStack {
        ribbon
        Spacer()
        Button {
          isLiked.toggle()
        } label: {
          Image(systemName: "heart").foregroundStyle(.black)
            .frame(width: bug("market.heart") ? 30 : 44, height: bug("market.heart") ? 22 : 44)
            .background(.white, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Like"))
        .accessibilityIdentifier("market.heart")
      }
      .padding(10)
    }
    .overlay(alignment: .bottomLeading) {
      Text("Made of old sails")
        .font(.footnote.bold())
        .foregroundStyle(bug("market.overPicture") ? .white : .black)
        .padding(12)
        .accessibilityIdentifier("market.sails")
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var ribbon: some View {
    Text("Sale")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color(red: 0.68, green: 0.05, blue: 0.12), in: Capsule())
      .rotationEffect(.degrees(bug("market.ribbon") ? -35 : 0))
      .offset(x: bug("market.ribbon") ? -22 : 0, y: bug("market.ribbon") ? -14 : 0)
      .accessibilityIdentifier("market.ribbon")
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Harbour backpack, 22 litres").font(.title2.bold())
        .scaleEffect(x: bug("market.wide") ? 1.45 : 1, anchor: .leading)
        .accessibilityIdentifier("market.title")
      HStack(alignment: .firstTextBaseline, spacing: bug("market.oldPrice") ? -30 : 10) {
        Text(89, format: .currency(code: "EUR")).font(.title3.bold())
          .accessibilityIdentifier("market.price")
        Text(119, format: .currency(code: "EUR")).font(.subheadline).strikethrough()
          .foregroundStyle(Ink.muted(scheme))
          .accessibilityIdentifier("market.oldPrice")
      }
      Label("\(1_284) ratings", systemImage: "star.fill").font(.subheadline)
        .accessibilityIdentifier("market.ratings")
    }
  }

  private let sizeNames: [LocalizedStringKey] = ["Small", "Medium", "Large", "Extra large"]

  private var sizes: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Size").font(.headline).accessibilityAddTraits(.isHeader)
      ChipFlow(wraps: !bug("market.flow")) {
        ForEach(sizeNames.indices, id: \.self) { index in
          Button {
            size = index
          } label: {
            Text(sizeNames[index])
              .padding(.horizontal, 18)
              .frame(minHeight: 44)
              .overlay {
                RoundedRectangle(cornerRadius: 10)
                  .stroke(
                    index == size ? Ink.accent(scheme) : Ink.muted(scheme),
                    lineWidth: index == size ? 2 : 1)
              }
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("market.size.\(index)")
        }
      }
    }
  }

  private var delivery: some View {
    HStack(spacing: 12) {
      Image(systemName: "shippingbox").accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Arrives Tuesday").font(.subheadline.bold())
        Text("Sold and sent by Sailworks")
          .font(.footnote)
          .foregroundStyle(Ink.muted(scheme))
          .accessibilityIdentifier("market.seller")
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .rotationEffect(.degrees(bug("market.chevron") ? 180 : 0))
        .accessibilityHidden(true)
        .accessibilityIdentifier("market.chevron")
    }
    .padding(12)
    .background(Ink.card(scheme), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .contain)
  }

  private var reviews: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("What buyers say").font(.headline).accessibilityAddTraits(.isHeader)
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
        ForEach([5, 4, 3], id: \.self) { stars in
          GridRow {
            Text("\(stars) stars").font(.footnote)
              .accessibilityIdentifier("market.stars.\(stars)")
            GeometryReader { space in
              Capsule().fill(Ink.accent(scheme))
                .frame(width: space.size.width * (stars == 5 ? 0.7 : stars == 4 ? 0.2 : 0.1))
            }
            .frame(height: 8)
            .accessibilityHidden(true)
          }
        }
      }
      ZStack(alignment: .topLeading) {
        if bug("market.reviewOrder") {
          reviewBody.padding(.top, 26)
          reviewTitle
        } else {
          VStack(alignment: .leading, spacing: 4) {
            reviewTitle
            reviewBody
          }
        }
      }
    }
  }

  private var reviewTitle: some View {
    Text("Best bag I ever had").font(.subheadline.bold())
      .accessibilityIdentifier("market.review.title")
  }

  private var reviewBody: some View {
    Text("Two years of rain, and the notebook is still dry.").font(.subheadline)
      .accessibilityIdentifier("market.review.body")
  }

  private var related: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Goes well with it").font(.headline).accessibilityAddTraits(.isHeader)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 12) {
          card("Rain cover", "umbrella")
          card("Bottle", "drop")
          card("Wash bag", "bag")
        }
      }
    }
  }

  private func card(_ name: LocalizedStringKey, _ symbol: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: symbol).font(.title).frame(width: 130, height: 80)
        .background(Ink.card(scheme), in: RoundedRectangle(cornerRadius: 10))
        .accessibilityHidden(true)
      Text(name).font(.subheadline)
    }
    .frame(width: 130, alignment: .leading)
  }

  private var returns: some View {
    Text("Send it back within 30 days, free of charge.")
      .font(.footnote)
      .foregroundStyle(.primary)
      .opacity(bug("market.returns") ? 0.3 : 1)
      .accessibilityIdentifier("market.returns")
  }

  private var bar: some View {
    HStack(spacing: 10) {
      Button {
      } label: {
        Text("Add to cart")
          .lineLimit(bug("market.barWidth") ? 1 : nil)
          .frame(width: bug("market.barWidth") ? 100 : nil)
          .accessibilityIdentifier("market.cart.text")
      }
      .buttonStyle(MarketButtonStyle(fill: Ink.card(scheme), ink: .primary))
      .accessibilityIdentifier("market.cart")
      Button {
      } label: {
        Text("Buy now")
      }
      .buttonStyle(MarketButtonStyle(fill: Ink.fill, ink: .white))
      .accessibilityIdentifier("market.buy")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.bar)
  }
}

extension MarketScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "market", sizes: [.large],
    faults: [
      Fault(
        "market.height", ["unreachable", "overflowing", "clipped", "underBar", "overlapping"],
        [.id("market.returns"), .text("Send it back")], se: true,
        "The page has a fixed height: its end can't be scrolled to."),
      Fault("market.heart", ["smallTouchArea"], [.id("market.heart")], "The heart is 30 x 22."),
      Fault(
        "market.overPicture", ["lowContrast"], [.id("market.sails"), .text("Made of old")],
        "White text on a beige picture."),
      Fault(
        "market.ribbon", ["clipped"], [.id("market.ribbon"), .text("Sale")],
        "A turned ribbon is cut by the corner of the picture."),
      Fault(
        "market.wide", ["overflowing", "clipped", "outside"],
        [.id("market.title"), .text("Harbour backpack")],
        "A title that is scaled goes out of the screen."),
      Fault(
        "market.oldPrice", ["overlapping"],
        [.id("market.oldPrice"), .id("market.price"), .text("119"), .text("89")],
        "Negative spacing: old price over the price."),
      Fault(
        "market.flow", ["outside", "overflowing", "clipped"],
        [.id("market.size.3"), .text("Extra")], "The chips do not wrap."),
      Fault(
        "market.chevron", ["turnedPicture", "fixedPicture", "fixedArrow", "notMirrored"],
        [.id("market.chevron"), .text("chevron")], "ar",
        "A chevron that is turned by 180 degrees points the wrong way."),
      Fault(
        "market.reviewOrder", ["readingOrder"],
        [.id("market.review.title"), .id("market.review.body")],
        "In a ZStack the body is read before its title."),
      Fault(
        "market.returns", ["lowContrast"], [.id("market.returns"), .text("Send it back")],
        dark: true, "Opacity of 0.3."),
      Fault(
        "market.barWidth", ["truncated", "unusedVariant"],
        [.id("market.cart"), .id("market.cart.text"), .key("Add to cart"), .text("In den")], "de",
        "A fixed width cuts the button's text; the catalog has a shorter variant."),
      Fault(
        "market.ratingsJa", ["placeholder", "localization"],
        [.key("%lld ratings"), .id("market.ratings")], "ja",
        "A full-width percent sign in the placeholder."),
      Fault(
        "market.starsAr", ["localization", "missing"], [.key("%lld stars"), .id("market.stars.3")],
        "ar", "The Arabic plural has forms only for one and two, and a wrong specifier in few."),
      Fault(
        "market.buyDe", ["broken", "truncated", "clipped", "overflowing"],
        [.key("Buy now"), .id("market.buy"), .text("Sofort")], "de",
        "A much too long word of a translator does not fit into the button."),
    ]
  ) { AnyView(MarketScreen()) }
}
