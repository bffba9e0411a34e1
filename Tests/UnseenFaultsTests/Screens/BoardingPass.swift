import SwiftUI

struct BoardingPassScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  private let boarding = Date(timeIntervalSinceReferenceDate: 765_030_600)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          if bug("pass.forcedLTR") {
            pass.environment(\.layoutDirection, .leftToRight)
          } else {
            pass
          }
          Button {
          } label: {
            Label("Add to Wallet", systemImage: "wallet.pass")
          }
          .buttonStyle(PrimaryButtonStyle(tint: .black))
          .overlay {
            RoundedRectangle(cornerRadius: 14, style: .continuous)
              .strokeBorder(Color(.systemGray3), lineWidth: 1)
          }
          .accessibilityIdentifier("wallet")
          .offset(x: bug("pass.walletOut") ? 180 : 0)
          Text("Boarding closes 15 minutes before departure.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("closes")
            .padding(.top, bug("pass.closesUp") ? -42 : 0)
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Boarding pass")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var pass: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      VStack(alignment: .leading, spacing: 18) {
        route
        Divider()
        details
        barcode
      }
      .padding(18)
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Label {
        Text(verbatim: "Nordwind Air")
      } icon: {
        Image(systemName: "airplane").flipsForRightToLeftLayoutDirection(true)
      }
      .font(.headline)
      Spacer()
      Group {
        if bug("pass.mismatch2") {
          Text("Gate \(12)")
        } else {
          Text("Gate \("B12")")
        }
      }
      .font(.headline)
      .accessibilityIdentifier("gate")
      .offset(x: bug("pass.gateFlip") ? (rtl ? 60 : -60) : 0)
    }
    .foregroundStyle(.white)
    .padding(18)
    .background(
      LinearGradient(
        colors: bug("pass.headerGradient")
          ? [Color(red: 0.05, green: 0.3, blue: 0.5), Color(red: 0.95, green: 0.9, blue: 0.7)]
          : [Color(red: 0.05, green: 0.3, blue: 0.5), Color(red: 0.2, green: 0.2, blue: 0.45)],
        startPoint: .leading, endPoint: .trailing))
  }

  private var route: some View {
    HStack(alignment: .top) {
      airport("OSL", "Oslo", "departure")
      Spacer()
      if bug("pass.drawnArrow") {
        Canvas { context, _ in
          var path = Path()
          path.move(to: CGPoint(x: 0, y: 12))
          path.addLine(to: CGPoint(x: 56, y: 12))
          path.move(to: CGPoint(x: 46, y: 2))
          path.addLine(to: CGPoint(x: 56, y: 12))
          path.addLine(to: CGPoint(x: 46, y: 22))
          context.stroke(path, with: .color(.secondary), lineWidth: 2)
        }
        .frame(width: 58, height: 24)
        .padding(.top, 8)
        .accessibilityHidden(true)
        .accessibilityIdentifier("routeArrow")
      } else {
        Image(systemName: "arrow.forward")
          .font(.title2)
          .foregroundStyle(.secondary)
          .padding(.top, 8)
          .accessibilityHidden(true)
          .accessibilityIdentifier("routeArrow")
      }
      Spacer()
      airport("NRT", "Tokyo Narita", "arrival")
    }
  }

  private func airport(_ code: String, _ city: LocalizedStringKey, _ id: String) -> some View {
    VStack(alignment: id == "arrival" ? .trailing : .leading, spacing: 2) {
      Text(verbatim: code).font(.largeTitle.weight(.bold))
      if bug("pass.cityShrunk") {
        Text(city).font(.subheadline).foregroundStyle(.secondary)
          .lineLimit(1).minimumScaleFactor(0.3).frame(width: 44)
          .accessibilityIdentifier(id)
      } else {
        Text(city).font(.subheadline).foregroundStyle(.secondary)
          .multilineTextAlignment(id == "arrival" ? .trailing : .leading)
          .accessibilityIdentifier(id)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var details: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 14) {
      GridRow {
        detail("Passenger", Text(verbatim: "Amara Okafor"), "passenger")
        detail("Seat", Text(verbatim: "14C"), "seat")
      }
      GridRow {
        detail(
          "Boarding time",
          bug("pass.hardTime")
            ? Text(verbatim: "2:10 p.m.") : Text(boarding, format: .dateTime.hour().minute()),
          "boarding")
        detail("Class", Text("Economy"), "class")
      }
    }
  }

  private func detail(_ title: LocalizedStringKey, _ value: Text, _ id: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Group {
        if bug("pass.detailWidth") {
          Text(title).lineLimit(1).frame(width: 84, alignment: .leading)
        } else if bug("pass.seatTurned"), id == "seat" {
          Text(title).rotationEffect(.degrees(180))
        } else {
          Text(title)
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(id + "Title")
      .accessibilitySortPriority(bug("pass.order") && id == "seat" ? -1 : 0)
      value.font(.body.weight(.medium)).accessibilityIdentifier(id)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var barcode: some View {
    VStack(spacing: bug("pass.barcodeOverlap") ? -16 : 6) {
      Canvas { context, size in
        var x = 0.0
        var seed = 7
        while x < size.width {
          seed = (seed * 31 + 11) % 97
          let width = Double(seed % 4 + 1)
          context.fill(
            Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(.black))
          x += width + Double(seed % 3 + 1)
        }
      }
      .frame(height: 64)
      .accessibilityLabel("Barcode")
      Text(verbatim: "7 2390 1182 4456")
        .font(.footnote.monospaced())
        .foregroundStyle(.black)
        .accessibilityIdentifier("ticketNumber")
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .background(.white, in: RoundedRectangle(cornerRadius: 10))
  }

  static let unseen = UnseenScreen(
    name: "pass", sizes: [.large, .xxxLarge],
    faults: [
      Fault("pass.forcedLTR", ["notMirrored"], [.any], "ar", "layoutDirection forced"),
      Fault(
        "pass.walletOut", ["outside", "clipped", "unreachable"], [.id("wallet")],
        "button half off the screen"),
      Fault(
        "pass.closesUp", ["overlapping", "lowContrast"],
        [
          .key("Boarding closes 15 minutes before departure."), .key("Add to Wallet"),
          .id("closes"), .id("wallet"),
        ], "negative padding over the button's title"),
      Fault(
        "pass.mismatch2", ["localization", "missing"],
        [.key("Gate %lld"), .id("gate"), .text("Gate 12")], "de",
        "Int in place of String: key is 'Gate %lld'"),
      Fault(
        "pass.headerGradient", ["lowContrast"], [.id("gate")], "white on the pale end of a gradient"
      ),
      Fault("pass.drawnArrow", ["fixedPicture"], [.id("routeArrow")], "ar", "drawn arrow"),
      Fault(
        "pass.cityShrunk", ["shrunk"], [.id("arrival"), .key("Tokyo Narita")], "de",
        "44 points, factor 0.3"),
      Fault("pass.hardTime", ["literal"], [.id("boarding")], "en-XA", "hard-coded time"),
      Fault(
        "pass.detailWidth", ["truncated"], [.key("Boarding time")], "de", text: .xxxLarge,
        "84 points for a label"),
      Fault(
        "pass.seatTurned", ["turnedPicture"], [.id("seatTitle"), .key("Seat")],
        "label turned by 180°"),
      Fault(
        "pass.order", ["readingOrder"], [.id("seatTitle"), .id("seat")], "label after its value"),
      Fault(
        "pass.barcodeOverlap", ["overlapping", "lowContrast"], [.id("ticketNumber")],
        "number over the bars"),
      Fault("pass.missingJa", ["missing"], [.key("Passenger")], "ja", "no ja translation"),
      Fault(
        "pass.gateFlip", ["notMirrored"], [.id("gate")], "ar",
        "offset turned by hand, and by SwiftUI again"),
    ]
  ) { AnyView(BoardingPassScreen()) }
}
