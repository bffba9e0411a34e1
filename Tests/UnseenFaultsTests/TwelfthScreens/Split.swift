import CalqueTesting
import Foundation
import SwiftUI

/// Splits the bill of a restaurant.
struct SplitScreen: View {
  struct Guest: Identifiable {
    let id: String
    let initials: String
    let share: Double
  }

  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var amount = 86.4
  @State private var tip = 15
  @State private var count = 3
  @State private var roundsUp = true
  @State private var payer = "Nora"
  @ScaledMetric(relativeTo: .headline) private var chipWidth = 68.0
  private let card = "Visa 4021"
  private let guests = [
    Guest(id: "Nora", initials: "NK", share: 33.12),
    Guest(id: "Jun", initials: "JT", share: 33.12),
    Guest(id: "Sami", initials: "SA", share: 33.12),
  ]
  private let plum = Color(red: 0.45, green: 0.1, blue: 0.35)

  var body: some View {
    NavigationStack {
      Form {
        Section { summary }
        Section("Bill") {
          LabeledContent("Amount") {
            Text(amount, format: .currency(code: "EUR"))
          }
          Picker("Paid by", selection: $payer) {
            ForEach(guests) { Text(verbatim: $0.id).tag($0.id) }
          }
          Group {
            if bug("split.card") {
              Text("Paid with %@")
            } else {
              Text("Paid with \(card)")
            }
          }
          .accessibilityIdentifier("split.card")
        }
        Section {
          chips
          Toggle("Round up the total", isOn: $roundsUp)
            .accessibilityIdentifier("split.round")
        } header: {
          Text("Tip")
        } footer: {
          Text("Service is not included in this bill.")
            .font(pick("split.footer", .system(size: 13), .footnote))
            .foregroundStyle(Color.primary.opacity(0.75))
            .accessibilityIdentifier("split.footer")
        }
        Section("Guests") {
          Stepper(value: $count, in: 1...20) { Text("\(count) guests") }
          ForEach(guests) { row($0) }
        }
        Section {
          LabeledContent {
            Text(99.36, format: .currency(code: "EUR")).fontWeight(.semibold)
          } label: {
            Text("Total with tip")
              .lineLimit(pick("split.total", 1, nil))
              .frame(maxWidth: pick("split.total", 130, .infinity), alignment: .leading)
              .accessibilityIdentifier("split.total")
          }
          Button("Send requests") {}
            .foregroundStyle(Color.primary)
            .frame(maxWidth: .infinity, minHeight: 44)
        }
      }
      .navigationTitle("Split the bill")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var summary: some View {
    VStack(spacing: 4) {
      Text("Each pays").font(.subheadline)
      Text(33.12, format: .currency(code: "EUR")).font(.largeTitle.bold())
      Text("\(Text(12.96, format: .currency(code: "EUR"))) tip (\(tip)%)")
        .font(.footnote)
        .accessibilityIdentifier("split.note")
        .accessibilitySortPriority(pick("split.order", 2, 0))
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var chips: some View {
    if bug("split.chips") {
      HStack(spacing: 10) { percents }.fixedSize()
    } else {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: chipWidth), spacing: 10)], spacing: 10) {
        percents
      }
    }
  }

  private var names: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(spacing: 8))
  }

  private var percents: some View {
    ForEach([5, 10, 15, 20], id: \.self) { value in
      Button {
        tip = value
      } label: {
        Text(Double(value) / 100, format: .percent)
          .font(.headline)
          .foregroundStyle(value == tip ? Color.white : Color.primary)
          .padding(.horizontal, bug("split.chips") ? 14 : 0)
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(
            value == tip ? plum : Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10)
          )
      }
      .buttonStyle(.borderless)
      .accessibilityAddTraits(value == tip ? .isSelected : [])
      .accessibilityIdentifier("split.tip.\(value)")
    }
  }

  @ViewBuilder private func row(_ guest: Guest) -> some View {
    let line = HStack(spacing: 12) {
      InitialsBadge(guest.initials)
      names {
        Text(verbatim: guest.id).accessibilityIdentifier("split.guest.\(guest.id)")
        Spacer(minLength: 0)
        Text(guest.share, format: .currency(code: "EUR")).monospacedDigit()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill")
          .frame(
            width: pick("split.remove", 20, 44), height: pick("split.remove", 20, 44))
      }
      .buttonStyle(.borderless)
      .foregroundStyle(Color.primary.opacity(0.7))
      .accessibilityLabel(Text("Remove \(guest.id)"))
      .accessibilityIdentifier("split.remove.\(guest.id)")
    }
    if bug("split.row") {
      line.environment(\.layoutDirection, .leftToRight)
    } else {
      line
    }
  }
}

extension SplitScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "split", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "split.card", ["placeholder", "localization"], [.id("split.card"), .key("Paid with %@")],
        "de",
        "The value is not interpolated: people read %@"),
      Fault(
        "split.chips", ["outside", "overflowing", "clipped"],
        [.id("split.tip.20"), .id("split.tip.5"), .text("20")], "en", se: true,
        text: .accessibility2,
        "A row of chips that does not wrap is wider than the screen"),
      Fault(
        "split.round", ["missing", "untranslated"],
        [.key("Round up the total"), .id("split.round")],
        "ja", "The key in the code was changed, and the catalog has the old one"),
      Fault(
        "split.footer", ["fixedTextSize"],
        [.id("split.footer"), .key("Service is not included in this bill.")], "de",
        text: .accessibility2,
        "The footer stays at 13 points"),
      Fault(
        "split.total", ["truncated"], [.id("split.total"), .key("Total with tip")], "de", se: true,
        "The label is limited to a line of 130 points"),
      Fault(
        "split.order", ["readingOrder"], [.id("split.note"), .key("%@ tip (%lld%%)")], "en",
        dark: true,
        "The note under the amount is read before the title and the amount"),
      Fault(
        "split.format", ["localization"], [.id("split.note"), .key("%@ tip (%lld%%)")], "de",
        "The values of the translation are in another order without positions"),
      Fault(
        "split.remove", ["smallTouchArea"],
        [.id("split.remove.Jun"), .id("split.remove.Nora"), .id("split.remove.Sami")], "ja",
        "Buttons of 20 points to remove a guest"),
      Fault(
        "split.row", ["notMirrored"],
        [
          .id("split.guest.Nora"), .id("split.guest.Jun"), .id("split.guest.Sami"),
          .id("split.remove.Nora"), .id("split.remove.Jun"), .id("split.remove.Sami"),
        ],
        "ar", "The rows of the guests are left to right in Arabic"),
    ]
  ) { AnyView(SplitScreen()) }
}
