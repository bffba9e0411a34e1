import CalqueLayout
import Foundation

/// A wheel for each part of a date, in the order of the locale.
struct DateWheels: View {
  @Environment(\.self) private var environment
  let configuration: DatePickerStyleConfiguration
  /// Whether there are wheels for the month and the year alone.
  var hasMonthAlone = false

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts, id: \.self) { part in
        wheel(part).fixedSize(horizontal: true, vertical: false)
      }
    }
    .environment(\.sharesWheelGround, true)
    .background {
      Capsule(style: .circular).fill(Color.controlFill)
        .padding(.horizontal, metrics.wheelInset)
        .frame(height: metrics.wheelRow)
        .accessibilityHidden(true)
    }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private var metrics: ControlMetrics.Picker { environment.platformMetrics.controls.picker }

  /// A part of a date.
  private enum Part: Hashable {
    case year, month, day, hour, minute, dayPeriod
  }

  /// How many years before and after the date a wheel has; ours.
  private static let reach = 100

  private var calendar: Calendar { environment.pickerCalendar }

  private var hasDayPeriods: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: environment.locale)?
      .contains("a") ?? false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    if configuration.hasDate {
      let format = DateFormatter.dateFormat(
        fromTemplate: hasMonthAlone ? "yMMMM" : "yMMMMd", options: 0, locale: environment.locale)
      for letter in format ?? "dMy" {
        let part: Part? =
          switch letter {
          case "y", "u", "U", "r": .year
          case "M", "L": .month
          case "d": hasMonthAlone ? nil : .day
          default: nil
          }
        if let part, !parts.contains(part) { parts.append(part) }
      }
    }
    if configuration.hasTime { parts += [.hour, .minute] + (hasDayPeriods ? [.dayPeriod] : []) }
    return parts
  }

  private func wheel(_ part: Part) -> some View {
    Picker(selection: binding(part)) {
      ForEach(values(part), id: \.self) { value in title(part, value).tag(value) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
  }

  private func component(_ part: Part) -> Calendar.Component {
    switch part {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .dayPeriod: .hour
    case .minute: .minute
    }
  }

  private func value(_ part: Part) -> Int {
    let value = calendar.component(component(part), from: configuration.selection)
    switch part {
    case .dayPeriod: return value / 12
    case .hour where hasDayPeriods: return value % 12
    default: return value
    }
  }

  private func values(_ part: Part) -> [Int] {
    let date = configuration.selection
    switch part {
    case .year:
      let year = calendar.component(.year, from: date)
      return Array(max(year - Self.reach, 1)...max(year, 1) + Self.reach)
    case .month: return Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13)
    case .day: return Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32)
    case .hour: return Array(0..<(hasDayPeriods ? 12 : 24))
    case .minute: return Array(0..<60)
    case .dayPeriod: return [0, 1]
    }
  }

  private func title(_ part: Part, _ value: Int) -> Text {
    switch part {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return Text(
        verbatim: names.indices.contains(value - 1) ? names[value - 1] : value.formatted())
    case .year: return Text(value, format: .number.grouping(.never))
    case .minute: return Text(value, format: .number.precision(.integerLength(2)))
    case .hour where hasDayPeriods: return Text(value == 0 ? 12 : value, format: .number)
    case .dayPeriod: return Text(verbatim: value == 0 ? calendar.amSymbol : calendar.pmSymbol)
    case .hour, .day: return Text(value, format: .number)
    }
  }

  private func binding(_ part: Part) -> Binding<Int> {
    Binding {
      value(part)
    } set: { new in
      configuration.choose(date(setting: part, to: new))
    }
  }

  /// The date with another part. The last day of a shorter month takes the place of a day that it
  /// does not have.
  private func date(setting part: Part, to new: Int) -> Date {
    let date = configuration.selection
    let old = value(part)
    let step = part == .dayPeriod ? (new - old) * 12 : new - old
    return calendar.date(byAdding: component(part), value: step, to: date) ?? date
  }
}
