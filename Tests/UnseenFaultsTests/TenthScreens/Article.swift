import SwiftUI

// An article of a newspaper.
struct ArticleScreen: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @State private var letters = 0.4
  var accent: Color {
    scheme == .dark
      ? Color(red: 1.0, green: 0.6, blue: 0.6) : Color(red: 0.65, green: 0.05, blue: 0.1)
  }

  var body: some View {
    VStack(spacing: 0) {
      masthead
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          picture
          headline
          byline
          Text(
            "For years the line was thought to be lost. Now the first trains roll again between the lakes, and with them come the guests."
          )
          .accessibilityIdentifier("lead")
          quote
          Text("The mayor speaks of a gift. Critics, however, ask who is to pay for the bridges.")
            .accessibilityIdentifier("second")
          Button {
          } label: {
            Text("Read the next part").font(.headline).foregroundStyle(accent)
              .frame(minHeight: 44)
          }
          .accessibilityIdentifier("more")
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
      }
      tools
    }
    .background(Color(.systemBackground))
  }

  @ViewBuilder var masthead: some View {
    let title = Text("The Lake Courier")
      .font(.title3.weight(.heavy))
      .accessibilityIdentifier("masthead")
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(Color(.secondarySystemBackground))
    if bug("article.masthead") {
      title.padding(.top, -48)
    } else {
      title
    }
  }

  var picture: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(
        LinearGradient(
          colors: [
            Color(red: 0.1, green: 0.25, blue: 0.35), Color(red: 0.05, green: 0.12, blue: 0.2),
          ], startPoint: .top, endPoint: .bottom)
      )
      .frame(height: 170)
      .overlay(alignment: .bottomLeading) {
        Text("Photo: Ida Brandt")
          .font(.footnote)
          .foregroundStyle(.white)
          .padding(14)
          .offset(y: pick("article.caption", 20, 0))
          .accessibilityIdentifier("caption")
      }
      .overlay(alignment: .topTrailing) {
        Text("Opinion")
          .font(.footnote.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .background(Color(red: 0.65, green: 0.05, blue: 0.1), in: Capsule())
          .rotationEffect(.degrees(pick("article.flag", 180, 0)))
          .padding(14)
          .accessibilityIdentifier("flag")
      }
      .clipShape(RoundedRectangle(cornerRadius: 18))
  }

  var headline: some View {
    Text("The little railway between the lakes returns")
      .font(.title.bold())
      .lineLimit(pick("article.headline", 2, 6))
      .accessibilityIdentifier("headline")
      .accessibilityAddTraits(.isHeader)
  }

  var byline: some View {
    HStack(spacing: 10) {
      InitialsBadge("MK")
      VStack(alignment: .leading, spacing: 2) {
        Text("By Mara Klein").font(.subheadline.bold())
        Text("\(6) minutes to read").font(.subheadline)
          .accessibilityIdentifier("minutes")
      }
      .opacity(pick("article.byline", 0.3, 1))
      .accessibilityIdentifier("byline")
    }
  }

  var quote: some View {
    let alignment: Alignment =
      bug("article.quote") && direction == .rightToLeft ? .trailing : .leading
    return HStack(spacing: 0) {
      Rectangle().fill(accent).frame(width: 4)
      Text("We have waited for this.")
        .font(.title3.italic())
        .foregroundStyle(accent)
        .accessibilityIdentifier("quote")
        .padding(.leading, 12)
        .frame(maxWidth: .infinity, alignment: alignment)
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  var tools: some View {
    HStack(spacing: 12) {
      Button {
      } label: {
        Image(systemName: "bookmark").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Keep")
      .accessibilityIdentifier("keep")
      .accessibilitySortPriority(pick("article.order", -1, 0))
      Image(systemName: "textformat.size").font(.footnote)
      Slider(value: $letters).accessibilityLabel("Size of letters").accessibilityIdentifier(
        "slider")
      Image(systemName: "textformat.size").font(.title3)
      ZStack {
        Button {
        } label: {
          Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Share")
        .accessibilityIdentifier("share")
        if bug("article.badge") {
          Text(12, format: .number)
            .font(.caption2.bold()).foregroundStyle(.white).padding(5)
            .background(Color(red: 0.65, green: 0.05, blue: 0.1), in: Circle())
            .accessibilityIdentifier("badge")
        }
      }
    }
    .foregroundStyle(accent)
    .tint(accent)
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color(.secondarySystemBackground))
    .accessibilityElement(children: .contain)
  }
}

extension ArticleScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "article", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "article.masthead", ["underBar", "clipped", "outside"],
        [.id("masthead"), .key("The Lake Courier")], "en",
        "name of the paper lies under the island and the clock"),
      Fault(
        "article.caption", ["clipped", "truncated"], [.id("caption"), .key("Photo: Ida Brandt")],
        "en", "credit is cut by the lower edge of the picture"),
      Fault(
        "article.flag", ["turnedPicture"], [.id("flag"), .key("Opinion")], "en",
        "label is upside down"),
      Fault(
        "article.quote", ["notMirrored"], [.id("quote"), .key("We have waited for this.")], "ar",
        "quotation is at the far side of its bar in Arabic"),
      Fault(
        "article.order", ["readingOrder"], [.id("keep"), .id("slider"), .id("share")], "en",
        "bookmark, the first in the bar, is read last"),
      Fault(
        "article.badge", ["covered", "overlapping"], [.id("share"), .id("badge"), .text("12")],
        "en", "a badge lies on the middle of the share symbol"),
      Fault(
        "article.mojibake", ["placeholder"],
        [
          .id("second"), .text("Ã"),
          .key("The mayor speaks of a gift. Critics, however, ask who is to pay for the bridges."),
        ], "de", "umlauts are wrong"),
      Fault(
        "article.arrow", ["fixedArrow"], [.id("more"), .key("Read the next part")], "ar",
        "translator's arrow points back"),
    ]
  ) { AnyView(ArticleScreen()) }
}
