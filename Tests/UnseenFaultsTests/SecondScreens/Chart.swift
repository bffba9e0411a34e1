import SwiftUI

struct ChartScreen: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @ScaledMetric private var graphHeight: CGFloat = 110
  @State private var span = 0

  struct Vital: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let value: LocalizedStringKey
    let range: LocalizedStringKey
    let symbol: String
  }

  private var vitals: [Vital] {
    [
      Vital(
        id: "pulse", name: "Heart rate", value: "\(72) bpm", range: "Normal: 60–100",
        symbol: "heart.fill"),
      Vital(
        id: "oxygen", name: "Oxygen level", value: "\(97)%", range: "Normal: 95–100",
        symbol: "drop.fill"),
      Vital(
        id: "pressure", name: "Blood pressure", value: "120/80", range: "Normal: below 130",
        symbol: "waveform.path.ecg"),
      Vital(
        id: "temperature", name: "Temperature", value: "\("37.8") °C", range: "Slightly raised",
        symbol: "thermometer"),
    ]
  }

  private let readings: [Double] = [66, 70, 69, 82, 91, 78, 74, 72]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          patient
          allergies
          Picker("Time span", selection: $span) {
            Text("Day").tag(0)
            Text("Week").tag(1)
            Text("Month").tag(2)
          }
          .pickerStyle(.segmented)
          graph
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12
          ) {
            ForEach(vitals) { card($0) }
          }
          medications
        }
        .padding()
      }
      .navigationTitle("Patient chart")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "square.and.arrow.up")
          }
          .accessibilityLabel("Share")
        }
      }
      .safeAreaInset(edge: .bottom) {
        if !bug("chart.recordOverlay") { record }
      }
      .overlay(alignment: .bottom) {
        if bug("chart.recordOverlay") { record }
      }
    }
  }

  private var patient: some View {
    HStack(spacing: 12) {
      Text(verbatim: "AK")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 52, height: 52)
        .background(.indigo, in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Anna Keller")
          .font(.title3.bold())
          .accessibilitySortPriority(pick("chart.nameLast", -1, 0))
          .accessibilityIdentifier("patient-name")
        Text("Born \("1958")")
          .font(.subheadline)
        if bug("chart.roomLiteral") {
          Text("Room " + "12").font(.subheadline).accessibilityIdentifier("room")
        } else {
          Text("Room \("12")").font(.subheadline).accessibilityIdentifier("room")
        }
      }
      Spacer()
      Button {
      } label: {
        Image(systemName: "info.circle")
          .font(.system(size: pick("chart.infoTiny", 13, 22)))
          .frame(width: pick("chart.infoTiny", 16, 44), height: pick("chart.infoTiny", 16, 44))
      }
      .accessibilityLabel("Patient details")
      .accessibilityIdentifier("info")
    }
  }

  private var allergies: some View {
    HStack(alignment: .top) {
      Image(systemName: "exclamationmark.triangle.fill")
        .accessibilityHidden(true)
      Text("Allergic to penicillin and latex")
        .lineLimit(bug("chart.allergyLine") ? 1 : nil)
        .accessibilityIdentifier("allergy")
      Spacer(minLength: 0)
    }
    .font(.headline)
    .foregroundStyle(.white)
    .padding(12)
    .background(Color(red: 0.7, green: 0.08, blue: 0.12), in: RoundedRectangle(cornerRadius: 12))
  }

  private var graph: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Heart rate, last 24 hours").font(.headline)
      HStack(spacing: 6) {
        VStack(alignment: .trailing) {
          Text(verbatim: "100").accessibilityIdentifier("axis-100")
          Spacer()
          Text(verbatim: "80")
          Spacer()
          Text(verbatim: "60")
        }
        .font(.caption2)
        Canvas { context, size in
          var line = Path()
          for (index, value) in readings.enumerated() {
            let part = CGFloat(index) / CGFloat(readings.count - 1)
            let x = direction == .rightToLeft ? size.width * (1 - part) : size.width * part
            let y = size.height * (1 - CGFloat((value - 60) / 40))
            index == 0 ? line.move(to: CGPoint(x: x, y: y)) : line.addLine(to: CGPoint(x: x, y: y))
          }
          for step in 0..<3 {
            var rule = Path()
            let y = size.height * CGFloat(step) / 2
            rule.move(to: CGPoint(x: 0, y: y))
            rule.addLine(to: CGPoint(x: size.width, y: y))
            context.stroke(rule, with: .color(.gray.opacity(0.3)), lineWidth: 1)
          }
          context.stroke(line, with: .color(.red), lineWidth: 2)
        }
        .accessibilityLabel("Heart rate graph")
      }
      .frame(height: graphHeight)
      if bug("chart.axisAbsolute") {
        GeometryReader { space in
          Text("Yesterday").position(x: 60, y: 8).accessibilityIdentifier("axis-start")
          Text("Now").position(x: space.size.width - 20, y: 8).accessibilityIdentifier("axis-end")
        }
        .font(.caption2)
        .frame(height: 16)
      } else {
        HStack {
          Text("Yesterday").accessibilityIdentifier("axis-start")
          Spacer()
          Text("Now").accessibilityIdentifier("axis-end")
        }
        .font(.caption2)
        .padding(.leading, 28)
      }
    }
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }

  private func card(_ vital: Vital) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: vital.symbol).foregroundStyle(.indigo).accessibilityHidden(true)
      Text(vital.name)
        .font(.subheadline)
        .frame(width: bug("chart.nameWidth") && vital.id == "pulse" ? 70 : nil, alignment: .leading)
        .accessibilityIdentifier("name-\(vital.id)")
      Text(vital.value)
        .font(.title2.bold())
      Text(vital.range)
        .font(.caption)
        .lineLimit(bug("chart.rangeShrunk") && vital.id == "pressure" ? 1 : nil)
        .minimumScaleFactor(bug("chart.rangeShrunk") && vital.id == "pressure" ? 0.3 : 1)
        .frame(width: bug("chart.rangeShrunk") && vital.id == "pressure" ? 60 : nil)
        .foregroundStyle(
          bug("chart.rangeDark") && vital.id == "temperature" ? Color(white: 0.25) : Color.primary
        )
        .accessibilityIdentifier("range-\(vital.id)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }

  private var medications: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Medication").font(.headline)
      dose("Pain relief", "\(500) mg at \("8:00")", id: "pain")
      Divider()
      dose("Blood thinner", "\(40) mg at \("12:00")", id: "thinner")
      Divider()
      dose("Antibiotic", "\(250) mg at \("20:00")", id: "antibiotic")
    }
  }

  private func dose(_ name: LocalizedStringKey, _ amount: LocalizedStringKey, id: String)
    -> some View
  {
    Button {
    } label: {
      HStack(spacing: 12) {
        Image(systemName: "pills.fill").foregroundStyle(.indigo)
        VStack(alignment: .leading) {
          Text(name).foregroundStyle(.primary)
          Text(amount).font(.footnote).foregroundStyle(.primary)
        }
        Spacer()
        Image(
          systemName: bug("chart.doseChevron") && id == "thinner"
            ? "chevron.right" : "chevron.forward"
        )
        .accessibilityIdentifier("chevron-\(id)")
      }
      .frame(minHeight: 52)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("dose-\(id)")
  }

  private var record: some View {
    Button {
    } label: {
      Text("Record vital signs")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(.indigo, in: RoundedRectangle(cornerRadius: 12))
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
    .accessibilityIdentifier("record")
  }
}

extension ChartScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "chart", sizes: [.large],
    faults: [
      Fault(
        "chart.recordOverlay", ["unreachable", "underBar", "overlapping", "covered"],
        [.id("dose-antibiotic"), .text("Antibiotic"), .text("250")], "en", se: true,
        "the button bar lies over the end of the list"),
      Fault(
        "chart.nameLast", ["readingOrder"], [.id("patient-name")], "en",
        "the patient's name is read last"),
      Fault("chart.roomLiteral", ["literal"], [.id("room")], "en-XA", "a String put together"),
      Fault("chart.infoTiny", ["smallTouchArea"], [.id("info")], "en", "16-point button"),
      Fault(
        "chart.allergyLine", ["truncated", "unusedVariant"], [.id("allergy")], "de",
        "one line for a long warning"),
      Fault(
        "chart.nameWidth", ["broken", "truncated", "overflowing"], [.id("name-pulse")], "de",
        "70 points for Herzfrequenz"),
      Fault(
        "chart.rangeShrunk", ["shrunk", "truncated"], [.id("range-pressure")], "de",
        "letters shrink to a third"),
      Fault(
        "chart.rangeDark", ["lowContrast"], [.id("range-temperature")], "en", dark: true,
        "dark gray text in dark"),
      Fault(
        "chart.doseChevron", ["fixedArrow", "notMirrored"],
        [.id("chevron-thinner"), .id("dose-thinner")], "ar", "chevron.right"),
      Fault(
        "chart.missingDose", ["missing"], [.key("Blood thinner"), .text("Blood thinner")], "ar",
        "no Arabic translation"),
    ]
  ) { AnyView(ChartScreen()) }
}
