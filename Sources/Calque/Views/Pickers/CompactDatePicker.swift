import CalqueLayout
import Foundation

/// The date and the time in fields of their own.
struct CompactDatePicker: View {
  @Environment(\.platformMetrics.controls.date) private var metrics
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    ControlRow(label: configuration.label, overflows: false) {
      HStack(spacing: metrics.spacing) {
        if configuration.hasDate { DateField(text: configuration.dateText) }
        if configuration.hasTime { DateField(text: configuration.timeText) }
      }
    }
  }
}

/// A part of a date in a field.
struct DateField: View {
  @Environment(\.platformMetrics.controls.date) private var metrics
  let text: Text

  var body: some View {
    text
      .lineLimit(1)
      .padding(.horizontal, metrics.padding)
      .padding(.vertical, metrics.height / 2)
      .background(Color.controlFill, in: .rect(cornerRadius: metrics.radius))
      .modifier(DimmedWhenDisabled())
  }
}

/// A month, and the time below it.
struct GraphicalDatePicker: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack {
      if configuration.hasDate {
        MonthView(
          anchor: configuration.selection, bounds: configuration.bounds,
          isChosen: { zoned.isDate($0, inSameDayAs: configuration.selection) },
          choose: { configuration.choose(timed($0)) })
      }
      if configuration.hasTime {
        HStack {
          Spacer()
          DateField(text: configuration.timeText)
        }
      }
    }
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// A day at the time of the date before.
  private func timed(_ day: Date) -> Date {
    let time = zoned.dateComponents([.hour, .minute, .second], from: configuration.selection)
    return zoned.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }
}
