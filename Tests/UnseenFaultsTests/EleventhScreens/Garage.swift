import SwiftUI

/// An entry of a car's service log.
struct GarageScreen: View {
  @State private var vehicle = "van"
  @State private var odometer = "84\u{00A0}210"
  @State private var oil = true
  @State private var brakes = false
  @State private var tyres = true
  @State private var months = 12
  @State private var date = Date(timeIntervalSince1970: 1_781_784_000)
  @Environment(\.colorScheme) private var scheme

  private var steel: Color {
    scheme == .dark
      ? Color(red: 0.5, green: 0.8, blue: 0.9) : Color(red: 0, green: 0.36, blue: 0.48)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Vehicle") {
          Picker("Model", selection: $vehicle) {
            Text(verbatim: "Kastenwagen T6").tag("van")
            Text(verbatim: "Kombi 1.6").tag("wagon")
          }
          LabeledContent("Odometer") {
            TextField("Kilometres", text: $odometer)
              .keyboardType(.numberPad)
              .multilineTextAlignment(.trailing)
          }
          LabeledContent("Workshop") { Text(verbatim: "Kern") }
        }
        Section("Work done") {
          Toggle("Oil & filter changed", isOn: $oil)
          Toggle(isOn: $brakes) {
            Text("Brake fluid")
              .frame(width: bug("garage.brake") ? 96 : nil, alignment: .leading)
          }
          .accessibilityIdentifier("brakes")
          Toggle("Tyres rotated", isOn: $tyres)
        }
        .tint(scheme == .dark ? .teal : steel)
        Section {
          DatePicker("Date", selection: $date, displayedComponents: .date)
          Stepper("Again in \(months) months", value: $months, in: 1...36)
            .accessibilityIdentifier("again")
        }
        Section {
          LabeledContent("Parts") { Text(128.4, format: .currency(code: "EUR")) }
          LabeledContent("Labour") { Text(92, format: .currency(code: "EUR")) }
        } header: {
          Text("Costs")
        } footer: {
          footer
        }
        Section {
          Button(role: .destructive) {
          } label: {
            Text("Delete entry")
              .foregroundStyle(
                scheme == .dark
                  ? Color(red: 1, green: 0.55, blue: 0.5)
                  : Color(red: 0.75, green: 0.05, blue: 0.05))
          }
          .accessibilityIdentifier("delete")
        }
      }
      .scrollDisabled(bug("garage.scroll"))
      .accessibilityIdentifier("form")
      .safeAreaInset(edge: .bottom) { scanBar }
      .navigationTitle("New service")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}
            .tint(Color(red: 0, green: 0.36, blue: 0.48))
            .accessibilityIdentifier("save")
        }
      }
    }
    .tint(steel)
  }

  @ViewBuilder private var footer: some View {
    let text = Text("Amounts include VAT. Receipts are kept for ten years.")
    if bug("garage.footer") {
      text.foregroundStyle(.tertiary)
    } else {
      text
    }
  }

  private var scanBar: some View {
    HStack {
      Spacer()
      Button {
      } label: {
        Label("Scan receipt", systemImage: "doc.viewfinder")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(.horizontal, 18)
          .frame(minHeight: 52)
          .background(Color(red: 0, green: 0.36, blue: 0.48), in: Capsule())
      }
      .accessibilityIdentifier("scan")
      .offset(x: bug("garage.scan") ? 56 : 0)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemGroupedBackground))
  }
}

extension GarageScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "garage", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "garage.amp", ["placeholder"], [.key("Oil & filter changed")], "de",
        "the ampersand was escaped twice: &amp; is read"),
      Fault(
        "garage.costs", ["missing"], [.key("Costs")], "ar",
        "the key was renamed in the code, not in the catalog: English in an Arabic form"),
      Fault(
        "garage.title", ["truncated"], [.key("New service")], "de",
        "a translation too long for the title between two buttons"),
      Fault(
        "garage.scroll", ["unreachable"],
        [
          .id("form"), .id("delete"), .key("Delete entry"), .key("Labour"), .key("Parts"),
          .key("Costs"),
        ], "en",
        se: true, "a form that does not scroll is longer than the screen"),
      Fault(
        "garage.footer", ["lowContrast"],
        [.key("Amounts include VAT. Receipts are kept for ten years.")], "en",
        "a footer in the tertiary style"),
      Fault(
        "garage.brake", ["broken"], [.key("Brake fluid"), .id("brakes")], "de",
        "a label of a toggle is 96 points wide, and its word is broken"),
      Fault(
        "garage.scan", ["outside", "clipped", "overflowing"], [.id("scan"), .key("Scan receipt")],
        "en",
        "the floating button leaves the screen at its side"),
      Fault(
        "garage.han", ["mixedFonts"], [.key("Workshop")], "ja",
        "a simplified Chinese 备 in a Japanese word"),
    ]
  ) { AnyView(GarageScreen()) }
}
