import SwiftUI

private enum Account: String, CaseIterable, Identifiable {
  case current, savings
  var id: Self { self }
  var title: LocalizedStringKey { self == .current ? "Current account" : "Savings account" }
}

struct BankTransferScreen: View {
  @State private var account = Account.current
  @State private var reference = ""
  @State private var repeats = false
  @State private var instant = true

  var body: some View {
    NavigationStack {
      Form {
        Section("From") {
          Picker("Account", selection: $account) {
            ForEach(Account.allCases) { Text($0.title).tag($0) }
          }
          BalanceRow()
        }
        Section("To") {
          RecipientRow()
            .modifier(ForcedDirection())
        }
        Section {
          AmountRow()
          TextField("Reference", text: $reference)
            .accessibilityIdentifier("bank.reference")
          Toggle("Repeat monthly", isOn: $repeats)
        } header: {
          DetailsHeader()
        } footer: {
          Text("\("Amira Haddad") receives it tomorrow morning")
            .accessibilityIdentifier("bank.arrival")
        }
        Section {
          InstantRow(isOn: $instant)
          FeeRow()
        }
        FraudWarning()
      }
      .navigationTitle("New transfer")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { ConfirmBar() }
    }
  }
}

private struct ForcedDirection: ViewModifier {
  func body(content: Content) -> some View {
    if bug("bank.forcedDirection") {
      content.environment(\.layoutDirection, .leftToRight)
    } else {
      content
    }
  }
}

private struct BalanceRow: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Left of this month’s limit").font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("bank.limitLabel")
        Spacer()
        Text("€1,250").font(.footnote).monospacedDigit()
          .accessibilityIdentifier("bank.limitValue")
      }
      LimitBar(used: 750, limit: 2000)
    }
    .padding(.vertical, 4)
  }
}

private struct LimitBar: View {
  let used: Double
  let limit: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Ground.chip)
        Capsule().fill(Color.green)
          .frame(
            width: geometry.size.width
              * (bug("bank.limitOfNothing") ? (used - used) / (limit - limit) : used / limit)
          )
          .accessibilityElement()
          .accessibilityLabel("Used limit")
          .accessibilityIdentifier("bank.limitBar")
      }
    }
    .frame(height: 8)
  }
}

private struct RecipientRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(Color(red: 0.3, green: 0.22, blue: 0.55))
        .frame(width: 40, height: 40)
        .overlay {
          Image(systemName: "person.fill").foregroundStyle(.white).accessibilityHidden(true)
        }
      VStack(alignment: .leading, spacing: 2) {
        Text("Saved recipient").font(.headline)
          .accessibilityIdentifier("bank.recipient")
        Text("Account ending in \("4471")").font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("bank.recipientAccount")
      }
      Spacer(minLength: 0)
      Image(systemName: "checkmark.seal.fill").foregroundStyle(.green)
        .accessibilityLabel("Verified")
    }
  }
}

private struct AmountRow: View {
  var body: some View {
    HStack {
      Text("Amount").accessibilityIdentifier("bank.amount")
      Spacer()
      Text("€480.00").font(.title3.bold()).monospacedDigit()
    }
  }
}

private struct DetailsHeader: View {
  var body: some View {
    HStack {
      Text("Details")
      Spacer()
      Button {
      } label: {
        Image(systemName: "questionmark.circle")
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Help with transfers")
      .accessibilityIdentifier("bank.help")
    }
  }
}

private struct InstantRow: View {
  @Binding var isOn: Bool
  var body: some View {
    Toggle(isOn: $isOn) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Instant transfer")
        Text("The money is there within ten seconds")
          .font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("bank.instant")
      }
    }
  }
}

private struct FeeRow: View {
  var body: some View {
    LabeledContent {
      fee.accessibilityIdentifier("bank.fee")
    } label: {
      Text("Fee")
    }
  }

  private var fee: Text {
    let status: String = "No charge"
    return bug("bank.feeString") ? Text(status) : Text("No charge")
  }
}

private struct FraudWarning: View {
  var body: some View {
    Section {
      Label {
        Text("Never transfer money to people who call you unexpectedly.")
          .font(.subheadline)
          .foregroundStyle(
            pick("bank.warningInk", Color(red: 0.55, green: 0.05, blue: 0.1), Color.primary)
          )
          .accessibilityIdentifier("bank.warning")
      } icon: {
        Image(systemName: "exclamationmark.shield.fill").foregroundStyle(.red)
      }
    }
  }
}

private struct ConfirmBar: View {
  var body: some View {
    Button {
    } label: {
      HStack {
        Image(systemName: "lock.fill").accessibilityHidden(true)
        Text("Confirm transfer now")
          .lineLimit(bug("bank.confirmNarrow") ? 1 : nil)
          .frame(maxWidth: bug("bank.confirmNarrow") ? 150 : nil)
          .accessibilityIdentifier("bank.confirmLabel")
      }
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(Color(red: 0.1, green: 0.35, blue: 0.22), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("bank.confirm")
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .background(Ground.groupedPage)
  }
}

extension BankTransferScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "bank", sizes: [.large],
    faults: [
      Fault(
        "bank.forcedDirection", ["notMirrored"],
        [.id("bank.recipient"), .id("bank.recipientAccount")], "ar",
        "a row that is always left to right"),
      Fault("bank.limitOfNothing", ["unusableNumber"], [.id("bank.limitBar")], "0 / 0 as a width"),
      Fault(
        "bank.feeString", ["literal", "missing", "untranslated"],
        [.id("bank.fee"), .text("No charge")], "en-XA", "a String variable"),
      Fault(
        "bank.warningInk", ["lowContrast"], [.id("bank.warning")], dark: true,
        "a dark red that was chosen for the light appearance"),
      Fault(
        "bank.confirmNarrow", ["unusedVariant", "truncated"],
        [.id("bank.confirmLabel"), .key("Confirm transfer now")], "de",
        "one line of 150 points, though the catalog has a shorter variant"),
      Fault(
        "bank.arrivalName", ["placeholder", "localization"],
        [.id("bank.arrival"), .key("%@ receives it tomorrow morning")], "de",
        "{name} as in another system"),
      Fault(
        "bank.amountKey", ["missing"], [.id("bank.amount"), .key("Amount")], "ja",
        "the catalog has another key"),
      Fault(
        "bank.instantEnglish", ["untranslated", "missing"],
        [.id("bank.instant"), .key("The money is there within ten seconds")], "ja",
        "the English text as translation"),
    ]
  ) { AnyView(BankTransferScreen()) }
}
