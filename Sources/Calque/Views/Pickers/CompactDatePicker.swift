import CalqueLayout
import Foundation

/// The date and the time in fields of their own. A tap on a field opens a calendar or wheels in a
/// popover, where the platform has them.
struct CompactDatePicker: View {
  @Environment(\.platformMetrics.controls.date) private var metrics
  @Environment(\.dynamicTypeSize) private var textSize
  let configuration: DatePickerStyleConfiguration
  /// Whether the fields open something.
  var opens = true

  var body: some View {
    ControlRow(label: configuration.label, overflows: false, stacks: true) {
      if textSize.isAccessibilitySize {
        // The fields are beside each other if there is room.
        ViewThatFits(in: .horizontal) {
          HStack(spacing: metrics.spacing) { fields }
          VStack(alignment: .leading, spacing: metrics.spacing) { fields }
        }
      } else {
        HStack(spacing: metrics.spacing) { fields }
      }
    }
  }

  @ViewBuilder
  private var fields: some View {
    if configuration.hasDate { field(.date, configuration.dateText) }
    if configuration.hasTime { field(.hourAndMinute, configuration.timeText) }
  }

  @ViewBuilder
  private func field(_ part: DatePickerComponents, _ text: Text) -> some View {
    if opens {
      DateButton(configuration: configuration, part: part, text: text)
    } else {
      DateField(text: text)
    }
  }
}

/// A field that opens what its part of the date is chosen with.
private struct DateButton: View {
  @Environment(\.platformMetrics.presentation.popover) private var popover
  @State private var isOpen = false
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents
  let text: Text

  var body: some View {
    Button {
      isOpen = true
    } label: {
      DateField(text: text, isOpen: isOpen)
    }
    .buttonStyle(FieldButtonStyle())
    .popover(isPresented: $isOpen) {
      chooser
        .padding(popover.calendarPadding)
        .presentationCompactAdaptation(.popover)
    }
  }

  @ViewBuilder
  private var chooser: some View {
    let configuration = configuration.showing(part)
    if part == .date {
      GraphicalDatePicker(configuration: configuration).frame(width: popover.calendarWidth)
    } else {
      DateWheels(configuration: configuration)
    }
  }
}

/// The label as it is.
private struct FieldButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A part of a date in a field.
struct DateField: View {
  @Environment(\.platformMetrics.controls.date) private var metrics
  let text: Text
  /// Whether the field has opened something: its text has the colour of the tint then.
  var isOpen = false

  var body: some View {
    text
      .lineLimit(1)
      .foregroundStyle(
        isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.primary)
      )
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
          DateButton(
            configuration: configuration, part: .hourAndMinute, text: configuration.timeText)
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
