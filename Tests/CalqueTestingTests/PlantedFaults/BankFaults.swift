import Calque
import Foundation

/// An account with its payments.
struct BankFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault(
      "bankLongTransfer", "truncated", at: "transfer", key: "Transfer", "de",
      ["Transfer": "Überweisung in Auftrag geben"]),
    PlantedFault("bankFixedChart", "fixedPicture", at: "chart", "ar"),
    PlantedFault("bankAmountOutside", "overflowing", at: "amount"),
    PlantedFault("bankLatestLow", "lowContrast", at: "latest", key: "Latest"),
    PlantedFault("bankSalaryFirst", "readingOrder", at: "payment"),
    PlantedFault(
      "bankBrokenPayment", "broken", at: "payment", key: "Card payment", "de",
      ["Card payment": "Kartenzahlungsbestätigung"]),
    PlantedFault("bankRowsOutOfReach", "unreachable", at: "rows"),
    PlantedFault(
      "bankSkipped", "missing", at: "salary", key: "Salary", "de", ["Salary": ""]
    ).with { $0.shownIn = "en" },
    PlantedFault("bankLiteral", "literal", at: "balance", "en-XC"),
    PlantedFault("bankTransferCovered", "covered", at: "transfer"),
    PlantedFault("bankDateStays", "notMirrored", at: "salary"),
    PlantedFault("bankPrivateSign", "uncoveredCharacter", at: "amount"),
  ]

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if has("bankLiteral") {
        Text(verbatim: "Balance").accessibilityIdentifier("balance")
      } else {
        Text("Balance").accessibilityIdentifier("balance")
      }
      Text(verbatim: has("bankPrivateSign") ? "2.481,07 \u{F8A1}" : "2.481,07 €")
        .font(.largeTitle).fixedSize()
        .frame(width: has("bankAmountOutside") ? 100 : nil, alignment: .leading)
        .accessibilityIdentifier("amount")
      chart
      transfer
      Text("Latest").font(.headline)
        .foregroundStyle(Color(white: has("bankLatestLow") ? 0.78 : 0.2))
        .accessibilityIdentifier("latest")
      rows
      Spacer()
    }
    .padding()
  }

  @ViewBuilder private var chart: some View {
    if has("bankFixedChart") {
      Canvas { context, size in
        var path = Path()
        path.move(to: CGPoint(x: size.width, y: 0))
        path.addLine(to: CGPoint(x: 0, y: size.height / 2))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        context.fill(path, with: .color(.blue))
      }
      .frame(width: 20, height: 20).accessibilityIdentifier("chart")
    } else {
      Circle().fill(.blue).frame(width: 20, height: 20).accessibilityIdentifier("chart")
    }
  }

  private var transfer: some View {
    ZStack {
      Button {
      } label: {
        Text("Transfer").lineLimit(1).frame(width: 130, height: 44)
      }
      .accessibilityIdentifier("transfer")
      if has("bankTransferCovered") { Rectangle().fill(.white.opacity(0.1)) }
    }
    .frame(width: 130, height: 44)
  }

  private var rows: some View {
    ScrollView(has("bankRowsOutOfReach") ? .horizontal : .vertical) {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Text("Card payment").frame(width: 120, alignment: .leading)
            .accessibilitySortPriority(has("bankSalaryFirst") ? -1 : 0)
            .accessibilityIdentifier("payment")
          Text(verbatim: "\u{200E}-12,30 €").fixedSize()
        }
        HStack {
          Text("Salary").accessibilityIdentifier("salary")
          Text(verbatim: "\u{200E}+2.900 €").fixedSize()
        }
        .environment(\.layoutDirection, has("bankDateStays") ? .leftToRight : direction)
        if has("bankRowsOutOfReach") {
          ForEach(1..<30) { Text(verbatim: "-\($0),00 €") }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: 300, alignment: .leading)
    .accessibilityIdentifier("rows")
  }
}
