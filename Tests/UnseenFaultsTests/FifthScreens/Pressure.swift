import CalqueTesting
import SwiftUI

@MainActor @Observable final class PressureDiary {
  struct Reading: Identifiable {
    let id: Int
    let when: LocalizedStringKey
    let upper: Int
    let lower: Int
    let pulse: Int
  }
  var readings = [
    Reading(id: 0, when: "Today, morning", upper: 138, lower: 86, pulse: 71),
    Reading(id: 1, when: "Yesterday, evening", upper: 129, lower: 82, pulse: 64),
    Reading(id: 2, when: "Yesterday, morning", upper: 133, lower: 84, pulse: 68),
  ]
  var days = 7
  var remindsMe = true
  var latest: Reading { readings[0] }
  var mean: Int { readings.map(\.upper).reduce(0, +) / readings.count }
}

private struct StatusTag: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(
        bug("pressure.status")
          ? Color.yellow : scheme == .dark ? Color.yellow : Color(red: 0.55, green: 0.3, blue: 0))
  }
}

extension View {
  fileprivate func statusTag() -> some View { modifier(StatusTag()) }
}

struct PressureScreen: View {
  @State private var diary = PressureDiary()

  var body: some View {
    NavigationStack {
      List {
        Section { LatestCard(reading: diary.latest) }
        Section {
          TrendChart(values: diary.readings.map(\.upper).reversed() + [126, 131, 138])
            .frame(height: 150)
          LabeledContent {
            Text(diary.mean, format: .number)
          } label: {
            Text("Average of \(diary.days) days").accessibilityIdentifier("average")
          }
        } header: {
          Text("Trend")
        }
        Section {
          ForEach(diary.readings) { ReadingRow(reading: $0) }
        } header: {
          Text("Readings")
        } footer: {
          Text("Measured over \(diary.days) days, always on the left arm.")
            .accessibilityIdentifier("measured")
        }
        ReminderSection(diary: diary)
      }
      .navigationTitle("Blood pressure")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }
}

private struct LatestCard: View {
  let reading: PressureDiary.Reading
  @ScaledMetric(relativeTo: .largeTitle) private var height = 50.0

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(reading.when)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("latest-when")
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: "\(reading.upper)/\(reading.lower)")
          .font(.largeTitle.bold())
          .monospacedDigit()
          .accessibilityIdentifier("latest-value")
        Text("mmHg").font(.caption).foregroundStyle(.secondary).accessibilityIdentifier("unit")
      }
      .frame(height: pick("pressure.value", 26, height))
      .clipped()
      Text("Slightly high")
        .statusTag()
        .accessibilityIdentifier("status")
      Label("Pulse \(reading.pulse)", systemImage: "heart.fill")
        .font(.subheadline)
        .accessibilityIdentifier("latest-pulse")
        .accessibilitySortPriority(bug("pressure.pulse") ? 2 : 0)
    }
    .accessibilityElement(children: .contain)
  }
}

private struct TrendChart: View {
  let values: [Int]
  private var bounds: ClosedRange<Double> { 110...150 }

  private func point(_ index: Int, in size: CGSize) -> CGPoint {
    let x = size.width * Double(index) / Double(values.count - 1)
    let part = (Double(values[index]) - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return CGPoint(x: x, y: size.height * (1 - part))
  }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack {
        Text(150, format: .number)
        Spacer()
        Text(130, format: .number)
        Spacer()
        Text(110, format: .number)
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
      GeometryReader { proxy in
        ZStack(alignment: .bottomLeading) {
          Path { path in
            for index in values.indices {
              let p = point(index, in: proxy.size)
              if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
            }
          }
          .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          .accessibilityHidden(true)
          caption
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
      }
    }
    .padding(.vertical, 6)
  }

  @ViewBuilder private var caption: some View {
    let text = Text("Upper value").font(.caption2.bold()).accessibilityIdentifier("chart-caption")
    if bug("pressure.caption") {
      text.frame(maxWidth: .infinity, alignment: .leading).environment(
        \.layoutDirection, .leftToRight)
    } else {
      text
    }
  }
}

private struct ReadingRow: View {
  let reading: PressureDiary.Reading
  private var isLast: Bool { reading.id == 2 }
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: "\(reading.upper)/\(reading.lower)").font(.headline)
        Text(reading.when).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      if bug("pressure.delete"), isLast {
        bin.font(.system(size: 11)).buttonStyle(.plain)
      } else {
        bin.frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()).buttonStyle(.borderless)
      }
    }
  }
  private var bin: some View {
    Button {
    } label: {
      Image(systemName: "trash")
        .frame(
          width: bug("pressure.delete") && isLast ? nil : 44,
          height: bug("pressure.delete") && isLast ? nil : 44
        )
        .contentShape(Rectangle())
    }
    .accessibilityLabel(Text("Delete the reading"))
    .accessibilityIdentifier("delete-\(reading.id)")
  }
}

private struct ReminderSection: View {
  @Bindable var diary: PressureDiary
  var body: some View {
    Section {
      Toggle("Remind me", isOn: $diary.remindsMe)
      if bug("pressure.pause") { pause.fixedSize() } else { pause }
    }
  }
  private var pause: some View {
    Text("Sit still for five minutes before you measure.")
      .font(.subheadline)
      .accessibilityIdentifier("pause")
  }
}

extension PressureScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "pressure", sizes: [.large],
    faults: [
      Fault(
        "pressure.status", ["lowContrast"], [.id("status"), .key("Slightly high")],
        "yellow letters on white"),
      Fault(
        "pressure.value", ["clipped"], [.id("latest-value"), .id("unit"), .text("138/86")],
        text: .accessibility2, "a row of 26 points clips a large title"),
      Fault(
        "pressure.caption", ["notMirrored"], [.id("chart-caption"), .key("Upper value")], "ar",
        "a caption of a chart is laid out left to right by environment"),
      Fault(
        "pressure.pulse", ["readingOrder"], [.id("latest-pulse"), .text("Pulse 71")],
        "a sort priority has the pulse read first"),
      Fault(
        "pressure.average", ["localization"], [.id("average"), .key("Average of %lld days")], "de",
        "%@ for a number"),
      Fault(
        "pressure.delete", ["smallTouchArea"], [.id("delete-2")],
        "a bin of 11 points without a frame"),
      Fault(
        "pressure.braces", ["placeholder", "localization"],
        [
          .id("measured"), .text("{days}"),
          .key("Measured over %lld days, always on the left arm."),
        ], "ar", "{days} instead of the specifier"),
      Fault(
        "pressure.pause", ["overflowing", "clipped"],
        [.id("pause"), .key("Sit still for five minutes before you measure.")], "de",
        "fixedSize lets a line leave its row and the screen"),
    ]
  ) { AnyView(PressureScreen()) }
}
