import CalqueTesting
import Foundation
import SwiftUI

/// Counting the drawer at the end of a day in a shop.
struct CashupScreen: View {
  static let unseen = UnseenScreen(
    name: "cashup", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "cashup.total", ["clipped", "truncated", "overflowing"], [.id("total"), .text("1,284")],
        "en", text: .accessibility2,
        "the frame around the sum has a fixed height and clips the large digits"),
      Fault(
        "cashup.diff", ["detachedSign"], [.id("difference"), .text("12.40")], "ar",
        "String(format:) writes the difference, whose minus is drawn behind it"),
      Fault(
        "cashup.opened", ["localization"],
        [.id("opened"), .key("Opened by %@ at %@"), .text("Geöffnet")], "de",
        "the translation leaves out the time"),
      Fault(
        "cashup.coins", ["localization", "placeholder", "missing"],
        [.id("coins"), .key("%lld rolls of coins"), .text("لفائف")], "ar",
        "the translation asks for an object where the code gives a number"),
      Fault(
        "cashup.report", ["broken", "truncated"],
        [.id("report"), .key("Print daily report"), .text("Tagesbericht")], "de",
        text: .accessibility2, "two buttons stay side by side in large text, which breaks the word"),
      Fault(
        "cashup.fixed", ["fixedTextSize"],
        [.id("hint"), .key("Count twice, write once."), .text("Count twice")], "en",
        text: .accessibility2, "a font of 12 points"),
      Fault(
        "cashup.bag", ["shrunk"], [.id("bag"), .key("Deposit bag number"), .text("Einzahlung")],
        "de",
        "the label may shrink to a third, and does"),
      Fault(
        "cashup.stack", ["overlapping"],
        [
          .id("expected"), .id("expected-value"), .key("Expected by the register"),
          .text("Sollbestand"), .text("1.296"),
        ], "de", se: true,
        "label and value are in a ZStack, where the longer German label runs into the value"),
      Fault(
        "cashup.percent", ["placeholder", "localization"],
        [.id("signed"), .key("Signed by %@"), .text("％@")], "ja",
        "the translator typed a fullwidth percent sign"),
    ]
  ) { AnyView(CashupScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  private let total = 1284.1
  private let expected = 1296.5

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack {
            Text("Total").font(.headline)
            Spacer()
            let sum = Text(total, format: .currency(code: "EUR")).font(.title2.bold())
            if bug("cashup.total") {
              sum.accessibilityIdentifier("total").frame(height: 26).clipped()
            } else {
              sum.accessibilityIdentifier("total")
            }
          }
          expectedRow
          line("Difference") {
            if bug("cashup.diff") {
              Text(verbatim: String(format: "%.2f", total - expected))
                .accessibilityIdentifier("difference")
            } else {
              Text(total - expected, format: .currency(code: "EUR"))
                .accessibilityIdentifier("difference")
            }
          }
        } header: {
          Text("Result")
        }
        Section {
          Text("\(4) rolls of coins").accessibilityIdentifier("coins")
          bagRow
          Text("Count twice, write once.")
            .font(pick("cashup.fixed", .system(size: 12), .footnote))
            .accessibilityIdentifier("hint")
        } header: {
          Text("Drawer")
        }
        Section {
          Text("Opened by \("Jo") at \("8:05")").accessibilityIdentifier("opened")
          Text("Signed by \("Kim")").accessibilityIdentifier("signed")
          buttons
        } header: {
          Text("Shift")
        }
      }
      .navigationTitle("Close the register")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
          } label: {
            Image(systemName: "xmark")
          }
          .accessibilityLabel("Cancel")
        }
      }
    }
  }

  @ViewBuilder private func line(
    _ title: LocalizedStringKey, @ViewBuilder value: () -> some View
  ) -> some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        value()
      }
    } else {
      HStack {
        Text(title)
        Spacer()
        value().foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var expectedRow: some View {
    let value = Text(expected, format: .currency(code: "EUR"))
    if bug("cashup.stack") {
      ZStack {
        Text("Expected by the register")
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("expected")
        value
          .frame(maxWidth: .infinity, alignment: .trailing)
          .accessibilityIdentifier("expected-value")
      }
    } else {
      line("Expected by the register") { value.accessibilityIdentifier("expected-value") }
    }
  }

  private var bagRow: some View {
    HStack {
      if bug("cashup.bag") {
        Text("Deposit bag number")
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(width: 88, alignment: .leading)
          .accessibilityIdentifier("bag")
      } else {
        Text("Deposit bag number").accessibilityIdentifier("bag")
      }
      Spacer()
      Text(verbatim: "B7").font(.body.monospaced())
    }
  }

  @ViewBuilder private var buttons: some View {
    let report = Button {
    } label: {
      Text("Print daily report").accessibilityIdentifier("report")
    }
    .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.1, green: 0.4, blue: 0.25)))
    let close = Button("Finish") {}.buttonStyle(PrimaryButtonStyle())
    if typeSize.isAccessibilitySize, !bug("cashup.report") {
      VStack(spacing: 8) {
        report
        close
      }
    } else {
      HStack(spacing: 8) {
        report
        close
      }
    }
  }
}
