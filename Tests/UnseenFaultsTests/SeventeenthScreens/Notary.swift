import CalqueTesting
import Foundation
import SwiftUI

/// The sheet in which a notary's office prepares a deed.
struct NotaryScreen: View {
  static let unseen = UnseenScreen(
    name: "notary", sizes: [.large],
    faults: [
      Fault(
        "notary.witness", ["missing"],
        [.key("A witness is present"), .text("A witness is present")], "de",
        "the key of the catalog has other words than the code"),
      Fault(
        "notary.copies", ["localization"], [.key("Certified copies: %lld"), .id("copies")], "ar",
        "%@ instead of %lld for the number"),
      Fault(
        "notary.seal", ["overflowing", "overlapping", "clipped"],
        [.id("sealText"), .key("Official seal required")], "de",
        "the text of the seal has a fixed size in a box of 120 points"),
      Fault(
        "notary.note", ["untranslated"],
        [.key("Bring a valid passport or identity card"), .id("note")], "ja",
        "the English text was copied into Japanese"),
      Fault(
        "notary.weekday", ["literal"],
        [.id("day"), .text("Monday"), .text("Friday"), .text("day,")], "de",
        "the date is formatted in English"),
      Fault(
        "notary.entity", ["placeholder"], [.key("Deeds and contracts"), .id("kindTitle")], "de",
        "the translation has &amp;"),
      Fault(
        "notary.order", ["readingOrder"],
        [
          .id("buyer"), .id("seller"), .id("parties"), .key("Buyer"), .key("Seller"),
          .text("Novak"), .text("Lindqvist"),
        ], "en",
        "a sort priority makes the buyer be read before the seller that stands above"),
      Fault(
        "notary.flip", ["turnedPicture"], [.id("stamp"), .key("Draft")], "ar",
        "the badge with its text is flipped from right to left"),
      Fault(
        "notary.close", ["smallTouchArea"], [.id("close")], "en",
        "the button that removes the attachment is as small as its symbol"),
    ]
  ) { AnyView(NotaryScreen()) }

  @State private var hasWitness = true
  @State private var copies = 3
  @State private var remark = ""
  @Environment(\.layoutDirection) private var direction
  private let date = Date(timeIntervalSince1970: 1_792_400_000)

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Text("Deeds and contracts")
              .font(.headline)
              .accessibilityIdentifier("kindTitle")
            Spacer(minLength: 4)
            stamp
          }
          dateText
            .accessibilityIdentifier("day")
        }
        Section {
          VStack(alignment: .leading, spacing: 12) {
            party("Seller", "M. Lindqvist")
              .accessibilityIdentifier("seller")
            party("Buyer", "J. Novak")
              .accessibilitySortPriority(pick("notary.order", 1, 0))
              .accessibilityIdentifier("buyer")
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("parties")
          Toggle("A witness is present", isOn: $hasWitness)
        } header: {
          Text("Parties")
        }
        Section {
          Stepper(value: $copies, in: 1...20) {
            Text("Certified copies: \(copies)")
              .accessibilityIdentifier("copies")
          }
          attachment
          TextField("Remark for the clerk", text: $remark)
        } footer: {
          Text("Bring a valid passport or identity card")
            .foregroundStyle(Color.primary)
            .accessibilityIdentifier("note")
        }
        Section { seal }
      }
      .navigationTitle("New deed")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }

  private var dateText: Text {
    if bug("notary.weekday") {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = "EEEE, d MMMM"
      return Text(verbatim: formatter.string(from: date))
    }
    return Text(date, format: .dateTime.weekday(.wide).day().month(.wide))
  }

  private var stamp: some View {
    Text("Draft")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color(red: 0.45, green: 0.25, blue: 0.05), in: Capsule())
      .scaleEffect(x: bug("notary.flip") && direction == .rightToLeft ? -1 : 1)
      .accessibilityIdentifier("stamp")
  }

  private func party(_ role: LocalizedStringKey, _ name: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(role).font(.footnote)
      Text(verbatim: name).font(.body.weight(.medium))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  private var attachment: some View {
    HStack(spacing: 12) {
      Image(systemName: "doc.text").accessibilityHidden(true)
      Text("Land register extract")
      Spacer(minLength: 8)
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(bug("notary.close") ? .system(size: 14) : .title3)
          .frame(width: pick("notary.close", 16, 44), height: pick("notary.close", 16, 44))
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text("Remove attachment"))
      .accessibilityIdentifier("close")
    }
  }

  private var seal: some View {
    HStack(spacing: 12) {
      Text("Official seal required")
        .font(.subheadline.weight(.semibold))
        .fixedSize(horizontal: bug("notary.seal"), vertical: false)
        .padding(8)
        .frame(width: pick("notary.seal", 120, nil))
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color(.label), lineWidth: 1))
        .accessibilityIdentifier("sealText")
      Spacer(minLength: 0)
      Image(systemName: "checkmark.seal").font(.title2).accessibilityLabel(Text("Seal is ready"))
    }
  }
}
