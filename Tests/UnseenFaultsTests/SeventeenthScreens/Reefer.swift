import CalqueTesting
import Foundation
import SwiftUI

struct ReeferBox: Identifiable {
  let id: String
  let degrees: Double
  let cargo: LocalizedStringKey
  let isAlarm: Bool
}

/// Refrigerated containers on board of a ship.
struct ReeferScreen: View {
  static let unseen = UnseenScreen(
    name: "reefer", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "reefer.minus", ["detachedSign"], [.id("degrees"), .text("-18"), .text("18")], "ar",
        "the sign of the temperature is put in front of the digits as a String"),
      Fault(
        "reefer.chip", ["lowContrast"], [.id("chip"), .key("Alarm")], "en",
        "white on yellow"),
      Fault(
        "reefer.route", ["fixedPicture", "notMirrored"], [.id("route")], "ar",
        "the canvas of the voyage runs from left to right in Arabic, too"),
      Fault(
        "reefer.arrow", ["fixedArrow"], [.key("From %@ to %@"), .id("ports")], "ar",
        "the translator wrote an arrow that points to the departure"),
      Fault(
        "reefer.actions", ["outside", "overflowing", "clipped"],
        [
          .id("report"), .id("silence"), .key("Report to the chief engineer"),
          .key("Silence alarm"), .id("voyage"), .id("ports"), .id("degrees"), .id("cargo"),
        ], "de", se: true,
        "the buttons have a fixed size in one line"),
      Fault(
        "reefer.notice", ["overflowing", "clipped"],
        [
          .id("notice"), .key("Check the plug and the power supply of this container"),
          .id("voyage"), .id("ports"), .key("Voyage"),
        ], "de",
        "a text of a fixed size exceeds the screen"),
      Fault(
        "reefer.empty", ["untranslated", "missing"], [.key("Frozen fish"), .id("cargo")], "ar",
        "the translation is empty"),
      Fault(
        "reefer.top", ["underBar"],
        [.id("ports"), .key("From %@ to %@"), .id("voyage"), .key("Voyage")], "en",
        "the screen ignores the safe area at the top"),
      Fault(
        "reefer.size", ["fixedTextSize"], [.id("cargo"), .key("Frozen fish"), .key("Bananas")],
        "en", text: .accessibility2,
        "the cargo has a fixed font of 12 points"),
    ]
  ) { AnyView(ReeferScreen()) }

  @State private var tab = 0
  @Environment(\.layoutDirection) private var direction
  private let boxes = [
    ReeferBox(id: "MNBU 904121", degrees: -18, cargo: "Frozen fish", isAlarm: true),
    ReeferBox(id: "TTNU 812340", degrees: 13, cargo: "Bananas", isAlarm: false),
  ]

  var body: some View {
    TabView(selection: $tab) {
      reefers
        .tabItem { Label("Containers", systemImage: "shippingbox") }
        .tag(0)
      Text("No entries")
        .tabItem { Label("Watch log", systemImage: "book") }
        .tag(1)
    }
  }

  private var reefers: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        voyage
        ForEach(boxes) { box($0) }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, pick("reefer.top", 0, 12))
    }
    .ignoresSafeArea(edges: bug("reefer.top") ? .top : [])
    .background(Color(.systemGroupedBackground))
  }

  private var voyage: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Voyage").font(.title2.bold()).accessibilityIdentifier("voyage")
      Text("From \(Text("Rotterdam")) to \(Text("Santos"))").font(.subheadline)
        .accessibilityIdentifier("ports")
      Canvas { context, size in
        if direction == .rightToLeft, !bug("reefer.route") {
          context.translateBy(x: size.width, y: 0)
          context.scaleBy(x: -1, y: 1)
        }
        var line = Path()
        line.move(to: CGPoint(x: 6, y: size.height / 2))
        line.addLine(to: CGPoint(x: size.width * 0.65, y: size.height / 2))
        context.stroke(line, with: .color(.blue), lineWidth: 4)
        let ship = Path(
          ellipseIn: CGRect(x: size.width * 0.65 - 9, y: size.height / 2 - 9, width: 18, height: 18)
        )
        context.fill(ship, with: .color(.blue))
      }
      .frame(height: 28)
      .accessibilityIdentifier("route")
      .accessibilityHidden(true)
    }
  }

  private func box(_ box: ReeferBox) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: box.id).font(.headline.monospacedDigit())
      degrees(box)
        .font(.title.bold())
        .accessibilityIdentifier("degrees")
      Text(box.cargo)
        .font(bug("reefer.size") ? .system(size: 12) : .subheadline)
        .accessibilityIdentifier("cargo")
      if box.isAlarm {
        Text("Alarm")
          .font(.caption.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(
            bug("reefer.chip") ? Color.yellow : Color(red: 0.7, green: 0.1, blue: 0.1),
            in: Capsule()
          )
          .accessibilityIdentifier("chip")
        Text("Check the plug and the power supply of this container")
          .font(.subheadline)
          .fixedSize(horizontal: bug("reefer.notice"), vertical: true)
          .accessibilityIdentifier("notice")
        actions
      }
    }
    .card()
  }

  private func degrees(_ box: ReeferBox) -> Text {
    if bug("reefer.minus") {
      let sign = box.degrees < 0 ? "-" : ""
      return Text(verbatim: sign + String(Int(abs(box.degrees))) + "°")
    }
    return Text(
      Measurement(value: box.degrees, unit: UnitTemperature.celsius),
      format: .measurement(width: .abbreviated, usage: .asProvided))
  }

  @ViewBuilder private var actions: some View {
    let layout =
      bug("reefer.actions")
      ? AnyLayout(HStackLayout(spacing: 12))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
    layout {
      Button {
      } label: {
        Text("Silence alarm").fixedSize(horizontal: bug("reefer.actions"), vertical: false).frame(
          minHeight: 44)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier("silence")
      Button {
      } label: {
        Text("Report to the chief engineer").fixedSize(
          horizontal: bug("reefer.actions"), vertical: false
        ).frame(minHeight: 44)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier("report")
    }
    .foregroundStyle(Color.primary)
  }
}
