import SwiftUI

/// The status of a flight, as one sees it at the airport.
struct FlightScreen: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize
  private let blue = Color(red: 0.04, green: 0.18, blue: 0.38)

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(spacing: 16) {
          details
          timeline
          GroupBox("Baggage") {
            HStack {
              Text("Belt \("B7")").accessibilityIdentifier("belt")
              Spacer()
              Image(systemName: "suitcase.rolling.fill").foregroundStyle(.secondary)
                .accessibilityHidden(true)
            }
          }
          .accessibilitySortPriority(bug("flight.baggage") ? 1 : 0)
          .accessibilityIdentifier("baggage")
        }
        .padding(16)
      }
    }
    .background(Color(.systemGroupedBackground))
    .ignoresSafeArea(edges: bug("flight.top") ? .top : [])
  }

  private var header: some View {
    VStack(spacing: 12) {
      HStack {
        Button(action: {}) {
          Image(systemName: "chevron.backward").font(.headline).frame(width: 44, height: 44)
        }
        .accessibilityLabel("Back")
        .accessibilityIdentifier("back")
        .scaleEffect(x: bug("flight.back") && direction == .rightToLeft ? -1 : 1)
        Spacer()
        Text("Flight \("LH 714")").font(.headline).accessibilityIdentifier("flightNumber")
        Spacer()
        Button(action: {}) {
          Image(systemName: "bell").font(.headline).frame(width: 44, height: 44)
        }
        .accessibilityLabel("Notify me")
        .accessibilityIdentifier("bell")
      }
      HStack(alignment: .top) {
        airport("MUC", "Munich", .leading)
        route
        airport("HND", "Tokyo", .trailing)
      }
      .environment(\.layoutDirection, bug("flight.route") ? .leftToRight : direction)
      Text("Delayed by \(25) minutes")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color(red: 0.25, green: 0.12, blue: 0))
        .padding(.horizontal, 14)
        .padding(.vertical, 6)
        .background(Color(red: 1, green: 0.78, blue: 0.35), in: Capsule())
        .accessibilityIdentifier("delay")
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.bottom, 16)
    .frame(maxWidth: .infinity)
    .background(blue.ignoresSafeArea(edges: .top))
  }

  private func airport(_ code: String, _ city: LocalizedStringKey, _ side: HorizontalAlignment)
    -> some View
  {
    VStack(alignment: side, spacing: 2) {
      Text(verbatim: code).font(.title.bold()).accessibilityIdentifier("code-\(code)")
      Text(city).font(.subheadline).accessibilityIdentifier("city-\(code)")
    }
  }

  /// An arrow from the one to the other airport.
  private var route: some View {
    Canvas { context, size in
      var path = Path()
      let middle = size.height / 2
      path.move(to: CGPoint(x: 4, y: middle))
      path.addLine(to: CGPoint(x: size.width - 4, y: middle))
      path.move(to: CGPoint(x: size.width - 14, y: middle - 8))
      path.addLine(to: CGPoint(x: size.width - 4, y: middle))
      path.addLine(to: CGPoint(x: size.width - 14, y: middle + 8))
      context.stroke(path, with: .color(.white), lineWidth: 2)
    }
    .frame(height: 40)
    .flipsForRightToLeftLayoutDirection(!bug("flight.arrow"))
    .accessibilityIdentifier("routeArrow")
    .accessibilityHidden(true)
  }

  private var details: some View {
    Group {
      if textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 14) {
          cell("Terminal", "2")
          cell("Gate", "H24")
          Divider()
          cell("Boarding group", "3")
          seat
        }
      } else {
        Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 14) {
          GridRow {
            cell("Terminal", "2")
            cell("Gate", "H24")
          }
          Divider().gridCellColumns(2)
          GridRow {
            cell("Boarding group", "3")
            seat
          }
        }
      }
    }
    .frame(height: bug("flight.card") ? 128 : nil)
    .padding(16)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private func cell(_ label: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(label).font(.subheadline)
        .fixedSize(horizontal: false, vertical: true)
      Text(verbatim: value).font(
        bug("flight.small") ? .system(size: 15, weight: .bold) : .title3.bold()
      )
      .accessibilityIdentifier("value-\(value)")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var seat: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Your place").font(.subheadline)
      Text("Seat \("14A")").font(.title3.bold()).accessibilityIdentifier("seat")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private struct Step: Identifiable {
    let id: Int
    let name: LocalizedStringKey
    let minutes: Int
    let late: Int
  }

  private var timeline: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Today’s schedule").font(.headline).padding(.bottom, 10)
      ForEach([
        Step(id: 0, name: "Check-in closes", minutes: 560, late: 0),
        Step(id: 1, name: "Boarding starts", minutes: 605, late: 25),
        Step(id: 2, name: "Take-off", minutes: 640, late: 25),
      ]) { step in
        HStack(alignment: .top, spacing: 12) {
          VStack(spacing: 0) {
            Circle().fill(step.late > 0 ? Color.orange : Color.green).frame(width: 12, height: 12)
            if step.id < 2 {
              Rectangle().fill(Color(.systemGray4)).frame(width: 2).frame(minHeight: 32)
            }
          }
          .padding(.top, 5)
          let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
          layout {
            Text(step.name)
              .frame(maxWidth: .infinity, alignment: .leading)
            if step.late > 0 {
              Text("+\(step.late) min")
                .font(.footnote.bold())
                .accessibilityIdentifier("late-\(step.id)")
            }
            Text(
              Date(timeIntervalSince1970: Double(step.minutes * 60)),
              format: .dateTime.hour().minute()
            )
            .monospacedDigit()
          }
          .padding(.bottom, 8)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .card()
  }
}

extension FlightScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "flight", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "flight.top", ["underBar"],
        [.id("back"), .id("flightNumber"), .id("bell"), .key("Flight %@")], "en",
        "the header is under the clock and the island"),
      Fault(
        "flight.back", ["turnedPicture", "fixedArrow"], [.id("back"), .text("chevron.backward")],
        "ar", "the chevron, which turns by itself, is turned a second time"),
      Fault(
        "flight.route", ["notMirrored"],
        [
          .id("code-MUC"), .id("code-HND"), .id("city-MUC"), .id("city-HND"), .key("Munich"),
          .key("Tokyo"),
        ], "ar", "the route goes from left to right; only this row"),
      Fault(
        "flight.arrow", ["fixedPicture", "fixedArrow"], [.id("routeArrow")], "ar",
        "the arrow points from Tokyo to Munich"),
      Fault(
        "flight.card", ["overlapping", "clipped", "overflowing", "truncated"],
        [
          .id("seat"), .id("value-3"), .id("value-2"), .id("value-H24"), .key("Terminal"),
          .key("Gate"), .key("Boarding group"), .key("Your place"),
        ], "de", se: true, text: .accessibility1, "a card of a fixed height cuts its rows"),
      Fault(
        "flight.small", ["fixedTextSize"], [.id("value-2"), .id("value-H24"), .id("value-3")], "en",
        text: .accessibility1, "terminal and gate stay at 15 points"),
      Fault(
        "flight.baggage", ["readingOrder"],
        [.id("belt"), .id("baggage"), .key("Baggage"), .key("Belt %@")], "en",
        "the last box is read first"),
      Fault(
        "flight.late", ["detachedSign"], [.id("late-1"), .id("late-2"), .key("+%lld min")], "ar",
        "the translator lost the mark before the plus, which then stands behind the number"),
      Fault(
        "flight.seat", ["placeholder", "localization"], [.key("Seat %@"), .id("seat")], "ja",
        "{seat} is shown"),
    ]
  ) { AnyView(FlightScreen()) }
}
