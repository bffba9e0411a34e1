import CalqueTesting
import Foundation
import SwiftUI

/// Orders a prescription again.
struct RefillScreen: View {
  @State private var delivery = 0
  @State private var reminds = true
  @State private var isExpanded = true
  private let teal = Color(red: 0, green: 0.38, blue: 0.42)
  private let phone = "+966 11 234 5678"

  var body: some View {
    VStack(spacing: 0) {
      list.overlay(alignment: .top) {
        if bug("refill.toast") { toast.padding(.top, 30).padding(.horizontal, 16) }
      }
      if bug("refill.submit") {
        submit.padding(.bottom, -34)
      } else {
        submit.padding(.bottom, 10)
      }
    }
    .background(Color(.systemGroupedBackground))
  }

  private var list: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Text("Refill prescription").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("refill.heading")
          Text("Ready in about two hours").font(.subheadline)
        }
        if !bug("refill.toast") {
          toast.listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        }
      }
      Section("Medicine") {
        HStack(alignment: .top, spacing: 12) {
          Image(systemName: "pills.fill").font(.title2).foregroundStyle(teal)
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Ramipril").font(.headline)
            Text("For high blood pressure").font(.subheadline)
              .frame(maxWidth: pick("refill.use", 96, .infinity), alignment: .leading)
              .accessibilityIdentifier("refill.use")
          }
        }
        facts
      }
      Section("Pickup") {
        Picker("Delivery", selection: $delivery) {
          Text("Collect").tag(0)
          Text("Courier").tag(1)
        }
        .pickerStyle(.segmented)
        Text("Next pickup on weekdays only").accessibilityIdentifier("refill.pickup")
        Toggle(isOn: $reminds) {
          Text("Remind me \(5) days before").accessibilityIdentifier("refill.remind")
        }
      }
      Section {
        DisclosureGroup(isExpanded: $isExpanded) {
          HStack {
            Image(systemName: "phone.fill")
            Text(verbatim: pick("refill.phone", phone, "\u{2066}\(phone)\u{2069}"))
              .accessibilityIdentifier("refill.phone")
          }
          .frame(minHeight: 44)
        } label: {
          Text("Your pharmacy")
        }
      }
    }
    .listStyle(.insetGrouped)
  }

  @ViewBuilder private var facts: some View {
    if bug("refill.facts") {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Strength")
          Text("Amount left")
          Text("Doctor")
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 8) {
          strength
          left
          doctor
        }
      }
    } else {
      LabeledContent("Strength") { strength }
      LabeledContent("Amount left") { left }
      LabeledContent("Doctor") { doctor }
    }
  }

  private var strength: some View {
    Text("\(5) mg").foregroundStyle(Color.primary).accessibilityIdentifier("refill.strength")
  }

  private var left: some View {
    Text("\(6) tablets").foregroundStyle(Color.primary).accessibilityIdentifier("refill.left")
  }

  private var doctor: some View {
    Text(verbatim: "Dr. Haddad").foregroundStyle(Color.primary).accessibilityIdentifier(
      "refill.doctor")
  }

  private var toast: some View {
    HStack(spacing: 10) {
      Image(systemName: "checkmark.seal.fill")
        .foregroundStyle(pick("refill.seal", Color(red: 0.86, green: 0.95, blue: 0.93), teal))
        .accessibilityIdentifier("refill.seal")
      Text("Your doctor has agreed to this refill.").font(.subheadline)
        .foregroundStyle(Color(red: 0, green: 0.2, blue: 0.22))
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(Color(red: 0.85, green: 0.95, blue: 0.94), in: RoundedRectangle(cornerRadius: 12))
  }

  private var submit: some View {
    Button("Order refill") {}
      .buttonStyle(PrimaryButtonStyle(tint: teal))
      .padding(.horizontal, 16)
      .padding(.top, 10)
      .accessibilityIdentifier("refill.submit")
  }
}

extension RefillScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "refill", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "refill.toast", ["overlapping", "covered"],
        [
          .id("refill.heading"), .key("Refill prescription"), .key("Ready in about two hours"),
          .key("Your doctor has agreed to this refill."),
        ],
        "en", dark: true, "The message stands over the heading"),
      Fault(
        "refill.submit", ["underBar", "outside", "clipped"],
        [.id("refill.submit"), .key("Order refill")], "ja",
        "The button is in the area of the home indicator"),
      Fault(
        "refill.use", ["broken", "truncated"],
        [.id("refill.use"), .key("For high blood pressure")], "de",
        text: .accessibility2, "A column of 96 points breaks the German word"),
      Fault(
        "refill.pickup", ["placeholder"],
        [.id("refill.pickup"), .key("Next pickup on weekdays only")], "de",
        se: true, "The file was read as Latin-1: NÃ¤chste"),
      Fault(
        "refill.remind", ["localization"],
        [.id("refill.remind"), .key("Remind me %lld days before")], "ja",
        "The translation leaves out the number of days"),
      Fault(
        "refill.facts", ["readingOrder"],
        [
          .id("refill.strength"), .id("refill.left"), .id("refill.doctor"), .key("Amount left"),
          .key("Strength"), .key("Doctor"),
        ],
        "en", se: true, "Two columns: all labels are read before all values"),
      Fault(
        "refill.seal", ["lowContrast"], [.id("refill.seal")], "de",
        "The seal has the color of its ground"),
      Fault(
        "refill.phone", ["detachedSign"], [.id("refill.phone"), .text("966")], "ar",
        "The plus of the phone number is behind it, and its groups are turned"),
    ]
  ) { AnyView(RefillScreen()) }
}
