import SwiftUI

struct BudgetScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  @State private var span = 0
  private let values = [0.4, 0.65, 0.5, 0.9, 0.75, 0.3]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Picker("Period", selection: $span) {
            Text("Month").tag(0)
            Text("Year").tag(1)
          }
          .pickerStyle(.segmented)
          balance
          chart
          categories
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Budget")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add expense", systemImage: "plus") {} }
      }
    }
  }

  private var balance: some View {
    VStack(alignment: .leading, spacing: bug("budget.balance") ? -22 : 4) {
      Text("Left to spend").font(.subheadline).foregroundStyle(.secondary).accessibilityIdentifier(
        "leftTitle")
      Text(642.8, format: .currency(code: "EUR")).font(.largeTitle.bold())
        .accessibilityIdentifier("left")
      if bug("budget.delta") {
        Text("12 % less than in May" as String).font(.footnote).accessibilityIdentifier("delta")
      } else {
        Label("Less than last month", systemImage: "arrow.down.forward")
          .font(.footnote)
          .foregroundStyle(bug("budget.deltaColor") ? Color.yellow : Color(.label))
          .accessibilityIdentifier("delta")
      }
    }
    .card()
  }

  private var chart: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Spending by week").font(.headline).accessibilityIdentifier("chartTitle")
        Spacer()
        Button {
        } label: {
          Image(systemName: pick("budget.chevron", "chevron.right", "chevron.forward"))
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Show details")
        .accessibilityIdentifier("details")
      }
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4)
            .fill(index == 3 ? Color.orange : Color.accentColor)
            .frame(height: 120 * values[index])
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 120, alignment: .bottom)
      .accessibilityElement()
      .accessibilityLabel("Spending by week")
      .overlay(alignment: .topLeading) {
        if bug("budget.limitLabel") {
          Text("Limit").font(.caption).position(x: rtl ? 300 : 20, y: 8).accessibilityIdentifier(
            "limit")
        } else if bug("budget.limitOnBar") {
          Text("Limit").font(.caption).foregroundStyle(Color.white)
            .padding(.leading, 4).accessibilityIdentifier("limit")
        } else {
          Text("Limit").font(.caption).accessibilityIdentifier("limit")
        }
      }
      if bug("budget.axis") {
        HStack(spacing: 4) {
          ForEach(["January", "February", "March", "April", "May", "June"], id: \.self) { month in
            Text(LocalizedStringKey(month)).font(.footnote).frame(width: 40)
          }
        }
      } else {
        HStack {
          Text("January").font(.footnote)
          Spacer()
          Text("June").font(.footnote)
        }
        .foregroundStyle(.secondary)
      }
    }
    .card()
    .frame(height: bug("budget.chartHeight") ? 150 : nil, alignment: .top)
    .clipped()
  }

  private var categories: some View {
    VStack(alignment: .leading, spacing: 16) {
      category("Groceries", "cart", 0.8, "groceries")
      category("Public transport", "tram", 0.35, "transport")
      category("Insurance", "shield", 0.6, "insurance")
    }
    .card()
  }

  private func category(_ title: LocalizedStringKey, _ symbol: String, _ part: Double, _ id: String)
    -> some View
  {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Label {
          if bug("budget.labelWidth") {
            Text(title).lineLimit(1).frame(width: 110, alignment: .leading)
          } else if bug("budget.labelScale") {
            Text(title).lineLimit(1).minimumScaleFactor(0.3).frame(width: 70, alignment: .leading)
          } else {
            Text(title)
          }
        } icon: {
          Image(systemName: symbol).scaleEffect(x: bug("budget.flipped") ? -1 : 1)
        }
        .accessibilityIdentifier(id)
        Spacer()
        if bug("budget.percent") {
          Text("\(Int(part * 100))% used" as String).accessibilityIdentifier(id + "Part")
        } else {
          Text("\(part, format: .percent) used").foregroundStyle(.secondary)
            .accessibilityIdentifier(id + "Part")
        }
      }
      ProgressView(value: part).tint(part > 0.7 ? .red : .green)
        .accessibilityLabel(Text(title))
    }
  }

  static let unseen = UnseenScreen(
    name: "budget", sizes: [.large, .xLarge],
    faults: [
      Fault(
        "budget.balance", ["overlapping"], [.id("leftTitle"), .id("left"), .id("delta")],
        "negative spacing"),
      Fault("budget.delta", ["literal"], [.id("delta")], "en-XA", "String"),
      Fault("budget.deltaColor", ["lowContrast"], [.id("delta")], "yellow on white"),
      Fault("budget.chevron", ["fixedArrow"], [.id("details")], "ar", "chevron.right"),
      Fault("budget.limitLabel", ["notMirrored"], [.id("limit"), .key("Limit")], "ar", "position"),
      Fault("budget.limitOnBar", ["lowContrast"], [.id("limit")], "white on white in light"),
      Fault(
        "budget.axis", ["broken", "overlapping", "truncated"], [.key("February"), .key("January")],
        "de", "40 points for a month"),
      Fault(
        "budget.chartHeight", ["clipped"], [.key("June"), .key("January")], "card of 150 points"),
      Fault("budget.labelWidth", ["truncated"], [.key("Public transport")], "de", "110 points"),
      Fault(
        "budget.labelScale", ["shrunk"], [.key("Public transport")], "de", "70 points, factor 0.3"),
      Fault(
        "budget.flipped", ["turnedPicture"], [.id("groceries"), .any],
        "symbol mirrored by scaleEffect"),
      Fault("budget.percent", ["literal"], [.id("groceriesPart")], "en-XA", "percent as String"),
      Fault("budget.keepSourceAr", ["missing"], [.key("Left to spend")], "ar", "ar absent"),
      Fault(
        "budget.placeholderDe", ["placeholder"], [.key("Insurance")], "de",
        "translation '<translate me>' / {{insurance}}"),
    ]
  ) { AnyView(BudgetScreen()) }
}
