import CalqueTesting
import Foundation
import SwiftUI

/// Ordering the collection of bulky waste from the city.
struct BulkyScreen: View {
  static let unseen = UnseenScreen(
    name: "bulky", sizes: [.large],
    faults: [
      Fault(
        "bulky.arrow", ["fixedArrow", "fixedPicture", "notMirrored", "turnedPicture"],
        [.id("route"), .text("arrow.right")], "ar",
        "arrow.right between the street and the yard points back from right to left"),
      Fault(
        "bulky.letter", ["fixedArrow"], [.id("steps"), .key("Choose a date →"), .text("→")], "ar",
        "the translation keeps the arrow of the English text"),
      Fault(
        "bulky.canvas", ["fixedPicture", "notMirrored"], [.id("truck"), .any], "ar",
        "the drawn truck drives backwards, as its canvas is not flipped"),
      Fault(
        "bulky.mirror", ["turnedPicture"],
        [.id("plate"), .key("Out for collection"), .text("الجمع")], "ar",
        "flipsForRightToLeftLayoutDirection on the whole card mirrors its letters"),
      Fault(
        "bulky.bar", ["underBar", "overlapping", "covered", "unreachable"],
        [
          .id("order"), .id("note-last"), .key("Put everything on the sidewalk in the evening."),
          .text("sidewalk"), .any,
        ], "en", se: true,
        "the bar at the end is an overlay, so that it hides the end of the page"),
      Fault(
        "bulky.help", ["outside", "overflowing", "clipped"], [.id("help"), .text("questionmark")],
        "en",
        "an offset moves the round button over the edge of the screen"),
      Fault(
        "bulky.twice", ["notMirrored"],
        [.id("district"), .key("Northern district"), .text("الشمال")], "ar",
        "the alignment is mirrored by hand although leading does so already"),
      Fault(
        "bulky.phone", ["detachedSign"], [.id("phone"), .text("0800 330 120"), .text("0800")], "ar",
        "the groups of the phone number are in reverse order"),
      Fault(
        "bulky.new", ["untranslated", "missing"],
        [.id("items"), .key("%lld bulky items"), .text("items")], "ja",
        "the entry is still new and empty"),
    ]
  ) { AnyView(BulkyScreen()) }

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    NavigationStack {
      if bug("bulky.bar") {
        page.overlay(alignment: .bottom) { bar }
      } else {
        page.safeAreaInset(edge: .bottom) { bar }
      }
    }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        truckCard
        district
        route
        VStack(alignment: .leading, spacing: 8) {
          Text("\(5) bulky items")
            .font(.headline)
            .accessibilityIdentifier("items")
          Label("Sofa", systemImage: "sofa")
          Label("Lamp", systemImage: "lamp.desk")
          Label("Bed", systemImage: "bed.double")
        }
        .card()
        VStack(alignment: .leading, spacing: 8) {
          Text("Questions?").font(.headline)
          Text(verbatim: pick("bulky.phone", "0800 330 120", "\u{2066}0800 330 120\u{2069}"))
            .accessibilityIdentifier("phone")
        }
        .card()
        Text("Put everything on the sidewalk in the evening.")
          .font(.subheadline)
          .accessibilityIdentifier("note-last")
      }
      .padding(16)
    }
    .defaultScrollAnchor(.top)
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Bulky waste")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var truckCard: some View {
    HStack(spacing: 16) {
      if bug("bulky.canvas") {
        truck
      } else {
        truck.flipsForRightToLeftLayoutDirection(true)
      }
      Text("Out for collection")
        .font(.headline)
        .accessibilityIdentifier("plate")
    }
    .card()
    .flipsForRightToLeftLayoutDirection(bug("bulky.mirror"))
  }

  private var truck: some View {
    Canvas { context, size in
      let body = Path(CGRect(x: 0, y: 6, width: size.width * 0.6, height: size.height - 16))
      let cab = Path(
        CGRect(x: size.width * 0.64, y: 16, width: size.width * 0.3, height: size.height - 26))
      context.fill(body, with: .color(.orange))
      context.fill(cab, with: .color(.blue))
      for x in [0.12, 0.4, 0.74] {
        let wheel = CGRect(x: size.width * x, y: size.height - 14, width: 12, height: 12)
        context.fill(Path(ellipseIn: wheel), with: .color(.gray))
      }
    }
    .frame(width: 84, height: 52)
    .accessibilityLabel("Truck")
    .accessibilityIdentifier("truck")
  }

  private var district: some View {
    let wrong: Alignment = direction == .rightToLeft ? .trailing : .leading
    return Text("Northern district")
      .font(.title3.bold())
      .accessibilityIdentifier("district")
      .frame(maxWidth: .infinity, alignment: pick("bulky.twice", wrong, .leading))
  }

  private var route: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        Text("Street")
        Image(systemName: pick("bulky.arrow", "arrow.right", "arrow.forward"))
          .accessibilityHidden(true)
          .accessibilityIdentifier("route")
        Text("Yard")
        Spacer(minLength: 0)
      }
      Text("Choose a date →")
        .font(.subheadline)
        .accessibilityIdentifier("steps")
    }
    .card()
    .overlay(alignment: .topTrailing) {
      Button {
      } label: {
        Image(systemName: "questionmark.circle")
          .font(.title2)
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Help")
      .accessibilityIdentifier("help")
      .offset(x: pick("bulky.help", 36, 0))
    }
  }

  private var bar: some View {
    Button("Order collection") {}
      .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.15, green: 0.4, blue: 0.2)))
      .accessibilityIdentifier("order")
      .padding(16)
      .background(Color(.systemBackground))
  }
}
