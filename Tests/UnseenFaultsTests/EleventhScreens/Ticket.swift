import SwiftUI

/// The order ticket of a stock broker.
struct TicketScreen: View {
  enum Side: Hashable { case buy, sell }
  enum Kind: Hashable { case market, limit }

  @State private var side = Side.buy
  @State private var kind = Kind.market
  @State private var shares = 12
  @State private var keepsOpen = true
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize

  private let price = 184.37

  private var gain: Color {
    scheme == .dark && !bug("ticket.dark")
      ? Color(red: 0.4, green: 0.87, blue: 0.55) : Color(red: 0, green: 0.42, blue: 0.2)
  }
  private var accent: Color {
    scheme == .dark
      ? Color(red: 0.55, green: 0.76, blue: 1) : Color(red: 0.05, green: 0.35, blue: 0.75)
  }

  var body: some View {
    NavigationStack {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            quote
            sidePicker
            VStack(spacing: 12) {
              quantity
              Divider()
              orderType
            }
            .card()
            estimate.card()
            Text("Prices are delayed by 15 minutes. The final amount may differ.")
              .font(.footnote)
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("delay")
          }
          .padding(16)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          if !bug("ticket.bar") { reviewBar }
        }
        if bug("ticket.bar") { reviewBar }
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("New order")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {}
        }
      }
    }
    .tint(accent)
  }

  private var quote: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: "Nordlicht Energie").font(.title3.bold())
      HStack(alignment: .firstTextBaseline) {
        Text(price, format: .currency(code: "EUR")).font(.headline)
        Spacer(minLength: 12)
        change
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(gain)
          .accessibilityIdentifier("change")
      }
      Sparkline()
        .stroke(gain, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(height: 56)
        .accessibilityHidden(true)
    }
    .card()
  }

  private var change: Text {
    if bug("ticket.sign") {
      return Text(verbatim: "+" + String(format: "%.2f", 1.32) + "%")
    }
    return Text(0.0132, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
  }

  private var sidePicker: some View {
    Picker("Side", selection: $side) {
      Text("Buy").tag(Side.buy)
      Text("Sell").tag(Side.sell)
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier("side")
  }

  private var quantity: some View {
    HStack(spacing: 8) {
      Text("Shares")
      Spacer(minLength: 8)
      Button {
        shares -= 1
      } label: {
        Image(systemName: "minus")
          .font(bug("ticket.minus") ? .caption : .body.weight(.semibold))
          .frame(width: bug("ticket.minus") ? 22 : 44, height: bug("ticket.minus") ? 22 : 44)
          .background(Color(.tertiarySystemFill), in: Circle())
      }
      .accessibilityLabel("Fewer shares")
      .accessibilityIdentifier("minus")
      Text(shares, format: .number).font(.headline.monospacedDigit()).frame(minWidth: 40)
      Button {
        shares += 1
      } label: {
        Image(systemName: "plus")
          .font(.body.weight(.semibold))
          .frame(width: 44, height: 44)
          .background(Color(.tertiarySystemFill), in: Circle())
      }
      .accessibilityLabel("More shares")
      .accessibilityIdentifier("plus")
    }
  }

  private var orderType: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach([Kind.market, .limit], id: \.self) { choice in
        Button {
          kind = choice
        } label: {
          HStack {
            Text(choice == .market ? "Market order" : "Limit order")
              .foregroundStyle(.primary)
              .multilineTextAlignment(.leading)
            Spacer(minLength: 8)
            Image(systemName: kind == choice ? "checkmark.circle.fill" : "circle")
          }
          .frame(minHeight: 44)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(choice == .market ? "market" : "limit")
      }
    }
  }

  @ViewBuilder private var estimate: some View {
    let rows: [(LocalizedStringKey, Double)] = [
      ("Share value", price * 12), ("Exchange fee", 1.9),
    ]
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 10) {
          ForEach(0..<rows.count, id: \.self) { row in
            Text(rows[row].0).foregroundStyle(.secondary)
            Text(rows[row].1, format: .currency(code: "EUR"))
          }
          Text("Estimated total including fees").font(.headline)
          Text(price * 12 + 1.9, format: .currency(code: "EUR")).font(.headline)
        }
      } else {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
          ForEach(0..<rows.count, id: \.self) { row in
            GridRow {
              Text(rows[row].0).foregroundStyle(.secondary)
              Text(rows[row].1, format: .currency(code: "EUR")).gridColumnAlignment(.trailing)
            }
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Estimated total including fees")
              .font(.headline)
              .lineLimit(bug("ticket.total") ? 1 : nil)
              .frame(maxWidth: .infinity, alignment: .leading)
            Text(price * 12 + 1.9, format: .currency(code: "EUR")).font(.headline).fixedSize()
          }
        }
      }
    }
    .environment(\.layoutDirection, pick("ticket.ltr", .leftToRight, direction))
  }
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  private var reviewBar: some View {
    VStack(spacing: 8) {
      Text("Includes a fee of \(1.9.formatted(.currency(code: "EUR").locale(locale)))")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Button("Review order") {}
        .buttonStyle(PrimaryButtonStyle())
        .accessibilityIdentifier("review")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity)
    .background(Color(.secondarySystemBackground))
  }
}

struct Sparkline: Shape {
  /// Time runs from left to right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  private let values = [0.2, 0.35, 0.3, 0.5, 0.42, 0.6, 0.55, 0.8, 0.72, 0.95]
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, value) in values.enumerated() {
        let point = CGPoint(
          x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
          y: rect.maxY - rect.height * value)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

extension TicketScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "ticket", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "ticket.total", ["truncated"], [.key("Estimated total including fees")], "de",
        "a label of a grid has one line and ends with dots"),
      Fault(
        "ticket.sign", ["detachedSign"], [.id("change")], "ar",
        "a change that is put together from plus, digits and percent: the plus is drawn behind them"
      ),
      Fault(
        "ticket.fee", ["localization"], [.key("Includes a fee of %@")], "de",
        "the translator wrote %lld for the %@ of the amount"),
      Fault(
        "ticket.dark", ["lowContrast"], [.id("change")], "en", dark: true,
        "the dark green of light mode on a dark card"),
      Fault(
        "ticket.bar", ["overlapping", "underBar", "covered", "unreachable"],
        [.id("delay"), .key("Prices are delayed by 15 minutes. The final amount may differ.")],
        "de",
        se: true, text: .accessibility2,
        "the bar is in a ZStack over the scroll view: the last lines stay behind it"),
      Fault("ticket.minus", ["smallTouchArea"], [.id("minus")], "en", "a button of 22 points"),
      Fault(
        "ticket.ltr", ["notMirrored"],
        [.key("Share value"), .key("Exchange fee"), .key("Estimated total including fees")], "ar",
        "the table of amounts is set to be from left to right"),
      Fault(
        "ticket.limit", ["untranslated"], [.key("Limit order"), .id("limit")], "ar",
        "the translator copied the English text"),
    ]
  ) { AnyView(TicketScreen()) }
}
