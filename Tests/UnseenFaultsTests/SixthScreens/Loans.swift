import CalqueTesting
import SwiftUI

struct Loan: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let author: String
  let days: Int
  let color: Color
  var symbol = "book.closed.fill"
}

struct LoansScreen: View {
  @State private var query = ""
  @State private var sorting = 0

  private let loans = [
    Loan(id: 1, title: "The Old Lighthouse", author: "M. Okafor", days: 12, color: .indigo),
    Loan(id: 2, title: "Bread from Scratch", author: "J. Lindqvist", days: 5, color: .brown),
    Loan(id: 3, title: "Birds of the Coast", author: "P. Tanaka", days: 3, color: .teal),
    Loan(id: 4, title: "A Short History of Maps", author: "R. Costa", days: 0, color: .purple),
  ]
  private let history = [
    Loan(id: 1, title: "Night Train North", author: "A. Weiss", days: 2023, color: .blue),
    Loan(id: 2, title: "Learning to Sail", author: "C. Moreau", days: 2022, color: .mint),
    Loan(id: 3, title: "The Glass Orchard", author: "S. Haddad", days: 2021, color: .orange),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section {
          card
        }
        Section("Borrowed") {
          ForEach(loans) { loan in row(loan) }
        }
        Section("Reserved") {
          VStack(alignment: .leading, spacing: 4) {
            Text("Letters from the Valley").font(.headline)
            Text("\(3) people ahead of you")
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("loans.queue")
          }
          Label("Ready to be picked up", systemImage: "checkmark.circle.fill")
            .foregroundStyle(.primary)
        }
        Section("Reading history") {
          ForEach(history) { book in past(book) }
          HStack {
            Text("Show everything")
            Spacer()
            Image(systemName: pick("loans.chevron", "chevron.right", "chevron.forward"))
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("loans.more")
          }
        }
        Section("Your branch") {
          branch
        }
        Section {
          HStack {
            fees
            Spacer()
            Text("\(240) cents").monospacedDigit()
          }
          Button("Pay at the desk") {}
        } header: {
          Text("Account")
        } footer: {
          Text("Fees are collected once a month.")
        }
      }
      .navigationTitle("My library")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $query, prompt: Text("Search titles"))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Sort by", selection: $sorting) {
              Text("Due date").tag(0)
              Text("Title").tag(1)
            }
          } label: {
            Label("Sort by", systemImage: "line.3.horizontal.decrease")
          }
        }
      }
    }
  }

  private var card: some View {
    HStack(spacing: 14) {
      Image(systemName: "book.fill")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading, spacing: 4) {
        Text("Library card").font(.headline)
        Text("You can borrow \(6) more items")
          .font(.subheadline)
          .accessibilityIdentifier("loans.limit")
        ProgressView(value: 0.4)
          .accessibilityLabel(Text("Borrowed"))
      }
    }
    .padding(.vertical, 4)
  }

  private func row(_ loan: Loan) -> some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(loan.color.gradient)
        .frame(width: 40, height: 56)
        .overlay {
          Image(systemName: loan.symbol).foregroundStyle(.white)
        }
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(loan.title).font(.headline)
        Text("by \(loan.author)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        due(loan)
      }
      Spacer(minLength: 4)
      Button {
      } label: {
        Image(systemName: "arrow.clockwise")
          .frame(
            width: loan.id == 3 ? pick("loans.renewSmall", 18, 44) : 44,
            height: loan.id == 3 ? pick("loans.renewSmall", 18, 44) : 44)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text("Renew"))
      .accessibilityIdentifier("loans.renew\(loan.id)")
    }
  }

  @ViewBuilder private func due(_ loan: Loan) -> some View {
    if loan.days == 0 {
      Text("Overdue")
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .foregroundStyle(.white)
        .background(
          pick("loans.overdueBadge", Color.yellow, Color(red: 0.7, green: 0.05, blue: 0.1)),
          in: Capsule()
        )
        .accessibilityIdentifier("loans.overdue")
    } else if loan.id == 1, bug("loans.dueWidth") {
      Text("Due in \(loan.days) days")
        .font(.caption)
        .lineLimit(1)
        .frame(width: 84, alignment: .leading)
        .accessibilityIdentifier("loans.due\(loan.id)")
    } else {
      Text("Due in \(loan.days) days")
        .font(.caption)
        .accessibilityIdentifier("loans.due\(loan.id)")
    }
  }

  private func past(_ book: Loan) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(book.title)
      Text("Returned in \(String(book.days))")
        .font(.footnote)
        .foregroundStyle(
          book.id == 2
            ? pick("loans.returnedDark", Color(white: 0.28), Color.primary) : Color.primary
        )
        .accessibilityIdentifier("loans.returned\(book.id)")
    }
  }

  @ViewBuilder private var branch: some View {
    let row = HStack {
      Label("Harbour Street", systemImage: "building.columns.fill")
        .accessibilityIdentifier("loans.branch")
      Spacer()
      Text("Open until \(20)")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("loans.open")
    }
    if bug("loans.branchLTR") {
      row.environment(\.layoutDirection, .leftToRight)
    } else {
      row
    }
  }

  @ViewBuilder private var fees: some View {
    if bug("loans.feeLiteral") {
      let label: String = "Overdue fees"
      Text(label).accessibilityIdentifier("loans.fees")
    } else {
      Text("Overdue fees").accessibilityIdentifier("loans.fees")
    }
  }
}

extension LoansScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "loans", sizes: [.large],
    faults: [
      Fault(
        "loans.dueWidth", ["truncated"], [.id("loans.due1"), .key("Due in %lld days")], "de",
        "due date in a width of 84 with one line"),
      Fault(
        "loans.renewSmall", ["smallTouchArea"], [.id("loans.renew3")], "an icon button of 18 x 18"),
      Fault(
        "loans.overdueBadge", ["lowContrast"], [.id("loans.overdue"), .key("Overdue")],
        "white on yellow"),
      Fault(
        "loans.returnedDark", ["lowContrast"], [.id("loans.returned2")], "en", dark: true,
        "dark grey on a dark row, far down"),
      Fault("loans.chevron", ["fixedArrow"], [.id("loans.more")], "ar", "chevron.right, far down"),
      Fault(
        "loans.queuePlural", ["missing"], [.id("loans.queue"), .key("%lld people ahead of you")],
        "ar", "no form few in Arabic for 3"),
      Fault(
        "loans.limitFormat", ["localization", "placeholder"],
        [.id("loans.limit"), .key("You can borrow %lld more items")], "de", "%@ for a number"),
      Fault(
        "loans.branchLTR", ["notMirrored"],
        [.id("loans.branch"), .id("loans.open"), .key("Harbour Street"), .key("Open until %lld")],
        "ar", "row forced left to right, far down"),
      Fault(
        "loans.feeLiteral", ["literal"], [.id("loans.fees"), .text("Overdue fees")], "en-XA",
        "a String variable, far down"),
    ]
  ) { AnyView(LoansScreen()) }
}
