import SwiftUI

struct LotFlow: Layout {
  var spacing = 8.0
  func place(_ width: Double, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
    var points: [CGPoint] = []
    var x = 0.0
    var y = 0.0
    var line = 0.0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += line + spacing
        line = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
    }
    return (CGSize(width: width, height: y + line), points)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    place(proposal.width ?? 320, subviews).0
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, point) in zip(subviews, place(bounds.width, subviews).1) {
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

// A lot of an auction.
struct AuctionScreen: View {
  @Environment(\.colorScheme) private var scheme
  var accent: Color {
    scheme == .dark
      ? Color(red: 1.0, green: 0.7, blue: 0.45) : Color(red: 0.6, green: 0.2, blue: 0.0)
  }
  let steps = [50, 100, 250, 500]

  var body: some View {
    if bug("auction.bar") {
      page.overlay(alignment: .bottom) { bid }
    } else {
      page.safeAreaInset(edge: .bottom, spacing: 0) { bid }
    }
  }

  var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        hero
        VStack(alignment: .leading, spacing: 20) {
          countdown
          description
          thumbs
          VStack(alignment: .leading, spacing: 8) {
            Text("Raise by").font(.headline)
            LotFlow {
              ForEach(steps, id: \.self) { chip($0) }
            }
          }
          VStack(alignment: .leading, spacing: 6) {
            Text("Condition").font(.headline)
            Text("Frame & glass renewed").accessibilityIdentifier("condition")
            Text("Sold by the heirs of a collector in Ghent").accessibilityIdentifier("seller")
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
      }
    }
    .background(Color(.systemBackground))
  }

  var hero: some View {
    LinearGradient(
      colors: [Color(red: 0.98, green: 0.9, blue: 0.7), Color(red: 0.95, green: 0.75, blue: 0.5)],
      startPoint: .top, endPoint: .bottom
    )
    .frame(height: 240)
    .overlay(alignment: .bottomLeading) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Lot \(214)").font(.subheadline)
        Text("Harbour at dusk").font(.title2.bold()).accessibilityIdentifier("title")
      }
      .foregroundStyle(.white)
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(pick("auction.scrim", Color.black.opacity(0.05), Color.black.opacity(0.72)))
    }
    .overlay(alignment: .topTrailing) {
      Button {
      } label: {
        Image(systemName: "xmark")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background(Color.black.opacity(0.75), in: Circle())
      }
      .accessibilityLabel("Close")
      .accessibilityIdentifier("close")
      .padding(12)
      .padding(.trailing, pick("auction.close", -34, 0))
    }
    .overlay(alignment: .topLeading) {
      watchers.padding(12)
    }
  }

  var watchers: some View {
    HStack(spacing: 6) {
      Image(systemName: "eye.fill")
      if bug("auction.watchers") {
        Text(1284, format: .number).lineLimit(1).frame(width: 26)
          .accessibilityIdentifier("watchers")
      } else {
        Text(1284, format: .number).accessibilityIdentifier("watchers")
      }
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.white)
    .padding(.horizontal, 12)
    .frame(minHeight: 32)
    .background(Color.black.opacity(0.75), in: Capsule())
  }

  @ViewBuilder var countdown: some View {
    HStack(spacing: 12) {
      Image(systemName: "hammer.fill").foregroundStyle(accent)
      if bug("auction.countdown") {
        Text("Closes in 12 minutes").font(.headline).lineLimit(1).minimumScaleFactor(0.3)
          .frame(width: 110, alignment: .leading).accessibilityIdentifier("countdown")
      } else {
        Text("Closes in 12 minutes").font(.headline).accessibilityIdentifier("countdown")
      }
      Spacer()
      Text(12_450, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.headline)
        .foregroundStyle(accent)
        .accessibilityIdentifier("price")
    }
  }

  @ViewBuilder var description: some View {
    let text = Text("Oil on canvas, signed lower right, in a gilded frame of the time.")
    if bug("auction.text") {
      text.fixedSize().accessibilityIdentifier("text")
    } else {
      text.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("text")
    }
  }

  var thumbs: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<6) { number in
          Button {
          } label: {
            Image(systemName: "photo")
              .font(.title2)
              .foregroundStyle(accent)
              .frame(width: 88, height: 72)
              .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
          }
          .accessibilityLabel("Picture \(number + 1)")
          .accessibilityIdentifier("picture\(number)")
        }
      }
    }
    .scrollDisabled(bug("auction.thumbs"))
    .accessibilityIdentifier("thumbs")
  }

  func chip(_ step: Int) -> some View {
    Button {
    } label: {
      Text(verbatim: bug("auction.sign") ? "+\(step)" : "\u{2066}+\(step)\u{2069}")
        .font(.body.weight(.semibold))
        .foregroundStyle(accent)
        .padding(.horizontal, 14)
        .frame(minWidth: 60, minHeight: 44)
        .background(Color(.secondarySystemBackground), in: Capsule())
    }
    .accessibilityIdentifier("chip\(step)")
  }

  var bid: some View {
    HStack(spacing: 12) {
      if bug("auction.heart") {
        heart.padding(.trailing, -30)
      } else {
        heart
      }
      Button("Bid now") {}
        .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.6, green: 0.2, blue: 0.0)))
        .accessibilityIdentifier("bid")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Color(.secondarySystemBackground))
  }

  var heart: some View {
    Button {
    } label: {
      Image(systemName: "heart").font(.title3).foregroundStyle(accent).frame(width: 50, height: 50)
    }
    .accessibilityLabel("Remember")
    .accessibilityIdentifier("heart")
  }
}

extension AuctionScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "auction", sizes: [.large],
    faults: [
      Fault(
        "auction.scrim", ["lowContrast"],
        [.id("title"), .key("Harbour at dusk"), .key("Lot %lld")], "en",
        "white title on a bright picture: the scrim is nearly transparent"),
      Fault(
        "auction.bar", ["overlapping", "underBar", "unreachable", "covered"],
        [
          .id("seller"), .id("condition"), .key("Condition"), .key("Frame & glass renewed"),
          .id("bid"),
        ], "de", se: true,
        "bid bar lies over the end of the page; the last rows can not be scrolled out of it"),
      Fault(
        "auction.close", ["outside", "clipped"], [.id("close")], "en",
        "half of the close button is off the screen"),
      Fault(
        "auction.watchers", ["truncated", "broken"], [.id("watchers"), .text("284")], "en",
        "number of watchers cut: made for two digits"),
      Fault(
        "auction.countdown", ["shrunk", "truncated"],
        [.id("countdown"), .key("Closes in 12 minutes")], "de",
        "countdown in tiny letters beside a headline price"),
      Fault(
        "auction.thumbs", ["unreachable"],
        [.id("thumbs"), .id("picture4"), .id("picture5"), .id("picture3")], "en",
        "pictures cannot be scrolled"),
      Fault(
        "auction.sign", ["detachedSign"], [.text("50"), .id("chip50"), .text("500")], "ar",
        "+50 is drawn as 50+ in Arabic"),
      Fault(
        "auction.heart", ["covered", "smallTouchArea"], [.id("heart"), .id("bid")], "en",
        "bid button lies over part of the heart: touches for remember make a bid"),
      Fault(
        "auction.amp", ["placeholder"], [.id("condition"), .key("Frame & glass renewed")], "de",
        "&amp; shown"),
    ]
  ) { AnyView(AuctionScreen()) }
}
