import Calque
import Foundation

/// A boarding pass.
struct BoardingScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault("boardingArrowStays", "fixedArrow", at: "arrow", "ar"),
    PlantedFault("boardingDrawnArrow", "fixedPicture", at: "arrow", "ar"),
    PlantedFault("boardingTicketTurned", "turnedPicture", at: "logo", "ar"),
    PlantedFault("boardingCodesStay", "notMirrored", at: "fromLabel"),
    PlantedFault(
      "boardingWidthUnused", "unusedVariant", at: "boarding", key: "Boarding at %@", "de"
    ).with { $0.file = ("de.lproj/Localizable.stringsdict", widths) },
    PlantedFault(
      "boardingShrunkTitle", "shrunk", at: "title", key: "Boarding pass", "de",
      ["Boarding pass": "Bordkarte für deinen Flug nach Lissabon am Morgen"]),
    PlantedFault("boardingClippedSeat", "clipped", at: "seatNumber"),
    PlantedFault("boardingGateOverSeat", "overlapping", at: "gate", key: "Gate"),
    PlantedFault("boardingNumber", "literal", at: "staff", "ar-XB"),
    PlantedFault("boardingFromLast", "readingOrder", at: "fromLabel"),
    PlantedFault(
      "boardingTimeGone", "localization", at: "boarding", key: "Boarding at %@", "ar",
      ["Boarding at %@": "الصعود عند %3$@"]),
  ]

  private static let widths = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>Boarding at %@</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict>
          <key>12</key>
          <string>Ab %@</string>
          <key>60</key>
          <string>Das Einsteigen beginnt voraussichtlich um %@</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Image(systemName: "airplane")
          .flipsForRightToLeftLayoutDirection(false)
          .accessibilityHidden(true)
        Image(systemName: "checkmark.seal.fill")
          .flipsForRightToLeftLayoutDirection(has("boardingTicketTurned"))
          .accessibilityIdentifier("logo")
        title
      }
      route
      HStack(spacing: has("boardingGateOverSeat") ? -45 : 30) {
        column("Seat", "21A", "seat")
        column("Gate", "B7", "gate")
      }
      Text("Boarding at \("10:45")").lineLimit(1).frame(width: 220, alignment: .leading)
        .accessibilityIdentifier("boarding")
      staff
      Spacer()
    }
    .padding()
  }

  private var title: some View {
    Text("Boarding pass").font(.title).lineLimit(1).minimumScaleFactor(0.2)
      .frame(width: 230, alignment: .leading).accessibilityIdentifier("title")
  }

  @Environment(\.layoutDirection) private var direction

  private var route: some View {
    HStack(spacing: 20) {
      VStack {
        Text("From").accessibilitySortPriority(has("boardingFromLast") ? -2 : 0)
          .accessibilityIdentifier("fromLabel")
        Text(verbatim: "BER").font(.title).accessibilityIdentifier("from")
      }
      arrow
      VStack {
        Text("To")
        Text(verbatim: "LIS").font(.title).accessibilityIdentifier("to")
      }
    }
    .environment(\.layoutDirection, has("boardingCodesStay") ? .leftToRight : direction)
  }

  @ViewBuilder private var arrow: some View {
    if has("boardingDrawnArrow") {
      Canvas { context, size in
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height / 2))
        path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        path.move(to: CGPoint(x: size.width - 8, y: 2))
        path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        path.addLine(to: CGPoint(x: size.width - 8, y: size.height - 2))
        context.stroke(path, with: .color(.gray), lineWidth: 2)
      }
      .frame(width: 40, height: 20).accessibilityIdentifier("arrow")
    } else {
      Image(systemName: has("boardingArrowStays") ? "arrow.right" : "arrow.forward")
        .accessibilityIdentifier("arrow")
    }
  }

  private func column(_ title: LocalizedStringKey, _ value: String, _ name: String) -> some View {
    VStack(alignment: .leading) {
      Text(title).accessibilityIdentifier(name)
      Text(verbatim: value).font(.title2)
        .frame(height: has("boardingClippedSeat") && name == "seat" ? 12 : nil)
        .clipped()
        .accessibilityIdentifier("\(name)Number")
    }
  }

  @ViewBuilder private var staff: some View {
    if has("boardingNumber") {
      Text(verbatim: "Show to staff").accessibilityIdentifier("staff")
    } else {
      Text("Show to staff").accessibilityIdentifier("staff")
    }
  }
}
