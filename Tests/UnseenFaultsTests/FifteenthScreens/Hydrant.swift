import CalqueTesting
import Foundation
import SwiftUI

/// The fire brigade inspects a hydrant.
struct HydrantScreen: View {
  static let unseen = UnseenScreen(
    name: "hydrant", sizes: [.large],
    faults: [
      Fault(
        "hydrant.percent", ["placeholder", "localization"],
        [.id("inspector"), .key("Inspected by %@")], "ja",
        "the percent sign of the value was typed with a Japanese keyboard"),
      Fault(
        "hydrant.type", ["localization", "placeholder"],
        [.id("pressure"), .key("Pressure: %@ bar")], "de",
        "the translation asks for an integer, and gets a text"),
      Fault(
        "hydrant.lost", ["localization"], [.id("distance"), .key("%lld m from the kerb")], "ar",
        "the translation leaves out the distance"),
      Fault(
        "hydrant.english", ["untranslated"], [.id("capMissing"), .key("Cap is missing")], "ja",
        "the translator has copied the English text"),
      Fault(
        "hydrant.verbatim", ["literal", "missing"], [.id("flushed"), .text("Last flushed")], "ar",
        "the status is a String"),
      Fault(
        "hydrant.buttons", ["outside", "overflowing", "clipped"],
        [.id("postpone"), .id("report"), .key("Postpone inspection"), .key("Report a defect")],
        "de", se: true,
        "two buttons with their own size beside one another are wider than the screen"),
      Fault(
        "hydrant.phone", ["detachedSign"], [.id("phone"), .text("555")], "ar",
        "the groups of the telephone number are in reverse order"),
      Fault(
        "hydrant.umlaut", ["placeholder"], [.id("lid"), .key("Lid opens easily")], "de",
        "the file of the translator was read as Latin-1"),
    ]
  ) { AnyView(HydrantScreen()) }

  @State private var capMissing = true
  @State private var lidOpens = true
  @State private var turns = 12
  @State private var remark = ""
  @State private var kind = 1

  var body: some View {
    NavigationStack {
      Form {
        Section("Hydrant") {
          LabeledContent {
            Text(verbatim: pick("hydrant.phone", "030 555 0142", "\u{2066}030 555 0142\u{2069}"))
              .accessibilityIdentifier("phone")
          } label: {
            Text("Control centre")
          }
          Picker("Type", selection: $kind) {
            Text("Underground").tag(1)
            Text("Pillar").tag(2)
          }
          Text("\(4) m from the kerb")
            .accessibilityIdentifier("distance")
          Text("Pressure: \("6") bar")
            .accessibilityIdentifier("pressure")
          flushed
        }
        Section {
          Toggle(isOn: $capMissing) {
            Text("Cap is missing").accessibilityIdentifier("capMissing")
          }
          Toggle(isOn: $lidOpens) {
            Text("Lid opens easily").accessibilityIdentifier("lid")
          }
          Stepper(value: $turns, in: 1...40) {
            Text("\(turns) turns to open")
          }
          TextField("Remark", text: $remark)
        } header: {
          Text("Findings")
        } footer: {
          Text("Inspected by \("N. Okafor")")
            .accessibilityIdentifier("inspector")
        }
      }
      .navigationTitle("Inspection")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) { buttons }
    }
  }

  @ViewBuilder private var flushed: some View {
    let status: String = "Last flushed in spring"
    if bug("hydrant.verbatim") {
      Text(status)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("flushed")
    } else {
      Text("Last flushed in spring")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("flushed")
    }
  }

  @ViewBuilder private var buttons: some View {
    VStack(spacing: 0) {
      Divider()
      if bug("hydrant.buttons") {
        HStack(spacing: 12) { pair }
          .fixedSize()
          .padding(12)
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 12) { pair }
          VStack(spacing: 8) { pair }
        }
        .padding(12)
      }
    }
    .frame(maxWidth: .infinity)
    .background(Color(.systemBackground))
  }

  @ViewBuilder private var pair: some View {
    Button {
    } label: {
      Text("Postpone inspection")
        .padding(.horizontal, 8)
        .frame(minHeight: 44)
    }
    .accessibilityIdentifier("postpone")
    Button {
    } label: {
      Text("Report a defect")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
        .background(Color(red: 0.72, green: 0.1, blue: 0.1), in: RoundedRectangle(cornerRadius: 12))
    }
    .accessibilityIdentifier("report")
  }
}
