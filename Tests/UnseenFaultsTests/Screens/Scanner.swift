import SwiftUI

struct TicketScannerScreen: View {
  @State private var light = false

  var body: some View {
    ZStack {
      Color(red: 0.1, green: 0.11, blue: 0.13).ignoresSafeArea()
      VStack(spacing: 0) {
        header
        Spacer(minLength: 12)
        finder
        Spacer(minLength: 12)
        result
      }
    }
    .environment(\.colorScheme, .dark)
  }

  private var header: some View {
    HStack {
      Button {
      } label: {
        Text("Done").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
      }.buttonStyle(.plain).accessibilityIdentifier("done")
      Spacer()
      Text("Entrance \("B")").font(.headline).accessibilityIdentifier("entrance")
      Spacer()
      Button {
      } label: {
        Image(systemName: light ? "flashlight.on.fill" : "flashlight.on.fill").frame(
          width: 44, height: 44
        ).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Torch")
      .accessibilityIdentifier("torch")
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .ignoresSafeArea(edges: bug("scan.header") ? .top : [])
    .padding(.top, bug("scan.header") ? -45 : 0)
  }

  private var finder: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 24)
        .strokeBorder(.white, style: StrokeStyle(lineWidth: 3, dash: [14, 8]))
        .frame(width: 220, height: 220)
        .overlay {
          if bug("scan.inside") || bug("scan.inside2") || bug("scan.inside3") {
            Text(
              bug("scan.inside3")
                ? "Offline – tickets are checked later" : "Hold the code inside the frame."
            ).foregroundStyle(.white)
              .frame(width: 260)
              .offset(y: bug("scan.inside2") || bug("scan.inside3") ? 128 : 108)
              .accessibilityIdentifier("inside")
          }
        }
      Text("Hold the code inside the frame.")
        .multilineTextAlignment(.center)
        .foregroundStyle(bug("scan.hint") ? Color(white: 0.3) : Color.white)
        .padding(.horizontal, 24)
        .accessibilityIdentifier("hint")
    }
  }

  private var result: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: "checkmark.seal.fill").font(.title).foregroundStyle(.green)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          if bug("scan.status") {
            Text("Valid " + "for 2 " + "people").font(.headline).accessibilityIdentifier("status")
          } else {
            Text("Valid for \(2) people").font(.headline).accessibilityIdentifier("status")
          }
          Text(verbatim: "Marta Nowak").font(.subheadline).foregroundStyle(.secondary)
          Text("Free for students").font(.footnote).accessibilityIdentifier("tariff")
        }
        Spacer(minLength: 0)
      }
      if bug("scan.fixedButtons") {
        HStack(spacing: 10) {
          Button {
          } label: {
            Text("Let them in").lineLimit(1).frame(width: 190, height: 50).background(
              Color.blue, in: Capsule())
          }
          .accessibilityIdentifier("admit")
          Button {
          } label: {
            Text("Reject").lineLimit(1).frame(width: 190, height: 50).background(
              Color.gray, in: Capsule())
          }
          .accessibilityIdentifier("reject")
        }
        .buttonStyle(.plain)
      } else {
        HStack(spacing: 10) {
          Button("Let them in") {}.buttonStyle(PrimaryButtonStyle()).accessibilityIdentifier(
            "admit")
          Button("Reject") {}.buttonStyle(
            PrimaryButtonStyle(tint: Color(red: 0.6, green: 0.1, blue: 0.1))
          )
          .accessibilityIdentifier("reject")
        }
      }
      HStack {
        Text("Scanned so far").font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier(
          "soFarTitle")
        Spacer()
        Text(412, format: .number).font(.footnote.monospacedDigit()).accessibilityIdentifier(
          "soFar")
      }
      .environment(\.layoutDirection, bug("scan.ltr") ? .leftToRight : direction)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(white: 0.2), in: RoundedRectangle(cornerRadius: 20))
    .padding(12)
    .overlay(alignment: .top) {
      if bug("scan.banner") {
        Text("Offline – tickets are checked later").font(.footnote.bold())
          .foregroundStyle(.black)
          .padding(10).background(.yellow, in: Capsule())
          .padding(.top, 26)
          .accessibilityIdentifier("offline")
      }
    }
  }

  @Environment(\.layoutDirection) private var direction

  static let unseen = UnseenScreen(
    name: "scan", sizes: [.large, .xxLarge],
    faults: [
      Fault(
        "scan.header", ["underBar", "outside"], [.id("entrance"), .id("done"), .id("torch")],
        "header under the status bar"),
      Fault(
        "scan.inside", ["overlapping", "outside"], [.id("inside"), .id("hint")],
        "hint over the hint"),
      Fault("scan.hint", ["lowContrast"], [.id("hint")], "dark gray on black"),
      Fault("scan.status", ["literal", "missing"], [.id("status")], "en-XA", "concatenation"),
      Fault(
        "scan.fixedButtons", ["outside"], [.id("reject"), .id("admit"), .id("done"), .id("torch")],
        "two buttons of 190 points"),
      Fault(
        "scan.ltr", ["notMirrored"], [.id("soFar"), .id("soFarTitle")], "ar",
        "layoutDirection forced"),
      Fault(
        "scan.banner", ["overlapping", "covered"], [.id("status"), .id("offline"), .any],
        "banner over the name"),
      Fault("scan.missingDe", ["missing"], [.key("Reject")], "de", "no de translation"),
      Fault(
        "scan.keyTypo", ["missing"], [.id("entrance"), .key("Entrance %@")], "de",
        "key renamed in code, catalog has 'Entry %@'"),
      Fault("scan.inside2", ["overlapping"], [.id("inside"), .id("hint")], "hint over the hint"),
      Fault(
        "scan.inside3", ["overlapping"], [.id("inside"), .id("hint")], "another text over the hint"),
      Fault(
        "scan.ax",
        ["truncated", "overflowing", "overlapping", "outside", "unreachable", "broken", "clipped"],
        [.any], "de", se: true, text: .accessibility3, "nothing scrolls"),
    ]
  ) { AnyView(TicketScannerScreen()) }
}
