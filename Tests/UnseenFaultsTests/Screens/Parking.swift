import SwiftUI

struct ParkingMeterScreen: View {
  @State private var zone = 1
  @State private var hours = 2
  private let end = Date(timeIntervalSinceReferenceDate: 765_036_900)

  var body: some View {
    ZStack(alignment: .bottom) {
      map.ignoresSafeArea()
      if bug("parking.order") {
        closeButton.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
          .padding(16)
        sheet
      } else {
        VStack(spacing: 0) {
          HStack {
            Spacer()
            closeButton
          }
          .padding(16)
          Spacer(minLength: 0)
          sheet
        }
      }
      if bug("parking.clearCover") {
        Color.clear.contentShape(Rectangle()).onTapGesture {}.frame(height: 150)
      }
    }
  }

  private var closeButton: some View {
    Button {
    } label: {
      Image(systemName: "xmark").font(.headline).foregroundStyle(.primary)
        .frame(width: 44, height: 44)
        .background(Color(.systemBackground), in: Circle())
    }
    .accessibilityLabel("Close")
    .accessibilityIdentifier("close")
    .offset(x: bug("parking.closeOut") ? 40 : 0, y: bug("parking.closeUp") ? -70 : 0)
    .accessibilitySortPriority(bug("parking.order") ? -1 : 0)
  }

  private var map: some View {
    ZStack(alignment: .topLeading) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .color(Color(red: 0.86, green: 0.9, blue: 0.84)))
        for index in 0..<6 {
          var street = Path()
          street.move(to: CGPoint(x: 0, y: 60 + Double(index) * 90))
          street.addLine(to: CGPoint(x: size.width, y: 20 + Double(index) * 110))
          context.stroke(street, with: .color(.white), lineWidth: index % 2 == 0 ? 14 : 6)
        }
      }
      .accessibilityHidden(true)
      Text("Zone \("7A")")
        .font(.title3.bold())
        .foregroundStyle(bug("parking.mapText") ? Color.white : Color.black)
        .padding(.leading, 24)
        .padding(.top, 90)
        .accessibilityIdentifier("zone")
    }
  }

  private var sheet: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 16) {
        ring
        VStack(alignment: .leading, spacing: 4) {
          if bug("parking.until") {
            Text(verbatim: "Parked until \(end.formatted(date: .omitted, time: .shortened))")
              .font(.headline).accessibilityIdentifier("until")
          } else {
            Text("Parked until \(end, format: .dateTime.hour().minute())").font(.headline)
              .accessibilityIdentifier("until")
          }
          Text("\(hours) hours").foregroundStyle(.secondary).accessibilityIdentifier("hours")
        }
        .accessibilityElement(children: .combine)
      }
      if bug("parking.zonesFixed") {
        HStack(spacing: 6) {
          ForEach(["Street", "Garage", "Residents"], id: \.self) { name in
            Text(LocalizedStringKey(name)).font(.subheadline).lineLimit(1).padding(.vertical, 12)
              .frame(width: 88).background(Color(.tertiarySystemFill), in: Capsule())
          }
        }
      } else {
        Picker("Kind of parking", selection: $zone) {
          Text("Street").tag(0)
          Text("Garage").tag(1)
        }
        .pickerStyle(.segmented)
      }
      HStack {
        Text("Total").font(.headline)
        Spacer()
        if bug("parking.price") {
          Text("€" + String(format: "%.2f", 2.25 * Double(hours))).font(.headline)
            .accessibilityIdentifier("price")
        } else {
          Text(2.25 * Double(hours), format: .currency(code: "EUR")).font(.headline)
            .accessibilityIdentifier("price")
        }
      }
      Button("Extend parking") {}
        .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.05, green: 0.4, blue: 0.3)))
        .accessibilityIdentifier("extend")
      if bug("parking.homeIndicator") {
        Text("Charges apply every day from 8 to 20.").font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("charges")
          .padding(.bottom, 4)
      } else {
        Text("Charges apply every day from 8 to 20.").font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("charges")
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: bug("parking.sheetHeight") ? 230 : nil)
    .background {
      UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
        .fill(Color(.systemBackground))
        .ignoresSafeArea(edges: .bottom)
    }
    .ignoresSafeArea(.all, edges: bug("parking.homeIndicator") ? .bottom : [])
    .padding(.bottom, bug("parking.homeIndicator") ? -46 : 0)
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(Color(.systemGray5), lineWidth: 8)
      Circle().trim(from: 0, to: 0.6).stroke(
        Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
      VStack(spacing: bug("parking.ringOverlap") ? -14 : 0) {
        Text(72, format: .number).font(.title3.bold())
          .accessibilityIdentifier("minutes")
        if bug("parking.ringLabel") {
          Text("minutes").font(.body).lineLimit(1).frame(width: 50)
            .accessibilityIdentifier("minutesLabel")
        } else {
          Text("min").font(.caption2).foregroundStyle(.secondary)
            .accessibilityIdentifier("minutesLabel")
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
    .frame(width: 72, height: 72)
  }

  static let unseen = UnseenScreen(
    name: "parking", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "parking.order", ["readingOrder"], [.any],
        "close button read before the sheet: after zone (see report)"),
      Fault("parking.clearCover", ["covered"], [.id("extend")], "clear view takes the touches"),
      Fault(
        "parking.closeUp", ["underBar", "outside", "covered"], [.id("close")],
        "close button under the status bar"),
      Fault("parking.mapText", ["lowContrast"], [.id("zone")], "white on a pale map"),
      Fault("parking.until", ["literal"], [.id("until")], "en-XA", "verbatim sentence"),
      Fault("parking.zonesFixed", ["truncated"], [.key("Residents")], "de", "chips of 88 points"),
      Fault(
        "parking.homeIndicator", ["underBar", "overflowing", "outside"],
        [.id("charges"), .id("extend")], "text behind the home indicator"),
      Fault(
        "parking.sheetHeight", ["overflowing", "overlapping", "clipped", "covered"], [.any],
        "sheet of 230 points"),
      Fault(
        "parking.ringOverlap", ["overlapping"], [.id("minutes"), .id("minutesLabel")],
        "negative spacing"),
      Fault(
        "parking.ringLabel", ["truncated", "broken"], [.key("minutes"), .id("minutesLabel")], "de",
        "50 points"),
      Fault(
        "parking.pluralAr", ["localization", "missing"], [.key("%lld hours")], "ar",
        "ar only has 'one'"),
      Fault(
        "parking.placeholderJa", ["placeholder", "localization"], [.key("Zone %@")], "ja",
        "full-width ％@ / lost argument"),
      Fault("parking.closeOut", ["outside"], [.id("close")], "close button half over the edge"),
      Fault(
        "parking.ax",
        ["truncated", "overflowing", "overlapping", "outside", "unreachable", "broken"], [.any],
        "de", se: true, text: .accessibility3, "sheet does not scroll"),
    ]
  ) { AnyView(ParkingMeterScreen()) }
}
