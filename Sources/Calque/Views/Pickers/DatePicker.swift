import Foundation

/// A choice of a date or time, in the calendar and with the numerals of the environment.
///
/// ``ViewHost/choose(date:from:)`` chooses a date.
public struct DatePicker<Label> {
  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label

  nonisolated init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents,
    label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }
}

/// What a choice of dates allows.
struct DateBounds {
  var minimum: Date?
  var maximum: Date?

  /// The nearest date that is allowed.
  func bounded(_ date: Date) -> Date {
    let date = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, date) } ?? date
  }

  /// Whether a part of an interval is allowed.
  func allows(_ interval: DateInterval) -> Bool {
    (minimum.map { interval.end > $0 } ?? true) && (maximum.map { interval.start <= $0 } ?? true)
  }
}

extension DatePicker: View, PrimitiveView where Label: View {
  /// The components of a date that people choose.
  public typealias Components = DatePickerComponents

  /// Writes the choice in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let (outer, bounds, selection) = (emitter.environment, bounds, selection)
    let layer = outer.datePickerStyles
    emitter.environment.datePickerStyles = layer?.outer
    let configuration = DatePickerStyleConfiguration(
      label: AnyView(label), selection: selection, minimumDate: bounds.minimum,
      maximumDate: bounds.maximum, displayedComponents: components)
    var control = ControlAnnotation(
      .picker, label: emitter.words(of: label),
      value: emitter.textResolver.string(of: configuration.valueText))
    control.children = .contain
    control.input = DateInput(isEnabled: outer.isEnabled) {
      selection.wrappedValue = bounds.bounded($0)
    }
    let style = layer?.style ?? DefaultDatePickerStyle()
    emitter.with(control) {
      HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    }
    emitter.environment = outer
  }
}

/// The node of a choice of a date.
final class DateInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let take: (Date) -> Void
  let isDisabled: Bool

  init(isEnabled: Bool, _ take: @escaping (Date) -> Void) {
    self.take = take
    isDisabled = !isEnabled
  }
}

/// The parts of a date that people choose.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day, the month and the year.
  public static let date = Self(rawValue: 2)
}
