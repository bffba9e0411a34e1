import CalqueTesting
import Foundation
import SwiftUI

/// The next firing of the kiln of a pottery club.
struct FiringScreen: View {
  static let unseen = UnseenScreen(
    name: "firing", sizes: [.large],
    faults: [
      Fault(
        "firing.badge", ["clipped", "overflowing", "truncated"],
        [.id("cone"), .key("Cone %lld"), .text("Kegel")], "de",
        "the text is wider than its circle, which clips it"),
      Fault(
        "firing.peak", ["overlapping"],
        [
          .id("peak"), .id("start"), .key("Peak"), .key("Starts in the evening"), .text("Peak"),
          .text("Starts"),
        ], "en", "two labels of the chart are at the same place"),
      Fault(
        "firing.route", ["fixedArrow"], [.id("route"), .key("Bisque → Glaze"), .text("→")], "ar",
        "the arrow of the translation points from the result to the beginning"),
      Fault(
        "firing.icon", ["lowContrast"], [.id("flame"), .text("flame.fill")], "en", dark: true,
        "the flame is black on a dark card"),
      Fault(
        "firing.hard", ["literal", "missing"], [.id("book"), .text("Book a shelf")], "ja",
        "the button has an English text in the code"),
      Fault(
        "firing.back", ["turnedPicture"],
        [.id("back"), .key("Glaze only after the pots are dry"), .text("Glaze only")], "en",
        "the back of the flip card is drawn mirrored"),
      Fault(
        "firing.top", ["underBar"],
        [
          .id("heading"), .id("club"), .key("Kiln"), .key("Clay club by the river"), .text("Kiln"),
          .text("Clay club"), .id("settings"),
        ], "en", "the header is under the clock of the status bar"),
      Fault(
        "firing.scroll", ["unreachable"],
        [
          .id("scroll"), .id("book"), .id("back"), .key("Book a shelf for the next firing"),
          .text("Einlegeboden"), .id("gloves"), .key("Bring gloves and a mask"),
        ], "de", se: true, "scrolling is disabled, the button cannot be reached"),
      Fault(
        "firing.double", ["notMirrored"],
        [
          .id("shelves"), .id("shelf0"), .id("shelf1"), .id("shelf2"), .key("Top"), .key("Middle"),
          .key("Bottom"),
        ], "ar", "the shelves are reversed by hand and mirrored as well"),
    ]
  ) { AnyView(FiringScreen()) }

  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize

  private let shelves: [(index: Int, name: LocalizedStringKey, isFull: Bool)] = [
    (0, "Top", false), (1, "Middle", true), (2, "Bottom", true),
  ]

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          firing
          chart
          shelfRow
          flipCard
          Label("Bring gloves and a mask", systemImage: "hand.raised")
            .accessibilityIdentifier("gloves")
          Button {
          } label: {
            if bug("firing.hard") {
              Text(verbatim: "Book a shelf for the next firing")
            } else {
              Text("Book a shelf for the next firing")
            }
          }
          .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.55, green: 0.2, blue: 0.1)))
          .accessibilityIdentifier("book")
        }
        .padding()
      }
      .scrollDisabled(bug("firing.scroll"))
      .accessibilityIdentifier("scroll")
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
    .ignoresSafeArea(edges: bug("firing.top") ? .top : [])
  }

  private var header: some View {
    HStack(alignment: .center) {
      VStack(alignment: .leading) {
        Text("Kiln").font(.title.bold()).accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("heading")
        Text("Clay club by the river").font(.subheadline)
          .accessibilityIdentifier("club")
      }
      Spacer()
      Button {
      } label: {
        Image(systemName: "gearshape").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Settings of the kiln")
      .accessibilityIdentifier("settings")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  private var firing: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Image(systemName: "flame.fill")
          .font(.title2)
          .foregroundStyle(pick("firing.icon", Color.black, Color.orange))
          .accessibilityLabel("Firing")
          .accessibilityIdentifier("flame")
        Text("Bisque → Glaze").font(.headline).accessibilityIdentifier("route")
        Spacer(minLength: 0)
      }
      cone
      ProgressView(value: 0.6) { Text("\(14) pots inside") }
    }
    .card()
  }

  @ViewBuilder private var cone: some View {
    let text = Text("Cone \(6)").font(.subheadline.bold()).foregroundStyle(.white)
      .accessibilityIdentifier("cone")
    let color = Color(red: 0.45, green: 0.15, blue: 0.45)
    if bug("firing.badge") {
      text.fixedSize().frame(width: 44, height: 44).background(color).clipShape(Circle())
    } else {
      text.padding(.horizontal, 12).padding(.vertical, 6).background(color, in: Capsule())
    }
  }

  private struct Curve: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.width * 0.3, y: rect.height * 0.5))
      path.addLine(to: CGPoint(x: rect.width * 0.7, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      return path
    }
  }

  private var chart: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !bug("firing.peak") { peak }
      ZStack(alignment: .bottomTrailing) {
        Curve().stroke(Color.orange, lineWidth: 3)
          .frame(height: 70)
          .accessibilityHidden(true)
        if bug("firing.peak") {
          peak
          start
        }
      }
      if !bug("firing.peak") { start }
    }
    .card()
  }

  private var peak: some View {
    Text("Peak at midnight").font(.footnote).accessibilityIdentifier("peak")
  }

  private var start: some View {
    Text("Starts in the evening").font(.footnote).accessibilityIdentifier("start")
  }

  private var shelfRow: some View {
    let order = bug("firing.double") && direction == .rightToLeft ? shelves.reversed() : shelves
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    return layout {
      ForEach(order, id: \.index) { shelf in
        VStack(spacing: 6) {
          Image(systemName: shelf.isFull ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(shelf.isFull ? Color.green : Color.secondary)
            .accessibilityHidden(true)
          Text(shelf.name).font(.subheadline).accessibilityIdentifier("shelf\(shelf.index)")
        }
        .padding(10)
        .frame(maxWidth: .infinity)
        .background(
          Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
      }
    }
    .accessibilityIdentifier("shelves")
  }

  private var flipCard: some View {
    Text("Glaze only after the pots are dry")
      .multilineTextAlignment(.center)
      .accessibilityIdentifier("back")
      .frame(maxWidth: .infinity, minHeight: 60)
      .card()
      .rotation3DEffect(.degrees(pick("firing.back", 180, 0)), axis: (x: 0, y: 1, z: 0))
  }
}
