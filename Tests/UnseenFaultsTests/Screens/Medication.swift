import SwiftUI

struct Medicine: Identifiable {
  let id: String
  let name: String
  let tablets: Int
  let symbol: String
  let tint: Color
  var taken = false
}

struct CheckButtonStyle: ButtonStyle {
  var side = 44.0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title2)
      .frame(width: side, height: side)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct MedicationScreen: View {
  @State private var morning = [
    Medicine(
      id: "metformin", name: "Metformin 500 mg", tablets: 1, symbol: "pills.fill", tint: .indigo,
      taken: true),
    Medicine(
      id: "ramipril", name: "Ramipril 5 mg", tablets: 2, symbol: "capsule.fill", tint: .teal),
  ]
  @State private var evening = [
    Medicine(id: "vitaminD", name: "Vitamin D3", tablets: 3, symbol: "sun.max.fill", tint: .orange)
  ]

  var body: some View {
    NavigationStack {
      List {
        Section { summary }
        Section {
          ForEach(morning) { row($0) }
        } header: {
          Text("Morning")
        }
        Section {
          ForEach(evening) { row($0) }
        } header: {
          if bug("meds.table") {
            Text("Evening", tableName: "Medicines").accessibilityIdentifier("eveningHeader")
          } else {
            Text("Evening").accessibilityIdentifier("eveningHeader")
          }
        } footer: {
          if bug("meds.verbatim") {
            Text(verbatim: "Ask your doctor before you change a dose.").accessibilityIdentifier(
              "advice")
          } else {
            Text("Ask your doctor before you change a dose.").accessibilityIdentifier("advice")
          }
        }
        Section {
          Button("Order a refill", systemImage: "shippingbox") {}
            .accessibilityIdentifier("refill")
          Button("Share with family", systemImage: "person.2") {}
            .accessibilityIdentifier("share")
        }
      }
      .scrollDisabled(bug("meds.noScroll"))
      .navigationTitle("Medicines")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add medicine", systemImage: bug("meds.symbol") ? "plus.pill" : "plus") {}
            .accessibilityIdentifier("add")
        }
      }
    }
  }

  private var summary: some View {
    HStack(spacing: 16) {
      Gauge(value: 0.72) {
        Text("Adherence")
      } currentValueLabel: {
        Text(0.72, format: .percent)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.green)
      VStack(alignment: .leading, spacing: 4) {
        Text("This week").font(.headline)
        if bug("meds.headerLines") {
          Text("You took 18 of 25 doses on time.")
            .font(.subheadline)
            .frame(height: 20, alignment: .top)
            .clipped()
            .accessibilityIdentifier("onTime")
        } else {
          Text("You took 18 of 25 doses on time.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("onTime")
        }
      }
    }
  }

  @ViewBuilder private func row(_ medicine: Medicine) -> some View {
    let content = HStack(spacing: 12) {
      Image(systemName: medicine.symbol)
        .foregroundStyle(medicine.tint)
        .frame(width: 32)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(medicine.name)
          .font(bug("meds.font") ? .custom("Inter", size: 17) : .body)
          .foregroundStyle(bug("meds.blackName") ? Color.black : Color.primary)
          .accessibilityIdentifier(medicine.id)
        dose(medicine)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: medicine.taken ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(CheckButtonStyle(side: bug("meds.checkSide") ? 24 : 44))
      .accessibilityLabel("Taken")
      .accessibilityIdentifier(medicine.id + "Check")
    }
    if bug("meds.rowHeight") {
      content.frame(height: 36).clipped()
    } else if bug("meds.badge"), medicine.id == "ramipril" {
      content.overlay(alignment: .trailing) {
        Text("Running low")
          .font(.caption.bold())
          .padding(.horizontal, 10)
          .padding(.vertical, 14)
          .foregroundStyle(.white)
          .background(Color(red: 0.7, green: 0.1, blue: 0.1), in: Capsule())
          .onTapGesture {}
          .accessibilityIdentifier("low")
      }
    } else {
      content
    }
  }

  @ViewBuilder private func dose(_ medicine: Medicine) -> some View {
    if bug("meds.noPlural") {
      Text("\(medicine.tablets) tablet" + (medicine.tablets == 1 ? "" : "s"))
        .accessibilityIdentifier(medicine.id + "Dose")
    } else {
      Text("\(medicine.tablets) tablets").accessibilityIdentifier(medicine.id + "Dose")
    }
  }

  static let unseen = UnseenScreen(
    name: "meds", sizes: [.large, .xxxLarge, .accessibility2],
    faults: [
      Fault(
        "meds.table", ["missing"], [.id("eveningHeader"), .text("Evening")], "de", "wrong table"),
      Fault("meds.verbatim", ["literal"], [.id("advice")], "en-XA", "Text(verbatim:)"),
      Fault(
        "meds.noScroll", ["unreachable"], [.any], se: true, text: .accessibility2,
        "scrolling disabled"),
      Fault("meds.symbol", ["unknownSymbol"], [.id("add"), .text("plus.pill")], "no such symbol"),
      Fault(
        "meds.headerLines", ["clipped", "truncated"], [.id("onTime")], "de",
        "one line of two is clipped"),
      Fault(
        "meds.blackName", ["lowContrast"], [.id("metformin")], dark: true, "black names in dark"),
      Fault("meds.checkSide", ["smallTouchArea"], [.id("ramiprilCheck")], "24 points"),
      Fault(
        "meds.rowHeight", ["clipped", "overflowing"], [.id("ramipril"), .id("ramiprilDose")],
        text: .xxxLarge, "rows of 36 points"),
      Fault("meds.badge", ["covered"], [.id("ramiprilCheck")], "badge over the check button"),
      Fault("meds.noPlural", ["literal"], [.id("ramiprilDose")], "en-XA", "plural by hand"),
      Fault(
        "meds.pluralDe", ["localization", "missing"], [.key("%lld tablets")], "de",
        "de has no 'other'"),
      Fault("meds.missingHeaderJa", ["missing"], [.key("Morning")], "ja", "no ja translation"),
      Fault(
        "meds.bracesAr", ["placeholder"], [.key("You took 18 of 25 doses on time.")], "ar",
        "translator left {count}"),
      Fault(
        "meds.titleLong", ["truncated"], [.key("Medicines")], "de",
        "translation too long for a large title"),
    ]
  ) { AnyView(MedicationScreen()) }
}
