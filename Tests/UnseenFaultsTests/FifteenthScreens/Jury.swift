import CalqueTesting
import Foundation
import SwiftUI

/// A court calls people for jury service; the contents of a sheet.
struct JuryStep: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let symbol: String
}

struct JuryScreen: View {
  static let unseen = UnseenScreen(
    name: "jury", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "jury.wide", ["overflowing", "clipped", "unreachable"],
        [.id("duty"), .key("You have been called for jury service")], "de", se: true,
        "the title never wraps"),
      Fault(
        "jury.corner", ["clipped"], [.id("reference"), .key("Reference %@")], "en",
        "the round corner of the card cuts the first letters"),
      Fault(
        "jury.toast", ["covered", "overlapping"],
        [.id("accept"), .id("toast"), .key("Accept the summons"), .key("Saved as a draft")], "en",
        "the toast is above the button"),
      Fault(
        "jury.address", ["truncated"],
        [.id("courtroom"), .key("Court building, entrance on the river side")], "en",
        text: .accessibility2, "the address has a single line"),
      Fault(
        "jury.new", ["missing", "untranslated"], [.id("step2"), .key("Send proof of hardship")],
        "ja",
        "the string was added after the translation"),
      Fault(
        "jury.days", ["missing"], [.id("days"), .key("%lld days of service")], "de",
        "the translator has only the form other, and there is one day"),
      Fault(
        "jury.chevron", ["turnedPicture", "fixedArrow"],
        [.id("chevron1"), .id("chevron2"), .id("chevron3")], "ar",
        "a chevron that turns by itself is turned by half a turn in Arabic, too"),
      Fault(
        "jury.close", ["underBar"], [.id("close"), .key("Summons")], "en",
        "the bar of the sheet is under the status bar"),
    ]
  ) { AnyView(JuryScreen()) }

  @Environment(\.layoutDirection) private var direction
  @State private var isReachable = true
  private let steps = [
    JuryStep(id: 1, title: "Check your particulars", symbol: "person.text.rectangle"),
    JuryStep(id: 2, title: "Send proof of hardship", symbol: "doc.text"),
    JuryStep(id: 3, title: "Claim travel costs", symbol: "tram"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      bar
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          summons
          reference
          VStack(spacing: 0) {
            ForEach(steps) { step in
              row(step)
              if step.id < 3 { Divider() }
            }
          }
          .padding(.horizontal, 16)
          .background(
            Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
          Toggle("Reachable by telephone", isOn: $isReachable)
            .card()
        }
        .padding(16)
      }
      accept
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
    .ignoresSafeArea(edges: bug("jury.close") ? .top : [])
  }

  private var bar: some View {
    HStack {
      Text("Summons").font(.headline)
      Spacer()
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(.title2)
          .foregroundStyle(Color.secondary)
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Close")
      .accessibilityIdentifier("close")
    }
    .padding(.horizontal, 16)
  }

  private var summons: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("You have been called for jury service")
        .font(.title3.weight(.bold))
        .fixedSize(horizontal: bug("jury.wide"), vertical: true)
        .accessibilityIdentifier("duty")
      Text("\(1) days of service")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("days")
      Label {
        Text("Court building, entrance on the river side")
          .lineLimit(pick("jury.address", 1, nil))
          .accessibilityIdentifier("courtroom")
      } icon: {
        Image(systemName: "building.columns")
      }
      .font(.subheadline)
    }
    .card()
  }

  private var reference: some View {
    Text("Reference \("J 2214")")
      .font(.callout.monospacedDigit())
      .padding(bug("jury.corner") ? 0 : 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: pick("jury.corner", 24, 16)))
      .accessibilityIdentifier("reference")
  }

  private func row(_ step: JuryStep) -> some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Image(systemName: step.symbol)
          .frame(minWidth: 28)
          .accessibilityHidden(true)
        Text(step.title)
          .multilineTextAlignment(.leading)
          .accessibilityIdentifier("step\(step.id)")
        Spacer()
        Image(systemName: "chevron.forward")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .rotationEffect(.degrees(bug("jury.chevron") && direction == .rightToLeft ? 180 : 0))
          .accessibilityIdentifier("chevron\(step.id)")
      }
      .padding(.vertical, 8)
      .frame(minHeight: 52)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private var accept: some View {
    VStack(spacing: 8) {
      if !bug("jury.toast") { toast }
      Button("Accept the summons") {}
        .buttonStyle(PrimaryButtonStyle())
        .accessibilityIdentifier("accept")
    }
    .overlay {
      if bug("jury.toast") { toast }
    }
    .padding(16)
  }

  private var toast: some View {
    Text("Saved as a draft")
      .font(.footnote)
      .foregroundStyle(Color(.systemBackground))
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(Color(.label), in: Capsule())
      .accessibilityIdentifier("toast")
  }
}
