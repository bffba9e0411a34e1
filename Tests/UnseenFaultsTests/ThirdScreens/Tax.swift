import CalqueTesting
import Foundation
import SwiftUI

struct TaxScreen: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @State private var status = "single"
  @State private var homeOffice = true
  @State private var days = 86
  @State private var church = false
  @State private var employer = ""
  @State private var isExpanded = true

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        form
        submit
      }
      .navigationTitle("Tax return 2025")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Export as PDF", systemImage: "square.and.arrow.up") {}
            Button("Discard changes", role: .destructive) {}
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
    }
    .tint(Ink.accent(scheme))
  }

  private var form: some View {
    Form {
      Section { progress }
      Section {
        Picker("Filing status", selection: $status) {
          Text("Single").tag("single")
          Text("Married, filing jointly").tag("joint")
        }
        .pickerStyle(.inline)
        .labelsHidden()
        TextField(
          "Name of employer", text: $employer,
          prompt: Text("Name of employer").foregroundStyle(Ink.muted(scheme)))
      } header: {
        Text("About you").foregroundStyle(Ink.muted(scheme))
      } footer: {
        Text("Both partners sign a joint return.")
          .foregroundStyle(bug("tax.footer") ? Color(white: 0.74) : Ink.muted(scheme))
          .accessibilityIdentifier("tax.footer")
      }
      Section {
        amount("Gross wages", 48_300, "tax.gross")
        amount("Income-related expenses", 1_230, "tax.expenses")
        help
        Toggle("Church tax", isOn: $church)
      } header: {
        incomeHeader
      }
      Section {
        Toggle("Home office", isOn: $homeOffice)
        Stepper("\(days) days", value: $days)
        DisclosureGroup("Receipts", isExpanded: $isExpanded) {
          receipt("Desk lamp", 89)
          receipt("Office chair", 240)
        }
      } header: {
        Text("Deductions").foregroundStyle(Ink.muted(scheme))
      }
      Section {
        summary
      } header: {
        Text("Summary").foregroundStyle(Ink.muted(scheme))
      }
    }
    .safeAreaPadding(.bottom, 0)
  }

  private var incomeHeader: some View {
    Group {
      if bug("tax.header") {
        Text(["Income"].joined(separator: ", "))
      } else {
        Text("Income")
      }
    }
    .foregroundStyle(Ink.muted(scheme))
    .accessibilityIdentifier("tax.header")
  }

  private var progress: some View {
    HStack(spacing: 14) {
      ZStack {
        Circle().stroke(Ink.muted(scheme).opacity(0.3), lineWidth: 6)
        Circle().trim(from: 0, to: 0.6).stroke(Ink.accent(scheme), lineWidth: 6).rotationEffect(
          .degrees(-90))
        Text(0.6, format: .percent)
          .font(bug("tax.ring") ? .title3 : .caption.bold())
          .lineLimit(1)
          .minimumScaleFactor(bug("tax.ring") ? 0.2 : 1)
          .frame(width: bug("tax.ring") ? 20 : nil)
          .accessibilityIdentifier("tax.ring")
      }
      .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text("3 of 5 sections done").font(.headline)
        Text("Saved a minute ago").font(.footnote).foregroundStyle(Ink.muted(scheme))
      }
    }
    .accessibilityElement(children: .contain)
  }

  private func amount(_ title: LocalizedStringKey, _ value: Int, _ id: String) -> some View {
    HStack {
      Text(title)
        .frame(width: id == "tax.expenses" && bug("tax.labelWidth") ? 96 : nil, alignment: .leading)
        .accessibilityIdentifier(id)
      Spacer(minLength: 12)
      Text(value, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .foregroundStyle(Ink.muted(scheme))
        .layoutPriority(1)
    }
    .frame(height: id == "tax.gross" && bug("tax.rowHeight") ? 22 : nil)
  }

  private var help: some View {
    HStack {
      Text("Which expenses count?").font(.subheadline)
      Spacer()
      Button {
      } label: {
        Image(systemName: "info.circle").frame(width: 44, height: 44).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("Explain expenses"))
      .accessibilityIdentifier("tax.help")
    }
    .overlay {
      if bug("tax.helpCover") {
        Color.clear.contentShape(Rectangle()).onTapGesture { isExpanded.toggle() }
      }
    }
  }

  private func receipt(_ title: LocalizedStringKey, _ euros: Int) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(euros, format: .currency(code: "EUR").precision(.fractionLength(0))).foregroundStyle(
        Ink.muted(scheme))
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 10) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Paid so far").gridColumnAlignment(.leading)
          Text(7_912, format: .currency(code: "EUR").precision(.fractionLength(0)))
            .gridColumnAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        GridRow {
          Text("Expected refund").bold()
            .accessibilityIdentifier("tax.refund")
          Text(1_046, format: .currency(code: "EUR").precision(.fractionLength(0))).bold()
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(Ink.muted(scheme).opacity(0.3))
          Capsule().fill(Ink.accent(scheme)).frame(width: space.size.width * 0.4)
        }
      }
      .frame(height: 8)
      .accessibilityHidden(true)
      ZStack(alignment: .topLeading) {
        Color.clear.frame(height: 22)
        if bug("tax.markPosition") {
          mark.position(x: direction == .rightToLeft ? 260 : 60, y: 11)
        } else {
          mark
        }
      }
    }
    .padding(.vertical, 4)
  }

  private var mark: some View {
    Text("40% checked").font(.footnote).foregroundStyle(Ink.muted(scheme)).fixedSize()
      .accessibilityIdentifier("tax.mark")
  }

  private var submit: some View {
    VStack(spacing: 6) {
      Text("Due by 31 July").font(.footnote).foregroundStyle(Ink.muted(scheme))
        .accessibilityIdentifier("tax.due")
      Button {
      } label: {
        Text("Send to the tax office")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(.horizontal, 12)
          .frame(maxWidth: .infinity, minHeight: 50)
          .background(Ink.fill, in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("tax.submit")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.bar)
    .offset(y: bug("tax.submitLow") ? 44 : 0)
  }
}

extension TaxScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "tax", sizes: [.large],
    faults: [
      Fault(
        "tax.footer", ["lowContrast"], [.id("tax.footer"), .text("Both partners")],
        "A pale gray footer."),
      Fault(
        "tax.labelWidth", ["broken", "truncated"],
        [.id("tax.expenses"), .text("Werbungskosten"), .key("Income-related expenses")], "de",
        "A label of fixed width breaks a German word."),
      Fault(
        "tax.rowHeight", ["overflowing", "truncated", "clipped", "overlapping"],
        [.id("tax.gross"), .text("Gross wages"), .text("48")], text: .accessibility2,
        "A row of fixed height at larger text."),
      Fault(
        "tax.ring", ["shrunk"], [.id("tax.ring"), .text("60")],
        "The percentage is shrunk to a third in the ring."),
      Fault(
        "tax.helpCover", ["covered"], [.id("tax.help")],
        "An invisible layer of the row takes the touches of the info button."),
      Fault(
        "tax.header", ["literal"], [.id("tax.header"), .text("Income")], "en-XA",
        "A header comes from a String."),
      Fault(
        "tax.markPosition", ["notMirrored"], [.id("tax.mark"), .key("40% checked")], "ar",
        "position(x:) is not mirrored, or the text is at the wrong side."),
      Fault(
        "tax.submitLow", ["outside", "underBar", "clipped"],
        [.id("tax.submit"), .text("Send to the tax")],
        "The submit button is pushed into the home indicator."),
      Fault(
        "tax.refundKey", ["missing"], [.key("Expected refund"), .text("Expected refund")], "ar",
        "The catalog has another key (a typing mistake)."),
      Fault(
        "tax.dueDe", ["missing", "untranslated"], [.key("Due by 31 July"), .id("tax.due")], "de",
        "An empty translation: nothing or the key is shown."),
      Fault(
        "tax.daysDe", ["placeholder", "localization"], [.key("%lld days"), .text("days}")], "de",
        "A translator writes {days} for the number."),
    ]
  ) { AnyView(TaxScreen()) }
}
