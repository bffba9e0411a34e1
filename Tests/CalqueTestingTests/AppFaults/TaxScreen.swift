import Calque

/// A long form.
struct TaxScreen: AppScreen {
  let mistake: String?
  @State private var name = ""
  @State private var isMarried = false
  @State private var children = 1

  static let mistakes = [
    AppFault(
      "taxLabelCut", "truncated", .key("Church tax"), "de",
      ["Church tax": "Kirchensteuermerkmal laut Lohnsteuerbescheinigung"]),
    AppFault(
      "taxStepOutOfOrder", "localization", .key("Step %lld of %lld"), "ar",
      ["Step %lld of %lld": "الخطوة %1$lld من %3$lld"]),
    AppFault("taxPaleNote", "lowContrast", .key("Your data stays on this device.")),
    AppFault("taxSendVerbatim", "literal", .text("Send to the office"), "ar-XB"),
    AppFault("taxMissingGerman", "missing", .key("Children"), "de", ["Children": ""]),
    AppFault("taxSaveLast", "readingOrder", .view("note")),
    AppFault("taxValueFixedLeft", "notMirrored", .view("income")),
    AppFault("taxSmallInfo", "smallTouchArea", .view("info")),
    AppFault(
      "taxNoteBroken", "broken", .key("Your data stays on this device."), "de",
      ["Your data stays on this device.": "Datenschutzgrundverordnungskonform gespeichert."]),
    AppFault("taxNumberTurned", "turnedPicture", .text("48,000")),
    AppFault("taxMarriedCovered", "covered", .view("married")),
  ]

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("First name", text: $name)
          HStack {
            Text("Income")
            Spacer()
            Text(verbatim: "48,000")
              .scaleEffect(x: pick("taxNumberTurned", -1, 1))
              .accessibilityIdentifier("income")
              .environment(\.layoutDirection, .leftToRight)
          }
          .modifier(Direction(isFixed: made("taxValueFixedLeft")))
          Toggle("Married", isOn: $isMarried).accessibilityIdentifier("married")
            .overlay { if made("taxMarriedCovered") { Color.white.opacity(0.01) } }
          Stepper("Children", value: $children)
          HStack {
            Text("Church tax").lineLimit(pick("taxLabelCut", 1, nil))
            Spacer()
            Button {
            } label: {
              Image(systemName: "info.circle")
                .frame(width: pick("taxSmallInfo", 20, 44), height: pick("taxSmallInfo", 20, 44))
                .contentShape(Rectangle())
            }
            .buttonStyle(.borderless)
            .accessibilityIdentifier("info")
          }
        } header: {
          Text("Step \(2) of \(5)")
        }
        Section {
          note
          if made("taxSendVerbatim") {
            Button(action: {}) { Text(verbatim: "Send to the office") }
          } else {
            Button("Send to the office") {}
          }
        }
      }
      .navigationTitle("Tax return")
    }
  }

  private struct Direction: ViewModifier {
    let isFixed: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content.environment(\.layoutDirection, isFixed ? .leftToRight : direction)
    }
  }

  private var note: some View {
    Text("Your data stays on this device.")
      .frame(width: pick("taxNoteBroken", 180, nil), alignment: .leading)
      .foregroundStyle(pick("taxPaleNote", Color.gray.opacity(0.4), Color.primary))
      .accessibilitySortPriority(pick("taxSaveLast", -1, 0))
      .accessibilityIdentifier("note")
  }
}
