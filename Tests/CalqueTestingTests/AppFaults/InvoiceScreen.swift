import Calque

/// A bill with a table of amounts.
struct InvoiceScreen: AppScreen {
  let mistake: String?

  static let mistakes = [
    AppFault("invoiceSumOut", "overflowing", .text("12.480,00 €")),
    AppFault(
      "invoiceItemBroken", "broken", .key("Printing"), "de",
      ["Printing": "Broschürendruckvorbereitung"]),
    AppFault(
      "invoiceItemCut", "truncated", .key("Design"), "de",
      ["Design": "Entwurf und Gestaltung der Broschüre"]),
    AppFault(
      "invoiceDueValue", "localization", .key("Due on %@"), "de",
      ["Due on %@": "Fällig am %@ (%@)"]),
    AppFault("invoicePaySmall", "smallTouchArea", .view("pay")),
    AppFault("invoicePayOrange", "lowContrast", .key("Pay now")),
    AppFault("invoiceTableFixed", "notMirrored", .key("Item")),
    AppFault("invoiceThanksVerbatim", "literal", .text("Thank you for your order."), "ar-XB"),
    AppFault("invoiceThanksOverPay", "overlapping", .key("Thank you for your order.")),
    AppFault("invoiceSumClipped", "clipped", .view("sum")),
    AppFault("invoiceSumRead", "readingOrder", .key("Sum")),
    AppFault("invoiceShort", "unusedVariant", .key("Thank you for your order."), "de") {
      $0.widths = [
        "Thank you for your order.": [
          8: "Danke!", 60: "Wir bedanken uns herzlich für deinen Auftrag vom Montag.",
        ]
      ]
    },
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading) {
        Text("Invoice").font(.largeTitle).bold()
        Text("Due on \("31.05.")")
      }
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
        GridRow {
          Text("Item")
          Text("Amount").gridColumnAlignment(.trailing)
        }
        .bold()
        Divider()
        line("Design", "8.000,00 €")
        line("Printing", "4.480,00 €")
        Divider()
        GridRow {
          Text("Sum").accessibilitySortPriority(pick("invoiceSumRead", -1, 0))
          Text(verbatim: "12.480,00 €").bold().fixedSize()
            .frame(width: made("invoiceSumOut") || made("invoiceSumClipped") ? 70 : nil)
            .modifier(Clip(isOn: made("invoiceSumClipped")))
            .accessibilityIdentifier("sum")
        }
      }
      .environment(\.layoutDirection, made("invoiceTableFixed") ? .leftToRight : direction)
      if made("invoiceThanksVerbatim") {
        Text(verbatim: "Thank you for your order.")
      } else {
        Text("Thank you for your order.").lineLimit(made("invoiceShort") ? 1 : nil)
      }
      pay
      Spacer()
    }
    .padding(20)
  }

  @Environment(\.layoutDirection) private var direction

  private struct Clip: ViewModifier {
    let isOn: Bool

    @ViewBuilder func body(content: Content) -> some View {
      if isOn { content.clipped() } else { content }
    }
  }

  private func line(_ name: LocalizedStringKey, _ amount: String) -> some View {
    GridRow {
      Text(name)
        .lineLimit(pick("invoiceItemCut", 1, nil))
        .frame(
          width: made("invoiceItemCut") || made("invoiceItemBroken") ? 130 : nil,
          alignment: .leading)
      Text(verbatim: amount)
    }
  }

  private var pay: some View {
    Button {
    } label: {
      Text("Pay now").font(.subheadline)
        .foregroundStyle(.white)
        .padding(.horizontal, 20)
        .frame(height: pick("invoicePaySmall", 30, 48))
        .background(
          pick("invoicePayOrange", Color.orange, Color(.sRGB, red: 0.1, green: 0.35, blue: 0.2)))
    }
    .accessibilityIdentifier("pay")
    .offset(y: pick("invoiceThanksOverPay", -38, 0))
  }
}
