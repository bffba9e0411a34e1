import SwiftUI

struct TransferScreen: View {
  @State private var amount: Decimal = 1250.5
  @State private var note = ""
  @State private var instant = true
  @State private var day = Date(timeIntervalSinceReferenceDate: 765_000_000)
  @State private var account = 0

  var body: some View {
    NavigationStack {
      if bug("transfer.overlayBar") {
        form.overlay(alignment: .bottom) { bar }
      } else {
        form.safeAreaInset(edge: .bottom, spacing: 0) { bar }
      }
    }
  }

  private var form: some View {
    Form {
      Section("Recipient") {
        HStack(spacing: 12) {
          InitialsBadge("LF")
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: bug("transfer.fontName") ? "Łucja Żółć" : "Lena Fischer")
              .font(bug("transfer.fontName") ? .custom("Brandish", size: 17) : .headline)
              .accessibilityIdentifier("name")
            Text(verbatim: "DE89 3704 0044 0532 0130 00")
              .font(.footnote)
              .foregroundStyle(
                bug("transfer.ibanContrast")
                  ? AnyShapeStyle(Color(white: 0.78)) : AnyShapeStyle(.secondary)
              )
              .accessibilityIdentifier("iban")
          }
          Spacer(minLength: 0)
          Image(systemName: pick("transfer.arrow", "chevron.right", "chevron.forward"))
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("disclosure")
        }
      }
      Section {
        HStack {
          Text("Amount")
          Spacer()
          Text(amount, format: .currency(code: "EUR"))
            .font(.title3.bold())
            .foregroundStyle(
              bug("transfer.amountDark") ? Color(red: 0.08, green: 0.12, blue: 0.35) : Color.primary
            )
            .accessibilityIdentifier("amount")
        }
        Picker("From account", selection: $account) {
          Text("Current account").tag(0)
          Text("Savings").tag(1)
        }
        TextField("Reference", text: $note)
      }
      Section {
        if bug("transfer.keyShown") {
          Toggle("transfer.instant.title", isOn: $instant).accessibilityIdentifier("instant")
        } else {
          Toggle(isOn: $instant) {
            if bug("transfer.toggleFixed") {
              Text("Instant transfer").font(.title2.bold()).fixedSize()
            } else {
              Text("Instant transfer")
            }
          }
          .accessibilityIdentifier("instant")
        }
        DatePicker("Execute on", selection: $day, displayedComponents: .date)
      } footer: {
        if bug("transfer.concat") {
          let seconds = 10
          Text("Arrives within " + String(seconds) + " seconds.").accessibilityIdentifier("arrival")
        } else if bug("transfer.unformatted") {
          Text(String(localized: "Arrives within %lld seconds.")).accessibilityIdentifier("arrival")
        } else {
          Text("Arrives within \(10) seconds.").accessibilityIdentifier("arrival")
        }
      }
      Section {
        LabeledContent("Fee") {
          HStack(spacing: 0) {
            Text(Decimal(0.5), format: .currency(code: "EUR"))
            Button {
            } label: {
              if bug("transfer.infoTouch") {
                Image(systemName: "info.circle").font(.footnote)
              } else {
                Image(systemName: "info.circle").frame(width: 44, height: 44).contentShape(
                  Rectangle())
              }
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("About fees")
            .accessibilityIdentifier("feeInfo")
          }
        }
        HStack {
          if bug("transfer.limitWidth") {
            Text("Daily limit left").lineLimit(1).frame(width: 130, alignment: .leading)
          } else {
            Text("Daily limit left")
          }
          Spacer()
          Text(Decimal(3749.5), format: .currency(code: "EUR")).foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle("New transfer")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .topBarTrailing) {
        Button {
        } label: {
          Image(systemName: "qrcode.viewfinder")
        }
        .accessibilityLabel("Scan a code")
        .accessibilityIdentifier("scan")
      }
    }
  }

  @ViewBuilder private var bar: some View {
    VStack(spacing: 0) {
      Divider()
      Group {
        if bug("transfer.reviewWidth") {
          Button {
          } label: {
            Text("Review transfer").font(.headline).lineLimit(1).foregroundStyle(.white)
              .frame(width: 150, height: 50)
              .background(Color(red: 0.05, green: 0.35, blue: 0.75), in: Capsule())
          }
        } else {
          Button("Review transfer") {}.buttonStyle(PrimaryButtonStyle())
        }
      }
      .accessibilityIdentifier("review")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(Color(.systemBackground))
  }

  static let unseen = UnseenScreen(
    name: "transfer", sizes: [.large, .xLarge],
    faults: [
      Fault(
        "transfer.overlayBar", ["covered", "overlapping", "underBar", "unreachable"], [.any],
        se: true, "pay bar as overlay hides the last rows for good"),
      Fault("transfer.ibanContrast", ["lowContrast"], [.id("iban")], "IBAN in light gray"),
      Fault("transfer.arrow", ["fixedArrow"], [.id("disclosure")], "ar", "chevron.right"),
      Fault(
        "transfer.amountDark", ["lowContrast"], [.id("amount")], dark: true,
        "dark blue amount in dark"),
      Fault(
        "transfer.keyShown", ["missing"], [.id("instant"), .text("transfer.instant.title")], "de",
        "key not in catalog"),
      Fault(
        "transfer.missingAr", ["missing"], [.key("Instant transfer")], "ar", "no ar translation"),
      Fault(
        "transfer.concat", ["literal", "missing"], [.id("arrival")], "en-XA", "concatenated string"),
      Fault(
        "transfer.unformatted", ["placeholder", "localization"], [.id("arrival")], "de",
        "format not filled"),
      Fault("transfer.infoTouch", ["smallTouchArea"], [.id("feeInfo")], "tiny info button"),
      Fault(
        "transfer.limitWidth", ["truncated"], [.key("Daily limit left")], "de",
        "130 points for a label"),
      Fault(
        "transfer.reviewWidth", ["truncated"], [.key("Review transfer")], "de",
        "150 points for a button"),
      Fault(
        "transfer.mismatch", ["localization"], [.key("Arrives within %lld seconds.")], "de",
        "de has %@ for %lld"),
      Fault(
        "transfer.toggleFixed", ["overflowing", "overlapping", "clipped", "outside", "covered"],
        [.id("instant"), .key("Instant transfer")], "de", text: .xxxLarge,
        "fixedSize label pushes the switch out"),
      Fault("transfer.fontName", ["unknownFont", "mixedFonts"], [.id("name")], "font not there"),
      Fault(
        "transfer.barTall", ["truncated"], [.key("New transfer")], "de",
        "title too long for the bar"),
    ]
  ) { AnyView(TransferScreen()) }
}
