import CalqueLayout
public import Foundation

/// How a ``DatePicker`` looks.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of a choice in this style.
  associatedtype Body: View
  /// What a choice consists of.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes a choice.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle {
  /// Writes a choice in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a choice of a date consists of.
public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that is allowed, if there is one.
  public var minimumDate: Date?
  /// The last date that is allowed, if there is one.
  public var maximumDate: Date?
  /// What people choose of the date.
  public var displayedComponents: DatePickerComponents

  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var bounds: DateBounds { DateBounds(minimum: minimumDate, maximum: maximumDate) }
  var hasDate: Bool { displayedComponents.contains(.date) }
  var hasTime: Bool { displayedComponents.contains(.hourAndMinute) }

  /// The day as a text.
  var dateText: Text {
    Text(selection, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
  }

  /// The time as a text.
  var timeText: Text {
    Text(selection, format: Date.FormatStyle(date: .omitted, time: .shortened))
  }

  /// All that is shown as a text.
  var valueText: Text {
    Text(
      selection,
      format: Date.FormatStyle(
        date: hasDate ? .abbreviated : .omitted, time: hasTime ? .shortened : .omitted))
  }

  /// The same choice of some parts of the date.
  func showing(_ components: DatePickerComponents) -> Self {
    var copy = self
    copy.displayedComponents = components
    return copy
  }

  /// Sets the nearest date that is allowed.
  func choose(_ date: Date) { selection = bounds.bounded(date) }
}

/// The look of the platform: the date in a field, which opens a calendar on iOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.platformMetrics.controls.date.opensCalendar) private var opens

  /// Makes the style.
  public nonisolated init() {}

  /// The label and the date.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration, opens: opens)
  }
}

/// The date in a field, which opens a calendar in a popover.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label and the date.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A calendar of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The month, and the time below it.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A wheel for each part of the date, in the order of the locale.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The wheels.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label, fills: true) {
      DateWheels(configuration: configuration)
    }
  }
}

/// The date in a field that is written into.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label and the date.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration, opens: false)
  }
}

/// The date in a field with a stepper, which changes it by days, or by minutes where there is no
/// day.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  @Environment(\.calendar) private var calendar

  /// Makes the style.
  public nonisolated init() {}

  /// The label, the date and the stepper.
  public func makeBody(configuration: Configuration) -> some View {
    let unit: Calendar.Component = configuration.hasDate ? .day : .minute
    let step = { (count: Int) in
      let date = calendar.date(byAdding: unit, value: count, to: configuration.selection)
      if let date { configuration.choose(date) }
    }
    HStack {
      CompactDatePicker(configuration: configuration, opens: false)
      StepperButtons(
        value: StepperValue(increment: { step(1) }, decrement: { step(-1) }, { _ in }))
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the platform.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in a field, which opens a calendar.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

nonisolated extension View {
  /// Sets how the choices of dates inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.datePickerStyles = StyleLayer(style, over: $0.datePickerStyles) })
  }
}

private let datePickerStylesSlot = EnvironmentSlot<StyleLayer<any DatePickerStyle>>()

extension EnvironmentValues {
  /// How choices of dates look; nil as the platform wants it.
  var datePickerStyles: StyleLayer<any DatePickerStyle>? {
    get { self[datePickerStylesSlot] }
    set { self[datePickerStylesSlot] = newValue }
  }

  /// The calendar of choices of dates, with the time zone and the language of the views.
  var pickerCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    if calendar.locale?.identifier != locale.identifier { calendar.locale = locale }
    return calendar
  }
}
